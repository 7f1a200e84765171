//! When no server was at work, and what that is worth to an attempt. Pure.

use kernel::Instant;
use kernel::chrono::TimeDelta;

use super::MAX_CREDIT;

/// How often a server says that it is at work, in seconds.
pub const BEAT_SECONDS: u64 = 10;
/// A longer silence is an outage. Source: product.md §5.
pub const OUTAGE_SECONDS: i64 = 30;

/// When no server was at work.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Window {
    /// When one last was.
    pub from: Instant,
    /// When one is again.
    pub until: Instant,
}

/// The outage that ends `now`, where the last beat is long enough ago.
pub(super) fn window(last: Option<Instant>, now: Instant) -> Option<Window> {
    let from = last?;
    (now - from > TimeDelta::seconds(OUTAGE_SECONDS)).then_some(Window { from, until: now })
}

/// The seconds that an attempt gets back which began at `started_at` and was to end at `ends_at`: what it
/// lost of its time, so that it has as much left as when the outage began. `None` where it lost nothing.
pub(super) fn credit(of: Window, started_at: Instant, ends_at: Instant) -> Option<i32> {
    let from = of.from.max(started_at);
    if ends_at <= of.from || from >= of.until {
        return None;
    }
    let millis = (of.until - from).num_milliseconds();
    let seconds = i32::try_from((millis + 999) / 1000).unwrap_or(MAX_CREDIT);
    Some(seconds.clamp(1, MAX_CREDIT))
}
