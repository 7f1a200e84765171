//! What the admin does before a company is shown those who have applied.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, Cursor, Instant, Page, Paging, RoleId, Seen};

pub use rules::{
    Candidate, Counts, Exclusion, ExclusionCode, HiddenTotals, Likeness, Note, Part, Placed,
    Similar, Slate,
};

use crate::Error;
use crate::applications::{self, Listed, State};
use crate::board::{self, Veil, why};
use crate::roles::{self, Role};

/// What the audit log calls what the admin holds of an application.
pub const KIND: &str = "slate_entry";

/// The roles that have been published and are not archived, the last published first; none of a company that is
/// trusted with direct release.
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

/// How many applicants wait to be released by hand, of all roles, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}

/// The roles whose applicants are released at once and for which somebody waits all the same, as they applied before
/// that, in the order of ids: at most `most`, from after one on.
///
/// # Errors
/// [`Error::Db`].
pub fn direct(conn: &mut Conn, after: Option<RoleId>, most: i64) -> Result<Vec<RoleId>, Error> {
    Ok(store::direct(conn, after, most)?)
}

/// Whether applicants of a role are released at once. The role is then locked, before an application shares it:
/// two who apply at the same time would wait for each other.
///
/// # Errors
/// [`Error::Db`].
pub fn hold_direct(conn: &mut Conn, role: RoleId) -> Result<bool, Error> {
    let is_direct = store::is_direct(conn, role)?;
    if is_direct {
        roles::lock_any(conn, Seen::any(role))?;
    }
    Ok(is_direct)
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

/// How many of those who wait were not put there by an act of their own, as far as the log says.
///
/// # Errors
/// [`Error::Db`].
pub fn not_sent(conn: &mut Conn, role: RoleId) -> Result<i64, Error> {
    Ok(store::count_not_sent(conn, role)?)
}

/// How many applications are looked at to add up what is hidden.
const LOOKED_AT: i64 = 1000;

/// The applications of a part of a slate: in the order in which they were sent, but for those that were
/// put elsewhere.
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
    let key = |row: &Candidate| Cursor { at: row.application.stands_at, id: row.application.id.0 };
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

/// How an application is kept off its slate.
#[derive(Debug, Clone, Copy)]
pub struct Excluding<'a> {
    /// Why.
    pub code: ExclusionCode,
    /// The same in words.
    pub reason: &'a str,
    /// For a duplicate: the application of the same role that goes on.
    pub duplicate_of: Option<ApplicationId>,
}

/// Keeps an application off the slate, which can be taken back. Its person hears nothing of it.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::NotWaiting`], [`Error::BadWhy`],
/// [`Error::BadDuplicate`], [`Error::Db`].
pub fn exclude(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ApplicationId>,
    how: Excluding<'_>,
    now: Instant,
) -> Result<(), Error> {
    let Excluding { code, reason, duplicate_of } = how;
    let why = why(reason)?;
    let application = waiting(conn, seen)?;
    if (code == ExclusionCode::Duplicate) != duplicate_of.is_some() {
        return Err(Error::BadDuplicate);
    }
    if let Some(kept) = duplicate_of {
        let other = applications::lock_any(conn, kept).map_err(|_| Error::BadDuplicate)?;
        let goes_on = other.role == application.role && other.id != application.id;
        let is_out = store::note(conn, kept)?.is_some_and(|note| note.excluded.is_some());
        if !goes_on || is_out || !other.state.is_open() {
            return Err(Error::BadDuplicate);
        }
    }
    let by = actor.user();
    let exclusion = Exclusion { code, reason: why.to_owned(), by, at: now, duplicate_of };
    store::exclude(conn, seen.id, &exclusion)?;
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

fn waiting(conn: &mut Conn, seen: Seen<ApplicationId>) -> Result<applications::Application, Error> {
    let (application, _) = lock(conn, seen)?;
    if application.state == State::Screening { Ok(application) } else { Err(Error::NotWaiting) }
}

/// Puts an application that waits right before another one of its role, or behind all. The company sees
/// them in this order.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::NotWaiting`], [`Error::BadWhy`],
/// [`Error::BadPlace`], [`Error::Db`].
pub fn place(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ApplicationId>,
    (before, reason): (Option<ApplicationId>, &str),
    now: Instant,
) -> Result<(), Error> {
    let why = why(reason)?;
    let application = waiting(conn, seen)?;
    let next = match before {
        None => None,
        Some(id) => {
            let other = applications::lock_any(conn, id).map_err(|_| Error::BadPlace)?;
            if other.role != application.role || other.id == application.id {
                return Err(Error::BadPlace);
            }
            Some(other.stands_at)
        }
    };
    let previous = store::last_before(conn, application.role, application.id, next)?;
    // Somebody alone stands behind all already.
    let alone = (previous, next) == (None, None);
    let at = rules::between(previous, next).or(alone.then_some(application.stands_at));
    let at = at.ok_or(Error::BadPlace)?;
    store::stand(conn, seen.id, at)?;
    let placed = Placed { why: why.to_owned(), by: actor.user(), on: now };
    store::explain(conn, seen.id, Some(&placed))?;
    Ok(Entry::of(KIND, seen.id).by(actor, "place").because(why).record(conn)?)
}

/// Has an application stand where it was sent.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::NotWaiting`], [`Error::NotPlaced`],
/// [`Error::Db`].
pub fn unplace(conn: &mut Conn, actor: Actor, seen: Seen<ApplicationId>) -> Result<(), Error> {
    let (application, note) = lock(conn, seen)?;
    if application.state != State::Screening {
        return Err(Error::NotWaiting);
    }
    note.placed.ok_or(Error::NotPlaced)?;
    store::stand(conn, seen.id, application.applied_at)?;
    store::explain(conn, seen.id, None)?;
    Ok(Entry::of(KIND, seen.id).by(actor, "unplace").record(conn)?)
}

/// The applications for the same role that may be of the same person; of the first 1000.
///
/// # Errors
/// [`Error::Db`].
pub fn similar(conn: &mut Conn, role: RoleId, id: ApplicationId) -> Result<Vec<Similar>, Error> {
    let all = store::others(conn, role, LOOKED_AT)?;
    let Some((own, file)) = all.iter().find(|(one, _)| one.id == id) else { return Ok(vec![]) };
    let others = all.iter().filter(|(other, _)| other.id != id);
    let similar = others.filter_map(|(other, other_file)| {
        let because = rules::likeness((own, file.as_deref()), (other, other_file.as_deref()));
        (!because.is_empty()).then(|| Similar { application: other.clone(), because })
    });
    Ok(similar.collect())
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
