//! Assessments and the invitations to them, for members of a company.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::definitions::{
    self, Assessment, Counts, Cover, Detail, NewAssessment, Settings, Version,
};
use assessments::invitations::{self as asked, NewInvitation, Terms};
use flows::assessments::invite;
use kernel::uuid::Uuid;
use kernel::{AssessmentId, CompanyId, Email, UserId};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::assessing::tasks::{NewTaskBody, TaskView};
use crate::routes::company::invitations::{InvitationView, host};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, input, paging_of, query, text};
use crate::web::{Member, Viewer};
use crate::wire::{AiPolicy, LanguageId, PageBody, Time, Word};

/// An assessment to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewAssessmentBody {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A title has 1 to 120 characters."),
        custom(function = text::line))]
    title: String,
    #[validate(range(min = 15, max = 240, message = "An assessment lasts 15 to 240 minutes."))]
    duration_minutes: i32,
    #[validate(length(min = 1, max = 20, message = "Name at least one language."))]
    languages: Vec<LanguageId>,
    #[validate(length(min = 1, max = 8, message = "An assessment has 1 to 8 tasks."), nested)]
    tasks: Vec<NewTaskBody>,
    /// Those of most assessments where there are none.
    #[serde(default)]
    #[validate(nested)]
    settings: Option<AssessmentSettings>,
}

impl NewAssessmentBody {
    pub(super) fn of(self, company: CompanyId, created_by: UserId) -> NewAssessment {
        NewAssessment {
            company,
            created_by,
            title: self.title,
            duration_minutes: self.duration_minutes,
            languages: self.languages.into_iter().map(|language| language.0).collect(),
            tasks: self.tasks.into_iter().map(Into::into).collect(),
            settings: self.settings.map(Settings::from).unwrap_or_default(),
        }
    }
}

/// What applies to the invitations to an assessment.
#[derive(Serialize, Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AssessmentSettings {
    /// For how many days an invitation is open.
    #[validate(range(min = 1, max = 60, message = "Invitations are open for 1 to 60 days."))]
    window_days: i32,
    /// After so many attempts within so many days somebody cools down.
    #[validate(range(min = 1, max = 10, message = "Allow 1 to 10 attempts."))]
    retake_attempts: i32,
    /// 0 where nobody cools down.
    #[validate(range(min = 0, max = 730, message = "Choose 0 to 730 days."))]
    retake_days: i32,
    /// Extra time in hundredths of the duration: 0, or 10 to 300.
    #[validate(range(min = 0, max = 300, message = "Extra time is 0, or 10 to 300 percent."))]
    accommodation_percent: i32,
    /// Whether it is recorded how candidates write, where they agree.
    #[serde(default = "records")]
    records_typing: bool,
    /// What candidates may do with the assistant of the workspace.
    #[serde(default = "off")]
    ai_policy: AiPolicy,
    /// Whether an account with another verified address than the invited one may take it.
    #[serde(default)]
    any_address: bool,
}

/// Unless a company says otherwise.
fn records() -> bool {
    true
}

/// The same.
fn off() -> AiPolicy {
    Word(definitions::AiPolicy::Off)
}

impl From<Settings> for AssessmentSettings {
    fn from(of: Settings) -> Self {
        Self {
            window_days: of.window_days,
            retake_attempts: of.retake_attempts,
            retake_days: of.retake_days,
            accommodation_percent: of.accommodation_percent,
            records_typing: of.records_typing,
            ai_policy: of.ai_policy.into(),
            any_address: of.any_address,
        }
    }
}

impl From<AssessmentSettings> for Settings {
    fn from(of: AssessmentSettings) -> Self {
        Self {
            window_days: of.window_days,
            retake_attempts: of.retake_attempts,
            retake_days: of.retake_days,
            accommodation_percent: of.accommodation_percent,
            records_typing: of.records_typing,
            ai_policy: of.ai_policy.0,
            any_address: of.any_address,
        }
    }
}

/// Somebody to be invited.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InviteBody {
    #[validate(length(max = 254, message = "An address has at most 254 characters."))]
    email: String,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 120, message = "A name has at most 120 characters."),
        custom(function = text::line))]
    name: Option<String>,
}

input!(NewAssessmentBody, AssessmentSettings, InviteBody);

/// How far the invited have come.
#[derive(Serialize, ToSchema)]
#[schema(as = Counts)]
struct CountsView {
    invited: i64,
    started: i64,
    finished: i64,
}

impl From<Counts> for CountsView {
    fn from(counts: Counts) -> Self {
        Self { invited: counts.invited, started: counts.started, finished: counts.finished }
    }
}

/// An assessment in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = Assessment)]
pub(crate) struct AssessmentView {
    id: Uuid,
    title: String,
    duration_minutes: i32,
    task_count: i64,
    languages: Vec<LanguageId>,
    created_at: Time,
    counts: CountsView,
    settings: AssessmentSettings,
    /// Which version it is, from 1.
    number: i32,
    superseded: bool,
    archived: bool,
    /// Somebody of the company has taken it as it is.
    tried: bool,
    /// To be named when it is changed.
    revision: i32,
}

impl From<Assessment> for AssessmentView {
    fn from(assessment: Assessment) -> Self {
        Self {
            id: assessment.id.0,
            title: assessment.title,
            duration_minutes: assessment.duration_minutes,
            task_count: assessment.task_count,
            languages: assessment.languages.into_iter().map(Word).collect(),
            created_at: assessment.created_at.into(),
            counts: assessment.counts.into(),
            settings: assessment.settings.into(),
            number: assessment.number,
            superseded: assessment.superseded,
            archived: assessment.archived,
            tried: assessment.tried,
            revision: assessment.revision,
        }
    }
}

