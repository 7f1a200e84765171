//! The cool-down by table.

use kernel::chrono::DateTime;
use kernel::{Instant, ProblemId};

use super::rules::{cools_until, is_same_set};
use crate::definitions::Settings;

fn day(n: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + n * 86_400, 0).unwrap()
}

#[track_caller]
fn check(starts: &[i64], (attempts, days): (i32, i32), now: i64, want: Option<i64>) {
    let starts: Vec<Instant> = starts.iter().map(|n| day(*n)).collect();
    let settings = Settings { retake_attempts: attempts, retake_days: days, ..Settings::default() };
    assert_eq!(cools_until(&starts, &settings, day(now)), want.map(day));
}

#[test]
fn somebody_cools_down_after_so_many_attempts_until_the_oldest_of_them_no_longer_counts() {
    check(&[], (2, 180), 0, None);
    check(&[10], (2, 180), 11, None);
    check(&[10, 0], (2, 180), 11, Some(180));
    check(&[10, 0], (2, 180), 180, None);
    check(&[100, 50, 0], (2, 180), 101, Some(230));
    check(&[5], (1, 30), 6, Some(35));
    check(&[5], (1, 0), 6, None);
}

#[test]
fn two_sets_are_the_same_with_the_same_problems_and_weights_in_whatever_order() {
    let [a, b, c] = [ProblemId::new(), ProblemId::new(), ProblemId::new()];
    let only = |problem, weight| (vec![problem], weight);
    let set = [only(a, 40), only(b, 60)];
    assert!(is_same_set(&set, &[only(b, 60), only(a, 40)]));
    assert!(!is_same_set(&set, &[only(a, 60), only(b, 40)]));
    assert!(!is_same_set(&set, &[only(a, 40), only(c, 60)]));
    assert!(!is_same_set(&[only(a, 40)], &set));
    let drawn = [(vec![a, c], 40), only(b, 60)];
    assert!(is_same_set(&drawn, &drawn));
    assert!(!is_same_set(&set, &drawn), "a task with variants is another one");
    assert!(!is_same_set(&[], &[]), "nothing is no test");
}
