//! What a case is, and what may be done about it. Pure.

use kernel::chrono::TimeDelta;
use kernel::{AttemptId, CompanyId, Instant, IntegrityCaseId, UserId, text, words};

use super::machine::{By, Event, STEPS, State};
use crate::Error;

/// For how many hours a candidate can answer. Source: states.md §17.
pub const ANSWER_HOURS: i64 = 72;
/// For how many days a candidate can appeal. Source: states.md §17.
pub const APPEAL_DAYS: i64 = 14;
/// The longest answer, reason or appeal, in characters.
pub const MAX_TEXT: usize = 4000;

words! {
    /// What was decided.
    pub enum Outcome as "IntegrityOutcome" {
        /// There is an explanation.
        Explained = "explained",
        /// It cannot be known.
        Unproven = "unproven",
        /// Rules were broken: the attempt is not verified.
        Breach = "breach",
    }
}

impl Outcome {
    pub(super) fn event(self) -> Event {
        match self {
            Self::Explained => Event::FindExplained,
            Self::Unproven => Event::FindUnproven,
            Self::Breach => Event::FindBreach,
        }
    }
}

words! {
    /// Which cases a list shows.
    pub enum Queue as "IntegrityQueue" {
        /// Those that wait for a decision.
        Undecided = "undecided",
        /// Those that wait for the candidate's answer.
        Waiting = "waiting",
        /// Those whose candidate has appealed.
        Appeals = "appeals",
        /// Those that are decided.
        Decided = "decided",
    }
}

impl Queue {
    /// The states of the cases that it shows.
    pub fn states(self) -> &'static [State] {
        match self {
            Self::Undecided => &[State::Answered, State::NoAnswer],
            Self::Waiting => &[State::Open, State::CandidateNotified],
            Self::Appeals => &[State::Appealed],
            Self::Decided => &[State::Explained, State::Unproven, State::Breach, State::Final],
        }
    }
}

words! {
    /// In which capacity somebody decided.
    pub enum DecidedAs as "IntegrityDecider" {
        /// For the company that invited.
        Company = "company",
        /// For Assay.
        Admin = "admin",
    }
}

/// Who decides.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Decider {
    /// A member of the company who may review.
    Member(UserId),
    /// The admin; nobody where it is the operator at the command line.
    Admin(Option<UserId>),
}

impl Decider {
    /// Whose step it is, where `sent_by` sent the invitation.
    pub(super) fn by(self, sent_by: UserId) -> By {
        match self {
            Self::Member(user) if user == sent_by => By::Sender,
            Self::Member(_) => By::Reviewer,
            Self::Admin(_) => By::Admin,
        }
    }

    pub(super) fn user(self) -> Option<UserId> {
        match self {
            Self::Member(user) => Some(user),
            Self::Admin(user) => user,
        }
    }

    /// In which capacity they decide.
    pub fn capacity(self) -> DecidedAs {
        match self {
            Self::Member(_) => DecidedAs::Company,
            Self::Admin(_) => DecidedAs::Admin,
        }
    }
}

/// A decision.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// What.
    pub outcome: Outcome,
    /// Why; the candidate reads it.
    pub reason: String,
}

/// Whether a text can be stored as an answer, a reason or an appeal.
pub(super) fn check_text(given: &str) -> Result<(), Error> {
    let long = given.chars().count() > MAX_TEXT;
    if long || text::trimmed(given).is_empty() || !text::is_prose(given) {
        return Err(Error::BadText);
    }
    Ok(())
}

/// The same of one that is still being written, which may be empty.
pub(super) fn check_draft(given: &str) -> Result<(), Error> {
    if given.chars().count() > MAX_TEXT || !text::is_prose(given) {
        return Err(Error::BadText);
    }
    Ok(())
}

/// What a case is about, and who is concerned.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct About {
    /// The attempt.
    pub attempt: AttemptId,
    /// Whose it is.
    pub candidate: UserId,
    /// Their name.
    pub candidate_name: String,
    /// The company that invited them.
    pub company: CompanyId,
    /// Its name.
    pub company_name: String,
    /// The assessment's title.
    pub title: String,
    /// Who sent the invitation.
    pub sent_by: UserId,
}

/// A case.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Case {
    /// Its id.
    pub id: IntegrityCaseId,
    /// How far it has come.
    pub state: State,
    /// Counts its steps, from 1.
    pub version: i32,
    /// When it was opened.
    pub opened_at: Instant,
    /// Until when the candidate can answer; `None` before they were notified.
    pub answer_until: Option<Instant>,
    /// What the candidate has written and not sent.
    pub draft: String,
    /// What they answered.
    pub answer: Option<String>,
    /// When.
    pub answered_at: Option<Instant>,
    /// What was decided first.
    pub outcome: Option<Outcome>,
    /// Why.
    pub reason: Option<String>,
    /// In which capacity.
    pub decided_as: Option<DecidedAs>,
    /// When.
    pub decided_at: Option<Instant>,
    /// Why the candidate disagrees.
    pub appeal: Option<String>,
    /// When they said so.
    pub appealed_at: Option<Instant>,
    /// What the admin decided on that.
    pub final_outcome: Option<Outcome>,
    /// Why.
    pub final_reason: Option<String>,
    /// When.
    pub final_at: Option<Instant>,
    /// What it is about.
    pub about: About,
}

impl Case {
    /// What counts now; `None` while nothing is decided.
    pub fn stands(&self) -> Option<Outcome> {
        self.final_outcome.or(self.outcome)
    }

    /// Until when the candidate can appeal; `None` where there is nothing to appeal against.
    pub fn appeal_until(&self) -> Option<Instant> {
        let can = STEPS.step(self.state, Event::Appeal, By::Candidate).is_ok();
        self.decided_at.filter(|_| can).map(|at| at + TimeDelta::days(APPEAL_DAYS))
    }

    /// Whether the candidate can answer at this moment.
    pub fn can_answer(&self, now: Instant) -> bool {
        let can = STEPS.step(self.state, Event::Answer, By::Candidate).is_ok();
        can && self.answer_until.is_some_and(|until| now <= until)
    }

    /// Whether the candidate can appeal at this moment.
    pub fn can_appeal(&self, now: Instant) -> bool {
        self.appeal_until().is_some_and(|until| now <= until)
    }

    /// Whether it waits for a decision that this person may make.
    pub fn can_decide(&self, decider: Decider) -> bool {
        let by = decider.by(self.about.sent_by);
        let event = if self.state == State::Appealed { Event::Conclude } else { Event::FindBreach };
        STEPS.step(self.state, event, by).is_ok()
    }
}
