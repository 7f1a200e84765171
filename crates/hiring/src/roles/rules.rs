//! A role and what can be done with it now. Pure.

use chrono::{NaiveDate, TimeDelta};
use kernel::{CompanyId, Instant, RoleId, UserId, words};

use super::form::Form;
use super::machine::{self, By, Event, State};
use crate::Error;

/// How many roles of a company may be on their way or live at a time. Source: product.md §30.
pub const MAX_LIVE: i64 = 20;
/// For how many days a closed role can be reopened. Source: the state machine of roles.
pub const REOPEN_DAYS: i64 = 30;

/// The states that count towards [`MAX_LIVE`].
pub(super) const COUNTED: [State; 5] =
    [State::Submitted, State::Approved, State::Published, State::ApplicantsReleased, State::Paused];

words! {
    /// A part of a company's list.
    pub enum Stage as "RoleStage" {
        /// The company is to do something.
        Drafts = "drafts",
        /// The admin is to do something.
        Review = "review",
        /// It is shown, or will be again.
        Live = "live",
        /// It is over.
        Ended = "ended",
    }
}

impl Stage {
    /// The states of a stage.
    pub(super) fn states(self) -> &'static [State] {
        match self {
            Self::Drafts => &[State::Draft, State::ChangesRequested],
            Self::Review => &[State::Submitted, State::Approved],
            Self::Live => &[State::Published, State::ApplicantsReleased, State::Paused],
            Self::Ended => &[State::Closed, State::Archived, State::Rejected],
        }
    }
}

words! {
    /// What a company can do with a role.
    pub enum Act as "RoleAct" {
        Edit = "edit", Submit = "submit", Withdraw = "withdraw", Delete = "delete",
        Pause = "pause", Resume = "resume", Close = "close", Reopen = "reopen",
        Archive = "archive",
    }
}

/// A role as its company sees it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Role {
    /// Its id.
    pub id: RoleId,
    /// Whose it is.
    pub company: CompanyId,
    /// Who drafted it; absent once that person is erased.
    pub created_by: Option<UserId>,
    /// How far it has come.
    pub state: State,
    /// The live state that it has, or goes back to.
    pub live_state: Option<State>,
    /// Grows with every change.
    pub version: i32,
    /// What it says.
    pub form: Form,
    /// What the admin said last.
    pub note: Option<String>,
    /// When it was last sent.
    pub submitted_at: Option<Instant>,
    /// When it was last closed.
    pub closed_at: Option<Instant>,
    /// When it was begun.
    pub created_at: Instant,
    /// When it last changed.
    pub changed_at: Instant,
}

impl Role {
    /// Where a step leads at this moment.
    ///
    /// # Errors
    /// [`Error::Refused`], [`Error::ClosedTooLong`], [`Error::DeadlinePassed`].
    pub(crate) fn step(&self, event: Event, by: By, now: Instant) -> Result<State, Error> {
        let to = machine::step(self.state, self.live_state, event, by)?;
        let kept = now - TimeDelta::days(REOPEN_DAYS);
        if event == Event::Reopen && self.closed_at.is_none_or(|closed| closed < kept) {
            return Err(Error::ClosedTooLong);
        }
        if to.is_live() && self.has_passed(now.date_naive()) {
            return Err(Error::DeadlinePassed);
        }
        Ok(to)
    }

    /// Whether the last day on which somebody could apply is over.
    pub fn has_passed(&self, today: NaiveDate) -> bool {
        self.form.deadline.is_none_or(|deadline| deadline < today)
    }

    /// What the company can do now.
    pub fn acts(&self, now: Instant) -> Vec<Act> {
        let can = |act: &Act| match act {
            Act::Edit => self.state.is_editable(),
            Act::Delete => self.state == State::Draft,
            Act::Submit => self.may(Event::Submit, now),
            Act::Withdraw => self.may(Event::Withdraw, now),
            Act::Pause => self.may(Event::Pause, now),
            Act::Resume => self.may(Event::Resume, now),
            Act::Close => self.may(Event::Close, now),
            Act::Reopen => self.may(Event::Reopen, now),
            Act::Archive => self.may(Event::Archive, now),
        };
        Act::ALL.into_iter().filter(can).collect()
    }

    fn may(&self, event: Event, now: Instant) -> bool {
        self.step(event, By::Company, now).is_ok()
    }
}
