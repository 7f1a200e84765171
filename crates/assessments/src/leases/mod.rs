//! Which tab writes an attempt: the one that holds its lease, on whatever device. Every other one reads
//! until it takes over. The lease also shows when the connection of the tab that writes broke.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::{Conn, clock};
use kernel::{AttemptId, Instant, UserId, WritingId};

pub use rules::{BREAK_SECONDS, Claim, LATE_SECONDS, LEASE_SECONDS, Lease, RENEW_SECONDS};
pub(crate) use rules::{admit, text_until};

use crate::Error;
use crate::machine::State;
use rules::Outcome;

/// What those who watch call an attempt, with its id behind a colon.
pub const TOPIC: &str = "attempt";

/// What a claim led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Claimed {
    /// What the tab names when it writes; none where another tab writes.
    pub token: Option<WritingId>,
    /// Whether another tab has just lost the place.
    pub taken: bool,
    /// Whether that one was still heard of.
    pub overlaps: bool,
}

/// Asks for the right to write an attempt, or says that the tab that has it is still there.
///
/// # Errors
/// [`Error::NoAttempt`] when it is not the user's, [`Error::AttemptClosed`], [`Error::Db`].
pub fn claim(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    claim: Claim,
) -> Result<Claimed, Error> {
    let (state, ends_at) = store::running(conn, attempt, user)?.ok_or(Error::NoAttempt)?;
    if state != State::InProgress {
        return Err(Error::AttemptClosed);
    }
    let now = clock::now(conn)?;
    let lease = store::find(conn, attempt)?;
    match rules::claim(lease.as_ref(), claim, now) {
        Outcome::Elsewhere => Ok(Claimed { token: None, taken: false, overlaps: false }),
        Outcome::Renewed => {
            // After the end the last sign of life stays, which says whether the connection had broken.
            if now <= ends_at {
                store::renew(conn, attempt, now)?;
            }
            Ok(Claimed { token: claim.token, taken: false, overlaps: false })
        }
        Outcome::Granted => {
            let token = WritingId::new();
            let seen = lease.map_or(now, |lease| lease.renewed_at);
            let at = if now <= ends_at { now } else { seen };
            let overlaps = lease.is_some_and(|lease| rules::is_heard_of(&lease, now));
            store::grant(conn, attempt, (token, at), overlaps)?;
            Ok(Claimed { token: Some(token), taken: lease.is_some(), overlaps })
        }
    }
}

/// How often the attempt was taken over, for those who watch; `None` when it is not the user's.
///
/// # Errors
/// [`Error::Db`].
pub fn number(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<Option<i64>, Error> {
    Ok(store::number(conn, attempt, user)?)
}

/// How often another tab or device took over while the one before was still heard of.
///
/// # Errors
/// [`Error::Db`].
pub fn overlaps(conn: &mut Conn, attempt: AttemptId) -> Result<u32, Error> {
    Ok(store::overlaps(conn, attempt)?)
}

/// Refuses a write by a tab that has not the place.
pub(crate) fn check(
    conn: &mut Conn,
    attempt: AttemptId,
    token: Option<WritingId>,
) -> Result<(), Error> {
    rules::admit(store::find(conn, attempt)?.as_ref(), token)
}

/// Who writes each of these attempts.
pub(crate) fn of(
    conn: &mut Conn,
    attempts: &[AttemptId],
) -> Result<HashMap<AttemptId, Lease>, Error> {
    Ok(store::of(conn, attempts)?.into_iter().collect())
}

/// Attempts that are over and still wait for the text of a tab whose connection had broken.
pub(crate) fn waiting(conn: &mut Conn, now: Instant) -> Result<Vec<AttemptId>, Error> {
    Ok(store::waiting(conn, now)?)
}
