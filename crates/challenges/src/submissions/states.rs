//! The words of a submission, and the machine it runs through. Pure.

use kernel::words;

use crate::Error;

words! {
    /// What the candidate asked for.
    pub enum Kind as "SubmissionKind" {
        /// A try on the samples or on an input of one's own.
        Run = "run",
        /// A solution, judged on everything.
        Submit = "submit",
    }
}

words! {
    /// Where a submission is. Source: states.md §6.
    pub enum State as "SubmissionState" {
        /// Waiting for a worker.
        Queued = "queued",
        /// With a worker.
        Running = "running",
        /// It has a verdict, until it is judged again.
        Judged = "judged",
        /// The judge failed; it counts neither for nor against the candidate.
        JudgeError = "judge_error",
        /// A run that a newer run made pointless before it began.
        Superseded = "superseded",
    }
}

words! {
    /// What happens to a submission.
    pub(crate) enum Event as "SubmissionEvent" {
        /// A worker took it.
        Begin = "begin",
        /// The worker gave it back.
        Release = "release",
        /// The verdict is there.
        Complete = "complete",
        /// It has been tried often enough.
        GiveUp = "give_up",
        /// It is judged once more after the judge was mended.
        Retry = "retry",
        /// What was judged is judged once more.
        Rejudge = "rejudge",
        /// A newer run replaced it.
        Supersede = "supersede",
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

words! {
    /// What a worker does with a submission, for the candidate to see.
    pub enum Phase as "SubmissionPhase" {
        /// Nothing yet.
        Queued = "queued",
        /// Compiling.
        Compiling = "compiling",
        /// Running tests.
        Running = "running",
        /// Nothing more.
        Done = "done",
    }
}

words! {
    /// The outcome of a test or of a submission. Source: decisions, judge and attempts.
    pub enum Verdict {
        /// Accepted.
        Ac = "AC",
        /// Wrong answer.
        Wa = "WA",
        /// Time limit.
        Tle = "TLE",
        /// Memory limit.
        Mle = "MLE",
        /// Output limit.
        Ole = "OLE",
        /// Runtime error.
        Rte = "RTE",
        /// Compile error; of a submission only.
        Ce = "CE",
        /// The judge failed; of a submission only.
        JudgeError = "judge_error",
        /// Not run, because an earlier result made it pointless; of a test only.
        Skipped = "skipped",
    }
}
