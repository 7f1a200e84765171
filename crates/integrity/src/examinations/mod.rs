//! What was found in an attempt, once its grade was made. Nothing of the grade depends on it.

mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use kernel::{AttemptId, Instant};

use crate::Error;
use crate::levels::{self, Evidence, Level, Outcome};
use crate::signals::Finding;

/// What was found in an attempt.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Examination {
    /// When.
    pub at: Instant,
    /// What became of it.
    pub level: Level,
    /// Each signal with its evidence.
    pub findings: Vec<Finding>,
    /// The rows of the table that applied.
    pub rules: Vec<String>,
}

/// Queues the examination of an attempt, in the transaction that grades it. One that is queued or done stays.
///
/// # Errors
/// [`Error::Db`].
pub fn schedule(conn: &mut Conn, attempt: AttemptId, due: Instant) -> Result<(), Error> {
    store::insert(conn, attempt, due)?;
    Ok(())
}

/// Has an attempt examined once more, because something else has been found beside its recording.
///
/// # Errors
/// [`Error::Db`].
pub fn repeat(conn: &mut Conn, attempt: AttemptId, due: Instant) -> Result<(), Error> {
    store::put_again(conn, attempt, due)?;
    Ok(())
}

/// The attempts whose examination is due, the longest due first.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<AttemptId>, Error> {
    Ok(store::due(conn, now, limit)?)
}

/// Holds an examination that is due until the transaction ends; answers whether it was, and no other worker has it.
///
/// # Errors
/// [`Error::Db`].
pub fn hold(conn: &mut Conn, attempt: AttemptId, now: Instant) -> Result<bool, Error> {
    Ok(store::hold(conn, attempt, now)?)
}

/// Puts an examination off, as the recording is not whole yet.
///
/// # Errors
/// [`Error::Db`].
pub fn postpone(conn: &mut Conn, attempt: AttemptId, due: Instant) -> Result<(), Error> {
    store::postpone(conn, attempt, due)?;
    Ok(())
}

/// Stores what was found and what the table says of it.
///
/// # Errors
/// [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    attempt: AttemptId,
    evidence: &Evidence,
    now: Instant,
) -> Result<Outcome, Error> {
    let outcome = levels::decide(evidence);
    store::save(conn, attempt, (&evidence.findings(), &outcome), now)?;
    Ok(outcome)
}

/// What was found in an attempt; `None` before it was examined and once that is removed.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, attempt: AttemptId) -> Result<Option<Examination>, Error> {
    Ok(store::find(conn, attempt)?)
}

/// Whether an examination waits to be made.
///
/// # Errors
/// [`Error::Db`].
pub fn is_queued(conn: &mut Conn, attempt: AttemptId) -> Result<bool, Error> {
    Ok(store::is_queued(conn, attempt)?)
}

/// Removes what was found in attempts that ended before an instant and had no case; answers how many. What a
/// case was decided on stays with it.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
