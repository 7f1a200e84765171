//! Lists of invoices, and what they come to.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Cursor, Page, Paging};

pub use rules::{By, Filter, Sum};

use crate::Error;
use crate::invoices::Invoice;

/// One page of invoices, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, filter: &Filter, paging: Paging) -> Result<Page<Invoice>, Error> {
    let rows = store::list(conn, filter, paging.after, paging.limit.fetch())?;
    Ok(Page::cut(rows, paging.limit, |one| Cursor { at: one.created_at, id: one.id.0 }))
}

/// The same without pages, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn find_all(conn: &mut Conn, filter: &Filter, most: i64) -> Result<Vec<Invoice>, Error> {
    Ok(store::list(conn, filter, None, most)?)
}

/// What all of them come to, a currency each.
///
/// # Errors
/// [`Error::Db`].
pub fn sums(conn: &mut Conn, filter: &Filter) -> Result<Vec<Sum>, Error> {
    let currencies = store::currencies(conn, filter)?;
    let sum = |currency| Ok(store::sum(conn, filter, currency)?);
    currencies.into_iter().map(sum).collect()
}
