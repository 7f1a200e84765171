//! A proposal and what is wrong with one. Pure.

use chrono::TimeDelta;
use kernel::{CompanyId, Instant, RoleId, RoleProposalId, UserId, text};

use super::machine::State;
use crate::Error;

/// How long a candidate has to answer.
pub const ANSWER_DAYS: i64 = 7;
/// So long before its time is over a candidate who has not answered is reminded. Ours: so late that it is no second
/// invitation, and early enough for a weekend.
pub const REMIND_HOURS: i64 = 48;
/// For so long somebody who has declined is not asked about the same role.
pub const AGAIN_AFTER_DAYS: i64 = 90;

/// What the admin proposes, or a company that has a result of the candidate.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct New {
    /// Which role.
    pub role: RoleId,
    /// To whom.
    pub candidate: UserId,
    /// Why it fits, which the candidate reads: 20 to 2000 characters.
    pub note: String,
    /// Whether the role's own company asks.
    pub by_company: bool,
}

impl New {
    /// Whether the candidate can read why.
    ///
    /// # Errors
    /// [`Error::BadProposalNote`].
    pub(super) fn check(&self) -> Result<(), Error> {
        let length = text::trimmed(&self.note).chars().count();
        let is_good = (20..=2000).contains(&length) && text::is_prose(&self.note);
        if is_good { Ok(()) } else { Err(Error::BadProposalNote) }
    }
}

/// A proposal.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proposal {
    /// Its id.
    pub id: RoleProposalId,
    /// Which role.
    pub role: RoleId,
    /// What that is called.
    pub title: String,
    /// Whose it is.
    pub company: CompanyId,
    /// What that is called.
    pub company_name: String,
    /// Who is asked.
    pub candidate: UserId,
    /// What the admin or the company wrote.
    pub note: String,
    /// Whether the role's own company asks.
    pub by_company: bool,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// When it was made.
    pub proposed_at: Instant,
    /// When it was answered, expired or was withdrawn.
    pub ended_at: Option<Instant>,
}

impl Proposal {
    /// Until when it can be answered.
    pub fn answer_by(&self) -> Instant {
        self.proposed_at + TimeDelta::days(ANSWER_DAYS)
    }

    /// Its state at this moment, whether or not time has been kept since.
    pub(super) fn state_at(&self, now: Instant) -> State {
        let is_late = self.state == State::Proposed && now >= self.answer_by();
        if is_late { State::Expired } else { self.state }
    }
}
