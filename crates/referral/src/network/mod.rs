//! Who brought whom, and what became of it: the network of a period, as the admin looks at it.

mod alerts;
mod clusters;
mod rules;
mod store;
#[cfg(test)]
mod tests;
mod words;

use std::collections::{HashMap, HashSet};

use db::Conn;
use kernel::chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Page, Paging};

use rules::Rows;
pub use words::{
    Alert, AlertKind, BURST, Edge, EdgeKind, Filter, Graph, Grouping, Link, Listed, MOST_EDGES,
    MOST_NODES, Node, NodeKind, Place, Tally,
};

use crate::Error;

/// The network of a period: the same rows and the same filter always make the same answer.
///
/// # Errors
/// [`Error::Db`].
pub fn graph(conn: &mut Conn, filter: &Filter, now: Instant) -> Result<Graph, Error> {
    let since = since(filter, now);
    let (rows, cut) = read(conn, since)?;
    let (tallies, circles) = rules::tallies(&rows);
    let edges = rules::select(rows.edges(), filter);
    let (mut nodes, links, grouping) = clusters::draw(&rows, &tallies, &edges);
    let mut alerts = alerts::find(&rows, &circles, &store::flagged(conn, since)?);
    let all_alerts = count(alerts.len());
    alerts.truncate(alerts::SHOWN);
    let mut named: HashSet<Place> = nodes.iter().filter_map(|node| node.place).collect();
    named.extend(alerts.iter().flat_map(|alert| alert.places.iter().copied()));
    let of_cluster = nodes.iter().filter_map(|node| node.partner);
    named.extend(of_cluster.map(|id| Place::new(NodeKind::Partner, id)));
    let names = names(conn, &named)?;
    for node in &mut nodes {
        let place = node.place.or(node.partner.map(|id| Place::new(NodeKind::Partner, id)));
        node.name = place.and_then(|place| names.get(&place).cloned()).unwrap_or_default();
    }
    for alert in &mut alerts {
        let name = |place: &Place| names.get(place).cloned().unwrap_or_default();
        alert.names = alert.places.iter().map(name).collect();
    }
    let all_nodes = count(rules::places(&edges).len());
    let all_edges = count(edges.len());
    Ok(Graph { nodes, links, grouping, all_nodes, all_edges, cut, alerts, all_alerts, since })
}

/// The edges of a period one by one, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    filter: &Filter,
    now: Instant,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let edges = edges(conn, filter, now)?;
    let before =
        |edge: &Edge| paging.after.is_none_or(|Cursor { at, id }| (edge.at, edge.key()) < (at, id));
    let fetched: Vec<Edge> =
        edges.into_iter().filter(before).take(paging.limit.get() + 1).collect();
    let page = Page::cut(fetched, paging.limit, |edge| Cursor { at: edge.at, id: edge.key() });
    Ok(Page { items: name(conn, page.items)?, next: page.next })
}

/// The newest edges of a period, so many at most.
///
/// # Errors
/// [`Error::Db`].
pub fn all(
    conn: &mut Conn,
    filter: &Filter,
    now: Instant,
    most: usize,
) -> Result<Vec<Listed>, Error> {
    let mut edges = edges(conn, filter, now)?;
    edges.truncate(most);
    name(conn, edges)
}

fn since(filter: &Filter, now: Instant) -> Instant {
    now - TimeDelta::days(filter.days.into())
}

fn edges(conn: &mut Conn, filter: &Filter, now: Instant) -> Result<Vec<Edge>, Error> {
    let (rows, _) = read(conn, since(filter, now))?;
    Ok(rules::select(rows.edges(), filter))
}

/// The rows of a period, and whether there are more of a kind than are read.
fn read(conn: &mut Conn, since: Instant) -> Result<(Rows, bool), Error> {
    let mut rows = Rows {
        brought: store::brought(conn, since)?,
        invites: store::invites(conn, since)?,
        applications: store::applications(conn, since)?,
        placements: store::placements(conn, since)?,
        partners: store::partners(conn)?,
        members: store::members(conn)?,
    };
    let most = usize::try_from(store::MOST_ROWS).unwrap_or(usize::MAX);
    let mut cut = rows.brought.len() > most;
    rows.brought.truncate(most);
    for acts in [&mut rows.invites, &mut rows.applications, &mut rows.placements] {
        cut |= acts.len() > most;
        acts.truncate(most);
    }
    Ok((rows, cut))
}

fn name(conn: &mut Conn, edges: Vec<Edge>) -> Result<Vec<Listed>, Error> {
    let places: HashSet<Place> = edges.iter().flat_map(|edge| [edge.from, edge.to]).collect();
    let names = names(conn, &places)?;
    let of = |place: &Place| names.get(place).cloned().unwrap_or_default();
    let listed = |edge: Edge| Listed { from: of(&edge.from), to: of(&edge.to), edge };
    Ok(edges.into_iter().map(listed).collect())
}

const NAMED: [NodeKind; 5] =
    [NodeKind::Partner, NodeKind::User, NodeKind::Company, NodeKind::Role, NodeKind::Placement];

fn names(conn: &mut Conn, of: &HashSet<Place>) -> Result<HashMap<Place, String>, Error> {
    let mut names = HashMap::with_capacity(of.len());
    for kind in NAMED {
        let own = of.iter().filter(|place| place.kind == kind).map(|place| place.id);
        let own: Vec<Uuid> = own.collect();
        if own.is_empty() {
            continue;
        }
        let rows = store::names(conn, kind, &own)?.into_iter();
        names.extend(rows.map(|(id, name)| (Place::new(kind, id), name)));
    }
    Ok(names)
}

fn count(of: usize) -> i64 {
    i64::try_from(of).unwrap_or(i64::MAX)
}
