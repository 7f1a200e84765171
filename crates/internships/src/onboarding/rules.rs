//! The columns of the admin's board. Pure.

use kernel::words;

use crate::checklists::{self, Item, is_done};
use crate::placements::{Internship, State};

words! {
    /// How far an internship before its start is.
    pub enum Column as "OnboardingColumn" {
        /// Its owners have something to do, and the admin has nothing to look at.
        Waiting = "waiting",
        /// Something is submitted.
        ToReview = "to_review",
        /// Every required item is approved, and nothing is submitted.
        Done = "done",
        /// It waits for its first day.
        Ready = "ready",
    }
}

impl Column {
    /// Where an internship stands with these items; `None` once it has begun or is cancelled.
    pub fn of(state: State, items: &[Item]) -> Option<Self> {
        let submitted = items.iter().any(|item| item.state == checklists::State::Submitted);
        match state {
            State::Ready => Some(Self::Ready),
            State::PendingDocuments if submitted => Some(Self::ToReview),
            State::PendingDocuments if is_done(items) => Some(Self::Done),
            State::PendingDocuments => Some(Self::Waiting),
            _ => None,
        }
    }
}

/// An internship on the board.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Card {
    /// The internship.
    pub internship: Internship,
    /// Its checklist.
    pub items: Vec<Item>,
}
