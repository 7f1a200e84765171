//! The network as a graph.

use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use referral::network::{self, Alert, Filter, Graph, Link, Node, NodeKind, Place};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::graphml;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::query;
use crate::wire::{NetworkAlertKind, NetworkEdgeKind, NetworkGrouping, NetworkNodeKind, Time};

/// How many days the network shows where nobody says. Source: product.md §21.
const DAYS: u16 = 90;
const MOST_DAYS: u16 = 3650;

/// Which part of the network is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only nodes of these kinds, with commas between them.
    kinds: Option<String>,
    /// Only what this partner brought, and what became of it.
    #[param(value_type = Option<Uuid>)]
    partner: Option<String>,
    /// How many days back, 1 to 3650; 90 where it is left out.
    #[param(value_type = Option<u16>)]
    days: Option<String>,
    /// Only what is near this node: its kind, a colon and its id.
    node: Option<String>,
    /// How many steps are near, 1 to 3; 1 where it is left out.
    #[param(value_type = Option<u8>)]
    depth: Option<String>,
    /// Where the page of a list starts.
    pub(super) cursor: Option<String>,
    /// How many rows a list has, 1 to 100.
    #[param(value_type = Option<u8>)]
    pub(super) limit: Option<String>,
}

pub(super) const HELP: &str = "Ask for `kinds`, `partner`, `days` (1 to 3650), `node`, `depth` \
                               (1 to 3), `cursor` and `limit`, each once.";

impl Wanted {
    pub(super) fn read(req: &HttpRequest) -> Result<(Filter, Self), ApiError> {
        let wanted: Self = query(req, HELP)?;
        let filter = wanted.filter().ok_or_else(|| ApiError::bad_request("bad_query", HELP))?;
        Ok((filter, wanted))
    }

    /// `None` for anything that cannot be asked.
    fn filter(&self) -> Option<Filter> {
        let given = |text: &Option<String>| text.clone().filter(|text| !text.is_empty());
        let kinds = match given(&self.kinds) {
            None => Vec::new(),
            Some(text) => text.split(',').map(NodeKind::parse).collect::<Option<_>>()?,
        };
        let partner = match given(&self.partner) {
            None => None,
            Some(text) => Some(Uuid::try_parse(&text).ok()?),
        };
        let days = match given(&self.days) {
            None => DAYS,
            Some(text) => text.parse().ok().filter(|days| (1..=MOST_DAYS).contains(days))?,
        };
        let depth = match given(&self.depth) {
            None => 1,
            Some(text) => text.parse().ok().filter(|depth| (1..=3).contains(depth))?,
        };
        let around = match given(&self.node) {
            None => None,
            Some(text) => Some((Place::parse(&text)?, depth)),
        };
        Some(Filter { kinds, partner, around, days })
    }
}

/// A node of the network.
#[derive(Serialize, ToSchema)]
#[schema(as = NetworkNode)]
pub(crate) struct NodeView {
    /// The same for the same rows: its kind and its id, or what was put together.
    id: String,
    kind: NetworkNodeKind,
    /// The id of the row behind it; null for a cluster.
    of: Option<Uuid>,
    /// Empty where it has no name; of a cluster, the name of its partner.
    name: String,
    /// How many nodes it stands for.
    members: i64,
    /// How many edges lead to it.
    arriving: i64,
    /// How many accounts it brought in the period, and how many those brought in turn.
    brought: i64,
    /// Those of them who applied for a role; of a role, those who applied for it.
    applied: i64,
    /// Those of them who accepted an offer.
    placed: i64,
    /// Of a cluster: the first day of its month.
    month: Option<NaiveDate>,
}

impl From<Node> for NodeView {
    fn from(node: Node) -> Self {
        Self {
            id: node.id,
            kind: node.kind.into(),
            of: node.place.map(|place| place.id),
            name: node.name,
            members: node.members,
            arriving: node.arriving,
            brought: node.tally.brought,
            applied: node.tally.applied,
            placed: node.tally.placed,
            month: node.month,
        }
    }
}

