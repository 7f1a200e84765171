//! What the two sides of an accepted introduction write to each other (ADR 80).

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Cursor, Instant, IntroductionId, IntroductionMessageId, Page, Paging, UserId};

pub use rules::{Last, MAX_TEXT, Message, Party};

use crate::Error;
use crate::introductions::{Introduction, Side};

/// What the audit log calls a message.
pub const KIND: &str = "introduction_message";

/// Writes a message into an introduction that is accepted. That the other side can read it is for the caller
/// to know.
///
/// # Errors
/// [`Error::NoIntroduction`] where nobody writes; [`Error::Field`], [`Error::Db`].
pub fn write(
    conn: &mut Conn,
    side: Side,
    to: &Introduction,
    text: &str,
    now: Instant,
) -> Result<Message, Error> {
    let (party, author) = match side {
        Side::Candidate(user) => (Party::Candidate, user),
        Side::Company(_, user) => (Party::Company, user),
        Side::System => return Err(Error::NoIntroduction),
    };
    let text = rules::check(text)?.to_owned();
    let (id, created_at) = (IntroductionMessageId::new(), now);
    let name = store::names(conn, &[author])?.remove(&author);
    let message = Message { id, party, author: Some(author), name, text, created_at };
    store::insert(conn, to.id, &message)?;
    Entry::of(KIND, id).by(Actor::User(author), "write").record(conn)?;
    Ok(message)
}

/// The messages of an introduction, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, of: IntroductionId, paging: Paging) -> Result<Page<Message>, Error> {
    let mut rows = store::list(conn, of, paging)?;
    let authors: Vec<UserId> = rows.iter().filter_map(|row| row.author).collect();
    let names = store::names(conn, &authors)?;
    for row in &mut rows {
        row.name = row.author.and_then(|author| names.get(&author)).cloned();
    }
    let key = |row: &Message| Cursor { at: row.created_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// Who wrote last in each of these introductions; one without messages is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn latest(
    conn: &mut Conn,
    introductions: &[Introduction],
) -> Result<BTreeMap<IntroductionId, Last>, Error> {
    let ids: Vec<IntroductionId> = introductions.iter().map(|one| one.id).collect();
    Ok(store::latest(conn, &ids)?)
}

/// Who of a side wrote last in an introduction; `None` before its first message, and once that person is gone.
///
/// # Errors
/// [`Error::Db`].
pub fn last_author(
    conn: &mut Conn,
    of: IntroductionId,
    party: Party,
) -> Result<Option<UserId>, Error> {
    Ok(store::last_author(conn, of, party)?)
}
