//! What may be sent to the judge, and how often. Pure.

use kernel::{AttemptId, CompanyId, Instant, Language, ProblemId, SubmissionId, TaskId, UserId};
use queue::jobs::Place;
use serde::{Deserialize, Serialize};

use super::kinds::{Kind, Phase, Verdict};
use super::machine::State;
use super::shown::ShownTest;
use crate::Error;
use crate::problems::{MAX_SOURCE_KIB, Tag};

/// The largest input a candidate may type for a run, in bytes. Source: product.md §30.
pub const MAX_OWN_INPUT: usize = 64 * 1024;

/// A run that would wait longer than this is not accepted, in seconds; a submit always is. Source:
/// judge.md §8, admission by estimated wait; the number is ours.
const MAX_RUN_WAIT: f64 = 60.0;

/// How long to tell somebody to wait, in whole seconds, where a run is not accepted.
#[expect(clippy::cast_possible_truncation, reason = "is between 60 and 3600")]
pub(crate) fn crowded(wait: Option<f64>) -> Option<i64> {
    let wait = wait.filter(|wait| *wait > MAX_RUN_WAIT)?;
    Some(wait.min(3600.0).ceil() as i64)
}

/// What ended an attempt in whose editor something was left.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// Its candidate finished.
    Finish,
    /// The time ran out, or the attempt was voided.
    Timeout,
}

/// What a program is sent for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Purpose {
    /// Practice: no clock runs, and nothing is graded.
    Practice,
    /// A task of an attempt that the caller has found open.
    Attempt {
        /// The company that asked for it; `None` where a partner did.
        company: Option<CompanyId>,
        /// The attempt.
        attempt: AttemptId,
        /// The task.
        task: TaskId,
    },
}

/// A program to be judged.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewSubmission {
    /// The version of the problem.
    pub problem: ProblemId,
    /// Whose it is.
    pub user: UserId,
    /// What it is sent for.
    pub purpose: Purpose,
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
}

/// What a problem allows of a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Allowed {
    pub(crate) languages: Vec<Language>,
    pub(crate) source_kib: i32,
}

impl Allowed {
    /// Whether a program may be sent, by somebody with an account or without.
    pub(crate) fn check(&self, language: Language, source: &str) -> Result<(), Error> {
        if !self.languages.contains(&language) {
            return Err(Error::LanguageNotOffered);
        }
        let max_kib = self.source_kib.min(MAX_SOURCE_KIB);
        if source.len() > usize::try_from(max_kib).unwrap_or(0) * 1024 {
            Err(Error::SourceTooLarge { max_kib })
        } else if source.trim().is_empty() {
            Err(Error::SourceEmpty)
        } else if source.contains('\0') {
            Err(Error::SourceHasNul)
        } else {
            Ok(())
        }
    }
}

impl NewSubmission {
    pub(crate) fn check(&self, allowed: &Allowed) -> Result<(), Error> {
        allowed.check(self.language, &self.source)
    }
}

/// How often one person may send programs for one problem; each number is at least 1.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Rates {
    /// Runs within 60 seconds.
    pub runs_a_minute: i64,
    /// Submits within 60 seconds.
    pub submits_a_minute: i64,
    /// Submits within 3600 seconds.
    pub submits_an_hour: i64,
    /// Submits within 24 hours.
    pub submits_a_day: i64,
}

impl Rates {
    /// What counts where the admin has set nothing. Source: product.md §30 and the table of rate limits.
    pub const DEFAULT: Self =
        Self { runs_a_minute: 20, submits_a_minute: 6, submits_an_hour: 60, submits_a_day: 200 };

    fn windows(&self, kind: Kind) -> Vec<Window> {
        match kind {
            Kind::Run => vec![Window { seconds: 60, most: self.runs_a_minute }],
            Kind::Submit => vec![
                Window { seconds: 60, most: self.submits_a_minute },
                Window { seconds: 3600, most: self.submits_an_hour },
                Window { seconds: 86_400, most: self.submits_a_day },
            ],
        }
    }

    /// How far back to look, in seconds, and for how many. A shorter window may have been given the larger number.
    pub(crate) fn memory(&self, kind: Kind) -> (i64, i64) {
        let windows = self.windows(kind);
        let seconds = windows.iter().map(|window| window.seconds).max();
        let most = windows.iter().map(|window| window.most).max();
        (seconds.unwrap_or(0), most.unwrap_or(0))
    }
}

/// At most `most` within the last `seconds`.
struct Window {
    seconds: i64,
    most: i64,
}

/// Whether one more is allowed, given how many seconds ago the earlier ones came, newest first.
pub(crate) fn check_rate(rates: &Rates, kind: Kind, ages: &[i64]) -> Result<(), Error> {
    let wait = rates
        .windows(kind)
        .iter()
        .filter_map(|window| {
            let last = usize::try_from(window.most.max(1) - 1).ok()?;
            let oldest = ages.get(last)?;
            (*oldest < window.seconds).then_some(window.seconds - oldest.max(&0))
        })
        .max();
    match wait {
        Some(retry_after_seconds) => Err(Error::RateLimited { retry_after_seconds }),
        None => Ok(()),
    }
}

