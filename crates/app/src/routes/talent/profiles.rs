//! The caller's own place in the talent pool, and what everybody may know of the pool.

use std::cmp::Reverse;

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::talent as acts;
use hiring::resumes;
use kernel::uuid::Uuid;
use kernel::{AttemptId, CompanyId};
use serde::{Deserialize, Serialize};
use talent::profiles::{self, Form, Known, Pay, Profile};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use super::ResumeView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Guest, Viewer, input, query, text};
use crate::wire::{
    ListBody, Nothing, TalentAuthorisation, TalentAvailability, TalentEmployment, TalentPayPeriod,
    TalentPlace, TalentSkill, TalentVisibility, Time, Word,
};

/// How many people have a skill.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentCount)]
struct CountView {
    skill: TalentSkill,
    /// Rounded down to tens, and never below ten.
    people: usize,
}

/// The pool, as everybody may know it.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentPool)]
pub(crate) struct PoolBody {
    /// The most frequent first; a skill of fewer than ten people is left out.
    skills: Vec<CountView>,
}

/// What the pool holds. People who block the caller's company are not counted for it.
#[utoipa::path(get, path = "/api/talent-pool", tag = "talent",
    responses((status = 200, body = PoolBody)))]
pub(crate) async fn show_talent_pool(
    state: Data<State>,
    guest: Guest,
) -> Result<Json<PoolBody>, ApiError> {
    let user = guest.0.map(|viewer| viewer.user.id);
    let counted = state.db.read(move |conn| {
        let member = match user {
            Some(user) => companies::profiles::of_member(conn, user)?,
            None => None,
        };
        let company = member.map(|member| member.company.id);
        Ok::<_, ApiError>(profiles::counts(conn, company)?)
    });
    let view = |(skill, people)| CountView { skill: Word(skill), people };
    let mut skills: Vec<CountView> = counted.await?.into_iter().map(view).collect();
    skills.sort_by_key(|count| Reverse(count.people));
    Ok(Json(PoolBody { skills }))
}

/// The least pay that a candidate expects.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = TalentPay)]
struct PayBody {
    /// In whole units of the currency.
    amount: i32,
    /// Three capital letters.
    currency: String,
    period: TalentPayPeriod,
}

/// Joins the pool, or changes what is said there.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveTalentProfile {
    /// The version that was read; 0 to join.
    version: i32,
    /// Whether the caller agrees to being found; without that nobody joins.
    consent: bool,
    visibility: TalentVisibility,
    /// 1 to 120 characters.
    #[serde(deserialize_with = "text::trimmed")]
    headline: String,
    /// 1 to 20.
    #[validate(length(max = 100))]
    skills: Vec<TalentSkill>,
    availability: TalentAvailability,
    /// 1 to 5.
    #[validate(length(max = 100))]
    places: Vec<TalentPlace>,
    pay: Option<PayBody>,
    /// Companies that see nothing at all, at most 50.
    #[validate(length(max = 100))]
    #[schema(value_type = Vec<Uuid>)]
    blocked: Vec<CompanyId>,
    /// Whether Assay may put the caller on lists for single companies.
    curated: bool,
    /// Whether companies on whose lists the caller is see the caller's graded results.
    shows_results: bool,
    /// What kind of work the caller looks for.
    #[validate(length(max = 100))]
    employment: Vec<TalentEmployment>,
    /// Where the caller may work without a sponsor, at most 5.
    #[validate(length(max = 100))]
    authorised: Vec<TalentAuthorisation>,
    /// `https://github.com/` and a name.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 200))]
    github: Option<String>,
    /// Own attempts whose results are shown by the caller's name, at most 10.
    #[validate(length(max = 100))]
    #[schema(value_type = Vec<Uuid>)]
    results: Vec<AttemptId>,
}

input!(SaveTalentProfile);

impl From<SaveTalentProfile> for Form {
    fn from(body: SaveTalentProfile) -> Self {
        let pay = body.pay.map(|PayBody { amount, currency, period }| Pay {
            amount,
            currency,
            period: period.0,
        });
        Self {
            visibility: body.visibility.0,
            headline: body.headline,
            skills: body.skills.into_iter().map(|word| word.0).collect(),
            availability: body.availability.0,
            places: body.places.into_iter().map(|word| word.0).collect(),
            pay,
            blocked: body.blocked.into_iter().collect(),
            curated: body.curated,
            shows_results: body.shows_results,
            employment: body.employment.into_iter().map(|word| word.0).collect(),
            authorised: body.authorised.into_iter().map(|word| word.0).collect(),
            github: body.github,
            results: body.results.into_iter().collect(),
            score: None,
        }
    }
}

