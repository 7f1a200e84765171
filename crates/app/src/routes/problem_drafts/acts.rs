//! What authors do with a problem.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use authoring::checks::Filling;
use authoring::drafts::{Change, Event};
use flows::authoring as acts;
use kernel::{ProblemDraftId, Seen};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::Asks;
use super::views::{DraftView, OpenView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input};
use crate::wire::Nothing;

/// A file that is to be.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = ProblemFileChange)]
struct ChangeBody {
    /// `/` between folders.
    path: String,
    /// Null removes the file.
    text: Option<String>,
}

/// Files to be changed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveProblemFiles {
    /// The version that was read.
    version: i32,
    /// Each path once.
    changes: Vec<ChangeBody>,
}

/// A version of a problem, as it was seen.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SeenProblem {
    /// The version that was read.
    pub(super) version: i32,
}

/// A version of a problem for the judge.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct VerifyProblem {
    /// The version that was read.
    version: i32,
    /// Whether it is published once everything has passed: a company's own only.
    #[serde(default)]
    publish: bool,
}

input!(SeenProblem, VerifyProblem);
input!(file: SaveProblemFiles);

/// Changes files. Where somebody has changed the problem since, `errors` name their files and who they are.
#[utoipa::path(put, path = "/api/problem-drafts/{id}/files", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveProblemFiles,
    responses((status = 200, body = OpenView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(crate) async fn save_problem_files(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<SaveProblemFiles>,
) -> Result<Json<OpenView>, ApiError> {
    let (asks, SaveProblemFiles { version, changes }) = (Asks::of(&state, viewer), body.value);
    let change =
        |one: ChangeBody| Change { path: one.path, content: one.text.map(String::into_bytes) };
    let changes: Vec<Change> = changes.into_iter().map(change).collect();
    let saved = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        acts::save(conn, &author, Seen::at(id, version), &changes)?;
        Ok::<_, ApiError>(OpenView::of(acts::open(conn, &author, id)?, &author))
    });
    Ok(Json(saved.await?))
}

/// Has the judge run everything in a problem, and the problem published once it has passed, where that is asked for.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/verify", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = VerifyProblem,
    responses((status = 200, body = OpenView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn verify_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<VerifyProblem>,
) -> Result<Json<OpenView>, ApiError> {
    let VerifyProblem { version, publish } = body.value;
    let work = if publish { Work::Publish } else { Work::Verify };
    ask_judge(&state, viewer, Seen::at(id, version), work).await
}

/// What the judge is asked for.
#[derive(Clone, Copy)]
enum Work {
    Verify,
    Publish,
    Fill(Filling),
}

/// Counts a call for the judge, which is counted where it is refused too, and makes it.
async fn ask_judge(
    state: &State,
    viewer: Viewer,
    seen: Seen<ProblemDraftId>,
    work: Work,
) -> Result<Json<OpenView>, ApiError> {
    let asks = Asks::of(state, viewer);
    let counts = asks.clone();
    let counted = state.db.write(move |conn| {
        let author = counts.author(conn)?;
        Ok::<_, ApiError>(acts::count_verify(conn, &author)?)
    });
    counted.await?;
    let asked = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        match work {
            Work::Verify => acts::verify(conn, &author, seen)?,
            Work::Publish => acts::verify_and_publish(conn, &author, seen)?,
            Work::Fill(which) => acts::fill_answers(conn, &author, seen, which)?,
        }
        Ok::<_, ApiError>(OpenView::of(acts::open(conn, &author, seen.id)?, &author))
    });
    Ok(Json(asked.await?))
}

/// The answers that are to be filled in.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FillProblemAnswers {
    /// The version that was read.
    version: i32,
    /// Whether answers that are there are replaced, too.
    replace: bool,
}

input!(FillProblemAnswers);

/// Has the judge run the first accepted solution on every input without an answer, or on all of them, and store what it
/// writes as the answers; then it runs everything in the problem.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/answers", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = FillProblemAnswers,
    responses((status = 200, body = OpenView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn fill_problem_answers(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<FillProblemAnswers>,
) -> Result<Json<OpenView>, ApiError> {
    let FillProblemAnswers { version, replace } = body.value;
    let which = if replace { Filling::All } else { Filling::Missing };
    ask_judge(&state, viewer, Seen::at(id, version), Work::Fill(which)).await
}

/// Publishes a company's own problem, which the judge has passed, for the company's assessments. There is no review.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/publish", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SeenProblem,
    responses((status = 200, body = OpenView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn publish_own_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<SeenProblem>,
) -> Result<Json<OpenView>, ApiError> {
    let (asks, seen) = (Asks::of(&state, viewer), Seen::at(id, body.value.version));
    let published = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        acts::publish_own(conn, &author, seen)?;
        Ok::<_, ApiError>(OpenView::of(acts::open(conn, &author, id)?, &author))
    });
    Ok(Json(published.await?))
}

async fn step(
    state: &State,
    viewer: Viewer,
    seen: Seen<ProblemDraftId>,
    event: Event,
) -> Result<Json<OpenView>, ApiError> {
    let asks = Asks::of(state, viewer);
    let stepped = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        acts::step(conn, &author, seen, event)?;
        Ok::<_, ApiError>(OpenView::of(acts::open(conn, &author, seen.id)?, &author))
    });
    Ok(Json(stepped.await?))
}

/// Sends a verified problem to the reviewer, once its checklist is met.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/submit", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SeenProblem,
    responses((status = 200, body = OpenView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn submit_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<SeenProblem>,
) -> Result<Json<OpenView>, ApiError> {
    step(&state, viewer, Seen::at(id, body.value.version), Event::Submit).await
}

/// Takes a problem back from the reviewer.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/withdraw", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SeenProblem,
    responses((status = 200, body = OpenView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<SeenProblem>,
) -> Result<Json<OpenView>, ApiError> {
    step(&state, viewer, Seen::at(id, body.value.version), Event::Withdraw).await
}

/// Begins the next version of a problem that was published, with its files.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/next", tag = "problems",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = SeenProblem,
    responses((status = 201, body = DraftView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn begin_next_version(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    Id(id): Id<ProblemDraftId>,
    body: Body<SeenProblem>,
) -> Result<HttpResponse, ApiError> {
    let route = "POST /api/problem-drafts/{id}/next";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let asks = Asks::of(&state, viewer);
    once.run(&state, move |conn| {
        let author = asks.author(conn)?;
        let next = acts::begin_next(conn, &author, id)?;
        Ok((StatusCode::CREATED, DraftView::from(next)))
    })
    .await
}

/// Removes a version that was never published.
#[utoipa::path(post, path = "/api/problem-drafts/{id}/delete", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SeenProblem,
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn delete_problem_draft(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
    body: Body<SeenProblem>,
) -> Result<Json<Nothing>, ApiError> {
    let (asks, seen) = (Asks::of(&state, viewer), Seen::at(id, body.value.version));
    let gone = state.db.write(move |conn| {
        let author = asks.author(conn)?;
        Ok::<_, ApiError>(acts::discard(conn, &author, seen)?)
    });
    gone.await?;
    Ok(Json(Nothing {}))
}
