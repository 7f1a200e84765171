//! How a decision about a result goes, and what is said with it. Pure.

use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, InvitationId, UserId, machine, text, words};

use crate::Error;

/// The longest text, in characters.
pub const MAX_TEXT: usize = 2000;
/// How long a decline can be taken back before the candidate is notified of it.
pub const DECLINE_UNDO: TimeDelta = TimeDelta::hours(1);
/// The same of an advance.
pub const ADVANCE_UNDO: TimeDelta = TimeDelta::minutes(1);

words! {
    /// A company's decision about a result.
    pub enum State as "ResultDecision" {
        /// Nothing yet, or no longer anything.
        Undecided = "undecided",
        /// The candidate goes on.
        Advanced = "advanced",
        /// The company decides later.
        Held = "held",
        /// The company does not go on with the candidate.
        Declined = "declined",
    }
}

words! {
    /// A step.
    pub enum Event as "ResultDecisionEvent" {
        Advance = "advance",
        Hold = "hold",
        /// With a reason.
        Decline = "decline",
        /// Takes the decision back, before the candidate is notified of it.
        Reopen = "reopen",
    }
}

words! {
    /// Why a company does not go on with somebody.
    pub enum Reason as "ResultDeclineCode" {
        /// Others have more of the skills.
        Skills = "skills",
        /// Others have done more of the work before.
        Experience = "experience",
        /// The dates do not fit.
        Availability = "availability",
        /// The place does not fit.
        Location = "location",
        /// The openings are filled.
        Filled = "filled",
        /// The company says it in its own words.
        Other = "other",
    }
}

machine! {
    /// The machine: every step there is. The trigger `result_decisions_transition` holds the same edges. No step is
    /// taken by a score: every one has the person who takes it.
    pub(super) const STEPS: State, Event {
        Undecided, Advance => Advanced,
        Undecided, Hold => Held,
        Undecided, Decline => Declined,
        Held, Advance => Advanced,
        Held, Decline => Declined,
        Held, Reopen => Undecided,
        Advanced, Hold => Held,
        Advanced, Decline => Declined,
        Advanced, Reopen => Undecided,
        Declined, Reopen => Undecided,
    }
}

/// What is decided, and why.
#[derive(Debug, Clone, Copy)]
pub struct Step<'a> {
    /// The step.
    pub event: Event,
    /// A decline has one, nothing else.
    pub reason: Option<Reason>,
    /// What the candidate reads with a decline; one without a reason of the list has some.
    pub text: Option<&'a str>,
}

impl<'a> Step<'a> {
    /// The reason and the text, where they fit the step.
    ///
    /// # Errors
    /// [`Error::BadField`].
    pub(super) fn words(&self) -> Result<Option<(Reason, Option<&'a str>)>, Error> {
        let fault = |field, code, detail| Err(Error::BadField { field, code, detail });
        let said = self.text.map(text::trimmed).filter(|said| !said.is_empty());
        match (self.event, self.reason, said) {
            (Event::Decline, None, _) => {
                fault("code", "required", "Choose the reason that the candidate reads.")
            }
            (Event::Decline, Some(Reason::Other), None) => {
                fault("text", "required", "Say why in your own words.")
            }
            (Event::Decline, Some(_), Some(said))
                if said.chars().count() > MAX_TEXT || !text::is_prose(said) =>
            {
                let detail = "Write at most 2000 characters, without any that cannot be seen.";
                fault("text", "format", detail)
            }
            (Event::Decline, Some(reason), said) => Ok(Some((reason, said))),
            (_, Some(_), _) => fault("code", "not_offered", "Only a decline has a reason."),
            (_, None, Some(_)) => fault("text", "not_offered", "Only a decline has a text."),
            (_, None, None) => Ok(None),
        }
    }
}

/// A company's decision about a result.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Decision {
    /// The invitation that led to the result.
    pub invitation: InvitationId,
    /// What.
    pub state: State,
    /// Grows with every step; 0 before the first.
    pub version: i32,
    /// Why it was declined, and what the candidate reads with it.
    pub declined: Option<(Reason, Option<String>)>,
    /// Who took the last step, and when.
    pub last: Option<(UserId, Instant)>,
    /// When the candidate is notified; nothing once they are, and for what is no news to them.
    pub news_at: Option<Instant>,
}

impl Decision {
    /// Nobody has decided.
    pub(super) fn none(invitation: InvitationId) -> Self {
        let state = State::Undecided;
        Self { invitation, state, version: 0, declined: None, last: None, news_at: None }
    }

    /// Where a step leads.
    ///
    /// # Errors
    /// [`Error::Refused`]; [`Error::CandidateNotified`] for a step back once the candidate has been notified.
    pub(super) fn after(&self, event: Event, now: Instant) -> Result<State, Error> {
        let to = STEPS.step(self.state, event, ())?;
        let is_known = self.news_at.is_none_or(|at| at <= now);
        if event == Event::Reopen && self.state != State::Held && is_known {
            return Err(Error::CandidateNotified);
        }
        Ok(to)
    }
}

/// Which results of the company wait for a decision, as seen from one of its reports.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Queue {
    /// How many wait.
    pub waiting: i64,
    /// The next that was graded before this one.
    pub previous: Option<AttemptId>,
    /// The next that was graded after it.
    pub next: Option<AttemptId>,
}

/// When the candidate is notified of a decision made now; nothing for what is no news to them.
pub(super) fn news_of(to: State, now: Instant) -> Option<Instant> {
    match to {
        State::Advanced => Some(now + ADVANCE_UNDO),
        State::Declined => Some(now + DECLINE_UNDO),
        State::Undecided | State::Held => None,
    }
}
