//! Candidates who let companies find them.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;
mod words;

use std::collections::BTreeMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{CompanyId, UserId};

pub(crate) use rules::is_currency;
pub use rules::{Form, MAX_BLOCKED, MAX_PAY, Pay, Profile};
pub use words::{Availability, PayPeriod, Place, Skill, Visibility};

use crate::Error;
use crate::deck::Deck;

/// What the audit log calls somebody's place in the pool.
const KIND: &str = "talent_profile";
/// Counts of people are multiples of this.
const ROUNDED_TO: usize = 10;

/// Somebody's place in the pool; `None` where they have not joined.
///
/// # Errors
/// [`Error::Db`].
pub fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Profile>, Error> {
    let Some(profile) = store::of_user(conn, user)? else { return Ok(None) };
    let blocked = store::blocked(conn, profile.id)?;
    Ok(Some(profile.blocking(blocked)))
}

/// Joins the pool, or changes what is said there; `seen` is the version that was read, 0 where there
/// was none. It counts from this transaction on.
///
/// # Errors
/// [`Error::Field`], [`Error::StaleVersion`], [`Error::Db`].
pub fn save(conn: &mut Conn, user: UserId, seen: i32, form: &Form) -> Result<Profile, Error> {
    form.check()?;
    let mut deck = Deck::lock(conn)?;
    let before = store::lock(conn, user)?;
    if before.as_ref().map_or(0, |profile| profile.version) != seen {
        return Err(Error::StaleVersion);
    }
    let after = match &before {
        None => store::insert(conn, user, form)?.ok_or(Error::StaleVersion)?,
        Some(profile) => store::update(conn, profile.id, form)?,
    };
    store::unblock(conn, after.id)?;
    store::block(conn, after.id, &form.blocked)?;
    deck.put(conn, after.id, &form.says(), form.shown())?;
    let action = if before.is_none() { "join" } else { "change" };
    let entry = Entry::of(KIND, after.id).by(Actor::User(user), action);
    match before {
        None => entry.to(form.visibility).record(conn)?,
        Some(was) => entry.step(was.form.visibility, form.visibility).record(conn)?,
    }
    Ok(after.blocking(form.blocked.clone()))
}

/// Leaves the pool: nothing of it is kept but what became of introductions.
///
/// # Errors
/// [`Error::NoProfile`], [`Error::Db`].
pub fn leave(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    let deck = Deck::lock(conn)?;
    let profile = store::lock(conn, user)?.ok_or(Error::NoProfile)?;
    deck.take(conn, profile.id)?;
    store::delete(conn, profile.id)?;
    Ok(Entry::of(KIND, profile.id).by(Actor::User(user), "leave").record(conn)?)
}

/// How many visible people have a skill, rounded down to tens; a skill with fewer is left out. Those
/// who block `viewer` are not counted for it.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn, viewer: Option<CompanyId>) -> Result<BTreeMap<Skill, usize>, Error> {
    let mut counted: BTreeMap<Skill, usize> = BTreeMap::new();
    for skill in store::skills(conn, viewer)?.into_iter().flatten() {
        *counted.entry(skill).or_default() += 1;
    }
    let rounded = counted.into_iter().map(|(skill, n)| (skill, n - n % ROUNDED_TO));
    Ok(rounded.filter(|(_, n)| *n > 0).collect())
}

/// A company that can be blocked.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Known {
    /// Its id.
    pub id: CompanyId,
    /// Its name.
    pub name: String,
}

/// The first companies by name that are approved and whose name begins like this, at most ten.
///
/// # Errors
/// [`Error::Db`].
pub fn companies(conn: &mut Conn, begins: &str) -> Result<Vec<Known>, Error> {
    Ok(store::companies(conn, begins)?)
}

/// The names of the companies that a candidate blocks.
///
/// # Errors
/// [`Error::Db`].
pub fn names(conn: &mut Conn, blocked: &Form) -> Result<Vec<Known>, Error> {
    Ok(store::names(conn, &blocked.blocked)?)
}
