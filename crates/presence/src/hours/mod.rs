//! How many people of each role were online in an hour.

mod store;

use db::{Conn, Error};
use kernel::Instant;
use kernel::chrono::{DurationRound, TimeDelta};

use crate::role::Role;

/// One hour of one role.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Hour {
    /// When it began.
    pub hour: Instant,
    /// The role.
    pub role: Role,
    /// How many accounts.
    pub people: i32,
}

/// The beginning of the hour of an instant.
pub(crate) fn of(at: Instant) -> Instant {
    at.duration_trunc(TimeDelta::hours(1)).unwrap_or(at)
}

/// Counts one account more.
pub(crate) fn count(conn: &mut Conn, role: Role, now: Instant) -> Result<(), Error> {
    store::add(conn, of(now), role)?;
    Ok(())
}

/// The hours since an instant, the oldest first.
///
/// # Errors
/// [`Error::Query`].
pub fn since(conn: &mut Conn, at: Instant) -> Result<Vec<Hour>, Error> {
    let rows = store::since(conn, at)?;
    Ok(rows.into_iter().map(|(hour, role, people)| Hour { hour, role, people }).collect())
}

/// Removes the hours before an instant, and answers how many rows that was.
///
/// # Errors
/// [`Error::Query`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_before(conn, before)?)
}
