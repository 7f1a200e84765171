//! The problem bank, for those who build assessments.

use actix_web::web::{Data, Json};
use challenges::problems::{self, Slug};

use super::views::{PageBody, ProblemDetailView, ProblemView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Paging};

/// The catalogue, newest first.
#[utoipa::path(get, path = "/api/problems", tag = "problems", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ProblemView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<ProblemView>>, ApiError> {
    let page = state.db.read(move |conn| problems::catalogue(conn, paging.cursor, paging.limit));
    Ok(Json(PageBody::of(page.await?, ProblemView::from)))
}

/// One problem as candidates see it.
#[utoipa::path(get, path = "/api/problems/{id}", tag = "problems", security(("bearer" = [])),
    params(("id" = String, Path, description = "The problem's name")),
    responses((status = 200, body = ProblemDetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show(
    state: Data<State>,
    slug: Id<Slug>,
) -> Result<Json<ProblemDetailView>, ApiError> {
    let found = state.db.read(move |conn| problems::by_slug(conn, &slug.0)).await?;
    found.map(|detail| Json(detail.into())).ok_or_else(ApiError::not_found)
}
