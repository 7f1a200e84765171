//! Candidates as the admin finds them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Cursor, Page, Paging, UserId};

pub use rules::{Person, Standing, Wanted};

use crate::Error;

/// The candidates that are wanted, those who came last first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, wanted: &Wanted, paging: Paging) -> Result<Page<Person>, Error> {
    let rows = store::list(conn, wanted, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.joined_at, id: row.id.0 }))
}

/// One candidate.
///
/// # Errors
/// [`Error::NoUser`] for an account of another kind and one that is erased; [`Error::Db`].
pub fn find(conn: &mut Conn, id: UserId) -> Result<Person, Error> {
    store::find(conn, id)?.ok_or(Error::NoUser)
}
