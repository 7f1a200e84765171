//! What people say of themselves.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{UserId, text};

pub use rules::{Company, Edit, Profile};

use crate::Error;

/// The profile of an account; empty, of version 0, until it was saved once.
///
/// # Errors
/// [`Error::NoUser`], [`Error::Db`].
pub fn get(conn: &mut Conn, user: UserId) -> Result<Profile, Error> {
    store::get(conn, user)?.ok_or(Error::NoUser)
}

/// Saves a profile over the `version` its person has seen, and whether it is complete now.
///
/// # Errors
/// [`Error::StaleVersion`] when it was saved since, [`Error::NoUser`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    user: UserId,
    edit: &Edit,
    version: i32,
    company: Company,
) -> Result<Profile, Error> {
    store::lock(conn, user)?;
    let before = get(conn, user)?;
    if before.version != version {
        return Err(Error::StaleVersion);
    }
    let complete = rules::is_complete(before.kind, edit, company);
    store::save_account(conn, user, edit, complete)?;
    store::save(conn, user, edit, version + 1)?;
    let state = |complete: bool| if complete { "complete" } else { "incomplete" };
    let entry = Entry::of("user", user).by(Actor::User(user), "save_profile");
    entry.step(state(before.completed), state(complete)).record(conn)?;
    get(conn, user)
}

/// Takes over a number that a person gave elsewhere where their profile has none, and whether it is complete now. It
/// never becomes incomplete by that.
///
/// # Errors
/// [`Error::NoUser`], [`Error::Db`].
pub fn take_phone(
    conn: &mut Conn,
    user: UserId,
    phone: &str,
    company: Company,
) -> Result<Profile, Error> {
    store::lock(conn, user)?;
    let before = get(conn, user)?;
    let given = Some(text::trimmed(phone).to_owned()).filter(|phone| !phone.is_empty());
    let edit = Edit { phone: before.edit.phone.clone().or(given), ..before.edit.clone() };
    let complete = before.completed || rules::is_complete(before.kind, &edit, company);
    if edit == before.edit && complete == before.completed {
        return Ok(before);
    }
    store::save_account(conn, user, &edit, complete)?;
    Entry::of("user", user).by(Actor::User(user), "take_phone").record(conn)?;
    get(conn, user)
}
