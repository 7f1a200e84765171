//! Keys with which a company's own programs read what its members read.

mod rules;
mod secret;
mod store;
#[cfg(test)]
mod tests;

use chrono::{NaiveDate, TimeDelta};
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApiKeyId, CompanyId, Cursor, Instant, Page, Paging, UserId};

pub use rules::{Key, MAX_DAYS, MAX_LIVE, MAX_NAME, New, Opened, Scope};
pub use secret::{BEGINNING, Secret};

use crate::Error;
use crate::profiles;

/// What the audit log calls a key.
const KIND: &str = "api_key";

/// Makes a key. Its secret is known only now: the SHA-256 of it is stored.
///
/// # Errors
/// [`Error::Fields`]; [`Error::TooManyKeys`]; [`Error::NoCompany`]; [`Error::Db`].
pub fn make(conn: &mut Conn, new: &New, now: Instant) -> Result<(Key, Secret), Error> {
    let new = new.checked()?;
    // Of two owners who make the tenth key at once, one is refused.
    profiles::lock(conn, new.company)?.ok_or(Error::NoCompany)?;
    if store::count_live(conn, new.company, now)? >= MAX_LIVE {
        return Err(Error::TooManyKeys);
    }
    let secret = Secret::random();
    let expires_at = now + TimeDelta::days(new.days.into());
    let made = store::insert(conn, &new, &secret, (now, expires_at))?;
    Entry::of(KIND, made.id).by(Actor::User(new.by), "make").record(conn)?;
    Ok((made, secret))
}

/// The keys of a company that nobody has revoked, the newest first; those that have expired too.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, company: CompanyId, paging: Paging) -> Result<Page<Key>, Error> {
    let rows = store::list(conn, company, paging)?;
    Ok(Page::cut(rows, paging.limit, |key| Cursor { at: key.created_at, id: key.id.0 }))
}

/// Revokes a key: from then on it opens nothing.
///
/// # Errors
/// [`Error::NoKey`] where it is another company's or revoked; [`Error::Db`].
pub fn revoke(
    conn: &mut Conn,
    company: CompanyId,
    by: UserId,
    id: ApiKeyId,
    now: Instant,
) -> Result<(), Error> {
    if store::revoke(conn, company, id, now)? == 0 {
        return Err(Error::NoKey);
    }
    Ok(Entry::of(KIND, id).by(Actor::User(by), "revoke").record(conn)?)
}

/// The key with this secret, while it counts: not revoked, not expired, of a company that may act.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, secret: &str, now: Instant) -> Result<Option<Opened>, Error> {
    let Some(secret) = Secret::parse(secret) else { return Ok(None) };
    Ok(store::open(conn, &secret, now)?)
}

/// Notes on which day a key was used last.
///
/// # Errors
/// [`Error::Db`].
pub fn note_use(conn: &mut Conn, id: ApiKeyId, today: NaiveDate) -> Result<(), Error> {
    store::note_use(conn, id, today)?;
    Ok(())
}
