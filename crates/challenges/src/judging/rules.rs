//! How recorded tests make a verdict. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{AttemptId, Instant, Language, ProblemId, SubmissionId, WorkerId};

use crate::problems::{Scoring, Tag};
use crate::submissions::{GroupRow, Kind, TestRow, Verdict};

/// The most kept of one text that a program or compiler printed, in bytes.
pub const MAX_TEXT: usize = 64 * 1024;
/// The longest reason, in characters.
pub const MAX_REASON: usize = 500;

/// CPU time for compiling what was sent without an account, in milliseconds. Source: ADR 85.
const GUEST_COMPILE_MS: u32 = 5_000;
/// The same for a run in practice.
const PRACTICE_COMPILE_MS: u32 = 10_000;

/// Who sent a submission.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Sender {
    /// Somebody without an account.
    Guest,
    /// Somebody who practises.
    Practising,
    /// Somebody in an attempt.
    Candidate,
}

/// What a worker needs to judge a submission.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Work {
    /// The submission.
    pub id: SubmissionId,
    /// Which time round.
    pub generation: i32,
    /// Judge everything or samples only.
    pub kind: Kind,
    /// Who sent it.
    pub sender: Sender,
    /// The version of the problem; its suite may be kept by this id.
    pub problem: ProblemId,
    /// What it is written in.
    pub language: Language,
    /// The source.
    pub source: String,
    /// What to run it on instead of tests.
    pub own_input: Option<Vec<u8>>,
    /// Results that an earlier worker recorded, by number.
    pub done: Vec<TestRow>,
}

impl Work {
    /// CPU time for compiling it, in milliseconds; `None`: as much as its language has. A run in an attempt has as much as
    /// a submit, so that nothing compiles in one of them only.
    pub fn compile_ms(&self) -> Option<u32> {
        match (self.sender, self.kind) {
            (Sender::Guest, _) => Some(GUEST_COMPILE_MS),
            (Sender::Practising, Kind::Run) => Some(PRACTICE_COMPILE_MS),
            (Sender::Practising, Kind::Submit) | (Sender::Candidate, _) => None,
        }
    }
}

/// The result of one test.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestOutcome {
    /// Its number over all groups, from 1.
    pub number: i32,
    /// What happened; neither [`Verdict::Ce`] nor [`Verdict::JudgeError`].
    pub verdict: Verdict,
    /// Why, in words for the candidate.
    pub reason: Option<String>,
    /// CPU time in microseconds.
    pub cpu_us: i64,
    /// Wall-clock time in microseconds.
    pub wall_us: i64,
    /// Memory in KiB.
    pub memory_kib: i64,
    /// What it printed; dropped unless the test is a sample.
    pub output: Option<String>,
    /// What it printed on standard error; dropped likewise.
    pub stderr: Option<String>,
    /// What the validator holds an accepted test to be worth, in thousandths; `None` where it does not say.
    pub share_permille: Option<i32>,
}

/// How a judgement ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// There was nothing to run.
    CompileError,
    /// Every test has been recorded.
    Tests,
    /// The program ran on the candidate's own input.
    Own {
        /// [`Verdict::Ac`] when it ended well.
        verdict: Verdict,
        /// Standard output.
        output: String,
        /// Standard error.
        stderr: String,
    },
}

/// Everything a worker says when it is done.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// How it ended.
    pub ending: Ending,
    /// What the compiler said.
    pub compile_message: Option<String>,
    /// The judge's version.
    pub judge_version: String,
    /// The toolchain's version.
    pub toolchain: String,
    /// Who judged.
    pub worker: WorkerId,
}

/// What was decided.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Decided {
    /// The verdict.
    pub verdict: Verdict,
    /// 0 to 100; of a submit only.
    pub points: Option<i32>,
    /// The attempt, which may now be ready for its grade; `None` in practice.
    pub attempt: Option<AttemptId>,
}

