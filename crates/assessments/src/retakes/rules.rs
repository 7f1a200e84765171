//! Whether somebody has taken an assessment too often lately, and whether two are the same. Pure.

use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, AttemptId, CompanyId, Instant, ProblemId};

use crate::definitions::{AiPolicy, Settings};

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

/// An attempt that somebody has a grade for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Earlier {
    /// The attempt.
    pub(crate) attempt: AttemptId,
    /// At which version.
    pub(crate) assessment: AssessmentId,
    /// For whom it was taken.
    pub(crate) company: CompanyId,
    /// When it began.
    pub(crate) started_at: Instant,
    /// What that said of the assistant.
    pub(crate) ai_policy: AiPolicy,
    /// Whether something of it is being judged again.
    pub(crate) rejudged: bool,
    /// Whether a decided breach stands against it.
    pub(crate) not_verified: bool,
}

/// What can be drawn for a task, sorted, and its weight.
pub(super) type Piece = (Vec<ProblemId>, i32);

/// Whether two sets have tasks of the same versions of problems with the same weights, in whatever order.
pub(super) fn is_same_set(one: &[Piece], other: &[Piece]) -> bool {
    let sorted = |set: &[Piece]| {
        let mut set = set.to_vec();
        set.sort_unstable();
        set
    };
    !one.is_empty() && sorted(one) == sorted(other)
}
