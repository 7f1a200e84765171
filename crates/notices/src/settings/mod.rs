//! How people want to be notified.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::UserId;
use kernel::uuid::Uuid;

pub(crate) use rules::zone_of;
pub use rules::{Kind, Settings, Switch, Wanted};

use crate::Error;

/// The settings of an account; everything on, and no digest, until they were changed.
///
/// # Errors
/// [`Error::Db`].
pub fn get(conn: &mut Conn, user: UserId) -> Result<Settings, Error> {
    Ok(store::get(conn, user)?.unwrap_or_default())
}

/// Saves the settings: [`Settings::of`] has checked them.
///
/// # Errors
/// [`Error::Db`].
pub fn save(conn: &mut Conn, user: UserId, settings: &Settings) -> Result<(), Error> {
    store::save(conn, user, settings)?;
    Ok(Entry::of("user", user).by(Actor::User(user), "save_notifications").record(conn)?)
}

/// The secret of the links that stop somebody's mail; `None` until they have settings.
///
/// # Errors
/// [`Error::Db`].
pub fn stop_token(conn: &mut Conn, user: UserId) -> Result<Option<Uuid>, Error> {
    Ok(store::stop_token(conn, user)?)
}

/// The same secret; it is made where there was none.
///
/// # Errors
/// [`Error::Db`].
pub fn new_stop_token(conn: &mut Conn, user: UserId) -> Result<Uuid, Error> {
    store::insert_default(conn, user)?;
    store::stop_token(conn, user)?.ok_or(Error::UnknownLink)
}

/// Whose mail the links with this secret stop.
///
/// # Errors
/// [`Error::UnknownLink`], [`Error::Db`].
pub fn of_stop_token(conn: &mut Conn, token: Uuid) -> Result<UserId, Error> {
    store::of_stop_token(conn, token)?.ok_or(Error::UnknownLink)
}
