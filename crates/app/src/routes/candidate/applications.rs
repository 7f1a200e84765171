//! A candidate's applications for roles: sent, looked at, taken back.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::applications as acts;
use flows::limits::Who;
use hiring::applications::{self, Acting, Event, Listed, Profile, Step};
use hiring::drafts::Content;
use hiring::resumes::{self, Kind, Resume};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{ApplicationId, ResumeId, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::application_drafts::SaidBody;
use super::open_roles::CompanyView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Peer, Viewer, input, sandboxed};
use crate::wire::{ApplicationStage, DeclineCode, PageBody, ResumeKind, Time, Word};

/// A file that was sent in.
#[derive(Serialize, ToSchema)]
#[schema(as = Resume)]
pub(crate) struct ResumeView {
    id: Uuid,
    kind: ResumeKind,
    name: String,
    bytes: i32,
}

impl From<Resume> for ResumeView {
    fn from(resume: Resume) -> Self {
        let Resume { id, kind, name, bytes } = resume;
        Self { id: id.0, kind: Word(kind), name, bytes }
    }
}

/// What a company is sent of the person.
#[derive(Serialize, ToSchema)]
#[schema(as = ApplicantProfile)]
pub(crate) struct ProfileView {
    name: String,
    email: String,
    headline: Option<String>,
    education: Option<String>,
    skills: Vec<String>,
    available_from: Option<NaiveDate>,
}

impl From<Profile> for ProfileView {
    fn from(profile: Profile) -> Self {
        let Profile { name, email, headline, education, skills, available_from } = profile;
        Self { name, email, headline, education, skills, available_from }
    }
}

/// A question, as it was asked, and what was said.
#[derive(Serialize, ToSchema)]
#[schema(as = ApplicationAnswer)]
pub(crate) struct AnswerView {
    question: String,
    answer: String,
    /// The answer that the role requires.
    needs: Option<String>,
}

/// Why a company said no.
#[derive(Serialize, ToSchema)]
#[schema(as = ApplicationDecline)]
pub(crate) struct DeclineView {
    code: DeclineCode,
    /// What the company says to it.
    text: Option<String>,
}

/// One of the caller's applications.
#[derive(Serialize, ToSchema)]
#[schema(as = MyApplication)]
pub(crate) struct ApplicationRow {
    id: Uuid,
    role_id: Uuid,
    company: CompanyView,
    title: String,
    stage: ApplicationStage,
    /// Whether it can be taken back.
    open: bool,
    /// What taking it back names.
    version: i32,
    applied_at: Time,
    /// Since when it is at this stage.
    moved_at: Time,
    /// Until when the caller hears of it; null once it is over.
    news_by: Option<Time>,
}

impl From<Listed> for ApplicationRow {
    fn from(listed: Listed) -> Self {
        let Listed { application, title, company, company_name } = listed;
        let known = application.known_state();
        Self {
            id: application.id.0,
            role_id: application.role.0,
            company: CompanyView { id: company.0, name: company_name },
            title,
            stage: Word(known.stage()),
            open: known.is_open(),
            version: application.version,
            applied_at: application.applied_at.into(),
            moved_at: application.known_since().into(),
            news_by: application.promised_by().map(Time::from),
        }
    }
}

/// One of the caller's applications, with what was sent.
#[derive(Serialize, ToSchema)]
#[schema(as = MyApplicationDetail)]
pub(crate) struct ApplicationView {
    #[serde(flatten)]
    row: ApplicationRow,
    profile: ProfileView,
    answers: Vec<AnswerView>,
    note: Option<String>,
    resume: Option<ResumeView>,
    /// Why the company said no, where it did.
    declined: Option<DeclineView>,
}

impl ApplicationView {
    fn of(conn: &mut Conn, listed: Listed) -> Result<Self, ApiError> {
        let application = &listed.application;
        let resume = application.resume.map(|id| resumes::find(conn, id)).transpose()?;
        let answer = |answer: &applications::Answer| AnswerView {
            question: answer.question.clone(),
            answer: answer.answer.clone(),
            needs: answer.needs.clone(),
        };
        let declined = application.declined.as_ref();
        let declined = declined
            .filter(|_| application.known_state() == applications::State::DeclinedByCompany)
            .map(|said| DeclineView { code: Word(said.code), text: said.text.clone() });
        Ok(Self {
            profile: application.profile.clone().into(),
            answers: application.answers.iter().map(answer).collect(),
            note: application.note.clone(),
            resume: resume.map(ResumeView::from),
            declined,
            row: listed.into(),
        })
    }
}

