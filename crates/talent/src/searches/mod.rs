//! What companies look for again.

mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use kernel::{CompanyId, Instant, TalentSearchId, UserId, text};

use crate::Error;
use crate::cards::Filter;

/// How many searches a company saves. Source: product.md §12.
pub const MAX_SEARCHES: i64 = 20;
/// How long after one look the next is.
const LOOK_EVERY_HOURS: i64 = 24;

/// A saved search.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Search {
    /// Its id.
    pub id: TalentSearchId,
    /// Whose it is.
    pub company: CompanyId,
    /// Who saved it, and is notified.
    pub user: UserId,
    /// 1 to 60 characters.
    pub name: String,
    /// What is looked for.
    pub filter: Filter,
    /// When it was last looked.
    pub looked_at: Instant,
}

/// Saves a search.
///
/// # Errors
/// [`Error::Field`], [`Error::TooManySearches`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    (company, user): (CompanyId, UserId),
    name: &str,
    filter: &Filter,
    now: Instant,
) -> Result<Search, Error> {
    let name = text::trimmed(name);
    if !(1..=60).contains(&name.chars().count()) || !text::is_line(name) {
        let detail = "A name is one line of 1 to 60 characters.";
        return Err(Error::Field { field: "name", code: "length", detail });
    }
    filter.check()?;
    store::lock_company(conn, company)?;
    if store::count(conn, company)? >= MAX_SEARCHES {
        return Err(Error::TooManySearches);
    }
    Ok(store::insert(conn, (company, user), name, filter, now)?)
}

/// A company's searches, newest first; there are at most [`MAX_SEARCHES`].
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, company: CompanyId) -> Result<Vec<Search>, Error> {
    Ok(store::list(conn, company)?)
}

/// Deletes a search.
///
/// # Errors
/// [`Error::NoSearch`], [`Error::Db`].
pub fn delete(conn: &mut Conn, company: CompanyId, id: TalentSearchId) -> Result<(), Error> {
    if store::delete(conn, company, id)? == 0 { Err(Error::NoSearch) } else { Ok(()) }
}

/// Searches that were last looked for a day ago, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<TalentSearchId>, Error> {
    Ok(store::due(conn, now - TimeDelta::hours(LOOK_EVERY_HOURS), limit)?)
}

/// The search, marked as looked for now and answered as it was before; `None` where it is not due.
///
/// # Errors
/// [`Error::Db`].
pub fn take_due(
    conn: &mut Conn,
    id: TalentSearchId,
    now: Instant,
) -> Result<Option<Search>, Error> {
    let before = now - TimeDelta::hours(LOOK_EVERY_HOURS);
    let Some(search) = store::lock_due(conn, id, before)? else { return Ok(None) };
    store::looked(conn, id, now)?;
    Ok(Some(search))
}
