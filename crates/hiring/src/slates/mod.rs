//! What the admin does before a company is shown those who have applied.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, Cursor, Instant, Page, Paging, RoleId, Seen};

pub use rules::{Candidate, Counts, Exclusion, ExclusionCode, HiddenTotals, Note, Part, Slate};

use crate::Error;
use crate::applications::{self, Listed, State};
use crate::board::{self, Veil, why};
use crate::roles::{self, Role};

/// What the audit log calls what the admin holds of an application.
pub const KIND: &str = "slate_entry";

/// The roles that have been published and are not archived, the last published first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, paging: Paging) -> Result<Page<Slate>, Error> {
    let mut rows = store::list(conn, paging)?;
    let ids: Vec<RoleId> = rows.iter().map(|row| row.role).collect();
    let counted = store::counts(conn, &ids)?;
    for row in &mut rows {
        row.counts = Counts::of(counted.iter().filter(|(role, ..)| *role == row.role));
    }
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.published_at, id: row.role.0 }))
}

/// One of them.
///
/// # Errors
/// [`Error::NoRole`], [`Error::Db`].
pub fn find(conn: &mut Conn, role: RoleId) -> Result<Slate, Error> {
    let mut slate = store::find(conn, role)?.ok_or(Error::NoRole)?;
    slate.counts = Counts::of(store::counts(conn, &[role])?.iter());
    Ok(slate)
}

/// What the company is not shown of those who wait, added up; of the first 1000.
///
/// # Errors
/// [`Error::Db`].
pub fn hidden(conn: &mut Conn, role: RoleId) -> Result<HiddenTotals, Error> {
    let waiting = store::waiting(conn, role, LOOKED_AT)?;
    let shown = waiting.iter().map(|one| board::show(one, Veil::UntilShortlist));
    Ok(HiddenTotals::of(shown.filter_map(|shown| shown.hidden)))
}

/// How many applications are looked at to add up what is hidden.
const LOOKED_AT: i64 = 1000;

/// The applications of a part of a slate, in the order in which they were sent.
///
/// # Errors
/// [`Error::Db`].
pub fn candidates(
    conn: &mut Conn,
    role: RoleId,
    part: Part,
    paging: Paging,
) -> Result<Page<Candidate>, Error> {
    let rows = store::candidates(conn, role, part, paging)?;
    let key = |row: &Candidate| Cursor { at: row.application.applied_at, id: row.application.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// An application with what the admin holds of it.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::Db`].
pub fn candidate(conn: &mut Conn, id: ApplicationId) -> Result<(Listed, Note), Error> {
    let listed = applications::find(conn, id)?;
    Ok((listed, store::note(conn, id)?.unwrap_or_default()))
}

/// Keeps an application off the slate, which can be taken back. Its person hears nothing of it.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::NotWaiting`], [`Error::BadWhy`],
/// [`Error::Db`].
pub fn exclude(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ApplicationId>,
    (code, reason): (ExclusionCode, &str),
    now: Instant,
) -> Result<(), Error> {
    let why = why(reason)?;
    waiting(conn, seen)?;
    let by = actor.user();
    store::exclude(conn, seen.id, &Exclusion { code, reason: why.to_owned(), by, at: now })?;
    let entry = Entry::of(KIND, seen.id).by(actor, "exclude");
    Ok(entry.because(code.as_str()).record(conn)?)
}

/// Puts an excluded application back onto the slate.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::NotExcluded`], [`Error::Db`].
pub fn include(conn: &mut Conn, actor: Actor, seen: Seen<ApplicationId>) -> Result<(), Error> {
    let note = lock(conn, seen)?.1;
    note.excluded.ok_or(Error::NotExcluded)?;
    store::include(conn, seen.id)?;
    Ok(Entry::of(KIND, seen.id).by(actor, "include").record(conn)?)
}

/// Notes something for the admin's own eyes, or nothing any more.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::BadEntryNote`], [`Error::Db`].
pub fn annotate(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ApplicationId>,
    text: &str,
) -> Result<(), Error> {
    let text = rules::checked_note(text)?;
    lock(conn, seen)?;
    store::annotate(conn, seen.id, text)?;
    Ok(Entry::of(KIND, seen.id).by(actor, "annotate").record(conn)?)
}

/// The application, locked, and what is held of it at the version that was looked at.
fn lock(
    conn: &mut Conn,
    seen: Seen<ApplicationId>,
) -> Result<(applications::Application, Note), Error> {
    let application = applications::lock_any(conn, seen.id)?;
    let note = store::note(conn, seen.id)?.unwrap_or_default();
    if seen.is_stale(note.version) { Err(Error::StaleVersion) } else { Ok((application, note)) }
}

fn waiting(conn: &mut Conn, seen: Seen<ApplicationId>) -> Result<(), Error> {
    let (application, _) = lock(conn, seen)?;
    if application.state == State::Screening { Ok(()) } else { Err(Error::NotWaiting) }
}

/// Begins or goes on with showing a role's applicants to its company: the role, and who is to be released
/// of those who wait. Of those who were chosen, everybody has to wait; without a choice, the first
/// `most` are released.
///
/// # Errors
/// [`Error::NoRole`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::NothingToRelease`],
/// [`Error::NotWaiting`], [`Error::Db`].
pub fn open(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<RoleId>,
    (chosen, most): (Option<&[ApplicationId]>, i64),
    now: Instant,
) -> Result<(Role, Vec<ApplicationId>), Error> {
    let role = roles::lock_any(conn, seen)?;
    let waiting = store::waiting_ids(conn, role.id, chosen, most)?;
    if waiting.is_empty() {
        return Err(Error::NothingToRelease);
    }
    if chosen.is_some_and(|chosen| chosen.iter().any(|id| !waiting.contains(id))) {
        return Err(Error::NotWaiting);
    }
    Ok((roles::release_slate(conn, &role, actor, now)?, waiting))
}
