//! What the judge finds of a draft. Pure.

use kernel::{Instant, ProblemCheckId, ProblemDraftId, UserId, words};
use serde::{Deserialize, Serialize};

/// The longest text of a line, in characters.
const MAX_TEXT: usize = 4000;
/// The longest subject of a line, in characters.
const MAX_SUBJECT: usize = 400;

words! {
    /// How far a check has come.
    pub enum State as "ProblemCheckState" {
        /// It waits for a worker.
        Queued = "queued",
        /// A worker runs it.
        Running = "running",
        /// Everything was as its author said.
        Passed = "passed",
        /// Something was not.
        Failed = "failed",
        /// The draft changed meanwhile.
        Cancelled = "cancelled",
    }
}

words! {
    /// What a line is about.
    pub enum Kind as "ProblemCheckLineKind" {
        /// The package as a whole.
        Package = "package",
        /// A validator and the inputs.
        Input = "input",
        /// A reference solution.
        Solution = "solution",
        /// The time limit.
        Time = "time",
        /// A solution of a scenario's last task on the tests of an earlier one.
        Regression = "regression",
    }
}

words! {
    /// Which answers a check takes from the author's solution before it judges anything.
    pub enum Filling as "ProblemAnswerFilling" {
        /// Those of inputs that have none.
        Missing = "missing",
        /// Those of all inputs, in place of what is there.
        All = "all",
    }
}

/// How a solution did in a group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupVerdict {
    /// The group's name, such as `core`.
    pub name: String,
    /// `AC`, `WA`, `TLE` or `RTE`; absent where the group was not run.
    pub verdict: Option<String>,
}

/// One line of the log.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Line {
    /// What it is about.
    pub kind: Kind,
    /// Which: a file's path, or nothing where it is about everything.
    pub subject: String,
    /// Whether it is as it should be.
    pub is_good: bool,
    /// A sentence.
    pub text: String,
    /// How a solution did, group by group.
    pub groups: Vec<GroupVerdict>,
}

impl Line {
    /// The line as it is stored: no longer than it may be, and with no character the database refuses.
    pub(crate) fn bounded(&self) -> Line {
        let cut = |text: &str, max| text.replace('\0', "\u{fffd}").chars().take(max).collect();
        let text = if self.text.trim().is_empty() { "-" } else { &self.text };
        let (subject, text) = (cut(&self.subject, MAX_SUBJECT), cut(text, MAX_TEXT));
        Line { subject, text, ..self.clone() }
    }
}

/// What the times were, in milliseconds of CPU time.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub struct Times {
    /// The limit of the package, or the one found from its accepted solutions.
    pub limit_ms: i32,
    /// The slowest accepted solution.
    pub slowest_accepted_ms: i32,
    /// The fastest solution that is meant to be too slow.
    pub fastest_slow_ms: Option<i32>,
    /// Whether some slow solution passes every core group and is too slow in a perf group; true where there
    /// is no perf group.
    pub finds_slow: bool,
}

/// One verification of a draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Check {
    /// Which.
    pub id: ProblemCheckId,
    /// Of which draft.
    pub draft: ProblemDraftId,
    /// Of which files.
    pub digest: Vec<u8>,
    /// Which answers the author's solution fills in first; absent for none.
    pub fills: Option<Filling>,
    /// Who has the draft published once this has passed; absent for nobody.
    pub publish_by: Option<UserId>,
    /// How far it has come.
    pub state: State,
    /// Grows with every line and step.
    pub changes: i64,
    /// The times, once it is through.
    pub times: Option<Times>,
    /// Since when it is there.
    pub created_at: Instant,
    /// Since when it is through.
    pub finished_at: Option<Instant>,
}
