//! Reminding people of invitations that close soon, two days and four hours ahead.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, InvitationId};

pub use rules::Due;

use crate::Error;
use crate::invitations::{self, Invitation};

/// How many invitations one call looks at.
const AT_ONCE: i64 = 200;

/// The invitations to look at now; each is then taken in a transaction of its own.
///
/// # Errors
/// [`Error::Db`].
pub fn to_look_at(conn: &mut Conn, now: Instant) -> Result<Vec<InvitationId>, Error> {
    Ok(store::closing(conn, now, AT_ONCE)?)
}

/// The reminder that an invitation is due for, which is then done with; `None` where there is none, or where
/// its person has just had a mail about it.
///
/// # Errors
/// [`Error::Db`].
pub fn take(
    conn: &mut Conn,
    id: InvitationId,
    now: Instant,
) -> Result<Option<(Invitation, Due)>, Error> {
    let Some(closing) = store::lock(conn, id, now)? else { return Ok(None) };
    let (done, due) = rules::due(&closing, now);
    store::set_done(conn, id, done)?;
    let Some(due) = due else { return Ok(None) };
    Ok(Some((invitations::find(conn, id)?, due)))
}
