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

/// The first companies of the parts after the first one, where a part has `most` of them in the order
/// of ids.
///
/// # Errors
/// [`Error::Db`].
pub fn starts(conn: &mut Conn, most: i64) -> Result<Vec<CompanyId>, Error> {
    let mut starts = Vec::new();
    while let Some(next) = store::start(conn, starts.last().copied(), most)? {
        starts.push(next);
    }
    Ok(starts)
}

/// At most `most` companies in the order of ids, from this one on.
///
/// # Errors
/// [`Error::Db`].
pub fn part(
    conn: &mut Conn,
    from: Option<CompanyId>,
    most: i64,
) -> Result<Vec<(CompanyId, Instant)>, Error> {
    Ok(store::part(conn, from, most)?)
}
