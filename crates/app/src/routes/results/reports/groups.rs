//! What the tests of a counted submission came to, group by group.

use std::collections::BTreeMap;

use challenges::problems::{Sample, Tag};
use challenges::submissions::{self, ShownTest, Submission};
use serde::Serialize;
use utoipa::ToSchema;

use crate::wire::{TestTag, Verdict};

/// One test in a report. Input, expected, got and exact figures are those of samples only.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportTest)]
pub(super) struct TestView {
    number: i32,
    verdict: Verdict,
    pub(super) reason: Option<String>,
    /// CPU time in milliseconds.
    cpu_ms: Option<i64>,
    memory_kib: Option<i64>,
    /// How many fifths of the limit on CPU time were begun, 0 to 5.
    cpu_fifths: i32,
    /// The same of the limit on memory.
    memory_fifths: i32,
    pub(super) name: Option<String>,
    pub(super) input: Option<String>,
    pub(super) expected: Option<String>,
    pub(super) got: Option<String>,
}

/// One group in a report.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportGroup)]
pub(super) struct GroupView {
    name: String,
    tag: TestTag,
    weight: i32,
    passed: bool,
    points: i32,
    pub(super) tests: Vec<TestView>,
}

/// The groups of a submission with the results of their tests.
pub(super) fn group_views(submission: &Submission, samples: &[Sample]) -> Vec<GroupView> {
    let mut tests: BTreeMap<&str, Vec<TestView>> = BTreeMap::new();
    for row in &submission.tests {
        tests.entry(&row.group).or_default().push(test_view(row, samples));
    }
    let view = |group: &submissions::GroupRow| GroupView {
        name: group.name.clone(),
        tag: group.tag.into(),
        weight: group.weight,
        passed: group.passed,
        points: group.points,
        tests: tests.remove(group.name.as_str()).unwrap_or_default(),
    };
    submission.groups.iter().map(view).collect()
}

fn test_view(row: &ShownTest, samples: &[Sample]) -> TestView {
    let sample = samples.iter().find(|s| row.tag == Tag::Sample && s.number == row.number);
    TestView {
        number: row.number,
        verdict: row.verdict.into(),
        reason: row.reason.clone(),
        cpu_ms: row.measured.map(|measured| measured.cpu_us / 1000),
        memory_kib: row.measured.map(|measured| measured.memory_kib),
        cpu_fifths: row.cpu_fifths,
        memory_fifths: row.memory_fifths,
        name: sample.map(|s| s.name.clone()),
        input: sample.map(|s| s.input.clone()),
        expected: sample.map(|s| s.answer.clone()),
        got: sample.and(row.output.clone()),
    }
}
