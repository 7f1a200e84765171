//! How often which page is opened.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, Error};
use kernel::Instant;
use kernel::chrono::{Days, NaiveDate};

pub use rules::{OTHER, Route};

/// How long a day's counts are kept.
const KEPT_DAYS: u64 = 400;

/// The views of one pattern over a span of days.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Views {
    /// The pattern, such as `/report/:reportId`.
    pub route: String,
    /// How many.
    pub views: i64,
}

/// Counts one view at `now`.
///
/// # Errors
/// [`Error::Query`].
pub fn count(conn: &mut Conn, route: Route, now: Instant) -> Result<(), Error> {
    store::add(conn, now.date_naive(), route.as_str())?;
    Ok(())
}

/// The views since `day`, the most opened pattern first.
///
/// # Errors
/// [`Error::Query`].
pub fn since(conn: &mut Conn, day: NaiveDate) -> Result<Vec<Views>, Error> {
    let rows = store::since(conn, day)?;
    Ok(rows.into_iter().map(|(route, views)| Views { route, views }).collect())
}

/// Removes counts that are too old, and answers how many.
///
/// # Errors
/// [`Error::Query`].
pub fn forget_old(conn: &mut Conn, now: Instant) -> Result<usize, Error> {
    let Some(day) = now.date_naive().checked_sub_days(Days::new(KEPT_DAYS)) else { return Ok(0) };
    Ok(store::remove_before(conn, day)?)
}
