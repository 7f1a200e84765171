//! Which needs come first, and who did something. Pure.

use std::collections::BTreeMap;

use db::audit::Deed;
use kernel::Instant;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;

use super::kinds::{NeedKind, Whose};
use crate::selection::Who;

/// How many needs are listed. Source: product.md §19.
pub(super) const MOST: usize = 10;

/// Whom something is about, as the company may call them now. Both are `None` for somebody who is erased.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Whom {
    /// What stands for the name where that is hidden, and what the row of the board is called by.
    pub code: Option<String>,
    /// Their name.
    pub name: Option<String>,
}

impl Whom {
    /// Somebody who is called by this name; nobody where it is empty.
    pub(super) fn named(name: String) -> Self {
        Self { code: None, name: Some(name).filter(|name| !name.is_empty()) }
    }
}

impl From<hiring::board::Named> for Whom {
    fn from(of: hiring::board::Named) -> Self {
        Self { code: Some(of.code), name: of.name }
    }
}

/// Something that needs a member of a company.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Need {
    /// What.
    pub kind: NeedKind,
    /// What is opened to do it: an application, a role, an assessment, a report, a case, an internship, an invoice.
    pub place: Uuid,
    /// The role that an application is for.
    pub role: Option<Uuid>,
    /// Of a role or an assessment its title, of an invoice its number.
    pub title: String,
    /// Whom it is about; `None` where it is about nobody.
    pub whom: Option<Whom>,
    /// Since when.
    pub since: Instant,
    /// When it is too late.
    pub until: Option<Instant>,
    /// On which day it is due.
    pub due_on: Option<NaiveDate>,
}

/// What needs a member.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Needs {
    /// The longest first, at most ten.
    pub items: Vec<Need>,
    /// How many there are beside those, of each kind that has any.
    pub more: Vec<(NeedKind, i64)>,
}

/// The first of what was found, where there are so many of each kind.
pub(super) fn first(mut found: Vec<Need>, mut totals: BTreeMap<NeedKind, i64>) -> Needs {
    found.sort_by_key(|need| (need.since, need.kind, need.place));
    found.truncate(MOST);
    for need in &found {
        if let Some(left) = totals.get_mut(&need.kind) {
            *left -= 1;
        }
    }
    let more = totals.into_iter().filter(|(_, left)| *left > 0).collect();
    Needs { items: found, more }
}

/// Who did something. Who has left the company or was erased is a colleague without a name.
pub(super) fn by(whose: Whose, deed: &Deed) -> Who {
    let name = deed.actor_name.clone().filter(|name| !name.is_empty());
    let is_person = deed.actor_name.is_some();
    match whose {
        Whose::Assay => Who::Assay,
        Whose::Candidate => Who::Candidate,
        _ if deed.is_subject => Who::Candidate,
        _ if deed.is_member => Who::Member(name),
        Whose::Company if is_person => Who::Member(None),
        Whose::Either if deed.is_colleague => Who::Member(None),
        Whose::Company | Whose::Either => Who::Assay,
    }
}
