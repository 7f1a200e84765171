//! Reminders by table.

use kernel::Instant;
use kernel::chrono::DateTime;

use super::rules::{Closing, Due, due};

fn hour(n: i64) -> Instant {
    DateTime::from_timestamp(1_800_000_000 + n * 3600, 0).unwrap()
}

/// An invitation that closes at hour 200.
#[track_caller]
fn check(mailed: i64, done: i32, now: i64, want: (i32, Option<Due>)) {
    let closing = Closing { mailed_at: hour(mailed), expires_at: hour(200), done };
    assert_eq!(due(&closing, hour(now)), want);
}

#[test]
fn somebody_is_reminded_twice_unless_they_have_just_had_a_mail() {
    check(0, 0, 151, (0, None));
    check(0, 0, 152, (1, Some(Due::TwoDays)));
    check(0, 1, 153, (1, None));
    check(0, 1, 196, (2, Some(Due::FourHours)));
    check(0, 2, 199, (2, None));
    check(141, 0, 152, (1, None));
    check(140, 0, 152, (1, Some(Due::TwoDays)));
    check(193, 1, 196, (2, None));
    check(0, 0, 197, (2, Some(Due::FourHours)));
}
