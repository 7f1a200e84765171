//! The words of an attempt, and the machine it runs through. Source: states.md §5. Pure.

use kernel::words;

use crate::Error;

words! {
    /// Where an attempt is.
    pub enum State as "AttemptState" {
        /// The candidate works.
        InProgress = "in_progress",
        /// Finished, or out of time.
        Submitted = "submitted",
        /// It has a grade.
        Graded = "graded",
    }
}

words! {
    /// What happens to an attempt.
    pub(crate) enum Event as "AttemptEvent" {
        Finish = "finish",
        TimeOut = "time_out",
        AddTime = "add_time",
        Grade = "grade",
        /// What was judged again brought another score.
        Regrade = "regrade",
    }
}

/// Who makes it happen.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Who {
    Candidate,
    /// A member of the company or an administrator.
    Staff,
    System,
}

impl Who {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 3] = [Self::Candidate, Self::Staff, Self::System];
}

/// The machine: every step there is.
pub(crate) const STEPS: &[(State, Event, Who, State)] = &[
    (State::InProgress, Event::Finish, Who::Candidate, State::Submitted),
    (State::InProgress, Event::TimeOut, Who::System, State::Submitted),
    (State::InProgress, Event::AddTime, Who::Staff, State::InProgress),
    (State::InProgress, Event::AddTime, Who::System, State::InProgress),
    (State::Submitted, Event::Grade, Who::System, State::Graded),
    (State::Graded, Event::Regrade, Who::System, State::Graded),
];

/// Where `event`, caused by `who`, leads from `from`.
pub(crate) fn step(from: State, event: Event, who: Who) -> Result<State, Error> {
    STEPS
        .iter()
        .find(|(f, e, w, _)| (*f, *e, *w) == (from, event, who))
        .map(|(_, _, _, to)| *to)
        .ok_or(Error::NotNow { from: from.as_str(), event: event.as_str() })
}