/// What leads from one node to another.
#[derive(Serialize, ToSchema)]
#[schema(as = NetworkLink)]
pub(crate) struct LinkView {
    kind: NetworkEdgeKind,
    /// The node where it begins.
    from: String,
    /// The node where it ends.
    to: String,
    /// How many edges it stands for.
    count: i64,
    first_at: Time,
    last_at: Time,
}

impl From<Link> for LinkView {
    fn from(link: Link) -> Self {
        let Link { kind, from, to, count, first_at, last_at } = link;
        let (first_at, last_at) = (first_at.into(), last_at.into());
        Self { kind: kind.into(), from, to, count, first_at, last_at }
    }
}

/// The person an alert is about.
#[derive(Serialize, ToSchema)]
#[schema(as = NetworkPlace)]
pub(crate) struct PlaceView {
    /// The id of its node.
    node: String,
    kind: NetworkNodeKind,
    of: Uuid,
    name: String,
}

/// Something that somebody should look at.
#[derive(Serialize, ToSchema)]
#[schema(as = NetworkAlert)]
pub(crate) struct AlertView {
    kind: NetworkAlertKind,
    /// Of a self-referral first the one who brought, then the one who was brought.
    places: Vec<PlaceView>,
    /// Sign-ups in the busiest hour, or people in the circle.
    count: i64,
    at: Time,
}

impl From<Alert> for AlertView {
    fn from(alert: Alert) -> Self {
        let places = alert.places.into_iter().zip(alert.names).map(|(place, name)| PlaceView {
            node: place.to_string(),
            kind: place.kind.into(),
            of: place.id,
            name,
        });
        let places = places.collect();
        Self { kind: alert.kind.into(), places, count: alert.count, at: alert.at.into() }
    }
}

/// The network of a period.
#[derive(Serialize, ToSchema)]
#[schema(as = Network)]
pub(crate) struct NetworkBody {
    nodes: Vec<NodeView>,
    links: Vec<LinkView>,
    /// What was put together because there is too much to be drawn.
    grouping: NetworkGrouping,
    /// How many nodes there are, counted one by one.
    all_nodes: i64,
    /// How many edges there are, counted one by one.
    all_edges: i64,
    /// Whether the oldest edges of the period are left out.
    cut: bool,
    /// At most 100, the newest first.
    alerts: Vec<AlertView>,
    all_alerts: i64,
    since: Time,
}

impl From<Graph> for NetworkBody {
    fn from(graph: Graph) -> Self {
        Self {
            nodes: graph.nodes.into_iter().map(NodeView::from).collect(),
            links: graph.links.into_iter().map(LinkView::from).collect(),
            grouping: graph.grouping.into(),
            all_nodes: graph.all_nodes,
            all_edges: graph.all_edges,
            cut: graph.cut,
            alerts: graph.alerts.into_iter().map(AlertView::from).collect(),
            all_alerts: graph.all_alerts,
            since: graph.since.into(),
        }
    }
}

/// The referrals of a period, their outcomes, and the findings to look at. Above 2,000
/// nodes or 5,000 edges, nodes are put together.
#[utoipa::path(get, path = "/api/admin/network", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = NetworkBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_network(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<NetworkBody>, ApiError> {
    let ((filter, _), now) = (Wanted::read(&req)?, state.clock.now());
    let found = state.db.read(move |conn| network::graph(conn, &filter, now)).await?;
    Ok(Json(found.into()))
}

/// The same as GraphML.
#[utoipa::path(get, path = "/api/admin/network/graphml", tag = "admin",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "application/graphml+xml"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_network_graph(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let ((filter, _), now) = (Wanted::read(&req)?, state.clock.now());
    let found = state.db.read(move |conn| network::graph(conn, &filter, now)).await?;
    Ok(HttpResponse::Ok()
        .content_type("application/graphml+xml; charset=utf-8")
        .insert_header((CONTENT_DISPOSITION, "attachment; filename=\"network.graphml\""))
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .body(graphml::write(&found)))
}