/// What is sent with the profile and the résumé of the draft.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Apply {
    /// One for each question of the role.
    answers: Vec<SaidBody>,
    /// To the company; at most 2000 characters.
    note: String,
}

/// The version that was looked at.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawApplication {
    version: i32,
}

input!(Apply, WithdrawApplication);

/// Applies for a role, once; with the profile as it is now, and the résumé of the draft.
#[utoipa::path(post, path = "/api/open-roles/{id}/application", tag = "open roles",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = Apply,
    responses((status = 201, body = ApplicationView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn apply_for_role(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    key: IdempotencyKey,
    Id(role): Id<RoleId>,
    body: Body<Apply>,
) -> Result<HttpResponse, ApiError> {
    viewer.require_verified()?;
    let user = viewer.user.clone();
    let route = "POST /api/open-roles/{id}/application";
    let once = Once { user: user.id, key, route, digest: body.digest };
    let who = Who::new(user.id, peer.0);
    state.db.write(move |conn| acts::ask(conn, who)).await?;
    let answers = body.value.answers.into_iter().map(SaidBody::into_said).collect();
    let (content, sender) = (Content { answers, note: body.value.note }, state.sender());
    once.run(&state, move |conn| {
        let sent = acts::apply(conn, &sender, &user, role, &content)?;
        let listed = applications::find(conn, sent.id)?;
        Ok((StatusCode::CREATED, ApplicationView::of(conn, listed)?))
    })
    .await
}

/// The caller's applications, the last sent first.
#[utoipa::path(get, path = "/api/users/applications", tag = "users", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ApplicationRow>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_my_applications(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<ApplicationRow>>, ApiError> {
    let (user, place) = (viewer.user.id, paging.into());
    let page = state.db.read(move |conn| applications::of_candidate(conn, user, place)).await?;
    Ok(Json(PageBody::of(page, ApplicationRow::from)))
}

/// One of the caller's applications.
#[utoipa::path(get, path = "/api/users/applications/{id}", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ApplicationView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_my_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
) -> Result<Json<ApplicationView>, ApiError> {
    let user = viewer.user.id;
    let shown = state.db.read(move |conn| {
        let listed = applications::find_own(conn, user, id)?;
        ApplicationView::of(conn, listed)
    });
    Ok(Json(shown.await?))
}

/// Takes an application back. Nobody can apply for the same role again.
#[utoipa::path(post, path = "/api/users/applications/{id}/withdraw", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WithdrawApplication,
    responses((status = 200, body = ApplicationView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
    body: Body<WithdrawApplication>,
) -> Result<Json<ApplicationView>, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let seen = Seen::at(id, body.value.version);
    let done = state.db.write(move |conn| {
        let step = Step::plain(Event::Withdraw);
        acts::step(conn, &sender, Acting::Candidate(user), seen, &step)?;
        let listed = applications::find_own(conn, user, id)?;
        ApplicationView::of(conn, listed)
    });
    Ok(Json(done.await?))
}

/// A résumé as a file: one's own, one that a candidate has sent to the caller's company, or one that somebody in
/// the talent pool shows to it.
#[utoipa::path(get, path = "/api/resumes/{id}", tag = "open roles", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = String, content_type = "application/octet-stream"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn download_resume(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ResumeId>,
) -> Result<HttpResponse, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| match resumes::of_owner(conn, user, id) {
        Err(hiring::Error::NoResume) => {
            let member = companies::profiles::of_member(conn, user)?;
            let member = member.filter(|member| member.role.reads());
            let company = member.ok_or(hiring::Error::NoResume)?.company.id;
            match resumes::of_company(conn, company, id) {
                Err(hiring::Error::NoResume) => Ok(flows::talent::resume(conn, user, id)?),
                sent => Ok(sent?),
            }
        }
        own => Ok::<_, ApiError>(own?),
    });
    let file = found.await?;
    let kind = match file.kind {
        Kind::Pdf => "application/pdf",
        Kind::Json => "application/json",
    };
    Ok(sandboxed(kind, &file.name, file.content))
}
