//! Wire shapes that more than one area answers with.

use challenges::problems::{Detail, Group, Problem, Sample, Tag};
use challenges::submissions::{GroupRow, Submission, Summary, TestRow};
use kernel::chrono::{DateTime, Utc};
use kernel::uuid::Uuid;
use kernel::{Instant, Page};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::{
    Difficulty, SubmissionKind, SubmissionPhase, SubmissionState, TestTag, Verdict, Word,
};

/// An instant, RFC 3339 in UTC.
#[derive(Serialize, ToSchema)]
#[schema(value_type = String, format = DateTime)]
pub(crate) struct Time(DateTime<Utc>);

impl From<Instant> for Time {
    fn from(at: Instant) -> Self {
        Self(at)
    }
}

/// One page of a list.
#[derive(Serialize, ToSchema)]
#[schema(as = Page)]
pub(crate) struct PageBody<T> {
    items: Vec<T>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
}

impl<T> PageBody<T> {
    pub(crate) fn of<U>(page: Page<U>, view: impl FnMut(U) -> T) -> Self {
        let next_cursor = page.next.map(|cursor| cursor.to_string());
        Self { items: page.items.into_iter().map(view).collect(), next_cursor }
    }
}

/// Done, and there is nothing to say about it.
#[derive(Serialize, ToSchema)]
#[schema(as = Nothing)]
pub(crate) struct Nothing {}

/// A list that has no second page.
#[derive(Serialize, ToSchema)]
#[schema(as = List)]
pub(crate) struct ListBody<T> {
    pub(crate) items: Vec<T>,
}

/// A group of hidden tests.
#[derive(Serialize, ToSchema)]
#[schema(as = Group)]
pub(crate) struct GroupView {
    name: String,
    tag: TestTag,
    /// Points, of 100, for passing every test of it.
    weight: i32,
    /// How many tests it has.
    tests: i64,
}

/// The hidden groups; samples are shown as what they are.
pub(crate) fn hidden_groups(groups: &[Group]) -> Vec<GroupView> {
    let hidden = groups.iter().filter(|group| group.tag != Tag::Sample);
    let view = |group: &Group| GroupView {
        name: group.name.clone(),
        tag: group.tag.into(),
        weight: group.weight,
        tests: group.tests,
    };
    hidden.map(view).collect()
}

/// A problem of the bank.
#[derive(Serialize, ToSchema)]
#[schema(as = Problem)]
pub(crate) struct ProblemView {
    id: Uuid,
    slug: String,
    title: String,
    difficulty: Difficulty,
    /// Skill areas.
    keywords: Vec<String>,
    time_limit_ms: i32,
    memory_mib: i32,
    groups: Vec<GroupView>,
}

impl From<Problem> for ProblemView {
    fn from(problem: Problem) -> Self {
        Self {
            id: problem.id.0,
            groups: hidden_groups(&problem.groups),
            slug: problem.slug,
            title: problem.title,
            difficulty: problem.difficulty.into(),
            keywords: problem.keywords,
            time_limit_ms: problem.limits.time_limit_ms,
            memory_mib: problem.limits.memory_mib,
        }
    }
}

/// A test that everybody may see.
#[derive(Serialize, ToSchema)]
#[schema(as = Sample)]
pub(crate) struct SampleView {
    name: String,
    input: String,
    answer: String,
}

impl From<Sample> for SampleView {
    fn from(sample: Sample) -> Self {
        Self { name: sample.name, input: sample.input, answer: sample.answer }
    }
}

/// A problem with everything a candidate sees of it.
#[derive(Serialize, ToSchema)]
#[schema(as = ProblemDetail)]
pub(crate) struct ProblemDetailView {
    #[serde(flatten)]
    problem: ProblemView,
    /// Markdown.
    statement: String,
    samples: Vec<SampleView>,
    languages: Vec<String>,
    /// Starting code by language.
    templates: std::collections::BTreeMap<String, String>,
}

impl From<Detail> for ProblemDetailView {
    fn from(detail: Detail) -> Self {
        Self {
            problem: detail.problem.into(),
            statement: detail.statement,
            samples: detail.samples.into_iter().map(SampleView::from).collect(),
            languages: detail.languages,
            templates: detail.templates,
        }
    }
}

/// The result of one test. Of a hidden test, input and output are in no answer.
#[derive(Serialize, ToSchema)]
#[schema(as = TestRow)]
pub(crate) struct TestView {
    number: i32,
    group: String,
    tag: TestTag,
    name: Option<String>,
    verdict: Verdict,
    reason: Option<String>,
    cpu_ms: i64,
    memory_kib: i64,
    output: Option<String>,
    stderr: Option<String>,
}

impl From<TestRow> for TestView {
    fn from(row: TestRow) -> Self {
        Self {
            number: row.number,
            group: row.group,
            tag: row.tag.into(),
            name: row.name,
            verdict: row.verdict.into(),
            reason: row.reason,
            cpu_ms: row.cpu_us / 1000,
            memory_kib: row.memory_kib,
            output: row.output,
            stderr: row.stderr,
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
    task_id: Uuid,
    language: String,
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
            task_id: s.task.0,
            language: s.language,
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
            judged_at: s.judged_at.map(Time),
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
    language: String,
    state: SubmissionState,
    verdict: Option<Verdict>,
    points: Option<i32>,
    /// Whether it was a run on the candidate's own input, which passes no test.
    own_input: bool,
    created_at: Time,
}

impl From<&Summary> for SummaryView {
    fn from(s: &Summary) -> Self {
        Self {
            id: s.id.0,
            kind: s.kind.into(),
            language: s.language.clone(),
            state: s.state.into(),
            verdict: s.verdict.map(Word),
            points: s.points,
            own_input: s.own_input,
            created_at: s.created_at.into(),
        }
    }
}
