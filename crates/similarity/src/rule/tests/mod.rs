//! The rule of scoring.md §2, case by case.

mod bank;
mod copies;

use super::*;
use crate::overlap;

fn overlap(left: usize, right: usize, covered: usize, longest: usize) -> Overlap {
    Overlap { left, covered_left: covered, right, covered_right: covered, longest }
}

#[test]
fn a_match_needs_enough_of_both_programs_similarity_and_a_long_run() {
    let cases = [
        (overlap(40, 40, 40, 20), true, "the least of everything"),
        (overlap(39, 60, 39, 39), false, "one is too short"),
        (overlap(60, 39, 39, 39), false, "the other is too short"),
        (overlap(50, 50, 40, 20), true, "exactly four fifths"),
        (overlap(1_000, 1_000, 799, 400), false, "just below"),
        (overlap(40, 40, 40, 19), false, "no run is long enough"),
    ];
    for (overlap, expected, what) in cases {
        assert_eq!(is_match(&overlap, LEAST_PERMILLE), expected, "{what}");
    }
    assert!(!is_match(&overlap(50, 50, 45, 30), 901));
    assert!(is_match(&overlap(50, 50, 45, 30), 900));
}

#[test]
fn a_pair_is_left_out_early_only_where_it_cannot_be_similar() {
    for (covered, expected) in [(59, false), (60, true), (100, true)] {
        assert_eq!(can_be_similar(100, 100, covered), expected, "{covered} of 100");
    }
    assert_eq!(overlap(100, 100, 80, 20).permille(), LEAST_PERMILLE);
}

#[test]
fn the_threshold_is_the_quantile_of_the_pairs_where_that_is_higher() {
    let spread =
        |pairs, high: &[(i32, i64)]| Spread { pairs, high: high.iter().copied().collect() };
    let cases = [
        (spread(0, &[]), 800, "no pair yet"),
        (spread(199, &[(1_000, 199)]), 800, "too few pairs to know"),
        (spread(200, &[(950, 1)]), 800, "one in two hundred is above the quantile"),
        (spread(200, &[(950, 1), (900, 1)]), 900, "two are not"),
        (spread(10_000, &[(1_000, 50), (870, 1)]), 870, "the fifty-first"),
        (spread(10_000, &[(1_000, 51)]), 1_000, "copies are so common that they say little"),
        (spread(10_000, &[(1_000, 20), (850, 20)]), 800, "the quantile lies below"),
    ];
    for (spread, expected, what) in cases {
        assert_eq!(spread.threshold(), expected, "{what}");
    }
}

#[test]
fn a_fingerprint_is_common_above_a_fifth_of_ten_submissions() {
    let cases = [(9, 9, false), (2, 10, false), (3, 10, true), (20, 100, false), (21, 100, true)];
    for (having, submissions, expected) in cases {
        assert_eq!(is_common(having, submissions), expected, "{having} of {submissions}");
    }
}

#[test]
fn probes_hit_every_run_that_a_match_could_share() {
    let fingerprints: Vec<u64> = (0..150).map(|at| at * 7_919 % 1_009).collect();
    let probes = probes(&fingerprints, &|hash| i64::try_from(hash % 37).unwrap());
    for run in fingerprints.windows(LEAST_RUN) {
        assert!(run.iter().any(|hash| probes.contains(hash)));
    }
    assert!(probes.len() >= 75 && probes.len() < 100, "{}", probes.len());
    // A program with more than half of them has one of the rarer half.
    let mut commonest = fingerprints.clone();
    commonest.sort_by_key(|hash| std::cmp::Reverse((hash % 37, *hash)));
    commonest.truncate(76);
    assert!(commonest.iter().any(|hash| probes.contains(hash)));
    assert!(overlap::of(&fingerprints, &commonest).permille() < 800);
}
