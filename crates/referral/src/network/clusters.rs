//! What is drawn: each place by itself, or places put together where there are too many. Pure.

use std::collections::{BTreeMap, HashMap};

use kernel::Instant;
use kernel::chrono::{Datelike, NaiveDate};
use kernel::uuid::Uuid;

use super::rules::Rows;
use super::words::{
    Edge, EdgeKind, Grouping, Link, MOST_EDGES, MOST_NODES, Node, NodeKind, Place, Tally,
};

/// What a place is drawn as.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Group {
    One(Place),
    People { partner: Option<Uuid>, month: Option<NaiveDate> },
    Partners,
    Companies,
}

impl Group {
    fn id(self) -> String {
        let month = |month: Option<NaiveDate>| {
            month.map_or_else(String::new, |day| day.format(":%Y-%m").to_string())
        };
        match self {
            Self::One(place) => place.to_string(),
            Self::People { partner: Some(id), month: of } => {
                format!("cluster:people:{id}{}", month(of))
            }
            Self::People { partner: None, month: of } => format!("cluster:people{}", month(of)),
            Self::Partners => "cluster:partners".to_owned(),
            Self::Companies => "cluster:companies".to_owned(),
        }
    }
}

/// How much is put together, from nothing to nearly everything.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Level {
    grouping: Grouping,
    companies: bool,
}

const LEVELS: [Level; 5] = [
    Level { grouping: Grouping::None, companies: false },
    Level { grouping: Grouping::PartnerAndMonth, companies: false },
    Level { grouping: Grouping::PartnerAndMonth, companies: true },
    Level { grouping: Grouping::Partner, companies: true },
    Level { grouping: Grouping::Month, companies: true },
];

type By = HashMap<Uuid, (Uuid, Instant)>;

/// What places belong to, whatever is asked for.
struct Roots {
    by: By,
    /// The partner at the top of those who brought an account; `None` where there is none.
    partners: HashMap<Uuid, Option<Uuid>>,
    hosts: HashMap<Place, Place>,
    first: HashMap<Place, Instant>,
}

impl Roots {
    fn of(rows: &Rows, edges: &[Edge]) -> Self {
        let by: By = rows.brought.iter().map(|one| (one.account, (one.by, one.at))).collect();
        let company = |id| Place::new(NodeKind::Company, id);
        let roles = rows
            .applications
            .iter()
            .filter_map(|of| Some((Place::new(NodeKind::Role, of.role?.0), company(of.company))));
        let placements = rows.placements.iter();
        let placements =
            placements.map(|of| (Place::new(NodeKind::Placement, of.id), company(of.company)));
        let mut first: HashMap<Place, Instant> = HashMap::new();
        // The newest come first, so the oldest is what is left.
        for edge in edges {
            first.insert(edge.from, edge.at);
            first.insert(edge.to, edge.at);
        }
        let partners = partners(rows, &by);
        Self { by, partners, hosts: roles.chain(placements).collect(), first }
    }

    fn month(&self, place: Place) -> Option<NaiveDate> {
        let brought = self.by.get(&place.id).map(|(_, at)| at);
        let day = brought.or_else(|| self.first.get(&place))?.date_naive();
        NaiveDate::from_ymd_opt(day.year(), day.month(), 1)
    }

    fn group(&self, place: Place, level: Level) -> Group {
        let companies = |place| if level.companies { Group::Companies } else { Group::One(place) };
        let grouping = level.grouping;
        match place.kind {
            _ if grouping == Grouping::None => Group::One(place),
            NodeKind::Partner if grouping == Grouping::Month => Group::Partners,
            NodeKind::Partner | NodeKind::Cluster => Group::One(place),
            NodeKind::Company => companies(place),
            NodeKind::Role | NodeKind::Placement => {
                companies(self.hosts.get(&place).copied().unwrap_or(place))
            }
            NodeKind::User => {
                let by_partner = grouping != Grouping::Month;
                let partner =
                    by_partner.then(|| self.partners.get(&place.id)).flatten().copied().flatten();
                let by_month = grouping != Grouping::Partner;
                Group::People { partner, month: by_month.then(|| self.month(place)).flatten() }
            }
        }
    }
}

