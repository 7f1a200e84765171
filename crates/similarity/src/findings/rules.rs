//! A match as it is seen from one of its sides. Pure.

use std::collections::BTreeMap;

use kernel::uuid::Uuid;
use kernel::{
    AttemptId, CompanyId, Instant, Language, MatchId, ProblemId, SubmissionId, TaskId, words,
};

use crate::overlap::{Fragment, Overlap};
use crate::rule::CLUSTER_FROM;

words! {
    /// Which of two programs was sent first. It says nothing of who wrote it first.
    pub enum Order as "SimilarityOrder" {
        /// That of the attempt.
        OwnFirst = "own_first",
        /// The other one.
        OtherFirst = "other_first",
    }
}

/// The other side of a match, as far as the company of the attempt may know it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Other {
    /// An attempt of somebody else at an assessment of the same company.
    Here {
        /// The attempt.
        attempt: AttemptId,
        /// Whose it is.
        candidate_name: String,
        /// When the program was sent.
        sent_at: Instant,
    },
    /// An attempt at an assessment of another company, of which nothing is said.
    Elsewhere,
    /// What the problem's author published.
    Published,
}

/// Matches that hang together.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Cluster {
    /// Names it.
    pub id: Uuid,
    /// How many matches it has, [`CLUSTER_FROM`] or more.
    pub matches: i64,
}

/// A match, seen from an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Finding {
    /// The match.
    pub id: MatchId,
    /// The task.
    pub task: TaskId,
    /// The attempt's submit.
    pub submission: SubmissionId,
    /// The language of both.
    pub language: Language,
    /// How similar they are, in thousandths.
    pub permille: i32,
    /// From which similarity on it was a match.
    pub threshold_permille: i32,
    /// How many fingerprints the attempt's program has.
    pub fingerprints: i32,
    /// How many the other one has.
    pub other_fingerprints: i32,
    /// The longest run of them that is in both.
    pub longest: i32,
    /// The other side.
    pub other: Other,
    /// Which was sent first; `None` where the other is published.
    pub order: Option<Order>,
    /// What it hangs together with.
    pub cluster: Option<Cluster>,
    /// When the attempt's program was sent.
    pub sent_at: Instant,
    /// When it was found.
    pub found_at: Instant,
}

/// A match with the two programs.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Beside {
    /// The match.
    pub finding: Finding,
    /// The other submit, where it may be shown: it is the same company's.
    pub other: Option<SubmissionId>,
    /// The version of the problem that has the solution.
    pub published: Option<ProblemId>,
    /// The pieces in both; the attempt's program is the left one.
    pub fragments: Vec<Fragment>,
}

/// A match as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Row {
    pub(super) id: MatchId,
    pub(super) submission: SubmissionId,
    pub(super) other: Option<SubmissionId>,
    pub(super) published: Option<ProblemId>,
    pub(super) cluster: Uuid,
    pub(super) overlap: Overlap,
    pub(super) threshold_permille: i32,
    pub(super) fragments: Vec<Fragment>,
    pub(super) found_at: Instant,
}

/// Where a program comes from.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Side {
    pub(super) attempt: AttemptId,
    pub(super) task: TaskId,
    pub(super) company: CompanyId,
    pub(super) candidate_name: String,
    pub(super) language: Language,
    pub(super) sent_at: Instant,
}

/// Programs by their submits.
pub(super) struct Sides(pub(super) BTreeMap<SubmissionId, Side>);

/// A match as the attempt's company sees it.
pub(super) fn seen_from(
    attempt: AttemptId,
    row: &Row,
    sides: &Sides,
    clusters: &BTreeMap<Uuid, i64>,
) -> Option<Finding> {
    let side = |id: Option<SubmissionId>| Some((id?, sides.0.get(&id?)?));
    let (one, two) = (side(Some(row.submission)), side(row.other));
    let is_first = one.is_some_and(|(_, side)| side.attempt == attempt);
    let (own, other) = if is_first { (one?, two) } else { (two?, one) };
    let number = |count: usize| i32::try_from(count).unwrap_or(i32::MAX);
    let (left, right) = (number(row.overlap.left), number(row.overlap.right));
    let (fingerprints, other_fingerprints) = if is_first { (left, right) } else { (right, left) };
    let order =
        other.map(
            |(_, other)| {
                if own.1.sent_at <= other.sent_at { Order::OwnFirst } else { Order::OtherFirst }
            },
        );
    let matches = clusters.get(&row.cluster).copied().filter(|size| *size >= CLUSTER_FROM);
    Some(Finding {
        id: row.id,
        task: own.1.task,
        submission: own.0,
        language: own.1.language,
        permille: row.overlap.permille(),
        threshold_permille: row.threshold_permille,
        fingerprints,
        other_fingerprints,
        longest: number(row.overlap.longest),
        other: counterpart(own.1, other.map(|(_, other)| other)),
        order,
        cluster: matches.map(|matches| Cluster { id: row.cluster, matches }),
        sent_at: own.1.sent_at,
        found_at: row.found_at,
    })
}

fn counterpart(own: &Side, other: Option<&Side>) -> Other {
    match other {
        None => Other::Published,
        Some(other) if other.company == own.company => Other::Here {
            attempt: other.attempt,
            candidate_name: other.candidate_name.clone(),
            sent_at: other.sent_at,
        },
        Some(_) => Other::Elsewhere,
    }
}

/// Both programs, with the attempt's on the left.
pub(super) fn beside(finding: Finding, row: &Row) -> Beside {
    let is_first = finding.submission == row.submission;
    let other = if is_first { row.other } else { Some(row.submission) };
    let mut fragments = row.fragments.clone();
    if !is_first {
        for one in &mut fragments {
            *one = Fragment {
                left_from: one.right_from,
                left_to: one.right_to,
                right_from: one.left_from,
                right_to: one.left_to,
            };
        }
        fragments.sort_by_key(|one| (one.left_from, one.left_to));
    }
    Beside {
        other: other.filter(|_| matches!(finding.other, Other::Here { .. })),
        published: row.published,
        fragments,
        finding,
    }
}
