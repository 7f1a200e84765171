//! The problems that somebody writes, and how one begins.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use authoring::drafts::{Kind, Name};
use base64::Engine;
use base64::engine::general_purpose::STANDARD;
use flows::authoring as acts;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::Asks;
use super::views::{DraftView, ImportedView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, IdempotencyKey, Input, Once, Paging, Viewer, input, text};
use crate::wire::{PageBody, ProblemDraftKind};

/// The largest archive, in bytes. Larger packages go through the command line.
const MAX_ARCHIVE_BYTES: usize = 16 * 1024 * 1024;

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

/// A package to be taken in.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ImportProblem {
    /// A `.zip` or `.kpp` of at most 16 MiB, in base64.
    archive: String,
    /// Its name, where the archive's folder should not give it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    name: Option<String>,
}

input!(BeginProblem);

impl Input for ImportProblem {
    /// A file of the largest size in base64, and the rest of the body.
    const MAX_BYTES: usize = MAX_ARCHIVE_BYTES / 3 * 4 + 1024;
}

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

/// Begins a problem with a package. Files whose names no package may hold are left out and listed.
#[utoipa::path(post, path = "/api/problem-drafts/import", tag = "problems",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = ImportProblem,
    responses((status = 201, body = ImportedView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 413, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn import_problem(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<ImportProblem>,
) -> Result<HttpResponse, ApiError> {
    let route = "POST /api/problem-drafts/import";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (asks, ImportProblem { archive, name }) = (Asks::of(&state, viewer), body.value);
    let archive = STANDARD.decode(&archive).map_err(|_| {
        ApiError::invalid_field("archive", "encoding", "Send the archive in base64.")
    })?;
    let author = state.db.read(move |conn| asks.author(conn)).await?;
    let unpacked = state.computing.files.run(move || acts::unpack(&archive)).await??;
    once.run(&state, move |conn| {
        let (made, left_out) = acts::import(conn, &author, unpacked, name.as_deref())?;
        Ok((StatusCode::CREATED, ImportedView::of(made, left_out)))
    })
    .await
}
