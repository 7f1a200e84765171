//! What is compared with what. Pure.

use std::collections::HashSet;

use kernel::uuid::Uuid;
use kernel::{AttemptId, Instant, Language, ProblemId, SubmissionId, TaskId, UserId, words};

use crate::overlap::{self, Overlap};
use crate::{fingerprints, rule, tokens};

/// Programs are compared within one problem and one language.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub struct Scope {
    /// The problem, whatever its version.
    pub problem: Uuid,
    /// The language.
    pub language: Language,
}

impl Scope {
    /// A hash as it is stored of this problem and language, so that one index serves them all; and back.
    pub fn mix(self, hash: u64) -> u64 {
        let (high, low) = self.problem.as_u64_pair();
        let language = Language::ALL.iter().position(|one| *one == self.language).unwrap_or(0);
        hash ^ high.rotate_left(17) ^ low ^ ((language as u64) << 56)
    }
}

/// The program that counts for one task of an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// The submit.
    pub submission: SubmissionId,
    /// The attempt.
    pub attempt: AttemptId,
    /// The task.
    pub task: TaskId,
    /// Whose it is.
    pub user: UserId,
    /// With which it is compared.
    pub scope: Scope,
    /// When it was sent.
    pub sent_at: Instant,
    /// The hashes that winnowing selects, in order; `None` where it could not be read.
    pub fingerprints: Option<Vec<u64>>,
}

/// The hashes that winnowing selects of a source; `None` where it cannot be read.
pub fn read(language: Language, source: &str) -> Option<Vec<u64>> {
    let tokens = tokens::of(language, source)?;
    Some(fingerprints::of(&tokens).into_iter().map(|one| one.hash).collect())
}

/// What the author of a problem gave to everybody.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Authored {
    /// Every hash of the texts that candidates start from.
    pub given: HashSet<u64>,
    /// The fingerprints of each published solution, by a version of the problem that has it.
    pub solutions: Vec<(ProblemId, Vec<u64>)>,
}

impl Authored {
    /// Of the sources themselves.
    pub fn read(language: Language, given: &[String], solutions: &[(ProblemId, String)]) -> Self {
        let hashes = given.iter().filter_map(|source| tokens::of(language, source));
        let solutions = solutions.iter();
        Self {
            given: hashes.flat_map(|tokens| fingerprints::hashes(&tokens)).collect(),
            solutions: solutions
                .filter_map(|(version, source)| Some((*version, read(language, source)?)))
                .collect(),
        }
    }
}

words! {
    /// What became of comparing a program.
    pub enum Outcome as "SimilarityOutcome" {
        /// The parser gave it up.
        Unreadable = "unreadable",
        /// There is too little of it that is its own.
        TooShort = "too_short",
        /// It was compared.
        Compared = "compared",
    }
}

/// With what a program is a match.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum With {
    /// A program of somebody else.
    Submission(SubmissionId),
    /// What the author published with this version of the problem.
    Solution(ProblemId),
}

/// Two programs that are a match by the rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Match {
    /// The other program.
    pub with: With,
    /// What they have in common.
    pub overlap: Overlap,
    /// From which similarity on it was a match, in thousandths.
    pub threshold: i32,
}

/// What came of comparing a program.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Compared {
    /// In a word.
    pub outcome: Outcome,
    /// The matches, the most similar first.
    pub matches: Vec<Match>,
    /// The hashes that counted for nothing.
    pub ignored: HashSet<u64>,
}

impl Compared {
    pub(super) fn nothing(outcome: Outcome) -> Self {
        Self { outcome, matches: Vec::new(), ignored: HashSet::new() }
    }
}

/// What is kept of comparing a program beside its hashes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Own {
    pub(super) outcome: Outcome,
    pub(super) counting: usize,
    pub(super) others: i64,
    pub(super) solutions: usize,
}

impl Own {
    pub(super) fn unreadable() -> Self {
        Self { outcome: Outcome::Unreadable, counting: 0, others: 0, solutions: 0 }
    }
}

/// A program as it was compared.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Kept {
    /// The submit.
    pub submission: SubmissionId,
    /// The task.
    pub task: TaskId,
    /// Its language.
    pub language: Language,
    /// What became of it.
    pub outcome: Outcome,
    /// How many fingerprints counted.
    pub fingerprints: i32,
    /// With how many programs of the problem it was compared, those of all companies.
    pub others: i64,
    /// With how many published solutions.
    pub solutions: i32,
    /// When.
    pub compared_at: Instant,
}

/// A program of somebody else, as it is stored.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Other {
    pub(super) id: SubmissionId,
    pub(super) hashes: Vec<u64>,
}

/// What counts of these hashes.
pub(super) fn without(hashes: &[u64], ignored: &HashSet<u64>) -> Vec<u64> {
    hashes.iter().copied().filter(|hash| !ignored.contains(hash)).collect()
}

/// The published solutions that a program matches.
pub(super) fn among_solutions(
    scope: Scope,
    counting: &[u64],
    authored: &Authored,
    ignored: &HashSet<u64>,
    threshold: i32,
) -> Vec<Match> {
    let matched = authored.solutions.iter().filter_map(|(version, hashes)| {
        let mixed: Vec<u64> = hashes.iter().map(|hash| scope.mix(*hash)).collect();
        let overlap = overlap::of(counting, &without(&mixed, ignored));
        let with = With::Solution(*version);
        rule::is_match(&overlap, threshold).then_some(Match { with, overlap, threshold })
    });
    matched.collect()
}
