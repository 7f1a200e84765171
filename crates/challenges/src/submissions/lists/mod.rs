//! What was sent, in short.

mod store;

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Cursor, Page, Paging, UserId};

use super::Summary;
use crate::Error;

/// Every submission of an attempt, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Summary>, Error> {
    Ok(store::of_attempt(conn, attempt)?)
}

/// What one person sent in practice for a problem, whatever its version, newest first.
pub(crate) fn practised(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
    paging: Paging,
) -> Result<Page<Summary>, Error> {
    let rows = store::practised(conn, user, problem, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}
