//! Candidates as the admin finds them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::text_search::if_few;
use kernel::{Cursor, Page, Paging, UserId};

pub use rules::{Alike, Likeness, Person, Standing, Wanted};

use crate::Error;

/// The candidates that are wanted, those who came last first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, wanted: &Wanted, paging: Paging) -> Result<Page<Person>, Error> {
    let patterns = wanted.patterns();
    let few = match patterns.is_empty() {
        true => None,
        false => if_few(store::matching(conn, &patterns)?),
    };
    let rows = store::list(conn, wanted, few.as_deref(), paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.joined_at, id: row.id.0 }))
}

/// One candidate.
///
/// # Errors
/// [`Error::NoUser`] for an account of another kind and one that is erased; [`Error::Db`].
pub fn find(conn: &mut Conn, id: UserId) -> Result<Person, Error> {
    store::find(conn, id)?.ok_or(Error::NoUser)
}

/// The most that are suggested.
const MOST_ALIKE: i64 = 20;

/// Candidates who may be the same person by something that both accounts say, those who came last first.
///
/// # Errors
/// [`Error::NoUser`], [`Error::Db`].
pub fn alike(conn: &mut Conn, id: UserId) -> Result<Vec<Alike>, Error> {
    find(conn, id)?;
    let facts = store::facts(conn, id)?.ok_or(Error::NoUser)?;
    let found = store::alike(conn, id, &facts, MOST_ALIKE)?.into_iter();
    Ok(found.map(|(person, name, mailbox)| Alike::new(person, name, mailbox)).collect())
}
