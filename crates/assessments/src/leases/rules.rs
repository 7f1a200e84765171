//! Which tab may write, and what arrives after a break of the connection. Pure.

use kernel::chrono::TimeDelta;
use kernel::{Instant, WritingId};

use crate::Error;

/// How often the tab that writes says that it is there, in seconds.
pub const RENEW_SECONDS: i64 = 20;
/// How long a tab that was not heard of keeps its place, in seconds. Source: states.md §5.
pub const LEASE_SECONDS: i64 = 60;
/// Not heard of for so many seconds before the end, a tab had lost its connection: two renewals failed.
pub const BREAK_SECONDS: i64 = 45;
/// For how long after the end the text of such a tab still counts. Source: product.md §5.
pub const LATE_SECONDS: i64 = 120;

/// Who writes an attempt.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Lease {
    /// What the tab that writes names.
    pub token: WritingId,
    /// Grows whenever another tab takes over.
    pub number: i64,
    /// When the tab was last heard of, and not after the end.
    pub renewed_at: Instant,
}

/// What a tab asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claim {
    /// What it was given before.
    pub token: Option<WritingId>,
    /// Whether it takes the place from another tab.
    pub take_over: bool,
}

/// What becomes of a claim.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The tab goes on.
    Renewed,
    /// The tab has the place from now on.
    Granted,
    /// Another tab writes.
    Elsewhere,
}

pub(super) fn claim(lease: Option<&Lease>, claim: Claim, now: Instant) -> Outcome {
    let Some(lease) = lease else { return Outcome::Granted };
    if claim.token == Some(lease.token) {
        Outcome::Renewed
    } else if claim.take_over || !is_heard_of(lease, now) {
        Outcome::Granted
    } else {
        Outcome::Elsewhere
    }
}

/// Whether the tab that has the place was heard of lately.
pub(super) fn is_heard_of(lease: &Lease, now: Instant) -> bool {
    lease.renewed_at + TimeDelta::seconds(LEASE_SECONDS) >= now
}

/// Whether the holder of `token` may write: the tab that has the place, or any while none has it.
pub(crate) fn admit(lease: Option<&Lease>, token: Option<WritingId>) -> Result<(), Error> {
    match lease {
        Some(lease) if token != Some(lease.token) => Err(Error::WritingElsewhere),
        Some(_) | None => Ok(()),
    }
}

/// Until when text is taken that was typed before `ends_at`: a while longer where the server had noted a
/// break before. What a client says of its own time proves nothing and is not asked for.
pub(crate) fn text_until(lease: Option<&Lease>, ends_at: Instant, grace: TimeDelta) -> Instant {
    let broken =
        lease.is_some_and(|lease| lease.renewed_at < ends_at - TimeDelta::seconds(BREAK_SECONDS));
    if broken { ends_at + TimeDelta::seconds(LATE_SECONDS) } else { ends_at + grace }
}
