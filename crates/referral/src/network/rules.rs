//! Which edges there are and which of them are asked for. Pure.

use std::collections::{BTreeSet, HashMap, HashSet, VecDeque};

use kernel::Instant;
use kernel::uuid::Uuid;

use super::words::{Edge, EdgeKind, Filter, NodeKind, Place, Tally};

/// Who brought an account, and when.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Brought {
    pub(super) account: Uuid,
    pub(super) by: Uuid,
    pub(super) at: Instant,
}

/// An invitation, an application or a placement: the person, and the company it is at.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Act {
    pub(super) id: Uuid,
    pub(super) person: Uuid,
    pub(super) company: Uuid,
    pub(super) at: Instant,
    /// The role, and since when it is there; of applications only.
    pub(super) role: Option<(Uuid, Instant)>,
}

/// The rows of a period.
#[derive(Debug, Clone, Default)]
pub(super) struct Rows {
    pub(super) brought: Vec<Brought>,
    pub(super) invites: Vec<Act>,
    pub(super) applications: Vec<Act>,
    pub(super) placements: Vec<Act>,
    pub(super) partners: HashSet<Uuid>,
    /// The company of each account that belongs to one.
    pub(super) members: HashMap<Uuid, Uuid>,
}

impl Rows {
    /// Where an account is drawn.
    pub(super) fn place(&self, account: Uuid) -> Place {
        match self.members.get(&account) {
            _ if self.partners.contains(&account) => Place::new(NodeKind::Partner, account),
            Some(company) => Place::new(NodeKind::Company, *company),
            None => Place::new(NodeKind::User, account),
        }
    }

    /// Every edge, the newest first. What leads from a place to itself, as when a company brings a
    /// colleague, is none.
    pub(super) fn edges(&self) -> Vec<Edge> {
        let mut edges =
            Vec::with_capacity(self.brought.len() + self.invites.len() + 2 * self.placements.len());
        for Brought { account, by, at } in &self.brought {
            let (from, to) = (self.place(*by), self.place(*account));
            edges.push(Edge { kind: EdgeKind::Referral, id: *account, from, to, at: *at });
        }
        let company = |of: &Act| Place::new(NodeKind::Company, of.company);
        for of in &self.invites {
            let (from, to) = (company(of), self.place(of.person));
            edges.push(Edge { kind: EdgeKind::Invite, id: of.id, from, to, at: of.at });
        }
        let mut roles = HashSet::new();
        for of in &self.applications {
            let Some((role, since)) = of.role else { continue };
            let (from, to) = (self.place(of.person), Place::new(NodeKind::Role, role));
            edges.push(Edge { kind: EdgeKind::Application, id: of.id, from, to, at: of.at });
            if roles.insert(role) {
                let (from, to) = (to, company(of));
                edges.push(Edge { kind: EdgeKind::Company, id: role, from, to, at: since });
            }
        }
        for of in &self.placements {
            let there = Place::new(NodeKind::Placement, of.id);
            let from = self.place(of.person);
            edges.push(Edge { kind: EdgeKind::Placement, id: of.id, from, to: there, at: of.at });
            let to = company(of);
            edges.push(Edge { kind: EdgeKind::Company, id: of.id, from: there, to, at: of.at });
        }
        edges.retain(|edge| edge.from != edge.to);
        edges.sort_unstable_by_key(|edge| std::cmp::Reverse((edge.at, edge.key())));
        edges
    }
}

/// The edges that are asked for, in their order.
pub(super) fn select(edges: Vec<Edge>, filter: &Filter) -> Vec<Edge> {
    let mut edges = edges;
    if let Some(partner) = filter.partner {
        keep_of_partner(&mut edges, Place::new(NodeKind::Partner, partner));
    }
    if let Some((node, depth)) = filter.around {
        keep_around(&mut edges, node, depth);
    }
    if !filter.kinds.is_empty() {
        let shown = |place: Place| filter.kinds.contains(&place.kind);
        edges.retain(|edge| shown(edge.from) && shown(edge.to));
    }
    edges
}

