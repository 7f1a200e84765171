//! What waits for the admin.

pub(crate) mod invitation_reports;

use actix_web::web::{Data, Json};
use flows::desk::{self, Waiting};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::wire::{ListBody, Time, WaitingKind, Word};

/// What waits of one kind.
#[derive(Serialize, ToSchema)]
#[schema(as = Waiting)]
pub(crate) struct WaitingView {
    kind: WaitingKind,
    /// How much of it there is: at least one.
    count: i64,
    /// Since when the first of it waits.
    since: Time,
}

impl From<Waiting> for WaitingView {
    fn from(of: Waiting) -> Self {
        Self { kind: Word(of.kind), count: of.count, since: of.since.into() }
    }
}

/// What stays undone until the admin does it: a line for each kind that has something, the longest first.
#[utoipa::path(get, path = "/api/admin/waiting", tag = "admin", security(("bearer" = [])),
    responses((status = 200, body = ListBody<WaitingView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_waiting(
    state: Data<State>,
) -> Result<Json<ListBody<WaitingView>>, ApiError> {
    let now = state.clock.now();
    let found = state.db.read(move |conn| desk::waiting(conn, now)).await?;
    Ok(Json(ListBody { items: found.into_iter().map(WaitingView::from).collect() }))
}
