//! One problem that is being written.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_TYPE};
use actix_web::web::{Data, Json};
use flows::authoring as acts;
use kernel::ProblemDraftId;

use super::Asks;
use super::views::{CheckView, OpenView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer};

/// A version with its files, its checklist and what the judge found.
#[utoipa::path(get, path = "/api/problem-drafts/{id}", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = OpenView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_problem_draft(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
) -> Result<Json<OpenView>, ApiError> {
    let asks = Asks::of(&state, viewer);
    let view = state.db.read(move |conn| {
        let author = asks.author(conn)?;
        let opened = acts::open(conn, &author, id)?;
        Ok::<_, ApiError>(OpenView::of(opened, &author))
    });
    Ok(Json(view.await?))
}

/// What the judge found last, or finds just now.
#[utoipa::path(get, path = "/api/problem-drafts/{id}/check", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CheckView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_problem_check(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
) -> Result<Json<CheckView>, ApiError> {
    let asks = Asks::of(&state, viewer);
    let found = state.db.read(move |conn| {
        let author = asks.author(conn)?;
        Ok::<_, ApiError>(acts::found(conn, &author, id)?)
    });
    found.await?.map(|found| Json(found.into())).ok_or_else(ApiError::not_found)
}

/// The package as a `.kpp`, a puzzle or a scenario as a `.zip`: the same files give the same bytes.
#[utoipa::path(get, path = "/api/problem-drafts/{id}/archive", tag = "problems",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, content_type = "application/zip", body = Vec<u8>),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_problem(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ProblemDraftId>,
) -> Result<HttpResponse, ApiError> {
    let asks = Asks::of(&state, viewer);
    let found = state.db.read(move |conn| {
        let author = asks.author(conn)?;
        Ok::<_, ApiError>(acts::to_export(conn, &author, id)?)
    });
    let found = found.await?;
    let (name, archive) = state.computing.downloads.run(move || found.pack()).await??;
    let disposition = format!("attachment; filename=\"{name}\"");
    let mut response = HttpResponse::Ok();
    response.insert_header((CONTENT_TYPE, "application/zip"));
    response.insert_header((CONTENT_DISPOSITION, disposition));
    response.insert_header((CACHE_CONTROL, "no-store"));
    Ok(response.body(archive))
}
