//! Private addresses under which calendar programs read what somebody has ahead: one for each account that
//! wants one. What is read there, this crate does not know; `flows::calendar` does.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::chrono::NaiveDate;
use kernel::{Instant, UserId};

pub use rules::{Feed, Secret};

use crate::Error;

/// Makes the address of an account, or another one in place of it: the one before is dead then. It is
/// known only now: the SHA-256 of its secret is stored.
///
/// # Errors
/// [`Error::Db`].
pub fn make(conn: &mut Conn, user: UserId, now: Instant) -> Result<(Feed, Secret), Error> {
    let secret = Secret::random();
    let made = store::put(conn, user, &secret, now)?;
    Entry::of("user", user).by(Actor::User(user), "make_calendar").record(conn)?;
    Ok((made, secret))
}

/// The address of an account, if it has one.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, user: UserId) -> Result<Option<Feed>, Error> {
    Ok(store::of(conn, user)?)
}

/// Ends the address of an account, where it has one.
///
/// # Errors
/// [`Error::Db`].
pub fn end(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    if store::delete(conn, user)? > 0 {
        Entry::of("user", user).by(Actor::User(user), "end_calendar").record(conn)?;
    }
    Ok(())
}

/// Whose address ends with this secret.
///
/// # Errors
/// [`Error::UnknownLink`]; [`Error::Db`].
pub fn open(conn: &mut Conn, secret: &str) -> Result<UserId, Error> {
    let secret = Secret::parse(secret).ok_or(Error::UnknownLink)?;
    store::open(conn, &secret)?.ok_or(Error::UnknownLink)
}

/// Notes on which day the address was read last.
///
/// # Errors
/// [`Error::Db`].
pub fn note_read(conn: &mut Conn, user: UserId, today: NaiveDate) -> Result<(), Error> {
    store::note_read(conn, user, today)?;
    Ok(())
}