/// What is to be judged again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Which {
    /// One submission, be it a run.
    Submission(SubmissionId),
    /// The submits of an attempt.
    Attempt(AttemptId),
    /// The submits for one version of a problem.
    Problem(ProblemId),
}

/// What came of having a submission judged again.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Rejudged {
    /// It is in the queue once more.
    Again {
        /// Its attempt, whose grade may change; `None` in practice.
        attempt: Option<AttemptId>,
        /// Only a submit counts for a grade.
        kind: Kind,
    },
    /// It waits for the judge or is being judged anyway.
    WithJudge,
    /// It was judged again for this reason before.
    Before,
    /// It ended in a judge error, which is another matter.
    Failed,
}

/// A group of the problem, as scoring needs it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct GroupRule {
    pub(crate) name: String,
    pub(crate) tag: Tag,
    pub(crate) weight: i32,
    pub(crate) scoring: Scoring,
    pub(crate) requires: Vec<String>,
    pub(crate) tests: i64,
}

/// What the accepted tests of a group are worth together, in thousandths of a test.
fn shares(group: &str, tests: &[TestRow]) -> i64 {
    let accepted = tests.iter().filter(|test| test.verdict == Verdict::Ac && test.group == group);
    accepted.map(|test| i64::from(test.share_permille.unwrap_or(1000))).sum()
}

/// The points of a group whose tests have shares, rounded down.
fn summed(weight: i32, tests: i64, shares: i64) -> i32 {
    let points = i64::from(weight) * shares / (1000 * tests.max(1));
    i32::try_from(points).unwrap_or(weight).clamp(0, weight)
}

/// Which groups passed: all tests of the group accepted, and every group it requires passed.
/// Source: scoring.md §1.
pub(crate) fn grade(groups: &[GroupRule], tests: &[TestRow]) -> Vec<GroupRow> {
    let mut accepted: BTreeMap<&str, i64> = BTreeMap::new();
    for test in tests.iter().filter(|test| test.verdict == Verdict::Ac) {
        *accepted.entry(&test.group).or_default() += 1;
    }
    let mut passed: BTreeSet<&str> = BTreeSet::new();
    groups
        .iter()
        .map(|group| {
            let all = accepted.get(group.name.as_str()).copied() == Some(group.tests);
            let allowed = group.requires.iter().all(|name| passed.contains(name.as_str()));
            if all && allowed {
                passed.insert(&group.name);
            }
            let points = match group.scoring {
                _ if !allowed => 0,
                Scoring::PassFail => group.weight * i32::from(all),
                Scoring::Sum => summed(group.weight, group.tests, shares(&group.name, tests)),
            };
            GroupRow {
                name: group.name.clone(),
                tag: group.tag,
                weight: group.weight,
                passed: all && allowed,
                points,
            }
        })
        .collect()
}

/// The verdict of the first test, by number, that failed; accepted when none did. `None` when a
/// test was skipped though none failed, which no sound judge reports.
pub(crate) fn verdict(tests: &[TestRow]) -> Option<Verdict> {
    let failed = tests.iter().find(|t| !matches!(t.verdict, Verdict::Ac | Verdict::Skipped));
    match failed {
        Some(test) => Some(test.verdict),
        None if tests.iter().all(|test| test.verdict == Verdict::Ac) => Some(Verdict::Ac),
        None => None,
    }
}

/// Text that PostgreSQL can keep: no NUL, at most `max` bytes, cut between characters.
pub(crate) fn clean(text: &str, max: usize) -> String {
    let text = text.replace('\0', "\u{fffd}");
    let end = (0..=max.min(text.len())).rev().find(|i| text.is_char_boundary(*i)).unwrap_or(0);
    text.get(..end).unwrap_or_default().to_owned()
}

/// How often a submission is retried by itself after a judge error.
pub const MAX_RETRIES: i16 = 5;

/// A submission that ended in a judge error.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Failure {
    /// Which.
    pub id: SubmissionId,
    /// When it was given up.
    pub at: Instant,
}
