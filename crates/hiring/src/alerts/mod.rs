//! What candidates are alerted of among the open roles: searches that are looked for again each day.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::TimeDelta;
use db::Conn;
use kernel::{Instant, Limit, Paging, RoleAlertId, UserId};

pub use rules::{Found, Wanted};

use crate::Error;
use crate::open_roles::{self, Search};

/// How many alerts somebody has.
pub const MAX_ALERTS: usize = 10;
/// How many new roles one mail names.
pub const MOST_NAMED: u8 = 10;
/// How long after one look the next is: somebody gets one mail a day, however many alerts they have.
const LOOK_EVERY_HOURS: i64 = 24;

/// An alert.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Alert {
    /// Its id.
    pub id: RoleAlertId,
    /// What is looked for.
    pub wanted: Wanted,
    /// When it was last looked.
    pub looked_at: Instant,
}

/// Sets an alert of roles that are published from now on. Where the same one exists, it is returned unchanged.
///
/// # Errors
/// [`Error::TooManyAlerts`], [`Error::Db`].
pub fn set(conn: &mut Conn, user: UserId, wanted: &Wanted, now: Instant) -> Result<Alert, Error> {
    store::lock_user(conn, user)?;
    let own = store::list(conn, user)?;
    let count = own.len();
    if let Some(same) = own.into_iter().find(|alert| alert.wanted == *wanted) {
        return Ok(same);
    }
    if count >= MAX_ALERTS {
        return Err(Error::TooManyAlerts);
    }
    Ok(store::insert(conn, user, wanted, now)?)
}

/// Somebody's alerts, newest first. There are at most [`MAX_ALERTS`], or more after two accounts were merged.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, user: UserId) -> Result<Vec<Alert>, Error> {
    Ok(store::list(conn, user)?)
}

/// Deletes one of somebody's alerts.
///
/// # Errors
/// [`Error::NoAlert`], [`Error::Db`].
pub fn delete(conn: &mut Conn, user: UserId, id: RoleAlertId) -> Result<(), Error> {
    if store::delete(conn, user, id)? == 0 { Err(Error::NoAlert) } else { Ok(()) }
}

/// People with an alert that was last looked for a day ago, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant, limit: i64) -> Result<Vec<UserId>, Error> {
    Ok(store::due(conn, before(now), limit)?)
}

/// All alerts of somebody of whom one is due, marked as looked for now and answered as they were before; none where
/// nothing is due.
///
/// # Errors
/// [`Error::Db`].
pub fn take_due(conn: &mut Conn, user: UserId, now: Instant) -> Result<Vec<Alert>, Error> {
    let own = store::lock(conn, user)?;
    if own.iter().all(|alert| alert.looked_at > before(now)) {
        return Ok(Vec::new());
    }
    store::looked(conn, user, now)?;
    Ok(own)
}

fn before(now: Instant) -> Instant {
    now - TimeDelta::hours(LOOK_EVERY_HOURS)
}

/// The roles that are new for these alerts, each once, the last published first.
///
/// # Errors
/// [`Error::Db`].
pub fn find_new(conn: &mut Conn, alerts: &[Alert], now: Instant) -> Result<Found, Error> {
    // One more than a mail names says whether there are more.
    let limit = Limit::new(MOST_NAMED + 1).unwrap_or_default();
    let mut all = Vec::new();
    for Alert { wanted, looked_at, .. } in alerts {
        let search = Search { published: Some((*looked_at, now)), ..wanted.search() };
        let page = open_roles::list(conn, &search, now.date_naive(), Paging::first(limit))?;
        all.extend(page.items);
    }
    Ok(Found::of(all, MOST_NAMED.into()))
}
