//! Accounts. Source of paths and payloads: specification §7.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use auth::agreements::{self, Editions};
use auth::users::{self, Kind, Registration, User};
use companies::free_trials::{self, Terms};
use companies::grants::Flags;
use companies::profiles::Membership;
use companies::review::{self, Review};
use db::Conn;
use flows::accounts::{self, free_trial};
use flows::assessments::quota::{self, LeftOfTrial};
use flows::limits::Who;
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Caller, Guest, Peer, Viewer, input, text};
use crate::wire::{CompanyReviewSubject, CompanyRole, CompanyState, Theme, Time, Word};
use config::Config;

/// The signed-in account.
#[derive(Serialize, ToSchema)]
pub(crate) struct UserBody {
    user: UserView,
}

#[derive(Serialize, ToSchema)]
#[schema(as = User)]
struct UserView {
    id: kernel::uuid::Uuid,
    /// As its person reads it: a domain in its own letters.
    email: String,
    username: Option<String>,
    display_name: String,
    is_company: bool,
    is_partner: bool,
    is_admin: bool,
    is_billing_staff: bool,
    /// Whether this person may write problems for the bank.
    is_author: bool,
    email_verified: bool,
    profile_completed: bool,
    /// Whether the person still has to agree to the current terms of use or privacy policy.
    agreements_due: bool,
    theme: Theme,
    flags: FlagsView,
    company: Option<CompanyView>,
}

/// What opens the tabs of the client dashboard. Source: specification §4.
#[derive(Serialize, ToSchema)]
#[schema(as = Flags)]
struct FlagsView {
    payment: bool,
    super_star_access: bool,
    profile_completed: bool,
    marketing_completed: bool,
    /// How many interns have accepted.
    accepted_interns: i64,
    assessment_access: bool,
}

#[derive(Serialize, ToSchema)]
#[schema(as = Company)]
struct CompanyView {
    id: kernel::uuid::Uuid,
    name: String,
    /// What it may do waits for the approval.
    state: CompanyState,
    /// What the account may do there.
    role: CompanyRole,
    /// The free trial that opens its assessments; null once it pays for them, and when none is in force.
    trial: Option<FreeTrialView>,
    /// When a free trial ran out whose assessments and results stay readable; null while more is open, and without one.
    trial_ended_at: Option<Time>,
    /// The free trial that begins once the account confirms its address; null if none does.
    trial_offer: Option<TrialOfferView>,
    /// What Assay is looking at.
    review: Option<ReviewView>,
}

/// What is left of a free trial.
#[derive(Serialize, ToSchema)]
#[schema(as = FreeTrial)]
struct FreeTrialView {
    ends_at: Time,
    /// How many invitations it has.
    invitations: i64,
    /// How many of them are left.
    invitations_left: i64,
}

/// A free trial that an account can begin.
#[derive(Serialize, ToSchema)]
#[schema(as = FreeTrialOffer)]
struct TrialOfferView {
    days: i64,
    invitations: i32,
}

/// Something that Assay is looking at.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyReview)]
struct ReviewView {
    of: CompanyReviewSubject,
    since: Time,
}

/// What opens and closes beside the flags.
struct Access {
    membership: Membership,
    flags: Flags,
    trial: Option<LeftOfTrial>,
    ran_out: Option<Instant>,
    offer: Option<Terms>,
    review: Option<Review>,
}

/// Registers the signed-in person. Uid and e-mail must be the token's own.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Register {
    firebase_uid: String,
    email: String,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A name has 1 to 120 characters."),
        custom(function = text::line))]
    display_name: String,
    is_company: bool,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 40, message = "A phone number has at most 40 characters."),
        custom(function = text::line))]
    phone: Option<String>,
    #[serde(default)]
    referral_code: Option<String>,
}

input!(Register);

