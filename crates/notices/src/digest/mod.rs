//! What waits for the one mail of a day.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono_tz::Tz;
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Instant, UserId};

pub use rules::{Due, Entry, HOUR, last_due};

use crate::Error;
use crate::inbox::New;
use crate::settings;

/// Has something wait for the next mail, in the caller's transaction; `false` where its cause has waited
/// before.
///
/// # Errors
/// [`Error::Db`].
pub fn add(conn: &mut Conn, new: &New<'_>, now: Instant) -> Result<bool, Error> {
    Ok(store::insert(conn, Uuid::now_v7(), new, now)? == 1)
}

/// The time zones of the people for whom something waits.
///
/// # Errors
/// [`Error::Db`].
pub fn zones(conn: &mut Conn) -> Result<Vec<Option<Tz>>, Error> {
    let names = store::zones(conn)?;
    Ok(names.into_iter().map(|name| settings::zone_of(name.as_deref())).collect())
}

/// At most `limit` people of a time zone for whom something has waited since before an instant.
///
/// # Errors
/// [`Error::Db`].
pub fn waiting(
    conn: &mut Conn,
    zone: Option<Tz>,
    before: Instant,
    limit: i64,
) -> Result<Vec<UserId>, Error> {
    Ok(store::waiting(conn, zone.map(Tz::name), before, limit)?)
}

/// Takes what has waited for somebody since before an instant, the newest first; of two that take it one
/// gets nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn take(
    conn: &mut Conn,
    user: UserId,
    before: Instant,
    now: Instant,
) -> Result<Vec<Entry>, Error> {
    let mut taken = store::take(conn, user, before, now)?;
    taken.sort_by_key(|(id, _)| std::cmp::Reverse(*id));
    Ok(taken.into_iter().map(|(_, entry)| entry).collect())
}

/// Forgets what waits for somebody, and answers how much that was.
///
/// # Errors
/// [`Error::Db`].
pub fn forget(conn: &mut Conn, user: UserId) -> Result<usize, Error> {
    Ok(store::forget(conn, user)?)
}

/// Removes what was mailed before an instant; answers how much that was.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_mailed(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_mailed(conn, before)?)
}
