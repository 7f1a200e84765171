//! Which invoices a company is to pay: how many, and those that are due in the next days or overdue.

mod store;
#[cfg(test)]
mod tests;

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use kernel::CompanyId;

pub use store::{Due, Figures};

use crate::Error;

/// How many days before it is due an invoice needs somebody.
pub const SOON_DAYS: i64 = 3;

/// The invoices that are due within [`SOON_DAYS`] or overdue, the first issued first, at most `most`; and how many
/// there are in all.
///
/// # Errors
/// [`Error::Db`].
pub fn of_company(
    conn: &mut Conn,
    company: CompanyId,
    (today, most): (NaiveDate, i64),
) -> Result<(Vec<Due>, i64), Error> {
    Ok(store::due(conn, company, (today + TimeDelta::days(SOON_DAYS), most))?)
}

/// How many invoices are to be paid, and how many of them are overdue.
///
/// # Errors
/// [`Error::Db`].
pub fn figures(conn: &mut Conn, company: CompanyId, today: NaiveDate) -> Result<Figures, Error> {
    Ok(store::figures(conn, company, today)?)
}
