//! The words of an attempt, and the machine it runs through. Source: states.md §5. Pure.

use crate::Error;

/// Where an attempt is.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// The candidate works.
    InProgress,
    /// Finished, or out of time.
    Submitted,
    /// It has a grade.
    Graded,
}

impl State {
    /// Every state.
    pub const ALL: [Self; 3] = [Self::InProgress, Self::Submitted, Self::Graded];

    /// The word in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::InProgress => "in_progress",
            Self::Submitted => "submitted",
            Self::Graded => "graded",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }
}

/// What happens to an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event {
    Finish,
    TimeOut,
    AddTime,
    Grade,
    /// What was judged again brought another score.
    Regrade,
}

impl Event {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 5] =
        [Self::Finish, Self::TimeOut, Self::AddTime, Self::Grade, Self::Regrade];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Finish => "finish",
            Self::TimeOut => "time_out",
            Self::AddTime => "add_time",
            Self::Grade => "grade",
            Self::Regrade => "regrade",
        }
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
