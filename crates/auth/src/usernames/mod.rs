//! The name others see.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::UserId;

pub use rules::{CHANGE_EVERY_DAYS, Username};

use crate::Error;
use crate::users::{self, User};

const SUGGESTED: usize = 3;

/// Whether a name can be had.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Availability {
    /// Whether it can.
    pub available: bool,
    /// A sentence that says why not.
    pub reason: Option<String>,
    /// At most three like it that can be had; none where it can be had itself.
    pub suggestions: Vec<String>,
}

/// Gives `user` this name and answers the account and whether it is its first name. The name it
/// has already changes nothing.
///
/// # Errors
/// [`Error::UsernameTaken`], after which the caller's transaction is aborted;
/// [`Error::UsernameChangeTooSoon`], [`Error::Db`].
pub fn choose(conn: &mut Conn, user: UserId, name: &Username) -> Result<(User, bool), Error> {
    let (current, changed_at, now) = store::lock(conn, user)?;
    if current.as_deref() == Some(name.as_str()) {
        return Ok((users::get(conn, user)?, false));
    }
    rules::check_change(current.as_deref(), changed_at, now)?;
    let first = current.is_none();
    store::set(conn, user, name, first)?;
    let action = if first { "choose_username" } else { "change_username" };
    Entry::of("user", user).by(Actor::User(user), action).record(conn)?;
    Ok((users::get(conn, user)?, first))
}

/// A free name for somebody who is not asked for one: how they are called, and a number.
///
/// # Errors
/// [`Error::Db`].
pub fn free(conn: &mut Conn, display_name: &str) -> Result<Option<Username>, Error> {
    for _ in 0..3 {
        let Some(name) = rules::made_of(display_name, rand::random()) else { continue };
        if store::holder(conn, &name)?.is_none() {
            return Ok(Some(name));
        }
    }
    Ok(None)
}

/// Whether `user` could have this name, and what else they could have.
///
/// # Errors
/// [`Error::Db`].
pub fn availability(conn: &mut Conn, user: UserId, wanted: &str) -> Result<Availability, Error> {
    let refusal = match Username::parse(wanted) {
        Ok(name) if store::holder(conn, &name)?.is_none_or(|holder| holder == user) => None,
        Ok(_) => Some(Error::UsernameTaken),
        Err(e) => Some(e),
    };
    let Some(refusal) = refusal else {
        return Ok(Availability { available: true, reason: None, suggestions: Vec::new() });
    };
    let year = store::year(conn)?;
    let mut suggestions = rules::alternatives(wanted, year);
    let taken = store::taken(conn, &suggestions)?;
    suggestions.retain(|name| !taken.contains(name));
    suggestions.truncate(SUGGESTED);
    Ok(Availability { available: false, reason: Some(refusal.to_string()), suggestions })
}