/// What became of one test, as it was measured: for the judge alone. People see a [`ShownTest`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestRow {
    /// Its number over all groups, from 1.
    pub number: i32,
    /// Its group.
    pub group: String,
    /// What the group examines.
    pub tag: Tag,
    /// Its name; samples only.
    pub name: Option<String>,
    /// What happened.
    pub verdict: Verdict,
    /// Why, in words.
    pub reason: Option<String>,
    /// CPU time in microseconds.
    pub cpu_us: i64,
    /// Wall-clock time in microseconds.
    pub wall_us: i64,
    /// Memory in KiB.
    pub memory_kib: i64,
    /// What it printed; samples only.
    pub output: Option<String>,
    /// What it printed on standard error; samples only.
    pub stderr: Option<String>,
    /// What the validator holds an accepted test to be worth, in thousandths; `None` where it does not say.
    pub share_permille: Option<i32>,
}

/// What became of one group.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct GroupRow {
    /// Its name.
    pub name: String,
    /// What it examines.
    pub tag: Tag,
    /// Points for passing it.
    pub weight: i32,
    /// Whether it passed.
    pub passed: bool,
    /// The points it brought.
    pub points: i32,
}

/// What a program printed on the candidate's own input.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OwnOutput {
    /// Standard output.
    pub output: String,
    /// Standard error.
    pub stderr: String,
}

/// A submission as its candidate sees it.
#[derive(Debug, Clone, PartialEq)]
pub struct Submission {
    /// Its id.
    pub id: SubmissionId,
    /// What was asked for.
    pub kind: Kind,
    /// The version of the problem.
    pub problem: ProblemId,
    /// The task of an attempt that it is for; `None` in practice.
    pub task: Option<TaskId>,
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
    /// Where it is.
    pub state: State,
    /// What a worker does with it.
    pub phase: Phase,
    /// Which time round it is judged, from 1.
    pub generation: i32,
    /// Where it stands in the queue; `None` when it does not wait.
    pub place: Option<Place>,
    /// How many tests there are.
    pub tests_total: i32,
    /// Those that have a result, by number.
    pub tests: Vec<ShownTest>,
    /// The outcome.
    pub verdict: Option<Verdict>,
    /// 0 to 100; of a judged submit only.
    pub points: Option<i32>,
    /// Its groups in order; empty until it is judged.
    pub groups: Vec<GroupRow>,
    /// What the compiler said.
    pub compile_message: Option<String>,
    /// What it printed on the candidate's own input, once that has run.
    pub own: Option<OwnOutput>,
    /// The judge that judged it.
    pub judge_version: Option<String>,
    /// What it was compiled or run with.
    pub toolchain: Option<String>,
    /// When it was sent.
    pub created_at: Instant,
    /// When it got its verdict.
    pub judged_at: Option<Instant>,
    /// Counts its visible changes.
    pub event_id: i64,
}

/// A submission in a list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Summary {
    /// Its id.
    pub id: SubmissionId,
    /// The task of an attempt that it is for; `None` in practice.
    pub task: Option<TaskId>,
    /// What was asked for.
    pub kind: Kind,
    /// What it is written in.
    pub language: Language,
    /// Where it is.
    pub state: State,
    /// The outcome.
    pub verdict: Option<Verdict>,
    /// 0 to 100; of a judged submit only.
    pub points: Option<i32>,
    /// Whether it ran on the candidate's own input instead of tests.
    pub own_input: bool,
    /// Whether a submit for a later task of the scenario had it judged.
    pub regression: bool,
    /// When it was sent.
    pub created_at: Instant,
}

/// A run or submission of one task with its text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SentText {
    /// What was asked for.
    pub kind: Kind,
    /// What it is written in.
    pub language: Language,
    /// The source; `None` once it is forgotten.
    pub source: Option<String>,
    /// The outcome.
    pub verdict: Option<Verdict>,
    /// 0 to 100; of a judged submit only.
    pub points: Option<i32>,
    /// How many tests passed.
    pub passed: i64,
    /// How many there are.
    pub tests: i32,
    /// Whether it ran on the candidate's own input instead of tests.
    pub own_input: bool,
    /// When it was sent.
    pub created_at: Instant,
}

/// The most points that a judged submit of the task brought; `None` when there is none.
pub fn best_points(list: &[Summary], task: TaskId) -> Option<i32> {
    list.iter().filter(|row| row.task == Some(task)).filter_map(|row| row.points).max()
}

/// The submit that counts for each task: the earliest of those with the most points.
pub(crate) fn best(list: &[Summary]) -> Vec<SubmissionId> {
    let mut best: Vec<&Summary> = Vec::new();
    for row in list.iter().filter(|row| row.points.is_some()) {
        match best.iter_mut().find(|known| known.task == row.task) {
            Some(known) => {
                let earlier = (row.created_at, row.id) < (known.created_at, known.id);
                if row.points > known.points || (row.points == known.points && earlier) {
                    *known = row;
                }
            }
            None => best.push(row),
        }
    }
    best.into_iter().map(|row| row.id).collect()
}
