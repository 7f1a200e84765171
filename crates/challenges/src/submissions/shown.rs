//! What of a test's result may be shown. Pure.
//!
//! A program can use CPU time and memory by what it has read, or end with an exit code of its choice. Exact
//! figures of a hidden test would therefore tell its input, a byte with each submission. So nobody is shown more
//! of them than fifths of the limits, neither the candidate nor the company; only the judge itself reads the rows.

use super::kinds::Verdict;
use super::rules::TestRow;
use crate::problems::{Limits, Tag};

/// In how many steps a limit is divided.
pub const STEPS_OF_A_LIMIT: i32 = 5;
/// One step of what a test is worth, in thousandths.
const STEP_PERMILLE: i32 = 200;

/// What a test was measured to use.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Measured {
    /// CPU time in microseconds.
    pub cpu_us: i64,
    /// Memory in KiB.
    pub memory_kib: i64,
}

/// The result of one test as people see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ShownTest {
    /// Its number over all groups, from 1.
    pub number: i32,
    /// Its group.
    pub group: String,
    /// What the group examines.
    pub tag: Tag,
    /// Its name; samples only.
    pub name: Option<String>,
    /// What happened.
    pub verdict: Verdict,
    /// Why, in words; of a hidden test only why it was not run.
    pub reason: Option<String>,
    /// Samples only: everybody knows their input.
    pub measured: Option<Measured>,
    /// How many fifths of the limit on CPU time it used, the last one begun: 0 to 5, and 0 where it did not run.
    pub cpu_fifths: i32,
    /// The same of the limit on memory.
    pub memory_fifths: i32,
    /// What it printed; samples only.
    pub output: Option<String>,
    /// What it printed on standard error; samples only.
    pub stderr: Option<String>,
    /// What an accepted test is worth, in thousandths; of a hidden test in fifths, rounded down. `None` where its
    /// group is not scored.
    pub share_permille: Option<i32>,
}

impl ShownTest {
    /// Of a test that was judged within these limits.
    pub(super) fn of(row: TestRow, limits: &Limits) -> Self {
        let is_sample = row.tag == Tag::Sample;
        let keeps_reason = is_sample || row.verdict == Verdict::Skipped;
        let exact = Measured { cpu_us: row.cpu_us, memory_kib: row.memory_kib };
        let share = |permille: i32| match is_sample {
            true => permille,
            false => permille - permille.rem_euclid(STEP_PERMILLE),
        };
        Self {
            number: row.number,
            group: row.group,
            tag: row.tag,
            name: row.name.filter(|_| is_sample),
            verdict: row.verdict,
            reason: row.reason.filter(|_| keeps_reason),
            measured: is_sample.then_some(exact),
            cpu_fifths: fifths(row.cpu_us, i64::from(limits.time_limit_ms) * 1000),
            memory_fifths: fifths(row.memory_kib, i64::from(limits.memory_mib) * 1024),
            output: row.output.filter(|_| is_sample),
            stderr: row.stderr.filter(|_| is_sample),
            share_permille: row.share_permille.map(share),
        }
    }
}

/// How many fifths of a limit were begun; five where more than the limit was used.
fn fifths(used: i64, limit: i64) -> i32 {
    let begun = |step: &i32| used * i64::from(STEPS_OF_A_LIMIT) > limit * i64::from(*step);
    (0..STEPS_OF_A_LIMIT).filter(begun).count().try_into().unwrap_or(STEPS_OF_A_LIMIT)
}

#[cfg(test)]
mod tests {
    use super::*;

    const LIMITS: Limits =
        Limits { time_limit_ms: 1000, memory_mib: 250, output_mib: 8, source_kib: 128 };

    fn row(tag: Tag, verdict: Verdict, (cpu_us, memory_kib): (i64, i64)) -> TestRow {
        TestRow {
            number: 7,
            group: "a".into(),
            tag,
            name: Some("name".into()),
            verdict,
            reason: Some("exit code 97".into()),
            cpu_us,
            wall_us: cpu_us + 1,
            memory_kib,
            output: Some("97".into()),
            stderr: Some("97".into()),
            share_permille: Some(835),
        }
    }

    #[test]
    fn a_fifth_of_a_limit_counts_once_it_is_begun() {
        let cases = [
            (0, 0),
            (1, 1),
            (200, 1),
            (201, 2),
            (400, 2),
            (401, 3),
            (800, 4),
            (801, 5),
            (1000, 5),
            (1001, 5),
            (i64::from(i32::MAX), 5),
        ];
        for (used, want) in cases {
            assert_eq!(fifths(used, 1000), want, "{used} of 1000");
        }
        assert_eq!(fifths(1, 0), 5);
    }

    #[test]
    fn two_hidden_tests_that_used_the_same_fifths_look_the_same_whatever_the_program_read() {
        for tag in Tag::ALL.iter().copied().filter(|tag| *tag != Tag::Sample) {
            for verdict in Verdict::ALL.iter().copied().filter(|one| *one != Verdict::Skipped) {
                let one = row(tag, verdict, (201_000, 51_201));
                let other = TestRow {
                    reason: Some("used 0.40 s of 1 s CPU".into()),
                    share_permille: Some(801),
                    output: None,
                    stderr: None,
                    name: None,
                    ..row(tag, verdict, (400_000, 102_400))
                };
                let shown = ShownTest::of(one, &LIMITS);
                assert_eq!(shown, ShownTest::of(other, &LIMITS));
                assert_eq!((shown.cpu_fifths, shown.memory_fifths), (2, 2));
                assert_eq!((shown.measured, shown.share_permille), (None, Some(800)));
            }
        }
    }

    #[test]
    fn a_sample_is_shown_as_it_was_measured() {
        let shown = ShownTest::of(row(Tag::Sample, Verdict::Rte, (201_000, 51_201)), &LIMITS);
        let exact = Measured { cpu_us: 201_000, memory_kib: 51_201 };
        assert_eq!((shown.measured, shown.share_permille), (Some(exact), Some(835)));
        assert_eq!(shown.reason.as_deref(), Some("exit code 97"));
        assert_eq!(shown.output.as_deref(), Some("97"));
    }

    #[test]
    fn a_hidden_test_that_was_not_run_says_why() {
        let skipped = TestRow {
            reason: Some("an earlier test of this group failed".into()),
            ..row(Tag::Edge, Verdict::Skipped, (0, 0))
        };
        let shown = ShownTest::of(skipped, &LIMITS);
        assert_eq!(shown.reason.as_deref(), Some("an earlier test of this group failed"));
        assert_eq!((shown.cpu_fifths, shown.memory_fifths), (0, 0));
    }
}
