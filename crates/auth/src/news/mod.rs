//! What people are told in the application.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Limit, Page, UserId};

pub use rules::{MOST_COUNTED, MOST_MARKED, News, Read, Standing, Told};

use crate::Error;

/// Something to be put on somebody's list.
#[derive(Debug, Clone, Copy)]
pub struct New<'a> {
    /// Whose list.
    pub user: UserId,
    /// What brought it about, 1 to 200 characters: the same cause is told once.
    pub cause: &'a str,
    /// What happened.
    pub news: &'a News,
    /// The page it is about, a path of ours.
    pub link: &'a str,
}

/// Puts a line on somebody's list, in the caller's transaction; `false` where its cause was told
/// before. Whether they want such lines, the caller has looked up.
///
/// # Errors
/// [`Error::Db`].
pub fn tell(conn: &mut Conn, new: New<'_>, now: Instant) -> Result<bool, Error> {
    let row = (Uuid::now_v7(), new.cause, new.news, new.link);
    Ok(store::insert(conn, new.user, row, now)? == 1)
}

/// Somebody's list, the newest first; with `unread` only what they have not read.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    user: UserId,
    unread: bool,
    (after, limit): (Option<Cursor>, Limit),
) -> Result<Page<Told>, Error> {
    let rows = store::list(conn, user, unread, (after, limit))?;
    Ok(Page::cut(rows, limit, |row| Cursor { at: row.created_at, id: row.id }))
}

/// How somebody's list stands.
///
/// # Errors
/// [`Error::Db`].
pub fn standing(conn: &mut Conn, user: UserId) -> Result<Standing, Error> {
    Ok(Standing { newest: store::newest(conn, user)?, unread: store::unread(conn, user)? })
}

/// Marks lines of somebody's list as read and answers how many were not before. Ids that are not on
/// their list change nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn mark(conn: &mut Conn, user: UserId, read: &Read, now: Instant) -> Result<usize, Error> {
    Ok(match read {
        Read::These(ids) => store::mark(conn, user, ids, now)?,
        Read::UpTo(last) => store::mark_up_to(conn, user, *last, now)?,
    })
}

/// Removes what was read before an instant; answers how many lines.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_read(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_read(conn, before)?)
}

/// Removes what was told before an instant, read or not; answers how many lines.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
