//! Whose attempts count. Pure.

use std::collections::{BTreeMap, BTreeSet};

use kernel::{AttemptId, CompanyId, Instant, SubmissionId, UserId};

use crate::grading::TaskScore;

/// How many graded attempts are looked at. Ours: what a page may cost has a bound.
pub const MOST: i64 = 20_000;

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
            Given { attempt: one.attempt, began: one.began, points, counting }
        })
        .collect()
}
