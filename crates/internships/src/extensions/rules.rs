//! A proposal, and what is wrong with one. Pure.

use chrono::NaiveDate;
use kernel::{ExtensionId, Instant, InternshipId, UserId};

use super::machine::{By, State};
use crate::placements::{Acting, Internship, Side};
use crate::{Error, words};

/// How many days later the last day can be.
pub const MAX_DAYS: i64 = 364;

/// What is proposed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct New<'a> {
    /// The new last day.
    pub ends_on: NaiveDate,
    /// What the other side reads with it, at most 2000 characters.
    pub note: Option<&'a str>,
}

impl<'a> New<'a> {
    /// The note as it is kept.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn checked(self, of: &Internship) -> Result<Option<&'a str>, Error> {
        if !(1..=MAX_DAYS).contains(&(self.ends_on - of.ends_on).num_days()) {
            let detail = "Choose a day after the last one, at most 52 weeks later.";
            return Err(Error::field("ends_on", "range", detail));
        }
        words::plain("note", self.note, words::MAX)
    }
}

/// A proposal to extend an internship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Extension {
    /// Its id.
    pub id: ExtensionId,
    /// Which internship.
    pub internship: InternshipId,
    /// Which side proposed it.
    pub side: Side,
    /// Who.
    pub author: UserId,
    /// The new last day.
    pub ends_on: NaiveDate,
    /// What was said to it.
    pub note: Option<String>,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// When it was proposed.
    pub proposed_at: Instant,
    /// When it was answered, withdrawn or lapsed.
    pub ended_at: Option<Instant>,
}

impl Extension {
    /// In which part somebody acts on it.
    pub(super) fn by(&self, acting: Acting) -> By {
        match acting.side() {
            Some((side, _)) if side == self.side => By::Proposer,
            Some(_) => By::Other,
            None => By::System,
        }
    }
}
