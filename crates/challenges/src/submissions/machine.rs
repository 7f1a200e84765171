//! The states of a submission, and the machine it runs through. Pure.

use kernel::{machine, words};

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

machine! {
    /// The machine: every step there is. A worker that takes up a submission which an earlier worker
    /// had begun finds it running and leaves it so.
    pub(crate) const STEPS: State, Event {
        Queued, Begin => Running,
        Queued, GiveUp => JudgeError,
        Queued, Supersede => Superseded,
        Running, Release => Queued,
        Running, Complete => Judged,
        Running, GiveUp => JudgeError,
        JudgeError, Retry => Queued,
        Judged, Rejudge => Queued,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_step_of_the_machine_is_in_the_table_and_no_other_is_possible() {
        use Event::{Begin, Complete, GiveUp, Rejudge, Release, Retry, Supersede};
        use State::{JudgeError, Judged, Queued, Running, Superseded};
        for from in State::ALL {
            for event in Event::ALL {
                let want = match (from, event) {
                    (Queued, Begin) => Some(Running),
                    (Queued | Running, GiveUp) => Some(JudgeError),
                    (Queued, Supersede) => Some(Superseded),
                    (Running, Release) | (JudgeError, Retry) | (Judged, Rejudge) => Some(Queued),
                    (Running, Complete) => Some(Judged),
                    _ => None,
                };
                assert_eq!(STEPS.step(from, event, ()).ok(), want, "{from:?} {event:?}");
            }
        }
    }
}
