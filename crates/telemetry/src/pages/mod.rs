//! How often which page is opened.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, Error};
use kernel::Instant;
use kernel::chrono::NaiveDate;

pub use rules::{OTHER, Route};

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

/// Removes the counts of days before that of `before`, and answers how many.
///
/// # Errors
/// [`Error::Query`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_before(conn, before.date_naive())?)
}
