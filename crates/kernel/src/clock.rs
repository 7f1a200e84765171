//! Where the present comes from.

use chrono::{TimeDelta, Timelike, Utc};

use crate::Instant;

/// Tells the present. Passed in, so that a test can choose it.
pub trait Clock: Send + Sync {
    /// The present instant.
    fn now(&self) -> Instant;
}

/// The clock of this machine.
#[derive(Debug, Clone, Copy)]
pub struct SystemClock;

impl Clock for SystemClock {
    #[expect(clippy::disallowed_methods, reason = "the one place that reads the system clock")]
    fn now(&self) -> Instant {
        Utc::now()
    }
}

/// The hour at which what is counted at night is counted, in UTC.
const NIGHT: i64 = 3;

/// The last time that it was 3:00 UTC.
pub fn last_night(now: Instant) -> Instant {
    let into = (now - TimeDelta::hours(NIGHT)).num_seconds_from_midnight();
    now - TimeDelta::seconds(into.into()) - TimeDelta::nanoseconds(now.nanosecond().into())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_night_begins_at_three() {
        let at = |text: &str| text.parse::<Instant>().unwrap();
        for (now, begun) in [
            ("2026-11-23T02:59:59.9Z", "2026-11-22T03:00:00Z"),
            ("2026-11-23T03:00:00Z", "2026-11-23T03:00:00Z"),
            ("2026-11-23T23:00:00.000001Z", "2026-11-23T03:00:00Z"),
        ] {
            assert_eq!(last_night(at(now)), at(begun), "{now}");
        }
    }
}
