//! Whose attempts count. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{AttemptId, CompanyId, Instant, ProblemId, SubmissionId, UserId};

use crate::scores::{TaskScore, half_even};
use crate::statistics::{ItemFacts, SHOWN_FROM};

/// How many graded attempts are looked at. Ours: what a page may cost has a bound.
pub const MOST: i64 = 20_000;

/// A problem that more people than this have been given should be replaced: many may know it. Source: scoring.md §1.
pub const MOST_GIVEN: i64 = 500;

/// A problem, or one version of it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct ProblemFilter<'a> {
    /// Its name.
    pub problem: &'a str,
    /// One of its versions; `None` for all of them together.
    pub version: Option<ProblemId>,
}

/// Whose candidates.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Scope {
    /// Those whom a company invited.
    Company(CompanyId),
    /// All of this installation.
    Everybody,
}

/// A graded attempt that had the problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Try {
    pub(super) attempt: AttemptId,
    pub(super) candidate: UserId,
    pub(super) began: Instant,
    /// The place of the problem in the assessment, from 1.
    pub(super) position: i32,
}

/// What one person made of the problem.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Given {
    /// The attempt.
    pub attempt: AttemptId,
    /// When it began.
    pub began: Instant,
    /// 0 to 100; `None` where nothing was submitted.
    pub points: Option<i32>,
    /// The submit that counts, and which of its judgements.
    pub counting: Option<(SubmissionId, i32)>,
    /// What the other tasks of the attempt got, in thousandths of what they bring; `None` where there is no other.
    pub rest: Option<i32>,
}

/// An attempt of somebody's own.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Own {
    /// The attempt, whose report it is too.
    pub attempt: AttemptId,
    /// The assessment.
    pub assessment_title: String,
    /// Who invited.
    pub company_name: String,
    /// When it began.
    pub began: Instant,
    /// The place of the problem, from 1.
    pub position: i32,
    /// 0 to 100; `None` where nothing was submitted.
    pub points: Option<i32>,
}

/// What the task at a place got.
pub(super) fn at(scores: &[TaskScore], position: i32) -> Option<&TaskScore> {
    scores.iter().find(|score| score.position == position)
}

/// What the tasks at other places got, in thousandths of what they bring.
fn rest(scores: &[TaskScore], position: i32) -> Option<i32> {
    let others = || scores.iter().filter(|score| score.position != position);
    let whole: i64 = others().map(|score| i64::from(score.weight)).sum();
    let points = |score: &TaskScore| i64::from(score.weight) * i64::from(score.points.unwrap_or(0));
    let got: i64 = others().map(points).sum();
    (whole > 0).then(|| i32::try_from(half_even(10 * got, whole)).unwrap_or(i32::MAX))
}

/// How hard the problem was for these people, and how far those did well in it who did well in the rest of their
/// attempts; nothing of the second below [`SHOWN_FROM`] people whose attempts had other tasks.
pub fn facts(given: &[Given]) -> ItemFacts {
    let points = |one: &Given| i64::from(one.points.unwrap_or(0));
    let all: Vec<i64> = given.iter().map(points).collect();
    let beside = |one: &Given| one.rest.map(|rest| (points(one), points(one) + i64::from(rest)));
    let (got, totals): (Vec<i64>, Vec<i64>) = given.iter().filter_map(beside).unzip();
    let correlation = ItemFacts::of(&got, 100, &totals).discrimination_thousandths;
    ItemFacts {
        facility_thousandths: ItemFacts::of(&all, 100, &all).facility_thousandths,
        discrimination_thousandths: correlation.filter(|_| got.len() >= SHOWN_FROM),
    }
}

/// The earliest of each person. Later attempts know the problem already.
pub(super) fn firsts(
    mut tries: Vec<Try>,
    scores: &BTreeMap<AttemptId, Vec<TaskScore>>,
) -> Vec<Given> {
    tries.sort_unstable_by_key(|one| (one.began, one.attempt, one.position));
    let mut seen = BTreeSet::new();
    tries.retain(|one| seen.insert(one.candidate));
    tries
        .into_iter()
        .map(|one| {
            let score = scores.get(&one.attempt).and_then(|all| at(all, one.position));
            let counting =
                score.and_then(|score| Some((score.submission?, score.judgement.unwrap_or(1))));
            let points = score.and_then(|score| score.points);
            let rest = scores.get(&one.attempt).and_then(|all| rest(all, one.position));
            Given { attempt: one.attempt, began: one.began, points, counting, rest }
        })
        .collect()
}
