//! The way from a code to an attempt.

use std::str::FromStr;

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json, Path};
use assessments::attempts::Starter;
use assessments::invitations::{self, Card, Claim, Code, Taker};
use assessments::trials;
use auth::users::Kind;
use challenges::practice;
use challenges::problems::{self, Reader, Slug};
use db::Conn;
use flows::assessments::{reuse as acts, submit};
use kernel::uuid::Uuid;
use kernel::{AssessmentId, Email, Instant, UserId};
use referral::codes::Code as Referral;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::candidate::taking::earlier::WaysView;
use crate::web::{Body, Id, IdempotencyKey, Once, input};
use crate::web::{Guest, Viewer};
use crate::wire::words::{Looker, Meaning};
use crate::wire::{
    AiPolicy, InvitationStanding, InviteViewer, LanguageId, RecordedView, ResolutionKind, Time,
    Word, recorded,
};

/// What an address below /codebrainv2 means.
#[derive(Serialize, ToSchema)]
#[schema(as = Resolution)]
pub(crate) struct ResolutionView {
    kind: ResolutionKind,
    /// The address to be at.
    path: Option<String>,
}

/// What a code invites to.
#[derive(Serialize, ToSchema)]
#[schema(as = InviteCard)]
pub(crate) struct CardView {
    code: String,
    state: InvitationStanding,
    company_name: String,
    /// Whether that is a partner, who runs it for the students they brought.
    by_partner: bool,
    assessment_title: String,
    /// The role that the person applied for and is invited for; for that person only.
    role_title: Option<String>,
    duration_minutes: i32,
    /// How long attempts last without extra time.
    base_minutes: i32,
    /// After so many attempts within `retake_days` somebody cools down.
    retake_attempts: i32,
    /// 0 where nobody cools down.
    retake_days: i32,
    task_count: i64,
    languages: Vec<LanguageId>,
    invited_email_masked: String,
    /// Whether an account with another verified address may take it.
    any_address: bool,
    /// Whether Assay has not verified the company.
    is_unverified: bool,
    /// From when it can be begun, where that is said.
    opens_at: Option<Time>,
    expires_at: Time,
    /// The clock that counts.
    server_now: Time,
    /// The assessment that a member of the company takes as a trial, where it is one.
    trial_of: Option<Uuid>,
    /// The name of the problem that is tried alone, where it is one.
    trial_problem: Option<String>,
    /// The problem that editor and judge can be tried with before the start; null where none is open for practice.
    warm_up: Option<String>,
    recorded: Vec<RecordedView>,
    ai_policy: AiPolicy,
    /// Whether the server has an assistant at present, where the policy allows one.
    assistant_ready: bool,
    /// What agreeing to it names.
    consent_edition: String,
    retention_days: u16,
    /// Of the person who began it only.
    attempt_id: Option<Uuid>,
    /// What they can do beside beginning; for that person only.
    earlier: Option<WaysView>,
    viewer: InviteViewer,
}

/// Agreeing to what is recorded.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StartBody {
    consent: bool,
    /// The edition of the text that was shown. Writing is recorded only under one that says so.
    #[serde(default)]
    #[validate(length(max = 40, message = "An edition has at most 40 characters."))]
    edition: Option<String>,
}

input!(StartBody);

/// A running attempt.
#[derive(Serialize, ToSchema)]
#[schema(as = Started)]
pub(crate) struct StartedView {
    attempt_id: Uuid,
}

/// What one part of an address means.
#[utoipa::path(get, path = "/api/codebrain/resolve/{first}", tag = "candidates",
    params(("first" = String, Path)), responses((status = 200, body = ResolutionView)))]
pub(crate) async fn resolve_address(
    state: Data<State>,
    guest: Guest,
    path: Path<String>,
) -> Result<Json<ResolutionView>, ApiError> {
    let (first, asks) = (path.into_inner(), asks(&state, guest));
    let found = state.db.read(move |conn| {
        let reader = reader(conn, asks)?;
        meaning(conn, reader, &first, None)
    });
    Ok(Json(found.await?))
}

/// What two parts of an address mean.
#[utoipa::path(get, path = "/api/codebrain/resolve/{first}/{second}", tag = "candidates",
    params(("first" = String, Path), ("second" = String, Path)),
    responses((status = 200, body = ResolutionView)))]
