//! The words of the network. Pure.

use std::fmt;

use kernel::uuid::Uuid;
use kernel::{Instant, words};

words! {
    /// What a node of the network stands for.
    pub enum NodeKind as "NetworkNodeKind" {
        /// Somebody who is a partner.
        Partner = "partner",
        /// Any other account that belongs to no company.
        User = "user",
        /// A company, with the accounts of its members.
        Company = "company",
        /// A role of a company.
        Role = "role",
        /// An internship, from the accepted offer on.
        Placement = "placement",
        /// Several nodes at once, where there are too many to be drawn.
        Cluster = "cluster",
    }
}

words! {
    /// What an edge of the network says.
    pub enum EdgeKind as "NetworkEdgeKind" {
        /// One signed up with the other's code.
        Referral = "referral",
        /// A company invited somebody to an assessment.
        Invite = "invite",
        /// Somebody applied for a role.
        Application = "application",
        /// Somebody accepted an offer.
        Placement = "placement",
        /// A role or a placement is at a company.
        Company = "company",
    }
}

words! {
    /// What somebody should look at.
    pub enum AlertKind as "NetworkAlertKind" {
        /// People who brought each other, in a circle.
        Cycle = "cycle",
        /// A referral that is flagged, because both have an address at one domain.
        SelfReferral = "self_referral",
        /// More sign-ups with one person's code within an hour than [`BURST`].
        Burst = "burst",
    }
}

words! {
    /// What the server has put together, because there was too much to be drawn.
    pub enum Grouping as "NetworkGrouping" {
        /// Nothing.
        None = "none",
        /// People by the partner who brought them and the month, roles and placements by their company.
        PartnerAndMonth = "partner_and_month",
        /// People by the partner who brought them; all companies are one.
        Partner = "partner",
        /// People by the month; all partners are one, and all companies.
        Month = "month",
    }
}

/// How many sign-ups with one person's code within an hour are usual.
pub const BURST: usize = 20;
/// The most nodes that are drawn one by one. Source: product.md §21.
pub const MOST_NODES: usize = 2_000;
/// The most edges that are drawn one by one. Source: product.md §21.
pub const MOST_EDGES: usize = 5_000;

/// One thing of the network: its kind, and the id of its row.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Place {
    /// What it is.
    pub kind: NodeKind,
    /// Which.
    pub id: Uuid,
}

impl Place {
    pub(super) const fn new(kind: NodeKind, id: Uuid) -> Self {
        Self { kind, id }
    }

    /// Reads what [`Place`]'s text is, such as `user:` and an id; `None` for anything else.
    pub fn parse(text: &str) -> Option<Self> {
        let (kind, id) = text.split_once(':')?;
        let kind = NodeKind::parse(kind).filter(|kind| *kind != NodeKind::Cluster)?;
        Some(Self { kind, id: Uuid::try_parse(id).ok()? })
    }
}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.kind.as_str(), self.id)
    }
}

/// One row of the database that ties two places.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Edge {
    /// What it says.
    pub kind: EdgeKind,
    /// The id of its row: of the account that was brought, the invitation, and so on.
    pub id: Uuid,
    /// Who did it.
    pub from: Place,
    /// To whom, or to what.
    pub to: Place,
    /// When.
    pub at: Instant,
}

impl Edge {
    /// Its place among edges of one moment. The kind is in the last bits, because a row can stand
    /// behind two edges.
    pub fn key(&self) -> Uuid {
        Uuid::from_u128(self.id.as_u128() ^ self.kind as u128)
    }
}

/// What is asked about.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Filter {
    /// Only nodes of these kinds; all where it is empty.
    pub kinds: Vec<NodeKind>,
    /// Only what this partner brought, and what became of it.
    pub partner: Option<Uuid>,
    /// Only what is so many steps from there, 1 to 3.
    pub around: Option<(Place, u8)>,
    /// Only edges of so many days before now.
    pub days: u16,
}

/// How many accounts somebody brought, themselves and by those they brought, and how far those came.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Tally {
    /// All of them.
    pub brought: i64,
    /// Those of them who applied for a role; of a role, those who applied for it.
    pub applied: i64,
    /// Those of them who accepted an offer.
    pub placed: i64,
}

/// A node as it is drawn.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Node {
    /// The same for the same rows.
    pub id: String,
    /// What it is.
    pub kind: NodeKind,
    /// The row behind it; `None` for a cluster.
    pub place: Option<Place>,
    /// What it is called; empty where it has no name.
    pub name: String,
    /// How many nodes it stands for.
    pub members: i64,
    /// Edges that lead to it.
    pub arriving: i64,
    /// Whom it brought.
    pub tally: Tally,
    /// Of a cluster: who brought its people, where that is one partner.
    pub partner: Option<Uuid>,
    /// Of a cluster: the first day of its month, where it has one.
    pub month: Option<kernel::chrono::NaiveDate>,
}

/// An edge as it is drawn: one row, or all of a kind between two clusters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Link {
    /// What they say.
    pub kind: EdgeKind,
    /// The node where it begins.
    pub from: String,
    /// The node where it ends.
    pub to: String,
    /// How many rows stand behind it.
    pub count: i64,
    /// The first of them.
    pub first_at: Instant,
    /// The last of them.
    pub last_at: Instant,
}

/// Something that somebody should look at.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alert {
    /// What it is about.
    pub kind: AlertKind,
    /// Who; of a self-referral the one who was brought comes last.
    pub places: Vec<Place>,
    /// The names of `places`.
    pub names: Vec<String>,
    /// How many sign-ups, or people in the circle.
    pub count: i64,
    /// When it was so for the first time.
    pub at: Instant,
}

/// The answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Graph {
    /// Its nodes, in the order of their ids.
    pub nodes: Vec<Node>,
    /// Its edges, in the order of kind and ends.
    pub links: Vec<Link>,
    /// What was put together.
    pub grouping: Grouping,
    /// How many nodes there are, counted before anything was put together.
    pub all_nodes: i64,
    /// How many edges, counted likewise.
    pub all_edges: i64,
    /// Whether older edges of the period were left out, because there are too many to be read.
    pub cut: bool,
    /// What should be looked at in the period, whatever else is asked for; the newest first.
    pub alerts: Vec<Alert>,
    /// How many alerts there are, with those that are not in `alerts`.
    pub all_alerts: i64,
    /// Since when.
    pub since: Instant,
}

/// An edge of the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The edge.
    pub edge: Edge,
    /// What its beginning is called.
    pub from: String,
    /// What its end is called.
    pub to: String,
}
