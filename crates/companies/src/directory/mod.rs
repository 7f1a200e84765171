//! The companies that everybody sees: those that may act.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;
use kernel::{CompanyId, Instant, Page};

pub use rules::{Asked, Listed, MAX_SEARCH};

use crate::Error;

/// Companies by name. Roles are open that somebody can apply for at `now`.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, asked: &Asked, now: Instant) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, asked)?;
    let page = Page::cut(rows, asked.paging.limit, Listed::place);
    let items = count(conn, page.items, now.date_naive())?;
    Ok(Page { items, next: page.next })
}

/// One company.
///
/// # Errors
/// [`Error::NoCompany`] where there is none that everybody sees; [`Error::Db`].
pub fn find(conn: &mut Conn, id: CompanyId, now: Instant) -> Result<Listed, Error> {
    let found = store::find(conn, id)?.ok_or(Error::NoCompany)?;
    count(conn, vec![found], now.date_naive())?.pop().ok_or(Error::NoCompany)
}

/// Adds the numbers of these companies.
fn count(
    conn: &mut Conn,
    mut companies: Vec<Listed>,
    today: NaiveDate,
) -> Result<Vec<Listed>, Error> {
    let ids: Vec<CompanyId> = companies.iter().map(|company| company.id).collect();
    let open = store::open_roles(conn, &ids, today)?;
    let stories = store::stories(conn, &ids)?;
    let difficulties = store::difficulties(conn, &ids)?;
    for company in &mut companies {
        company.open_roles = open.get(&company.id).copied().unwrap_or_default();
        company.stories = stories.get(&company.id).copied().unwrap_or_default();
        company.difficulty = difficulties.get(&company.id).and_then(|rows| rules::mean(rows));
    }
    Ok(companies)
}

/// How many companies everybody sees.
///
/// # Errors
/// [`Error::Db`].
pub fn total(conn: &mut Conn) -> Result<i64, Error> {
    Ok(store::total(conn)?)
}

/// At most `limit` of their ids, in the order of ids, without the first `from`.
///
/// # Errors
/// [`Error::Db`].
pub fn walk(conn: &mut Conn, from: i64, limit: i64) -> Result<Vec<CompanyId>, Error> {
    Ok(store::walk(conn, from, limit)?)
}
