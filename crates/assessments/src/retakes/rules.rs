//! Whether somebody has taken an assessment too often lately. Pure.

use kernel::Instant;
use kernel::chrono::TimeDelta;

use crate::definitions::Settings;

/// From when somebody may take the assessment again who began at these instants, the newest first; `None` where
/// they may now.
pub(super) fn cools_until(
    starts: &[Instant],
    settings: &Settings,
    now: Instant,
) -> Option<Instant> {
    let oldest = usize::try_from(settings.retake_attempts).ok()?.checked_sub(1)?;
    let until = *starts.get(oldest)? + TimeDelta::days(i64::from(settings.retake_days));
    (until > now).then_some(until)
}
