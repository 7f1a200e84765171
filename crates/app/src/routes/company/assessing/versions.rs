//! Changing, copying and archiving assessments, and taking one as a trial.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::definitions;
use assessments::trials::{self, Member as Taker};
use db::audit::Actor;
use flows::limits::{self, Action, Who};
use kernel::{AssessmentId, Email, Seen};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::assessments::{DetailView, NewAssessmentBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input};

/// An assessment as it is to be.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EditAssessment {
    /// The one that was shown.
    #[validate(range(min = 1, message = "A revision is 1 or more."))]
    revision: i32,
    #[validate(nested)]
    form: NewAssessmentBody,
}

/// Whether an assessment is to be archived.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ArchiveAssessment {
    /// The one that was shown.
    #[validate(range(min = 1, message = "A revision is 1 or more."))]
    revision: i32,
    archived: bool,
}

input!(form: EditAssessment);
input!(ArchiveAssessment);

/// Where a trial begins.
#[derive(Serialize, ToSchema)]
#[schema(as = Trial)]
pub(crate) struct TrialView {
    pub(super) code: String,
}

/// What tells a request without a body from others with the same key.
fn digest_of(id: AssessmentId) -> Vec<u8> {
    Sha256::digest(id.0.as_bytes()).to_vec()
}

/// Changes an assessment; one that somebody was invited to gets another version.
#[utoipa::path(put, path = "/api/assessments/{id}", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = EditAssessment,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn edit_assessment(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<AssessmentId>, Body<EditAssessment>),
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let (by, route) = (viewer.user.id, "PUT /api/assessments/{id}");
    let new = body.value.form.of(member.membership.company.id, by);
    let seen = Seen::at(id.0, body.value.revision);
    let once = Once { user: by, key, route, digest: body.digest };
    let has_model = state.model.is_some();
    once.run(&state, move |conn| {
        let made = flows::assessments::edit(conn, seen, &new, has_model)?;
        Ok((StatusCode::OK, DetailView::from(made)))
    })
    .await
}

/// Makes an assessment like this one.
#[utoipa::path(post, path = "/api/assessments/{id}/duplicate", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 201, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn duplicate_assessment(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    id: Id<AssessmentId>,
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let (by, company) = (viewer.user.id, member.membership.company.id);
    let route = "POST /api/assessments/{id}/duplicate";
    let once = Once { user: by, key, route, digest: digest_of(id.0) };
    once.run(&state, move |conn| {
        let made = flows::assessments::duplicate(conn, company, id.0, by)?;
        Ok((StatusCode::CREATED, DetailView::from(made)))
    })
    .await
}

/// Archives an assessment, or takes it out of the archive.
#[utoipa::path(post, path = "/api/assessments/{id}/archive", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ArchiveAssessment,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn archive_assessment(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AssessmentId>,
    body: Body<ArchiveAssessment>,
) -> Result<Json<DetailView>, ApiError> {
    member.require_recruiter()?;
    let (by, company) = (viewer.user.id, member.membership.company.id);
    let ArchiveAssessment { revision, archived } = body.value;
    let found = state.db.write(move |conn| {
        definitions::archive(conn, company, Seen::at(id.0, revision), archived, by)?;
        Ok::<_, ApiError>(definitions::detail(conn, company, id.0)?)
    });
    found.await?.map(|detail| Json(detail.into())).ok_or_else(ApiError::not_found)
}

/// Notes that a member looks at the present version as a candidate sees it, after which people can be invited to it.
#[utoipa::path(post, path = "/api/assessments/{id}/previewed", tag = "assessments",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(crate) async fn note_preview(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    id: Id<AssessmentId>,
) -> Result<HttpResponse, ApiError> {
    member.require_reader()?;
    let (company, actor) = (member.membership.company.id, Actor::User(viewer.user.id));
    let noted = state.db.write(move |conn| definitions::note_preview(conn, company, id.0, actor));
    noted.await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Begins a trial of an assessment, or goes on with the one from before.
#[utoipa::path(post, path = "/api/assessments/{id}/trial", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    responses((status = 201, body = TrialView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn begin_trial(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    id: Id<AssessmentId>,
) -> Result<HttpResponse, ApiError> {
    member.require_reader()?;
    let email: Email = viewer.user.email.parse().map_err(ApiError::internal)?;
    let (company, user) = (member.membership.company.id, viewer.user.id);
    let taker = Taker { company, user, email };
    let route = "POST /api/assessments/{id}/trial";
    let once = Once { user, key, route, digest: digest_of(id.0) };
    let who = Who::new(user, None);
    state.db.write(move |conn| limits::take(conn, Action::TakeTrial, who)).await?;
    once.run(&state, move |conn| {
        let code = trials::begin(conn, &taker, id.0)?;
        Ok((StatusCode::CREATED, TrialView { code }))
    })
    .await
}
