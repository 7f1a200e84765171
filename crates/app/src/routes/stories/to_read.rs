//! Stories for the caller to read.

use actix_web::web::{Data, Json};
use flows::stories::to_read::to_read;

use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;
use crate::wire::ListBody;
use crate::wire::story::CardView;

/// At most three stories about the companies that the caller has applied to last: those for a position of
/// the same name first, each time the most helpful.
#[utoipa::path(get, path = "/api/users/stories-to-read", tag = "interviews",
    security(("bearer" = [])), responses((status = 200, body = ListBody<CardView>)))]
pub(crate) async fn list_stories_to_read(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ListBody<CardView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| to_read(conn, user)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(|card| CardView::of(card, false)).collect() }))
}
