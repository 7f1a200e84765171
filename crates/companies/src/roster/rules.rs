//! What is asked of the list of all companies. Pure.

use chrono::NaiveDate;
use kernel::{Instant, Paging};

use crate::grants::Flags;
use crate::profiles::{Company, State};

/// Which companies are looked for.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asked {
    /// A part of the name or of the domain, of one or two letters the beginning; at most 100 characters.
    pub search: String,
    /// Only those in this state.
    pub state: Option<State>,
    /// Only those that have been sent an invoice.
    pub paying: bool,
    /// Which part of the list.
    pub paging: Paging,
}

/// A company of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// The company.
    pub company: Company,
    /// The domain of its website.
    pub domain: Option<String>,
    /// Since when.
    pub created_at: Instant,
    /// What is open to it.
    pub flags: Flags,
    /// How many belong to it.
    pub members: i64,
    /// How many of its roles people can apply for.
    pub roles: i64,
    /// The last day, UTC, on which one of its members had a page open; `None` before the first.
    pub last_visit: Option<NaiveDate>,
}