pub(crate) async fn resolve_long_address(
    state: Data<State>,
    guest: Guest,
    path: Path<(String, String)>,
) -> Result<Json<ResolutionView>, ApiError> {
    let ((first, second), asks) = (path.into_inner(), asks(&state, guest));
    let found = state.db.read(move |conn| {
        let reader = reader(conn, asks)?;
        meaning(conn, reader, &first, Some(&second))
    });
    Ok(Json(found.await?))
}

/// Who asks what an address means, and whether it is the admin.
fn asks(state: &State, guest: Guest) -> Option<(UserId, bool)> {
    let is_admin = |of: &Viewer| of.user.is_admin(state.config.admin_email.as_ref());
    guest.0.map(|viewer| (viewer.user.id, is_admin(&viewer)))
}

/// Whose problems an address may mean: a company's own one only to its members.
fn reader(conn: &mut Conn, asks: Option<(UserId, bool)>) -> Result<Reader, ApiError> {
    let Some((user, is_admin)) = asks else { return Ok(Reader::Anybody) };
    if is_admin {
        return Ok(Reader::All);
    }
    let membership = companies::profiles::of_member(conn, user)?;
    let company = membership.map(|membership| membership.company.id);
    Ok(company.map_or(Reader::Anybody, Reader::Company))
}

/// A problem's name wins; else a code, in whatever case it was typed; else a problem's name in the
/// wrong case. Source: decisions, "Judge and attempts". Whether a code exists is not shown here.
fn meaning(
    conn: &mut Conn,
    reader: Reader,
    first: &str,
    second: Option<&str>,
) -> Result<ResolutionView, ApiError> {
    let typed = preview(conn, reader, (first, second))?;
    let path = match Code::from_str(&first.to_ascii_uppercase()) {
        _ if typed.is_some() => typed,
        Ok(code) => return Ok(attempt(&code, second)),
        Err(_) => preview(conn, reader, (&first.to_ascii_lowercase(), second))?,
    };
    let kind = if path.is_some() { Meaning::ProblemPreview } else { Meaning::NotFound };
    Ok(ResolutionView { kind: kind.into(), path })
}

fn attempt(code: &Code, second: Option<&str>) -> ResolutionView {
    // A referral code that has not the form of one is ignored. Source: specification §5.
    let referral = second.and_then(|text| Referral::parse(text).ok());
    let rest = referral.map(|code| format!("/{}", code.as_str())).unwrap_or_default();
    let path = Some(format!("/codebrainv2/{}{rest}", code.as_str()));
    ResolutionView { kind: Meaning::Attempt.into(), path }
}

/// Where a problem of this name is shown: the version that `second` names, or the published one.
fn preview(
    conn: &mut Conn,
    reader: Reader,
    (name, second): (&str, Option<&str>),
) -> Result<Option<String>, ApiError> {
    let Ok(slug) = Slug::from_str(name) else { return Ok(None) };
    let named = second.and_then(|text| text.parse().ok());
    let shown = problems::version(conn, reader, &slug, named)?;
    Ok(shown.map(|detail| format!("/codebrainv2/{slug}/{}", detail.problem.id)))
}

