//! A role and what can be done with it now. Pure.

use chrono::{NaiveDate, TimeDelta};
use kernel::{CompanyId, Instant, Refused, RoleId, UserId, words};
use serde::{Deserialize, Serialize};

use super::form::Form;
use super::machine::{self, By, Event, State};
use super::revision::{self, Revision, RevisionState};
use crate::Error;

/// For how many days a closed role can be reopened. Source: the state machine of roles.
pub const REOPEN_DAYS: i64 = 30;
/// After how many days a closed role is archived by itself. Source: the state machine of roles.
pub const ARCHIVE_DAYS: i64 = 180;

/// The states in which a role is on its way or live: those that a plan limits.
pub(crate) const COUNTED: [State; 5] =
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
        /// Give up the changes to a role that is shown.
        Discard = "discard",
        Pause = "pause", Resume = "resume", Close = "close", Reopen = "reopen",
        Archive = "archive",
    }
}

/// What the admin says about one field.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Comment {
    /// One of [`Form::FIELDS`].
    pub field: String,
    /// 1 to 500 characters.
    pub text: String,
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
    /// What it is to say, where it has been shown and the company changes it.
    pub revision: Option<Revision>,
    /// What the admin said last.
    pub note: Option<String>,
    /// The same about single fields.
    pub comments: Vec<Comment>,
    /// When an approved role is published by itself.
    pub publish_at: Option<Instant>,
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

    /// Where a step leads the changes to this role; nothing where it has none, or the step is no step of
    /// theirs.
    pub(crate) fn revise(&self, event: Event, by: By) -> Option<Result<RevisionState, Refused>> {
        let revision = self.revision.as_ref()?;
        let theirs = revision::STEPS.lines().iter().any(|line| line.1 == event);
        theirs.then(|| revision::STEPS.step(revision.state, event, by))
    }

    /// Whether the company may write now: the role, or changes to it.
    pub(super) fn is_editable(&self) -> bool {
        let waits = |revision: &Revision| revision.state == RevisionState::Submitted;
        let revised = self.revision.as_ref().is_some_and(waits);
        self.state.is_editable() || (self.state.is_running() && !revised)
    }

    /// What the company writes, or wrote last.
    pub fn written(&self) -> &Form {
        self.revision.as_ref().map_or(&self.form, |revision| &revision.form)
    }

    /// What is written, and what everybody reads where that is something else.
    pub fn texts(&self) -> (&Form, Option<&Form>) {
        (self.written(), self.revision.as_ref().map(|_| &self.form))
    }

    /// The step that time alone brings about now.
    pub fn due(&self, now: Instant) -> Option<Event> {
        let kept = now - TimeDelta::days(ARCHIVE_DAYS);
        match self.state {
            State::Approved if self.publish_at.is_some_and(|at| at <= now) => Some(Event::Publish),
            state if state.is_running() && self.has_passed(now.date_naive()) => Some(Event::Close),
            State::Closed if self.closed_at.is_some_and(|at| at < kept) => Some(Event::Archive),
            _ => None,
        }
    }

    /// Whether it runs while so many people have accepted an offer that none of its openings is left.
    pub(crate) fn is_filled_by(&self, hired: i64) -> bool {
        let openings = self.form.openings.map(i64::from);
        self.state.is_running() && openings.is_some_and(|openings| hired >= openings)
    }

    /// Whether somebody can apply on this day.
    pub fn takes_applications(&self, today: NaiveDate) -> bool {
        self.state.is_live() && !self.has_passed(today)
    }

    /// Whether the last day on which somebody could apply is over.
    pub fn has_passed(&self, today: NaiveDate) -> bool {
        self.form.deadline.is_none_or(|deadline| deadline < today)
    }

    /// What the company can do now.
    pub fn acts(&self, now: Instant) -> Vec<Act> {
        let can = |act: &Act| match act {
            Act::Edit => self.is_editable(),
            Act::Delete => self.state == State::Draft,
            Act::Submit => self.may(Event::Submit, now),
            Act::Withdraw => self.may(Event::Withdraw, now),
            Act::Discard => self.may(Event::Discard, now),
            Act::Pause => self.may(Event::Pause, now),
            Act::Resume => self.may(Event::Resume, now),
            Act::Close => self.may(Event::Close, now),
            Act::Reopen => self.may(Event::Reopen, now),
            Act::Archive => self.may(Event::Archive, now),
        };
        Act::ALL.into_iter().filter(can).collect()
    }

    fn may(&self, event: Event, now: Instant) -> bool {
        match self.revise(event, By::Company) {
            Some(revised) => revised.is_ok(),
            None => self.step(event, By::Company, now).is_ok(),
        }
    }
}
