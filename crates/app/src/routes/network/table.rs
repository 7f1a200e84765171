//! The network as a table of its edges.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use kernel::uuid::Uuid;
use referral::network::{self, Listed, Place};
use serde::Serialize;
use utoipa::ToSchema;

use super::graph::Wanted;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{MOST_ROWS, paging_of, spreadsheet};
use crate::wire::{NetworkEdgeKind, NetworkNodeKind, PageBody, Time, csv};

/// One end of an edge.
#[derive(Serialize, ToSchema)]
#[schema(as = NetworkEnd)]
pub(crate) struct EndView {
    /// The id of its node.
    node: String,
    kind: NetworkNodeKind,
    /// The id of its row.
    of: Uuid,
    /// Empty where it has no name.
    name: String,
}

impl EndView {
    fn of(place: Place, name: String) -> Self {
        Self { node: place.to_string(), kind: place.kind.into(), of: place.id, name }
    }
}

/// One edge of the network.
#[derive(Serialize, ToSchema)]
#[schema(as = NetworkEdge)]
pub(crate) struct EdgeView {
    /// Names this edge and no other.
    id: Uuid,
    kind: NetworkEdgeKind,
    from: EndView,
    to: EndView,
    at: Time,
}

impl From<Listed> for EdgeView {
    fn from(listed: Listed) -> Self {
        let Listed { edge, from, to } = listed;
        Self {
            id: edge.key(),
            kind: edge.kind.into(),
            from: EndView::of(edge.from, from),
            to: EndView::of(edge.to, to),
            at: edge.at.into(),
        }
    }
}

/// The edges of a period one by one, the newest first.
#[utoipa::path(get, path = "/api/admin/network/edges", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = PageBody<EdgeView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_network_edges(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<EdgeView>>, ApiError> {
    let ((filter, wanted), now) = (Wanted::read(&req)?, state.clock.now());
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let found = state.db.read(move |conn| network::list(conn, &filter, now, paging)).await?;
    Ok(Json(PageBody::of(found, EdgeView::from)))
}

const HEADINGS: [&str; 8] =
    ["When", "Kind", "From", "From kind", "From id", "To", "To kind", "To id"];

/// The same as a table for a spreadsheet, at most 10 000 rows.
#[utoipa::path(get, path = "/api/admin/network/edges/export", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_network_edges(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let ((filter, _), now) = (Wanted::read(&req)?, state.clock.now());
    let found = state.db.read(move |conn| network::all(conn, &filter, now, MOST_ROWS)).await?;
    let rows = found.iter().map(|Listed { edge, from, to }| {
        vec![
            edge.at.to_rfc3339().into(),
            edge.kind.as_str().into(),
            from.as_str().into(),
            edge.from.kind.as_str().into(),
            edge.from.id.to_string().into(),
            to.as_str().into(),
            edge.to.kind.as_str().into(),
            edge.to.id.to_string().into(),
        ]
    });
    spreadsheet("network", csv(&HEADINGS, rows))
}
