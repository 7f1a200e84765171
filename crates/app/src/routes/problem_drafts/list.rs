//! The problems that somebody writes, and how one begins.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use authoring::drafts::{Kind, Name};
use flows::authoring as acts;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::Asks;
use super::views::DraftView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, IdempotencyKey, Once, Paging, Viewer, input, text};
use crate::wire::{PageBody, ProblemDraftKind};

/// A problem to be begun.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BeginProblem {
    /// 3 to 52 of a-z, 0-9, - and _; begins with a letter.
    #[serde(deserialize_with = "text::trimmed")]
    name: String,
    /// 1 to 80 characters.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 80))]
    title: String,
    /// What is to be written; a package where it is absent.
    #[serde(default)]
    kind: Option<ProblemDraftKind>,
}

input!(BeginProblem);

/// The versions that one writes or wrote, changed last first.
#[utoipa::path(get, path = "/api/problem-drafts", tag = "problems", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<DraftView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_problem_drafts(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<DraftView>>, ApiError> {
    let asks = Asks::of(&state, viewer);
    let page = state.db.read(move |conn| {
        let author = asks.author(conn)?;
        Ok::<_, ApiError>(acts::list(conn, &author, paging.into())?)
    });
    Ok(Json(PageBody::of(page.await?, DraftView::from)))
}

/// Begins a problem.
#[utoipa::path(post, path = "/api/problem-drafts", tag = "problems", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = BeginProblem,
    responses((status = 201, body = DraftView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn begin_problem(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<BeginProblem>,
) -> Result<HttpResponse, ApiError> {
    let route = "POST /api/problem-drafts";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (asks, BeginProblem { name, title, kind }) = (Asks::of(&state, viewer), body.value);
    let kind = kind.map_or(Kind::Code, |word| word.0);
    once.run(&state, move |conn| {
        let author = asks.author(conn)?;
        let name: Name = name.parse()?;
        let made = acts::begin(conn, &author, kind, &name, &title)?;
        Ok((StatusCode::CREATED, DraftView::from(made)))
    })
    .await
}
