//! How long people wait for support: until the first answer, and until a conversation is resolved.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveTime;
use db::Conn;
use kernel::Instant;

pub use rules::{Run, WEEKS, Waits, Week};

use crate::Error;

/// The last [`WEEKS`] weeks, the first one first. A conversation counts in the week in which it began.
///
/// # Errors
/// [`Error::Db`].
pub fn weeks(conn: &mut Conn, now: Instant) -> Result<Vec<Week>, Error> {
    let today = now.date_naive();
    let since = rules::first(today).and_time(NaiveTime::MIN).and_utc();
    Ok(rules::weeks(&store::runs(conn, since)?, today))
}
