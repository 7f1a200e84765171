//! Which applicants wait for the caller.

use actix_web::web::{Data, Json};
use hiring::applications::Listed;
use hiring::board::{self, Veil};
use hiring::waiting::{self, Waiting};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::reader;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Member, Viewer};
use crate::wire::{ListBody, Time, WaitingKind, Word};

/// An applicant who waits for the caller.
#[derive(Serialize, ToSchema)]
#[schema(as = WaitingApplicant)]
pub(crate) struct WaitingView {
    kind: WaitingKind,
    application_id: Uuid,
    role_id: Uuid,
    role_title: String,
    /// What stands for the name where that is hidden.
    code: String,
    /// Null while it is hidden, and once the person is erased.
    name: Option<String>,
    since: Time,
}

impl WaitingView {
    fn of((one, listed): (Waiting, Listed), veil: Veil) -> Self {
        let Listed { application, title, .. } = listed;
        let shown = board::show(&application, veil);
        Self {
            kind: Word(one.kind),
            application_id: one.application.0,
            role_id: application.role.0,
            role_title: title,
            code: shown.code,
            name: shown.name,
            since: one.since.into(),
        }
    }
}

/// The applicants who wait for the caller, the longest waiting first; at most ten. Those whom nobody has moved for
/// seven days wait for owners and recruiters; whom somebody has met, for their scorecard.
#[utoipa::path(get, path = "/api/companies/me/waiting", tag = "selection", security(("bearer" = [])),
    responses((status = 200, body = ListBody<WaitingView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_waiting_applicants(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
) -> Result<Json<ListBody<WaitingView>>, ApiError> {
    let by = reader(&viewer, &member)?;
    let (moves, now) = (member.membership.role.invites(), state.clock.now());
    let items = state.db.read(move |conn| {
        let found = waiting::of_member(conn, by, moves, now)?;
        let mut items = Vec::with_capacity(found.len());
        for one in found {
            let veil = board::veil(conn, one.1.application.role)?;
            items.push(WaitingView::of(one, veil));
        }
        Ok::<_, ApiError>(items)
    });
    Ok(Json(ListBody { items: items.await? }))
}