/// The signed-in account, or the one that the admin looks as; 404 when the person has not registered.
#[utoipa::path(get, path = "/api/auth/user", tag = "auth", security(("bearer" = [])),
    responses((status = 200, body = UserBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_user(
    state: Data<State>,
    caller: Caller,
    viewed: Guest,
) -> Result<Json<UserBody>, ApiError> {
    let viewer = match viewed.0 {
        Some(viewed) => Viewer::clone(&viewed),
        None => crate::web::door::load(&state, &caller.0).await.map_err(|e| match e.code() {
            "not_registered" => ApiError::not_found(),
            _ => e,
        })?,
    };
    let (config, now) = (state.config.clone(), state.clock.now());
    if viewer.user.kind != Kind::Company {
        return Ok(Json(body(viewer.user, None, &config)));
    }
    let body = state.db.read(move |conn| with_company(conn, viewer.user, (&config, now)));
    Ok(Json(body.await?))
}

/// Registers, or answers the account that is there.
#[utoipa::path(post, path = "/api/auth/register", tag = "auth", security(("bearer" = [])),
    request_body = Register,
    responses((status = 201, body = UserBody), (status = 200, body = UserBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn register_account(
    state: Data<State>,
    caller: Caller,
    peer: Peer,
    body: Body<Register>,
) -> Result<HttpResponse, ApiError> {
    let (claims, form) = (caller.0, body.value);
    let same_email = form.email.parse::<kernel::Email>().is_ok_and(|email| email == claims.email);
    if form.firebase_uid != claims.uid || !same_email {
        return Err(auth::Error::IdentityMismatch.into());
    }
    let form = Registration {
        is_company: form.is_company,
        display_name: form.display_name,
        phone: form.phone,
        referral_code: form.referral_code,
    };
    let (config, sender, now) = (state.config.clone(), state.sender(), state.clock.now());
    let registered = state.db.write(move |conn| {
        crate::web::door::refuse_erased(conn, &claims)?;
        let (user, fresh) = accounts::register(conn, &claims, &form, Who::nobody(peer.0))?;
        if fresh {
            accounts::tell_referrer(conn, &sender, user.id)?;
        }
        if let Some(into) = user.merged_into {
            return Err(crate::web::door::merged(&users::get(conn, into)?));
        }
        crate::web::door::refuse_disabled(&user)?;
        Ok::<_, ApiError>((with_company(conn, user, (&config, now))?, fresh))
    });
    let (body, fresh) = registered.await?;
    let status = if fresh { StatusCode::CREATED } else { StatusCode::OK };
    Ok(HttpResponse::build(status).json(body))
}

/// The account as its person sees it.
pub(crate) fn with_company(
    conn: &mut Conn,
    user: User,
    (config, now): (&Config, Instant),
) -> Result<UserBody, ApiError> {
    let Some(membership) = companies::profiles::of_member(conn, user.id)? else {
        return Ok(body(user, None, config));
    };
    let id = membership.company.id;
    let flags = companies::grants::flags(conn, id)?;
    let trial = if flags.on_trial { quota::left_of_trial(conn, id, now)? } else { None };
    let reads_only = flags.trial_ran_out && !flags.may_assess(membership.company.state);
    let ran_out = if reads_only { free_trials::ran_out(conn, id)? } else { None };
    let offer = free_trial::offer(conn, &user, &membership)?;
    let review = review::in_review(conn, &membership.company)?;
    Ok(body(user, Some(Access { membership, flags, trial, ran_out, offer, review }), config))
}

fn body(user: users::User, company: Option<Access>, config: &Config) -> UserBody {
    let flags = company.as_ref().map(|of| of.flags);
    let flags = flags.as_ref();
    let granted = |flag: fn(&Flags) -> bool| flags.is_some_and(flag);
    let agreements_due = agreements::are_due(&user);
    UserBody {
        user: UserView {
            id: user.id.0,
            is_admin: user.is_admin(config.admin_email.as_ref()),
            is_company: user.kind == Kind::Company,
            is_partner: user.kind == Kind::Partner,
            is_billing_staff: crate::web::door::is_staff(&user, config),
            is_author: crate::web::door::is_author(&user, config),
            email: kernel::own_spelling(&user.email),
            username: user.username,
            display_name: user.display_name,
            email_verified: user.email_verified,
            profile_completed: user.profile_completed,
            agreements_due,
            theme: Word(user.theme),
            flags: FlagsView {
                payment: granted(|f| f.payment),
                super_star_access: granted(|f| f.super_star_access),
                profile_completed: granted(|f| f.profile_completed),
                marketing_completed: granted(|f| f.marketing_completed),
                accepted_interns: flags.map_or(0, |f| f.accepted_interns),
                assessment_access: granted(|f| f.assessment_access),
            },
            company: company.map(CompanyView::from),
        },
    }
}

impl From<Access> for CompanyView {
    fn from(of: Access) -> Self {
        let trial = |left: LeftOfTrial| FreeTrialView {
            ends_at: left.ends_at.into(),
            invitations: left.invitations,
            invitations_left: left.invitations_left,
        };
        let offer = |of: Terms| TrialOfferView { days: of.days, invitations: of.invitations };
        let review = |of: Review| ReviewView { of: Word(of.of), since: of.since.into() };
        let Membership { company, role } = of.membership;
        Self {
            id: company.id.0,
            name: company.name,
            state: company.state.into(),
            role: role.into(),
            trial: of.trial.map(trial),
            trial_ended_at: of.ran_out.map(Time::from),
            trial_offer: of.offer.map(offer),
            review: of.review.map(review),
        }
    }
}

/// How pages are to look.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChooseTheme {
    theme: Theme,
}

input!(ChooseTheme);

/// Remembers how pages look to the caller.
#[utoipa::path(put, path = "/api/users/theme", tag = "users", security(("bearer" = [])),
    request_body = ChooseTheme,
    responses((status = 200, body = UserBody), (status = 400, body = ProblemBody)))]
pub(crate) async fn choose_theme(
    state: Data<State>,
    viewer: Viewer,
    body: Body<ChooseTheme>,
) -> Result<Json<UserBody>, ApiError> {
    let (theme, now, config) = (body.value.theme.0, state.clock.now(), state.config.clone());
    let body = state.db.write(move |conn| {
        let user = users::set_theme(conn, viewer.user.id, theme)?;
        with_company(conn, user, (&config, now))
    });
    Ok(Json(body.await?))
}

/// The editions that the person was shown, such as `1.2`.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Agree {
    /// Of the terms of use.
    terms: String,
    /// Of the privacy policy.
    privacy: String,
}

input!(Agree);

/// Records that the caller agrees to the terms of use and the privacy policy in force.
#[utoipa::path(put, path = "/api/users/agreements", tag = "users", security(("bearer" = [])),
    request_body = Agree,
    responses((status = 204), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn agree(
    state: Data<State>,
    viewer: Viewer,
    body: Body<Agree>,
) -> Result<HttpResponse, ApiError> {
    let shown = body.value;
    let agreed = state.db.write(move |conn| {
        let editions = Editions { terms: &shown.terms, privacy: &shown.privacy };
        Ok::<_, ApiError>(agreements::agree(conn, viewer.user.id, editions)?)
    });
    agreed.await?;
    Ok(HttpResponse::NoContent().finish())
}
