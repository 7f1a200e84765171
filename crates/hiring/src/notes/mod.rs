//! Notes of a hiring team about an application, with colleagues mentioned.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, Cursor, Instant, NoteId, Page, Paging, Seen};

pub use rules::{Content, MAX_MENTIONS, MAX_TEXT, Note, OPEN_MINUTES};

use crate::Error;
use crate::applications::{self, Acting};
use crate::roles::Member;

/// What the audit log calls a note.
pub const KIND: &str = "application_note";

/// Writes a note.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::Fields`], [`Error::Db`].
pub fn add(
    conn: &mut Conn,
    by: Member,
    to: ApplicationId,
    content: &Content,
    now: Instant,
) -> Result<Note, Error> {
    applications::hold(conn, Acting::Company(by), Seen::any(to))?;
    content.check()?;
    let made = store::insert(conn, (to, by.user), content, now)?;
    Entry::of(KIND, made.id).by(Actor::User(by.user), "add").record(conn)?;
    Ok(made)
}

/// The notes about an application, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, of: ApplicationId, paging: Paging) -> Result<Page<Note>, Error> {
    let rows = store::list(conn, of, paging)?;
    Ok(Page::cut(rows, paging.limit, |note| Cursor { at: note.created_at, id: note.id.0 }))
}

/// Changes one's own note while that is possible, and answers it as it was and as it is then.
///
/// # Errors
/// [`Error::NoNote`], [`Error::StaleVersion`], [`Error::NotAuthor`], [`Error::NoteFixed`],
/// [`Error::Fields`], [`Error::Db`].
pub fn edit(
    conn: &mut Conn,
    by: Member,
    seen: Seen<NoteId>,
    content: &Content,
    now: Instant,
) -> Result<(Note, Note), Error> {
    let before = lock(conn, by, seen, now)?;
    content.check()?;
    let after = store::update(conn, seen.id, content, now)?;
    Entry::of(KIND, seen.id).by(Actor::User(by.user), "edit").record(conn)?;
    Ok((before, after))
}

/// Deletes one's own note while that is possible.
///
/// # Errors
/// [`Error::NoNote`], [`Error::StaleVersion`], [`Error::NotAuthor`], [`Error::NoteFixed`],
/// [`Error::Db`].
pub fn delete(conn: &mut Conn, by: Member, seen: Seen<NoteId>, now: Instant) -> Result<(), Error> {
    lock(conn, by, seen, now)?;
    store::delete(conn, seen.id)?;
    Ok(Entry::of(KIND, seen.id).by(Actor::User(by.user), "delete").record(conn)?)
}

/// The note, locked, where its author may still change it.
fn lock(conn: &mut Conn, by: Member, seen: Seen<NoteId>, now: Instant) -> Result<Note, Error> {
    let found = store::lock(conn, seen.id)?.ok_or(Error::NoNote)?;
    applications::find_shown(conn, by.company, found.application).map_err(|e| match e {
        Error::NoApplication => Error::NoNote,
        other => other,
    })?;
    if seen.is_stale(found.version) {
        return Err(Error::StaleVersion);
    }
    found.check_open(by.user, now)?;
    Ok(found)
}
