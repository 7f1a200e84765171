//! Candidates as the admin finds them.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::text_search::{if_few, newest, rarest};
use kernel::{Cursor, Page, Paging, UserId};

pub use rules::{Alike, Likeness, Person, Standing, Wanted};

use crate::Error;

/// The candidates that are wanted, those who came last first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, wanted: &Wanted, paging: Paging) -> Result<Page<Person>, Error> {
    let few = few(conn, wanted, paging)?;
    let rows = store::list(conn, wanted, few.as_deref(), paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.joined_at, id: row.id.0 }))
}

/// The candidates in whom the words are found, or those of the page where nothing else is wanted; `None` where there are
/// no words, and where a walk through the list fills a page sooner.
fn few(conn: &mut Conn, wanted: &Wanted, paging: Paging) -> Result<Option<Vec<UserId>>, Error> {
    let parts = wanted.parts();
    if parts.is_empty() {
        return Ok(None);
    }
    let sample = store::newest(conn)?;
    let fits = |text: &&String| parts.iter().all(|part| text.contains(part.as_str()));
    if sample.iter().filter(fits).count() > paging.limit.get() {
        return Ok(None);
    }
    let found = store::matching(conn, &parts, rarest(&parts, &sample))?;
    let Some(found) = if_few(found) else { return Ok(None) };
    if wanted.standing.is_some_and(|standing| standing != Standing::All) {
        return Ok(Some(found.into_iter().map(|(_, id)| id).collect()));
    }
    let after = paging.after.map(|Cursor { at, id }| (at, UserId(id)));
    Ok(Some(newest(found, after, paging.limit.fetch())))
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
