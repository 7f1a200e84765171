//! Roles as everybody sees them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;
use kernel::{CompanyId, Cursor, Page, Paging, RoleId};

pub use rules::{Listed, OpenRole};

use crate::Error;

/// A role that is or was open to everybody.
///
/// # Errors
/// [`Error::NoRole`] where it never was, or its company may not act; [`Error::Db`].
pub fn find(conn: &mut Conn, id: RoleId) -> Result<OpenRole, Error> {
    store::find(conn, id)?.ok_or(Error::NoRole)
}

/// Roles that take applications on this day, of a company or of all, the last published first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: Option<CompanyId>,
    today: NaiveDate,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, company, today, paging.after, paging.limit.fetch())?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.published_at, id: row.id.0 }))
}

/// The addresses of roles that take applications on this day, the last published first, at most so
/// many.
///
/// # Errors
/// [`Error::Db`].
pub fn walk(conn: &mut Conn, today: NaiveDate, most: i64) -> Result<Vec<Listed>, Error> {
    Ok(store::list(conn, None, today, None, most)?)
}
