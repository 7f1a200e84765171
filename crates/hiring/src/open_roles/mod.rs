//! Roles as everybody sees them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;
use kernel::{Cursor, Page, Paging, RoleId};

pub use rules::{Listed, OpenRole, Place, Search};

use crate::Error;

/// A role that is or was open to everybody.
///
/// # Errors
/// [`Error::NoRole`] where it never was, or its company may not act; [`Error::Db`].
pub fn find(conn: &mut Conn, id: RoleId) -> Result<OpenRole, Error> {
    store::find(conn, id)?.ok_or(Error::NoRole)
}

/// The roles of a search that take applications on this day, the last published first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    search: &Search,
    today: NaiveDate,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, search, today, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.published_at, id: row.id.0 }))
}

/// The first roles of the parts after the first one, where a part has `most` of those that take
/// applications on this day, in the order of ids.
///
/// # Errors
/// [`Error::Db`].
pub fn starts(conn: &mut Conn, today: NaiveDate, most: i64) -> Result<Vec<RoleId>, Error> {
    let mut starts = Vec::new();
    while let Some(next) = store::start(conn, today, starts.last().copied(), most)? {
        starts.push(next);
    }
    Ok(starts)
}

/// At most `most` roles that take applications on this day, in the order of ids, from this one on.
///
/// # Errors
/// [`Error::Db`].
pub fn part(
    conn: &mut Conn,
    today: NaiveDate,
    from: Option<RoleId>,
    most: i64,
) -> Result<Vec<Place>, Error> {
    Ok(store::part(conn, today, from, most)?)
}