/// What a code invites to.
#[utoipa::path(get, path = "/api/codebrain/{id}", tag = "candidates",
    params(("id" = String, Path, description = "The code")),
    responses((status = 200, body = CardView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_invitation(
    state: Data<State>,
    guest: Guest,
    code: Id<Code>,
) -> Result<Json<CardView>, ApiError> {
    let viewer = guest.0.map(|viewer| (*viewer).clone());
    let (days, assistant_ready) = (state.config.recording_days, state.model.is_some());
    let view = state.db.write(move |conn| {
        let card = invitations::by_code(conn, &code.0)?.ok_or_else(ApiError::not_found)?;
        let now = db::clock::now(conn)?;
        let who = who_looks(&card, viewer.as_ref());
        if let (Some(viewer), Looker::Invited) = (&viewer, who) {
            let email: Email = viewer.user.email.parse().map_err(ApiError::internal)?;
            invitations::mark_opened(conn, &code.0, viewer.user.id, &email)?;
        }
        let warm_up = practice::warm_up(conn)?.map(|slug| slug.to_string());
        let (earlier, role_title) = match who {
            Looker::Invited | Looker::AnyAddress => {
                let address = viewer.as_ref().map_or("", |viewer| viewer.user.email.as_str());
                let ways = WaysView::of(acts::ways(conn, card.id, address)?);
                let is_invited = who == Looker::Invited;
                let role = is_invited.then(|| hiring::assessing::role_title(conn, card.id));
                (Some(ways), role.transpose()?.flatten())
            }
            Looker::Anonymous | Looker::OtherAccount | Looker::Unverified | Looker::Taken => {
                (None, None)
            }
        };
        let trial_problem = trial_problem(conn, card.trial_of)?;
        let plain = view(card, (viewer.as_ref(), who), days, now);
        Ok::<_, ApiError>(CardView {
            warm_up,
            earlier,
            role_title,
            trial_problem,
            assistant_ready,
            ..plain
        })
    });
    Ok(Json(view.await?))
}

/// The name of the problem that a trial is of, where it is of one alone.
pub(crate) fn trial_problem(
    conn: &mut Conn,
    trial_of: Option<AssessmentId>,
) -> Result<Option<String>, ApiError> {
    Ok(trial_of.map(|of| trials::problem_of(conn, of)).transpose()?.flatten())
}

fn who_looks(card: &Card, viewer: Option<&Viewer>) -> Looker {
    let Some(user) = viewer.map(|viewer| &viewer.user) else { return Looker::Anonymous };
    let hires = user.kind == Kind::Company;
    match card.claim(Taker { user: user.id, address: &user.email, hires }) {
        Claim::None => Looker::OtherAccount,
        Claim::Taken => Looker::Taken,
        Claim::Invited | Claim::AnyAddress if !user.email_verified => Looker::Unverified,
        Claim::Invited => Looker::Invited,
        Claim::AnyAddress => Looker::AnyAddress,
    }
}

fn view(
    card: Card,
    (viewer, who): (Option<&Viewer>, Looker),
    retention_days: u16,
    now: Instant,
) -> CardView {
    let own = |user| viewer.is_some_and(|viewer| viewer.user.id == user);
    CardView {
        code: card.code,
        state: card.standing.into(),
        company_name: card.company_name,
        by_partner: card.by_partner,
        is_unverified: card.is_unverified,
        assessment_title: card.assessment_title,
        role_title: None,
        // Extra time is nobody else's business.
        duration_minutes: match who {
            Looker::Invited | Looker::AnyAddress => card.own_minutes,
            Looker::Anonymous | Looker::OtherAccount | Looker::Unverified | Looker::Taken => {
                card.duration_minutes
            }
        },
        base_minutes: card.duration_minutes,
        retake_attempts: card.retakes.0,
        retake_days: card.retakes.1,
        task_count: card.task_count,
        languages: card.languages.into_iter().map(Word).collect(),
        invited_email_masked: card
            .email
            .parse::<Email>()
            .map_or_else(|_| String::new(), |e| e.masked()),
        any_address: card.any_address,
        opens_at: card.opens_at.map(Time::from),
        expires_at: card.expires_at.into(),
        server_now: now.into(),
        trial_of: card.trial_of.map(|id| id.0),
        trial_problem: None,
        warm_up: None,
        recorded: recorded(card.edition),
        ai_policy: card.ai_policy.into(),
        assistant_ready: false,
        consent_edition: card.edition.version.to_owned(),
        retention_days,
        attempt_id: card.attempt.filter(|(_, user)| own(*user)).map(|(id, _)| id.0),
        earlier: None,
        viewer: who.into(),
    }
}

/// Begins the attempt, or answers the one that runs.
#[utoipa::path(post, path = "/api/codebrain/{id}/start", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = StartBody,
    responses((status = 201, body = StartedView), (status = 200, body = StartedView),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn start_attempt(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
    key: IdempotencyKey,
    body: Body<StartBody>,
) -> Result<HttpResponse, ApiError> {
    if !body.value.consent {
        let text = "An attempt begins with your consent to what is recorded.";
        return Err(ApiError::invalid_field("consent", "required", text));
    }
    let user = viewer.user;
    let email: Email = user.email.parse().map_err(ApiError::internal)?;
    let edition = body.value.edition;
    let starter = Starter { user: user.id, email, email_verified: user.email_verified, edition };
    let route = "POST /api/codebrain/{id}/start";
    let once = Once { user: user.id, key, route, digest: body.digest };
    let (sender, has_model) = (state.sender(), state.model.is_some());
    once.run(&state, move |conn| {
        let started = submit::start(conn, &sender, &code.0, (&starter, has_model))?;
        let status = if started.fresh { StatusCode::CREATED } else { StatusCode::OK };
        Ok((status, StartedView { attempt_id: started.attempt.0 }))
    })
    .await
}