/// A company that can be blocked.
#[derive(Serialize, ToSchema)]
#[schema(as = BlockableCompany)]
pub(crate) struct CompanyView {
    id: Uuid,
    name: String,
}

impl From<Known> for CompanyView {
    fn from(known: Known) -> Self {
        Self { id: known.id.0, name: known.name }
    }
}

/// The caller's place in the pool.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentProfile)]
struct ProfileView {
    /// To be sent back when changing it.
    version: i32,
    visibility: TalentVisibility,
    headline: String,
    skills: Vec<TalentSkill>,
    availability: TalentAvailability,
    places: Vec<TalentPlace>,
    pay: Option<PayBody>,
    blocked: Vec<CompanyView>,
    curated: bool,
    shows_results: bool,
    employment: Vec<TalentEmployment>,
    authorised: Vec<TalentAuthorisation>,
    github: Option<String>,
    /// Attempts whose results are shown by the caller's name.
    results: Vec<Uuid>,
    resume: Option<ResumeView>,
    consented_at: Time,
}

/// The caller's place in the pool, if they have joined.
#[derive(Serialize, ToSchema)]
#[schema(as = TalentProfileBody)]
pub(crate) struct ProfileBody {
    profile: Option<ProfileView>,
}

pub(super) fn view(conn: &mut Conn, profile: Profile) -> Result<ProfileBody, ApiError> {
    let blocked = profiles::names(conn, &profile.form)?;
    let resume = profile.resume.map(|id| resumes::find(conn, id)).transpose()?;
    let Profile { form, version, consented_at, .. } = profile;
    let pay = form.pay.map(|Pay { amount, currency, period }| PayBody {
        amount,
        currency,
        period: Word(period),
    });
    let profile = ProfileView {
        version,
        visibility: Word(form.visibility),
        headline: form.headline,
        skills: form.skills.into_iter().map(Word).collect(),
        availability: Word(form.availability),
        places: form.places.into_iter().map(Word).collect(),
        pay,
        blocked: blocked.into_iter().map(CompanyView::from).collect(),
        curated: form.curated,
        shows_results: form.shows_results,
        employment: form.employment.into_iter().map(Word).collect(),
        authorised: form.authorised.into_iter().map(Word).collect(),
        github: form.github,
        results: form.results.into_iter().map(|attempt| attempt.0).collect(),
        resume: resume.map(ResumeView::from),
        consented_at: consented_at.into(),
    };
    Ok(ProfileBody { profile: Some(profile) })
}

/// The caller's place in the pool.
#[utoipa::path(get, path = "/api/talent-profile", tag = "talent", security(("bearer" = [])),
    responses((status = 200, body = ProfileBody)))]
pub(crate) async fn show_talent_profile(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ProfileBody>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| match profiles::of_user(conn, user)? {
        Some(profile) => view(conn, profile),
        None => Ok(ProfileBody { profile: None }),
    });
    Ok(Json(found.await?))
}

/// Joins the pool, or changes what is said there; it counts at once. What a blocked company has asked and has no
/// answer to is declined.
#[utoipa::path(put, path = "/api/talent-profile", tag = "talent", security(("bearer" = [])),
    request_body = SaveTalentProfile,
    responses((status = 200, body = ProfileBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_talent_profile(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SaveTalentProfile>,
) -> Result<Json<ProfileBody>, ApiError> {
    viewer.require_verified()?;
    if !body.value.consent {
        return Err(talent::Error::NoConsent.into());
    }
    let (user, sender, seen) = (viewer.user, state.sender(), body.value.version);
    let form = Form::from(body.value);
    let saved = state.db.write(move |conn| {
        let profile = acts::save(conn, &sender, &user, (seen, &form))?;
        view(conn, profile)
    });
    Ok(Json(saved.await?))
}

/// Leaves the pool. Requests that wait for an answer are declined.
#[utoipa::path(delete, path = "/api/talent-profile", tag = "talent", security(("bearer" = [])),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn leave_talent_pool(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<Nothing>, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    state.db.write(move |conn| acts::leave(conn, &sender, user)).await?;
    Ok(Json(Nothing {}))
}

/// Which companies are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// A part of the name, 1 to 100 characters.
    name: String,
}

/// Companies that can be blocked: the first ten by name.
#[utoipa::path(get, path = "/api/talent-profile/companies", tag = "talent",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = ListBody<CompanyView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_blockable_companies(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<ListBody<CompanyView>>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for `name`.")?;
    let name = wanted.name.trim().to_owned();
    if !(1..=100).contains(&name.chars().count()) || name.contains('\0') {
        let help = "A name has 1 to 100 characters.";
        return Err(ApiError::invalid_field("name", "length", help));
    }
    let found = state.db.read(move |conn| profiles::companies(conn, &name)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(CompanyView::from).collect() }))
}
