//! Writing and sending programs in practice.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use challenges::practice::{self, NewDraft, Program};
use challenges::problems::Slug;
use challenges::submissions;
use db::Conn;
use flows::numbers;
use kernel::{SubmissionId, UserId};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer};
use crate::wire::SubmissionView;
use crate::wire::program::{DraftBody, RunBody, SavedView, SubmitBody};

/// Keeps a draft.
#[utoipa::path(put, path = "/api/practice/problems/{id}/draft", tag = "practice",
    security(("bearer" = [])), params(("id" = String, Path, description = "The problem's name")),
    request_body = DraftBody,
    responses((status = 200, body = SavedView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(crate) async fn save_practice_draft(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    body: Body<DraftBody>,
) -> Result<Json<SavedView>, ApiError> {
    let DraftBody { language, source, revision, .. } = body.value;
    let draft = NewDraft { language: language.0, source, revision };
    let user = viewer.user.id;
    let saved = state.db.write(move |conn| practice::save_draft(conn, &slug.0, user, &draft));
    let saved = saved.await?;
    Ok(Json(SavedView { revision: saved.revision, saved_at: saved.saved_at.into() }))
}

/// Tries a program on the samples or on one's own input.
#[utoipa::path(post, path = "/api/practice/problems/{id}/runs", tag = "practice",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = RunBody,
    responses((status = 201, body = SubmissionView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn run_practice_program(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    key: IdempotencyKey,
    body: Body<RunBody>,
) -> Result<HttpResponse, ApiError> {
    let RunBody { language, source, input, lease: _ } = body.value;
    let program = Program { language: language.0, source };
    let user = viewer.user.id;
    let route = "POST /api/practice/problems/{id}/runs";
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let rates = numbers::rates(conn)?;
        let id = practice::run(conn, &slug.0, user, (program, input.as_deref()), &rates)?;
        sent(conn, id, user)
    })
    .await
}

/// Has a program judged on the hidden tests.
#[utoipa::path(post, path = "/api/practice/problems/{id}/submissions", tag = "practice",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name"),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = SubmitBody,
    responses((status = 201, body = SubmissionView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn submit_practice_program(
    state: Data<State>,
    viewer: Viewer,
    slug: Id<Slug>,
    key: IdempotencyKey,
    body: Body<SubmitBody>,
) -> Result<HttpResponse, ApiError> {
    let SubmitBody { language, source, lease: _ } = body.value;
    let program = Program { language: language.0, source };
    let user = viewer.user.id;
    let route = "POST /api/practice/problems/{id}/submissions";
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let rates = numbers::rates(conn)?;
        let id = practice::submit(conn, &slug.0, user, program, &rates)?;
        sent(conn, id, user)
    })
    .await
}

fn sent(
    conn: &mut Conn,
    id: SubmissionId,
    user: UserId,
) -> Result<(StatusCode, SubmissionView), ApiError> {
    let submission = submissions::show(conn, id, user)?;
    let submission = submission.ok_or_else(|| ApiError::internal("a submission got lost"))?;
    Ok((StatusCode::CREATED, SubmissionView::from(submission)))
}
