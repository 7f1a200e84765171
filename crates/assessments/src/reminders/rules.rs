//! When somebody is reminded of an invitation. Pure.

use kernel::Instant;
use kernel::chrono::TimeDelta;

/// Which reminder is due.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Due {
    /// Two days ahead.
    TwoDays,
    /// Four hours ahead.
    FourHours,
}

impl Due {
    /// How many hours ahead it comes.
    pub fn hours(self) -> i64 {
        match self {
            Self::TwoDays => 48,
            Self::FourHours => 4,
        }
    }

    /// How many hours before it the last mail must have been sent.
    fn quiet_hours(self) -> i64 {
        match self {
            Self::TwoDays => 12,
            Self::FourHours => 4,
        }
    }
}

/// An invitation that nobody has begun.
#[derive(Debug, Clone, Copy)]
pub(super) struct Closing {
    /// When its person last had a mail about it.
    pub(super) mailed_at: Instant,
    pub(super) expires_at: Instant,
    /// How many of the two reminders are done with.
    pub(super) done: i32,
}

/// How many reminders are done with now, and the one to send.
pub(super) fn due(of: &Closing, now: Instant) -> (i32, Option<Due>) {
    let reached = |due: Due| now >= of.expires_at - TimeDelta::hours(due.hours());
    let next = [(1, Due::TwoDays), (2, Due::FourHours)]
        .into_iter()
        .rfind(|(number, due)| *number > of.done && reached(*due));
    let Some((number, due)) = next else { return (of.done, None) };
    let quiet = of.mailed_at <= now - TimeDelta::hours(due.quiet_hours());
    (number, quiet.then_some(due))
}
