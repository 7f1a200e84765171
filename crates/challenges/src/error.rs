//! What can go wrong in this crate.

use kernel::Refused;

use crate::submissions::MAX_OWN_INPUT;

const IN_FLIGHT: [&str; 2] = ["submissions_in_flight", "submissions_practice_in_flight"];

/// Why a problem or a submission was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// The package breaks a rule of the bank; the sentence says which.
    #[error("This problem cannot be published: {0}.")]
    BadProblem(String),
    /// There is no such problem.
    #[error("There is no such problem.")]
    NoProblem,
    /// There is no such submission.
    #[error("There is no such submission.")]
    NoSubmission,
    /// The problem cannot be solved in this language.
    #[error("This problem cannot be solved in that language.")]
    LanguageNotOffered,
    /// There is nothing to judge.
    #[error("There is no code to judge yet.")]
    SourceEmpty,
    /// The source is larger than the problem allows.
    #[error("The source is larger than {max_kib} KiB.")]
    SourceTooLarge {
        /// The limit.
        max_kib: i32,
    },
    /// The source holds a character that no compiler or database takes.
    #[error("The source holds a NUL character.")]
    SourceHasNul,
    /// The input typed for a run is too large.
    #[error("Your own input is larger than {} KiB.", MAX_OWN_INPUT / 1024)]
    InputTooLarge,
    /// Another browser or device has saved since.
    #[error("This draft was saved elsewhere since: its revision is {current}.")]
    StaleRevision {
        /// What is saved.
        current: i32,
    },
    /// One submit of this task is being judged.
    #[error("A submission for this task is still being judged.")]
    InFlight,
    /// The task before it has neither passed its core tests nor been skipped.
    #[error("This task is still locked: pass the previous task's core tests, or skip it.")]
    TaskLocked,
    /// Nothing comes after the last task.
    #[error("The last task cannot be skipped: no other comes after it.")]
    LastTask,
    /// Too many in too short a time.
    #[error("Too many requests in a short time. Wait {retry_after_seconds} s.")]
    RateLimited {
        /// When the next is accepted.
        retry_after_seconds: i64,
    },
    /// So many wait that a run would come too late to be of use.
    #[error("Many programs are waiting; a run would take about {seconds} s. Try again then.")]
    Crowded {
        /// How long it would wait.
        seconds: i64,
    },
    /// The judge reported the end before the result of every test.
    #[error("{recorded} of {total} tests were recorded")]
    Incomplete {
        /// Tests with a result.
        recorded: usize,
        /// Tests there are.
        total: usize,
    },
    /// The state does not allow the step, or it is somebody else's.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The job could not be queued.
    #[error(transparent)]
    Queue(#[from] queue::Error),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        match db::Error::from(e) {
            e if e.constraint().is_some_and(|name| IN_FLIGHT.contains(&name)) => Self::InFlight,
            e => Self::Db(e),
        }
    }
}
