//! The versions of settings.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Page, Paging, Seen};

pub use rules::{Value, Version};

use crate::Error;

/// What the audit log calls a change.
pub const KIND: &str = "setting";

/// The values that stand in place of defaults, of these keys.
///
/// # Errors
/// [`Error::Db`].
pub fn values(conn: &mut Conn, keys: &[String]) -> Result<HashMap<String, Value>, Error> {
    let set = store::newest(conn, Some(keys))?.into_iter();
    Ok(set.filter_map(|row| Some((row.key, row.value?))).collect())
}

/// The newest version of each setting that was ever changed.
///
/// # Errors
/// [`Error::Db`].
pub fn all(conn: &mut Conn) -> Result<HashMap<String, Version>, Error> {
    let set = store::newest(conn, None)?.into_iter();
    Ok(set.map(|row| (row.key.clone(), row)).collect())
}

/// The newest version of a setting; `None` where it was never changed.
///
/// # Errors
/// [`Error::Db`].
pub fn newest(conn: &mut Conn, key: &str) -> Result<Option<Version>, Error> {
    Ok(store::newest(conn, Some(&[key.to_owned()]))?.pop())
}

/// The value of an earlier version.
///
/// # Errors
/// [`Error::NoVersion`]; [`Error::Db`].
pub fn value_of(conn: &mut Conn, key: &str, version: i32) -> Result<Option<Value>, Error> {
    store::version(conn, key, version)?.ok_or(Error::NoVersion).map(|row| row.value)
}

/// The versions of a setting, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn history(conn: &mut Conn, key: &str, paging: Paging) -> Result<Page<Version>, Error> {
    let rows = store::history(conn, key, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.made_at, id: row.id }))
}

/// Gives a setting a value, or with `None` its default, on the version that was seen; 0 where there
/// was none. It counts from the end of the transaction on.
///
/// # Errors
/// [`Error::StaleVersion`]; [`Error::Unchanged`]; [`Error::BadReason`]; [`Error::Db`].
pub fn set(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<&str>,
    (value, why): (Option<Value>, &str),
    now: Instant,
) -> Result<Version, Error> {
    let why = rules::reason(why)?;
    store::take_turn(conn)?;
    let before = newest(conn, seen.id)?;
    let version = before.as_ref().map_or(0, |row| row.version);
    if seen.is_stale(version) {
        return Err(Error::StaleVersion);
    }
    if before.and_then(|row| row.value) == value {
        return Err(Error::Unchanged);
    }
    let new = store::New { id: Uuid::now_v7(), key: seen.id, version: version + 1, value, why };
    store::insert(conn, &new, (actor.user(), now))?;
    let did = if new.value.is_some() { "set" } else { "reset" };
    let (from, to) = (format!("version {version}"), format!("version {}", version + 1));
    Entry::of(KIND, new.id).by(actor, did).step(&*from, &*to).because(why).record(conn)?;
    newest(conn, seen.id)?.ok_or(Error::NoVersion)
}
