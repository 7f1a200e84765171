//! What the caller has practised.

use actix_web::web::{Data, Json};
use challenges::practice;
use serde::Serialize;
use utoipa::ToSchema;

use super::catalogue::RowView;
use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;
use crate::wire::Time;

/// The problem that somebody ran or submitted something for last.
#[derive(Serialize, ToSchema)]
#[schema(as = LastPractised)]
struct LastView {
    problem: RowView,
    at: Time,
}

/// What the caller has practised.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnPractice)]
pub(crate) struct OwnView {
    /// Null before they have tried one that is in the catalogue now.
    last: Option<LastView>,
}

/// The problem that the caller tried last.
#[utoipa::path(get, path = "/api/users/practice", tag = "practice", security(("bearer" = [])),
    responses((status = 200, body = OwnView)))]
pub(crate) async fn show_own_practice(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<OwnView>, ApiError> {
    let user = viewer.user.id;
    let last = state.db.read(move |conn| practice::last(conn, user)).await?;
    let last = last.map(|(row, at)| LastView { problem: RowView::of(row, true), at: at.into() });
    Ok(Json(OwnView { last }))
}
