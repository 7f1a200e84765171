//! A person's notices in the application.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Cursor, Instant, NoticeId, Page, Paging, UserId};

pub use rules::{Counts, MOST_COUNTED, MOST_MARKED, New, Notice, Read, Which};

use crate::Error;

/// Adds a notice to somebody's list, in the caller's transaction; `false` where its cause is on it
/// already. Whether they want such notices, the caller has looked up.
///
/// # Errors
/// [`Error::Db`].
pub fn add(conn: &mut Conn, new: &New<'_>, now: Instant) -> Result<bool, Error> {
    Ok(store::insert(conn, NoticeId::new(), new, now)? == 1)
}

/// Somebody's notices, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    user: UserId,
    which: Which,
    paging: Paging,
) -> Result<Page<Notice>, Error> {
    let rows = store::list(conn, user, which, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// The newest of somebody's notices, and how many are unread.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, user: UserId) -> Result<Counts, Error> {
    Ok(Counts { newest: store::newest(conn, user)?, unread: store::unread(conn, user)? })
}

/// Marks notices of somebody as read and answers how many were not before. Ids that are not on
/// their list change nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_read(conn: &mut Conn, user: UserId, read: &Read, now: Instant) -> Result<usize, Error> {
    Ok(match read {
        Read::These(ids) => store::mark(conn, user, ids, now)?,
        Read::UpTo(last) => store::mark_up_to(conn, user, *last, now)?,
    })
}

/// Removes what was read before an instant; answers how many notices.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_read(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_read(conn, before)?)
}

/// Removes what was added before an instant, read or not; answers how many notices.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
