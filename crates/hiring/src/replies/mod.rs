//! How many of its candidates a company answers in time.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use kernel::{CompanyId, Instant, RoleId, UserId};

pub use rules::{DAYS, ENOUGH, INTRODUCED_HOURS, Rate};

use crate::Error;

/// The reply rate that everybody sees; `None` while too few candidates are counted.
///
/// # Errors
/// [`Error::Db`].
pub fn rate(conn: &mut Conn, company: CompanyId, now: Instant) -> Result<Option<Rate>, Error> {
    let since = now - TimeDelta::days(rules::COUNTED_DAYS);
    Ok(store::count(conn, company, since, now)?.shown())
}

/// Counts a message of the company to somebody who was introduced for a role as the first answer to the application
/// that the introduction has made, where nobody has answered or ended it.
///
/// # Errors
/// [`Error::Db`].
pub fn take_message(
    conn: &mut Conn,
    role: RoleId,
    candidate: UserId,
    now: Instant,
) -> Result<(), Error> {
    store::answer(conn, role, candidate, now)?;
    Ok(())
}
