//! Where the present comes from.

use chrono::Utc;

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
