//! What two programs have in common. Pure.

#[cfg(test)]
mod tests;

use std::collections::{HashMap, HashSet};
use std::ops::Range;

use serde::{Deserialize, Serialize};

use crate::fingerprints::{Fingerprint, K};
use crate::tokens::Token;

/// How many fragments are kept of two programs: the longest.
const MOST_FRAGMENTS: usize = 100;

/// How much two programs have in common, in fingerprints.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Overlap {
    /// How many the one has.
    pub left: usize,
    /// Those of them that the other has too.
    pub covered_left: usize,
    /// How many the other has.
    pub right: usize,
    /// Those of them that the one has too.
    pub covered_right: usize,
    /// The longest run of them that is in both.
    pub longest: usize,
}

impl Overlap {
    /// `(covL + covR) / (nL + nR)` in thousandths, rounded down. Source: scoring.md §2.
    pub fn permille(&self) -> i32 {
        let all = (self.left + self.right).max(1);
        i32::try_from((self.covered_left + self.covered_right) * 1_000 / all).unwrap_or(1_000)
    }
}

/// Of two lists of fingerprints.
pub fn of(left: &[u64], right: &[u64]) -> Overlap {
    let longest = runs(left, right).iter().map(|run| run.left.len()).max().unwrap_or(0);
    Overlap { longest, ..covered(left, right) }
}

/// [`of`] without the longest run, which is more work.
pub(crate) fn covered(left: &[u64], right: &[u64]) -> Overlap {
    Overlap {
        left: left.len(),
        covered_left: count(left, right),
        right: right.len(),
        covered_right: count(right, left),
        longest: 0,
    }
}

fn count(of: &[u64], others: &[u64]) -> usize {
    let others: HashSet<u64> = others.iter().copied().collect();
    of.iter().filter(|hash| others.contains(hash)).count()
}

/// Places in both programs with the same fingerprints one after the other.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Run {
    left: Range<usize>,
    right: Range<usize>,
}

/// Every run that cannot be made longer.
fn runs(left: &[u64], right: &[u64]) -> Vec<Run> {
    let mut places: HashMap<u64, Vec<usize>> = HashMap::new();
    for (at, hash) in right.iter().enumerate() {
        places.entry(*hash).or_default().push(at);
    }
    let mut found = Vec::new();
    // Where a run has come to in the right one, and how long it is.
    let mut open: HashMap<usize, usize> = HashMap::new();
    for at in 0..=left.len() {
        let mut longer = HashMap::new();
        for place in left.get(at).and_then(|hash| places.get(hash)).into_iter().flatten() {
            let before = place.checked_sub(1).and_then(|before| open.remove(&before));
            longer.insert(*place, before.unwrap_or(0) + 1);
        }
        found.extend(
            open.into_iter()
                .map(|(end, long)| Run { left: at - long..at, right: end + 1 - long..end + 1 }),
        );
        open = longer;
    }
    found
}

/// The same piece in both programs, in lines from 1; both ends belong to it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
pub struct Fragment {
    /// Where it begins in the one.
    pub left_from: u32,
    /// Where it ends there.
    pub left_to: u32,
    /// Where it begins in the other.
    pub right_from: u32,
    /// Where it ends there.
    pub right_to: u32,
}

/// A program with its fingerprints.
#[derive(Debug, Clone)]
pub struct Read {
    tokens: Vec<Token>,
    fingerprints: Vec<Fingerprint>,
}

impl Read {
    /// Without the fingerprints that count for nothing.
    pub fn of(tokens: Vec<Token>, ignored: &HashSet<u64>) -> Self {
        let mut fingerprints = crate::fingerprints::of(&tokens);
        fingerprints.retain(|one| !ignored.contains(&one.hash));
        Self { tokens, fingerprints }
    }

    fn hashes(&self) -> Vec<u64> {
        self.fingerprints.iter().map(|one| one.hash).collect()
    }

    /// The first and the last line of a run.
    fn lines(&self, run: &Range<usize>) -> Option<(u32, u32)> {
        let fingerprints = self.fingerprints.get(run.clone())?;
        let (first, last) = (fingerprints.first()?.token, fingerprints.last()?.token + K);
        let tokens = self.tokens.get(first..last.min(self.tokens.len()))?;
        let lines = || tokens.iter().map(|token| token.line + 1);
        Some((lines().min()?, lines().max()?))
    }
}

/// The pieces that are in both, in the order of the left one. Where two overlap, the longer one stands.
pub fn fragments(left: &Read, right: &Read) -> Vec<Fragment> {
    let mut found = runs(&left.hashes(), &right.hashes());
    found.sort_by_key(|run| (std::cmp::Reverse(run.left.len()), run.left.start, run.right.start));
    let mut kept: Vec<Run> = Vec::new();
    for run in found {
        let is_free = kept
            .iter()
            .all(|other| are_apart(&other.left, &run.left) && are_apart(&other.right, &run.right));
        if is_free && kept.len() < MOST_FRAGMENTS {
            kept.push(run);
        }
    }
    kept.sort_by_key(|run| run.left.start);
    let lines = |run: &Run| {
        let ((left_from, left_to), (right_from, right_to)) =
            (left.lines(&run.left)?, right.lines(&run.right)?);
        Some(Fragment { left_from, left_to, right_from, right_to })
    };
    kept.iter().filter_map(lines).collect()
}

fn are_apart(one: &Range<usize>, other: &Range<usize>) -> bool {
    one.end <= other.start || other.end <= one.start
}
