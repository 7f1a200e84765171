//! What one person says of themselves, for that person only.

mod store;
#[cfg(test)]
mod tests;
mod words;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Instant, UserId};
use serde::{Deserialize, Serialize};

pub use words::{Disability, Gender, Race, Veteran};

use crate::Error;

/// What the audit log calls it; it never says what was answered.
pub const KIND: &str = "self_identification";

/// What the export calls it.
const EXPORTED: &str = "self_identification";
const ABOUT: &str =
    "What you say about yourself for statistics, which no company and no administrator reads";

/// An answer to each question, or none.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Answers {
    /// Gender.
    pub gender: Option<Gender>,
    /// Race or ethnicity.
    pub race: Option<Race>,
    /// Disability.
    pub disability: Option<Disability>,
    /// Veteran status.
    pub veteran: Option<Veteran>,
}

/// The answers as they are stored.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
pub struct Said {
    /// What was said.
    #[serde(flatten)]
    pub answers: Answers,
    /// Grows with every change.
    pub version: i32,
    /// When it was said last.
    pub said_at: Instant,
}

/// What somebody has said; `None` where they have said nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn own(conn: &mut Conn, user: UserId) -> Result<Option<Said>, Error> {
    let stored = store::own(conn, user)?;
    let read = |stored| serde_json::from_value(stored).map_err(db::unreadable);
    Ok(stored.map(read).transpose()?)
}

/// Stores what somebody says; `seen` is the version they have read, 0 where nothing was stored.
///
/// # Errors
/// [`Error::StaleVersion`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    user: UserId,
    answers: Answers,
    (seen, now): (i32, Instant),
) -> Result<Said, Error> {
    let said = serde_json::to_value(answers).map_err(db::unreadable)?;
    let version = store::save(conn, user, said, (seen, now))?.ok_or(Error::StaleVersion)?;
    Entry::of(KIND, user).by(Actor::User(user), "save").record(conn)?;
    Ok(Said { answers, version, said_at: now })
}

/// Deletes what somebody has said; nothing happens where they have said nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn delete(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    if store::forget(conn, user)? {
        Entry::of(KIND, user).by(Actor::User(user), "delete").record(conn)?;
    }
    Ok(())
}

/// The same for an account that is erased, of which the log says that already.
///
/// # Errors
/// [`Error::Db`].
pub fn forget(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    store::forget(conn, user)?;
    Ok(())
}

/// Gives what somebody said in one account to their other one, unless they said something there too; nobody reads it.
/// `None` where there was nothing, otherwise whether it is moved.
///
/// # Errors
/// [`Error::Db`].
pub fn merge(conn: &mut Conn, (from, into): (UserId, UserId)) -> Result<Option<bool>, Error> {
    Ok(store::merge(conn, from, into)?.map(|became| became == "moved"))
}

/// What somebody has said, under its name in the export; `None` where they have said nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn export(conn: &mut Conn, user: UserId) -> Result<Option<String>, Error> {
    let Some(stored) = store::own(conn, user)? else { return Ok(None) };
    let shown = serde_json::json!({ "about": ABOUT, "rows": [stored] });
    Ok(Some(format!("\"{EXPORTED}\":{shown}")))
}