/// One version of an assessment.
#[derive(Serialize, ToSchema)]
#[schema(as = AssessmentVersion)]
struct VersionView {
    id: Uuid,
    number: i32,
    created_at: Time,
    invited: i64,
}

impl From<Version> for VersionView {
    fn from(of: Version) -> Self {
        let Version { id, number, created_at, invited } = of;
        Self { id: id.0, number, created_at: created_at.into(), invited }
    }
}

/// A skill area of an assessment.
#[derive(Serialize, ToSchema)]
#[schema(as = AssessmentCover)]
struct CoverView {
    name: String,
    /// The share of the score of the tasks that need it.
    percent: i32,
}

impl From<Cover> for CoverView {
    fn from(Cover { name, percent }: Cover) -> Self {
        Self { name, percent }
    }
}

/// An assessment with its tasks.
#[derive(Serialize, ToSchema)]
#[schema(as = AssessmentDetail)]
pub(crate) struct DetailView {
    #[serde(flatten)]
    assessment: AssessmentView,
    tasks: Vec<TaskView>,
    /// What the tasks cover, the most important first; of the tasks' own problems.
    covers: Vec<CoverView>,
    /// Newest first, this one too.
    versions: Vec<VersionView>,
}

impl From<Detail> for DetailView {
    fn from(detail: Detail) -> Self {
        let covers = definitions::covers(&detail.tasks).into_iter().map(CoverView::from).collect();
        let tasks = detail.tasks.into_iter().map(TaskView::from).collect();
        let versions = detail.versions.into_iter().map(VersionView::from).collect();
        Self { assessment: detail.assessment.into(), tasks, covers, versions }
    }
}

/// Which assessments are wanted.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedAssessments {
    /// Those that are archived, instead of those that are not.
    #[serde(default)]
    archived: bool,
    cursor: Option<String>,
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The newest versions of the company's assessments, newest first.
#[utoipa::path(get, path = "/api/assessments", tag = "assessments", security(("bearer" = [])),
    params(WantedAssessments),
    responses((status = 200, body = PageBody<AssessmentView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_assessments(
    state: Data<State>,
    member: Member,
    req: HttpRequest,
) -> Result<Json<PageBody<AssessmentView>>, ApiError> {
    let company = member.membership.company.id;
    let help = "Ask for `archived`, `cursor` and `limit`, each once.";
    let wanted: WantedAssessments = query(&req, help)?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let read = move |conn: &mut _| definitions::list(conn, company, wanted.archived, place);
    let page = state.db.read(read).await?;
    Ok(Json(PageBody::of(page, AssessmentView::from)))
}

/// Makes an assessment.
#[utoipa::path(post, path = "/api/assessments", tag = "assessments", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = NewAssessmentBody,
    responses((status = 201, body = DetailView), (status = 429, body = ProblemBody),
        (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn create_assessment(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<NewAssessmentBody>,
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let company = member.membership.company.id;
    let (form, route) = (body.value, "POST /api/assessments");
    let new = form.of(company, viewer.user.id);
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let has_model = state.model.is_some();
    once.run(&state, move |conn| {
        let made = flows::assessments::create(conn, &new, has_model)?;
        Ok((StatusCode::CREATED, DetailView::from(made)))
    })
    .await
}

/// One of the company's assessments.
#[utoipa::path(get, path = "/api/assessments/{id}", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_assessment(
    state: Data<State>,
    member: Member,
    id: Id<AssessmentId>,
) -> Result<Json<DetailView>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| definitions::detail(conn, company, id.0)).await?;
    found.map(|detail| Json(detail.into())).ok_or_else(ApiError::not_found)
}

/// The people invited to one of the company's assessments, newest first.
#[utoipa::path(get, path = "/api/assessments/{id}/invitations", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<InvitationView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_invitations(
    state: Data<State>,
    member: Member,
    viewer: Viewer,
    id: Id<AssessmentId>,
    paging: Paging,
) -> Result<Json<PageBody<InvitationView>>, ApiError> {
    let host = host(&state, &member, &viewer);
    let company = host.company;
    let page = state
        .db
        .read(move |conn| asked::list(conn, company, id.0, paging.into()))
        .await?
        .ok_or_else(ApiError::not_found)?;
    let invites = member.membership.role.invites();
    Ok(Json(PageBody::of(page, |row| InvitationView::of(row, &host).for_reader(invites))))
}

/// Invites somebody by e-mail.
#[utoipa::path(post, path = "/api/assessments/{id}/invitations", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = InviteBody,
    responses((status = 201, body = InvitationView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn invite_candidate(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<AssessmentId>, Body<InviteBody>),
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let email: Email = body
        .value
        .email
        .trim()
        .parse()
        .map_err(|e: kernel::BadEmail| ApiError::invalid_field("email", "format", e))?;
    let name = body.value.name;
    let host = host(&state, &member, &viewer);
    let (company, by, terms) = (host.company, host.by, Terms::default());
    let new = NewInvitation { company, assessment: id.0, email, name, by, terms };
    let route = "POST /api/assessments/{id}/invitations";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let invitation = invite::invite(conn, &host, &new)?;
        Ok((StatusCode::CREATED, InvitationView::of(invitation, &host)))
    })
    .await
}
