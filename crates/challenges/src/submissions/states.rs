//! The words of a submission, and the machine it runs through. Pure.

use crate::Error;

/// What the candidate asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Kind {
    /// A try on the samples or on an input of one's own.
    Run,
    /// A solution, judged on everything.
    Submit,
}

impl Kind {
    /// The word in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Run => "run",
            Self::Submit => "submit",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        [Self::Run, Self::Submit].into_iter().find(|kind| kind.as_str() == text)
    }
}

/// Where a submission is. Source: states.md §6.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum State {
    /// Waiting for a worker.
    Queued,
    /// With a worker.
    Running,
    /// It has a verdict, until it is judged again.
    Judged,
    /// The judge failed; it counts neither for nor against the candidate.
    JudgeError,
    /// A run that a newer run made pointless before it began.
    Superseded,
}

impl State {
    pub(crate) const ALL: [Self; 5] =
        [Self::Queued, Self::Running, Self::Judged, Self::JudgeError, Self::Superseded];

    /// The word in the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Running => "running",
            Self::Judged => "judged",
            Self::JudgeError => "judge_error",
            Self::Superseded => "superseded",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|state| state.as_str() == text)
    }
}

/// What happens to a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Event {
    /// A worker took it.
    Begin,
    /// The worker gave it back.
    Release,
    /// The verdict is there.
    Complete,
    /// It has been tried often enough.
    GiveUp,
    /// It is judged once more after the judge was mended.
    Retry,
    /// What was judged is judged once more.
    Rejudge,
    /// A newer run replaced it.
    Supersede,
}

impl Event {
    #[cfg(test)]
    pub(crate) const ALL: [Self; 7] = [
        Self::Begin,
        Self::Release,
        Self::Complete,
        Self::GiveUp,
        Self::Retry,
        Self::Rejudge,
        Self::Supersede,
    ];

    pub(crate) fn as_str(self) -> &'static str {
        match self {
            Self::Begin => "begin",
            Self::Release => "release",
            Self::Complete => "complete",
            Self::GiveUp => "give_up",
            Self::Retry => "retry",
            Self::Rejudge => "rejudge",
            Self::Supersede => "supersede",
        }
    }
}

/// The machine: every step there is. A worker that takes up a submission which an earlier worker
/// had begun finds it running and leaves it so.
pub(crate) const STEPS: &[(State, Event, State)] = &[
    (State::Queued, Event::Begin, State::Running),
    (State::Queued, Event::GiveUp, State::JudgeError),
    (State::Queued, Event::Supersede, State::Superseded),
    (State::Running, Event::Release, State::Queued),
    (State::Running, Event::Complete, State::Judged),
    (State::Running, Event::GiveUp, State::JudgeError),
    (State::JudgeError, Event::Retry, State::Queued),
    (State::Judged, Event::Rejudge, State::Queued),
];

/// Where `event` leads from `from`.
pub(crate) fn step(from: State, event: Event) -> Result<State, Error> {
    STEPS
        .iter()
        .find(|(f, e, _)| (*f, *e) == (from, event))
        .map(|(_, _, to)| *to)
        .ok_or(Error::NotNow { from: from.as_str(), event: event.as_str() })
}

/// What a worker does with a submission, for the candidate to see.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Phase {
    /// Nothing yet.
    Queued,
    /// Compiling.
    Compiling,
    /// Running tests.
    Running,
    /// Nothing more.
    Done,
}

impl Phase {
    /// The word in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Queued => "queued",
            Self::Compiling => "compiling",
            Self::Running => "running",
            Self::Done => "done",
        }
    }

    pub(crate) fn parse(text: &str) -> Option<Self> {
        [Self::Queued, Self::Compiling, Self::Running, Self::Done]
            .into_iter()
            .find(|phase| phase.as_str() == text)
    }
}

/// The outcome of a test or of a submission. Source: decisions, judge and attempts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Verdict {
    /// Accepted.
    Ac,
    /// Wrong answer.
    Wa,
    /// Time limit.
    Tle,
    /// Memory limit.
    Mle,
    /// Output limit.
    Ole,
    /// Runtime error.
    Rte,
    /// Compile error; of a submission only.
    Ce,
    /// The judge failed; of a submission only.
    JudgeError,
    /// Not run, because an earlier result made it pointless; of a test only.
    Skipped,
}

impl Verdict {
    /// Every verdict.
    pub const ALL: [Self; 9] = [
        Self::Ac,
        Self::Wa,
        Self::Tle,
        Self::Mle,
        Self::Ole,
        Self::Rte,
        Self::Ce,
        Self::JudgeError,
        Self::Skipped,
    ];

    /// The word in the database and on the wire.
    pub fn as_str(self) -> &'static str {
        match self {
            Self::Ac => "AC",
            Self::Wa => "WA",
            Self::Tle => "TLE",
            Self::Mle => "MLE",
            Self::Ole => "OLE",
            Self::Rte => "RTE",
            Self::Ce => "CE",
            Self::JudgeError => "judge_error",
            Self::Skipped => "skipped",
        }
    }

    /// The verdict with this word.
    pub fn parse(text: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|verdict| verdict.as_str() == text)
    }
}
