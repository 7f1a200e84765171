//! What broke in browsers.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, Error};
use kernel::Instant;

use crate::pages::Route;

/// How many groups there are at most; a flood must not fill the disk.
const MOST_GROUPS: i64 = 2_000;

/// An error as a browser tells it.
#[derive(Debug, Clone)]
pub struct Report {
    /// What the error says.
    pub message: String,
    /// Where it happened; may be empty.
    pub stack: String,
    /// On which page.
    pub route: Route,
    /// In which build.
    pub release: String,
}

/// Like errors together.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// What the first of them said.
    pub message: String,
    /// Where the first of them happened.
    pub stack: String,
    /// On which page.
    pub route: String,
    /// In which build it was seen last.
    pub release: String,
    /// How often.
    pub seen: i64,
    /// When last.
    pub last_seen_at: Instant,
}

/// What became of a report.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Noted {
    /// Nothing like it was known.
    New,
    /// Counted with others.
    Known,
    /// Nothing like it is known, and there is no room for another group.
    Full,
}

/// Keeps a report at `now`, without what it may say about a person.
///
/// # Errors
/// [`Error::Query`].
pub fn note(conn: &mut Conn, report: &Report, now: Instant) -> Result<Noted, Error> {
    let row = rules::row(report);
    if store::count_again(conn, &row, now)? > 0 {
        return Ok(Noted::Known);
    }
    if store::groups(conn)? >= MOST_GROUPS {
        return Ok(Noted::Full);
    }
    // Somebody else may have been first in the meantime; then this one counts with theirs.
    store::insert(conn, &row, now)?;
    Ok(Noted::New)
}

/// The groups, the one seen last first, at most `limit`.
///
/// # Errors
/// [`Error::Query`].
pub fn latest(conn: &mut Conn, limit: i64) -> Result<Vec<Group>, Error> {
    Ok(store::latest(conn, limit)?)
}

/// Removes groups that were not seen since `before`, and answers how many.
///
/// # Errors
/// [`Error::Query`].
pub fn remove_unseen_since(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_unseen_since(conn, before)?)
}
