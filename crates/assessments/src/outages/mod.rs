//! Outages of the server: when none was at work, and the time that attempts get back for it.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, clock};
use kernel::{AttemptId, Instant};

pub use rules::{BEAT_SECONDS, OUTAGE_SECONDS, Window};

use crate::Error;

/// The most time given for one outage, in seconds.
pub(crate) const MAX_CREDIT: i32 = 4 * 3600;

/// Time that an attempt was given for an outage.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Credit {
    /// When the outage began.
    pub from: Instant,
    /// When it ended.
    pub until: Instant,
    /// How much was given.
    pub seconds: i32,
}

/// Notes that a server is at work. After an outage it answers the attempts that lost time and how many
/// seconds each; the caller gives them in the same transaction. However many servers beat, one gives.
///
/// # Errors
/// [`Error::Db`].
pub fn beat(conn: &mut Conn) -> Result<Vec<(AttemptId, i32)>, Error> {
    let last = store::last(conn)?;
    // Read after the lock: another server may have noted the end of the same outage meanwhile.
    let now = clock::now(conn)?;
    store::beat(conn, now)?;
    let Some(window) = rules::window(last, now) else { return Ok(Vec::new()) };
    let mut given = Vec::new();
    for (attempt, started_at, ends_at) in store::hit(conn, window)? {
        let Some(seconds) = rules::credit(window, started_at, ends_at) else { continue };
        if store::note(conn, attempt, window, seconds)? == 1 {
            given.push((attempt, seconds));
        }
    }
    Ok(given)
}

/// Whether an outage lasts whose time nobody has given back yet: no attempt ends by its deadline then.
pub(crate) fn lasts(conn: &mut Conn, now: Instant) -> Result<bool, Error> {
    Ok(rules::window(store::look(conn)?, now).is_some())
}

/// The time that an attempt was given for outages, the first first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Credit>, Error> {
    Ok(store::of_attempt(conn, attempt)?)
}
