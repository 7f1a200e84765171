//! When two programs are a match. Source: scoring.md §2. Pure.

#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use crate::overlap::Overlap;

/// A program with fewer fingerprints is too short to be compared.
pub const LEAST_FINGERPRINTS: usize = 40;
/// Two programs are a match from this similarity on, in thousandths.
pub const LEAST_PERMILLE: i32 = 800;
/// And where so many fingerprints in a row are in both.
pub const LEAST_RUN: usize = 20;
/// A fingerprint that is in more than this share of a problem's submissions counts for nothing.
pub const COMMON_PERCENT: i64 = 20;
/// That share is known from so many submissions on.
pub const COMMON_FROM: i64 = 10;
/// A match is as similar as this share of the problem's pairs is not, in thousandths.
pub const QUANTILE_PERMILLE: i64 = 995;
/// The quantile is known from so many pairs on. Ours: of fewer it is the most similar pair, whatever that is.
pub const QUANTILE_FROM: i64 = 1_000 / (1_000 - QUANTILE_PERMILLE);
/// So many matches that hang together are a cluster.
pub const CLUSTER_FROM: i64 = 3;

/// How similar the pairs of a problem are.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Spread {
    /// How many pairs there are.
    pub pairs: i64,
    /// How many of them have which similarity, in thousandths, from [`LEAST_PERMILLE`] on.
    pub high: BTreeMap<i32, i64>,
}

impl Spread {
    /// From which similarity on, in thousandths, a pair is a match: [`LEAST_PERMILLE`] or the 99.5 % quantile of
    /// these pairs, whichever is higher.
    pub fn threshold(&self) -> i32 {
        if self.pairs < QUANTILE_FROM {
            return LEAST_PERMILLE;
        }
        // So many pairs may lie above the quantile.
        let may = self.pairs * (1_000 - QUANTILE_PERMILLE) / 1_000;
        let mut above = 0;
        for (permille, pairs) in self.high.iter().rev() {
            above += pairs;
            if above > may {
                return (*permille).max(LEAST_PERMILLE);
            }
        }
        LEAST_PERMILLE
    }
}

/// Whether a fingerprint counts for nothing that so many of a problem's submissions have.
pub fn is_common(having: i64, submissions: i64) -> bool {
    submissions >= COMMON_FROM && having * 100 > submissions * COMMON_PERCENT
}

/// Whether there is enough of a program to be compared.
pub fn is_comparable(fingerprints: usize) -> bool {
    fingerprints >= LEAST_FINGERPRINTS
}

/// Whether two programs can be as similar as a match is, of whose second so many fingerprints are in the first. Most
/// that share a few are not, which this says without looking at the first.
pub(crate) fn can_be_similar(left: usize, right: usize, covered_right: usize) -> bool {
    let least = usize::try_from(LEAST_PERMILLE).unwrap_or(usize::MAX);
    (left + covered_right) * 1_000 >= (left + right) * least
}

/// Whether two programs are a match.
pub fn is_match(overlap: &Overlap, threshold: i32) -> bool {
    is_comparable(overlap.left)
        && is_comparable(overlap.right)
        && overlap.permille() >= threshold.max(LEAST_PERMILLE)
        && overlap.longest >= LEAST_RUN
}

/// Fingerprints of which every program has at least one that could be a match, given how many programs have each:
/// the rarest of each [`LEAST_RUN`] in a row, and the rarer half of all.
///
/// A match shares a run of [`LEAST_RUN`], which has one of the first kind. A program of at most one and a half
/// times the size that is at least [`LEAST_PERMILLE`] similar has more than half, and so one of the second.
pub fn probes(fingerprints: &[u64], having: &dyn Fn(u64) -> i64) -> Vec<u64> {
    let rank = |hash: u64| (having(hash), hash);
    let mut rarer: Vec<u64> = fingerprints.to_vec();
    rarer.sort_by_key(|hash| rank(*hash));
    rarer.truncate(fingerprints.len().div_ceil(2));
    let windows = fingerprints.windows(LEAST_RUN);
    rarer.extend(windows.filter_map(|run| run.iter().copied().min_by_key(|hash| rank(*hash))));
    rarer.sort_unstable();
    rarer.dedup();
    rarer
}