/// Each account is walked past once. A circle has no top.
fn partners(rows: &Rows, by: &By) -> HashMap<Uuid, Option<Uuid>> {
    let mut known: HashMap<Uuid, Option<Uuid>> = HashMap::with_capacity(by.len());
    let mut way = Vec::new();
    for account in by.keys() {
        let mut at = *account;
        let top = loop {
            if let Some(top) = known.get(&at) {
                break *top;
            }
            known.insert(at, None);
            way.push(at);
            match by.get(&at) {
                None => break None,
                Some((above, _)) if rows.partners.contains(above) => break Some(*above),
                Some((above, _)) => at = *above,
            }
        };
        known.extend(way.drain(..).map(|account| (account, top)));
    }
    known
}

type Count = (i64, Instant, Instant);

/// Nodes and links of these edges, put together no more than is needed, and how.
pub(super) fn draw(
    rows: &Rows,
    tallies: &HashMap<Uuid, Tally>,
    edges: &[Edge],
) -> (Vec<Node>, Vec<Link>, Grouping) {
    let places = super::rules::places(edges);
    let roots = Roots::of(rows, edges);
    for level in LEVELS {
        if level.grouping == Grouping::None
            && (places.len() > MOST_NODES || edges.len() > MOST_EDGES)
        {
            continue;
        }
        let of: HashMap<Place, Group> =
            places.iter().map(|place| (*place, roots.group(*place, level))).collect();
        let links = fold(edges, &of);
        let mut groups: BTreeMap<Group, i64> = BTreeMap::new();
        for group in of.values() {
            *groups.entry(*group).or_default() += 1;
        }
        let fits = groups.len() <= MOST_NODES && links.len() <= MOST_EDGES;
        if fits || level.grouping == Grouping::Month {
            let nodes = nodes(rows, tallies, &groups, &links);
            return (nodes, links.into_iter().map(link).collect(), level.grouping);
        }
    }
    (Vec::new(), Vec::new(), Grouping::None)
}

type Links = BTreeMap<(EdgeKind, Group, Group), Count>;

/// What leads from a group into itself is not drawn.
fn fold(edges: &[Edge], of: &HashMap<Place, Group>) -> Links {
    let mut links = Links::new();
    for edge in edges {
        let (Some(from), Some(to)) = (of.get(&edge.from), of.get(&edge.to)) else { continue };
        if from == to {
            continue;
        }
        let (count, first, last) =
            links.entry((edge.kind, *from, *to)).or_insert((0, edge.at, edge.at));
        *count += 1;
        *first = edge.at.min(*first);
        *last = edge.at.max(*last);
    }
    links
}

fn link(((kind, from, to), (count, first_at, last_at)): ((EdgeKind, Group, Group), Count)) -> Link {
    Link { kind, from: from.id(), to: to.id(), count, first_at, last_at }
}

fn nodes(
    rows: &Rows,
    tallies: &HashMap<Uuid, Tally>,
    groups: &BTreeMap<Group, i64>,
    links: &Links,
) -> Vec<Node> {
    let mut arriving: HashMap<Group, i64> = HashMap::new();
    for ((_, _, to), (count, ..)) in links {
        *arriving.entry(*to).or_default() += count;
    }
    let mut of_company: HashMap<Uuid, Tally> = HashMap::new();
    for (account, company) in &rows.members {
        let Some(own) = tallies.get(account) else { continue };
        let sum = of_company.entry(*company).or_default();
        sum.brought += own.brought;
        sum.applied += own.applied;
        sum.placed += own.placed;
    }
    // A role brings nobody: its figure are those who applied for it.
    let mut of_role: HashMap<Uuid, Tally> = HashMap::new();
    for (role, _) in rows.applications.iter().filter_map(|of| of.role) {
        of_role.entry(role).or_default().applied += 1;
    }
    let node = |(group, members): (&Group, &i64)| {
        let place = if let Group::One(place) = group { Some(*place) } else { None };
        let (partner, month) = match group {
            Group::People { partner, month } => (*partner, *month),
            _ => (None, None),
        };
        let tally = place.and_then(|place| match place.kind {
            NodeKind::Company => of_company.get(&place.id),
            NodeKind::Partner | NodeKind::User => tallies.get(&place.id),
            NodeKind::Role => of_role.get(&place.id),
            _ => None,
        });
        Node {
            id: group.id(),
            kind: place.map_or(NodeKind::Cluster, |place| place.kind),
            place,
            name: String::new(),
            members: *members,
            arriving: arriving.get(group).copied().unwrap_or_default(),
            tally: tally.copied().unwrap_or_default(),
            partner,
            month,
        }
    };
    let mut nodes: Vec<Node> = groups.iter().map(node).collect();
    nodes.sort_by(|a, b| a.id.cmp(&b.id));
    nodes
}
