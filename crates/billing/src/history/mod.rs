//! What companies have paid month by month, and what has become of those that began in the same one.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;

pub use rules::{Cohort, MONTHS, Month};

use crate::Error;
use crate::coverage;

/// The last [`MONTHS`] months up to today, the oldest first. The running one is what
/// [`crate::figures`] counts.
///
/// # Errors
/// [`Error::Db`].
pub fn months(conn: &mut Conn, today: NaiveDate) -> Result<Vec<Month>, Error> {
    let issued = store::issued_since(conn, rules::oldest(today))?;
    Ok(rules::months(&issued, today))
}

/// Companies by the month that they have paid for first, the oldest first.
///
/// # Errors
/// [`Error::Db`].
pub fn cohorts(conn: &mut Conn, today: NaiveDate) -> Result<Vec<Cohort>, Error> {
    Ok(rules::cohorts(coverage::of_all(conn, today)?.into_values()))
}
