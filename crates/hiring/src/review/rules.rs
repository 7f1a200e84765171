//! What waits for the admin, and what a decision needs. Pure.

use kernel::{Instant, RoleId, text, words};

use crate::Error;
use crate::roles::{Event, State};

words! {
    /// What the admin can do with a role.
    pub enum Decision as "RoleDecision" {
        /// Yes; it is not shown yet.
        Approve = "approve",
        /// Show it to everybody.
        Publish = "publish",
        /// Give it back with what to change.
        RequestChanges = "request_changes",
        /// No.
        Reject = "reject",
    }
}

impl Decision {
    /// Whether the role goes on towards its readers.
    pub(super) fn shows(self) -> bool {
        matches!(self, Self::Approve | Self::Publish)
    }
}

/// The steps of a decision, in their order.
pub(super) fn events(from: State, decision: Decision) -> &'static [Event] {
    match (decision, from) {
        (Decision::Publish, State::Submitted) => &[Event::Approve, Event::Publish],
        (Decision::Publish, _) => &[Event::Publish],
        (Decision::Approve, _) => &[Event::Approve],
        (Decision::RequestChanges, _) => &[Event::RequestChanges],
        (Decision::Reject, _) => &[Event::Reject],
    }
}

/// A decision, with its words where it needs some.
#[derive(Debug, Clone, Copy)]
pub struct Ruling<'a> {
    /// What is done.
    pub decision: Decision,
    /// Why, for the company: 1 to 2000 characters against a role, nothing for it.
    pub note: Option<&'a str>,
}

impl<'a> Ruling<'a> {
    pub(super) fn checked_note(&self) -> Result<Option<&'a str>, Error> {
        let note = self.note.map(text::trimmed).filter(|note| !note.is_empty());
        let fits = note.is_none_or(|note| note.chars().count() <= 2000 && text::is_prose(note));
        let wanted = note.is_some() != self.decision.shows();
        if fits && wanted { Ok(note) } else { Err(Error::BadNote) }
    }
}

/// A role that waits for the admin.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Waiting {
    /// The role.
    pub id: RoleId,
    /// How far it has come.
    pub state: State,
    /// Whose it is.
    pub company: String,
    /// What it is called.
    pub title: String,
    /// When it was last sent.
    pub since: Instant,
}
