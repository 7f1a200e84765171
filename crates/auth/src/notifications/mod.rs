//! How people want to be notified.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Actor, Entry};
use kernel::UserId;

pub use rules::{
    INVITATION, KINDS, Kind, MODERATION_RESULT, RESULT_CHANGED, RESULT_READY, Settings, Switch,
};

use crate::Error;

/// The settings of an account; everything on, and no digest, until they were changed.
///
/// # Errors
/// [`Error::Db`].
pub fn get(conn: &mut Conn, user: UserId) -> Result<Settings, Error> {
    Ok(store::get(conn, user)?.unwrap_or_default())
}

/// Saves the settings: every kind once, and what the law or the work requires left on.
///
/// # Errors
/// [`Error::BadNotifications`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    user: UserId,
    switches: &[Switch],
    digest: bool,
) -> Result<Settings, Error> {
    let settings = Settings::of(switches, digest)?;
    store::save(conn, user, &settings)?;
    let entry = Entry {
        actor: Actor::User(user),
        action: "save_notifications",
        object_kind: "user",
        object_id: user.0,
        from: None,
        to: None,
        reason: None,
    };
    audit::record(conn, entry)?;
    Ok(settings)
}