/// Whom a partner brought, those whom they brought in turn, and what all of them did.
fn keep_of_partner(edges: &mut Vec<Edge>, partner: Place) {
    let mut brought: HashMap<Place, Vec<Place>> = HashMap::new();
    for edge in edges.iter().filter(|edge| edge.kind == EdgeKind::Referral) {
        brought.entry(edge.from).or_default().push(edge.to);
    }
    let mut own = HashSet::from([partner]);
    let mut next = vec![partner];
    while let Some(place) = next.pop() {
        let below = brought.get(&place).into_iter().flatten();
        next.extend(below.filter(|place| own.insert(**place)));
    }
    let touches = |edge: &Edge| match edge.kind {
        EdgeKind::Referral => own.contains(&edge.from),
        _ => own.contains(&edge.from) || own.contains(&edge.to),
    };
    let at: HashSet<Place> = edges
        .iter()
        .filter(|edge| edge.kind != EdgeKind::Company && touches(edge))
        .map(|edge| edge.to)
        .collect();
    edges.retain(|edge| match edge.kind {
        EdgeKind::Company => at.contains(&edge.from) || own.contains(&edge.to),
        _ => touches(edge),
    });
}

/// What is at most so many steps from a node, whichever way the edges lead.
fn keep_around(edges: &mut Vec<Edge>, node: Place, depth: u8) {
    let mut beside: HashMap<Place, Vec<Place>> = HashMap::new();
    for edge in edges.iter() {
        beside.entry(edge.from).or_default().push(edge.to);
        beside.entry(edge.to).or_default().push(edge.from);
    }
    let mut steps = HashMap::from([(node, 0_u8)]);
    let mut next = VecDeque::from([(node, 0_u8)]);
    while let Some((place, far)) = next.pop_front() {
        if far >= depth {
            continue;
        }
        for beside in beside.get(&place).into_iter().flatten() {
            if !steps.contains_key(beside) {
                steps.insert(*beside, far + 1);
                next.push_back((*beside, far + 1));
            }
        }
    }
    let within = |place: &Place| steps.get(place).is_some_and(|far| *far < depth);
    edges.retain(|edge| within(&edge.from) || within(&edge.to));
}

/// The places that edges tie, in their order.
pub(super) fn places(edges: &[Edge]) -> BTreeSet<Place> {
    let all: HashSet<Place> = edges.iter().flat_map(|edge| [edge.from, edge.to]).collect();
    all.into_iter().collect()
}

/// Whom each account brought, and the circles of accounts that brought each other. An account is
/// brought once, so taking away those who brought nobody, again and again, leaves the circles.
pub(super) fn tallies(rows: &Rows) -> (HashMap<Uuid, Tally>, Vec<Vec<Uuid>>) {
    let by: HashMap<Uuid, Uuid> = rows.brought.iter().map(|one| (one.account, one.by)).collect();
    let applied: HashSet<Uuid> = rows.applications.iter().map(|of| of.person).collect();
    let placed: HashSet<Uuid> = rows.placements.iter().map(|of| of.person).collect();
    let mut waiting: HashMap<Uuid, u32> = HashMap::with_capacity(by.len());
    for parent in by.values() {
        *waiting.entry(*parent).or_default() += 1;
    }
    let mut tallies: HashMap<Uuid, Tally> = HashMap::with_capacity(by.len());
    let mut leaves: Vec<Uuid> =
        by.keys().filter(|account| !waiting.contains_key(account)).copied().collect();
    let mut done: HashSet<Uuid> = HashSet::with_capacity(by.len());
    while let Some(leaf) = leaves.pop() {
        done.insert(leaf);
        let Some(parent) = by.get(&leaf) else { continue };
        let own = tallies.get(&leaf).copied().unwrap_or_default();
        let sum = tallies.entry(*parent).or_default();
        sum.brought += own.brought + 1;
        sum.applied += own.applied + i64::from(applied.contains(&leaf));
        sum.placed += own.placed + i64::from(placed.contains(&leaf));
        if let Some(left) = waiting.get_mut(parent) {
            *left -= 1;
            if *left == 0 {
                leaves.push(*parent);
            }
        }
    }
    let mut left: BTreeSet<Uuid> =
        by.keys().filter(|account| !done.contains(account)).copied().collect();
    let mut circles = Vec::new();
    while let Some(first) = left.pop_first() {
        let mut circle = vec![first];
        let mut at = first;
        while let Some(next) = by.get(&at).filter(|next| left.remove(next)) {
            circle.push(*next);
            at = *next;
        }
        circles.push(circle);
    }
    (tallies, circles)
}
