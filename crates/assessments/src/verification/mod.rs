//! Whether a decided breach stands against an attempt. Its grade stays as it is.

mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::AttemptId;

use crate::{Error, attempts};

/// Marks an attempt as not verified, or takes the mark away.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Db`].
pub fn set(
    conn: &mut Conn,
    attempt: AttemptId,
    not_verified: bool,
    by: Actor,
) -> Result<(), Error> {
    let before = store::lock(conn, attempt)?.ok_or(Error::NoAttempt)?;
    if before.is_some() == not_verified {
        return Ok(());
    }
    let now = clock::now(conn)?;
    store::set(conn, attempt, not_verified.then_some(now))?;
    let event = if not_verified { "mark_not_verified" } else { "unmark_not_verified" };
    Ok(Entry::of(attempts::KIND, attempt).by(by, event).record(conn)?)
}
