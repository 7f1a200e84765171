//! Submissions and their results on the wire.

use challenges::submissions::{GroupRow, ShownTest, Submission, Summary};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::{
    LanguageId, SubmissionKind, SubmissionPhase, SubmissionState, TestTag, Time, Verdict, Word,
};

/// The result of one test. Of a hidden test, input, output and exact figures are in no answer.
#[derive(Serialize, ToSchema)]
#[schema(as = TestRow)]
pub(crate) struct TestView {
    number: i32,
    group: String,
    tag: TestTag,
    name: Option<String>,
    verdict: Verdict,
    /// Why, in words; of a hidden test only why it was not run.
    reason: Option<String>,
    /// CPU time in milliseconds; null of a hidden test.
    cpu_ms: Option<i64>,
    /// Null of a hidden test.
    memory_kib: Option<i64>,
    /// How many fifths of the limit on CPU time it used, the last one begun: 0 to 5, and 0 where it did not run.
    cpu_fifths: i32,
    /// The same of the limit on memory.
    memory_fifths: i32,
    output: Option<String>,
    stderr: Option<String>,
    /// What an accepted test of a scored group is worth, in thousandths of a test; of a hidden test in steps of 200.
    share_permille: Option<i32>,
}

impl From<ShownTest> for TestView {
    fn from(row: ShownTest) -> Self {
        Self {
            number: row.number,
            group: row.group,
            tag: row.tag.into(),
            name: row.name,
            verdict: row.verdict.into(),
            reason: row.reason,
            cpu_ms: row.measured.map(|measured| measured.cpu_us / 1000),
            memory_kib: row.measured.map(|measured| measured.memory_kib),
            cpu_fifths: row.cpu_fifths,
            memory_fifths: row.memory_fifths,
            output: row.output,
            stderr: row.stderr,
            share_permille: row.share_permille,
        }
    }
}

/// The result of one group.
#[derive(Serialize, ToSchema)]
#[schema(as = GroupResult)]
pub(crate) struct GroupResultView {
    name: String,
    tag: TestTag,
    passed: bool,
    points: i32,
    weight: i32,
}

impl From<GroupRow> for GroupResultView {
    fn from(row: GroupRow) -> Self {
        let tag = row.tag.into();
        let (name, passed, points, weight) = (row.name, row.passed, row.points, row.weight);
        Self { name, tag, passed, points, weight }
    }
}

/// What a run on one's own input printed.
#[derive(Serialize, ToSchema)]
#[schema(as = OwnInput)]
pub(crate) struct OwnInputView {
    output: String,
    stderr: String,
}

/// A submission as its author sees it, finished or not.
#[derive(Serialize, ToSchema)]
#[schema(as = Submission)]
pub(crate) struct SubmissionView {
    id: Uuid,
    kind: SubmissionKind,
    /// The task of an attempt; null in practice.
    task_id: Option<Uuid>,
    language: LanguageId,
    source: String,
    state: SubmissionState,
    phase: SubmissionPhase,
    /// Which time round it is judged, from 1: only what is judged for the first time holds up the next.
    generation: i32,
    /// How many wait before it; null once it runs.
    ahead: Option<i64>,
    /// How long it will wait, about, in seconds; null once it runs, and while no worker lives.
    wait_seconds: Option<i64>,
    tests_total: i32,
    tests: Vec<TestView>,
    /// Null until judged.
    verdict: Option<Verdict>,
    /// 0 to 100; of a submit only.
    points: Option<i32>,
    groups: Vec<GroupResultView>,
    compile_message: Option<String>,
    own_input: Option<OwnInputView>,
    created_at: Time,
    judged_at: Option<Time>,
    /// Grows with every change; the newest state wins.
    event_id: i64,
}

#[expect(clippy::cast_possible_truncation, reason = "is between 0 and a day")]
fn whole_seconds(seconds: f64) -> i64 {
    seconds.clamp(0.0, 86_400.0).ceil() as i64
}

impl From<Submission> for SubmissionView {
    fn from(s: Submission) -> Self {
        let own = |own: challenges::submissions::OwnOutput| OwnInputView {
            output: own.output,
            stderr: own.stderr,
        };
        Self {
            id: s.id.0,
            kind: s.kind.into(),
            task_id: s.task.map(|task| task.0),
            language: s.language.into(),
            source: s.source,
            state: s.state.into(),
            phase: s.phase.into(),
            generation: s.generation,
            ahead: s.place.map(|place| place.ahead),
            wait_seconds: s.place.and_then(|place| place.seconds).map(whole_seconds),
            tests_total: s.tests_total,
            tests: s.tests.into_iter().map(TestView::from).collect(),
            verdict: s.verdict.map(Word),
            points: s.points,
            groups: s.groups.into_iter().map(GroupResultView::from).collect(),
            compile_message: s.compile_message,
            own_input: s.own.map(own),
            created_at: s.created_at.into(),
            judged_at: s.judged_at.map(Time::from),
            event_id: s.event_id,
        }
    }
}

/// A submission in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = SubmissionSummary)]
pub(crate) struct SummaryView {
    id: Uuid,
    kind: SubmissionKind,
    language: LanguageId,
    state: SubmissionState,
    verdict: Option<Verdict>,
    points: Option<i32>,
    /// Whether it was a run on the candidate's own input, which passes no test.
    own_input: bool,
    /// Whether it is the tests of an earlier task, run again with a submit for a later one.
    #[serde(skip_serializing_if = "std::ops::Not::not")]
    #[schema(required = false)]
    regression: bool,
    created_at: Time,
}

impl From<&Summary> for SummaryView {
    fn from(s: &Summary) -> Self {
        Self {
            id: s.id.0,
            kind: s.kind.into(),
            language: s.language.into(),
            state: s.state.into(),
            verdict: s.verdict.map(Word),
            points: s.points,
            own_input: s.own_input,
            regression: s.regression,
            created_at: s.created_at.into(),
        }
    }
}
