//! Which attempts are in progress.

mod store;

use db::{Conn, Error};
use kernel::{AttemptId, Cursor, Instant, Page, Paging, UserId};

/// An attempt in progress.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Working {
    /// The attempt.
    pub attempt: AttemptId,
    /// Whose it is.
    pub user: UserId,
    /// How they are called; may be empty.
    pub name: String,
    /// Of what.
    pub assessment: String,
    /// Whose assessment that is.
    pub company: String,
    /// When it began.
    pub started_at: Instant,
    /// When it ends.
    pub ends_at: Instant,
}

/// The attempts in progress, those that end first first.
///
/// # Errors
/// [`Error::Query`].
pub fn list(conn: &mut Conn, paging: Paging, now: Instant) -> Result<Page<Working>, Error> {
    let rows = store::list(conn, paging, now)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.ends_at, id: row.attempt.0 }))
}

/// How many attempts are in progress.
///
/// # Errors
/// [`Error::Query`].
pub fn count(conn: &mut Conn, now: Instant) -> Result<i64, Error> {
    Ok(store::count(conn, now)?)
}
