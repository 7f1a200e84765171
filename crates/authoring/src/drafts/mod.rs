//! Versions of problems that are or were written here.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeSet;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Cursor, Instant, Page, Paging, ProblemDraftId, Seen};

pub use machine::{By, Event, STEPS, State, Withholding};
pub use rules::{
    Change, Changed, Draft, Files, INTRODUCTION, Kind, MAX_DRAFT_MIB, MAX_FILE_BYTES, MAX_FILES,
    Name, Owner, PUZZLE, Place, SCENARIO,
};

use crate::Error;

/// What the audit log calls a draft.
pub const KIND: &str = "problem_draft";

/// Begins a problem of a kind with these files.
///
/// # Errors
/// [`Error::NameTaken`], [`Error::BadPath`], [`Error::TooLarge`], [`Error::Db`].
pub fn begin(
    conn: &mut Conn,
    actor: Actor,
    (kind, owner, name): (Kind, Owner, &Name),
    (title, files): (Option<&str>, &Files),
) -> Result<Draft, Error> {
    let id = ProblemDraftId::new();
    let title = rules::title(title, name.as_str());
    let (lineage, name, by) = (id, name.as_str(), actor.user());
    store::insert(conn, &store::New { id, owner, lineage, number: 1, kind, name, title, by })?;
    write(conn, id, files, actor)?;
    Entry::of(KIND, id).by(actor, "begin").to(State::Draft).record(conn)?;
    find(conn, id)
}

fn write(conn: &mut Conn, id: ProblemDraftId, files: &Files, actor: Actor) -> Result<(), Error> {
    let changes: Vec<Change> = files
        .iter()
        .map(|(path, content)| Change { path: path.clone(), content: Some(content.clone()) })
        .collect();
    rules::check_changes(&changes)?;
    for change in &changes {
        store::put(conn, id, change, (1, actor.user()))?;
    }
    rules::check_files(&store::sizes(conn, id)?)
}

/// One version.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: ProblemDraftId) -> Result<Draft, Error> {
    store::find(conn, id)?.ok_or(Error::NoDraft)
}

/// The versions that an owner has, changed last first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, owner: Owner, paging: Paging) -> Result<Page<Draft>, Error> {
    let rows = store::list(conn, owner, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.updated_at, id: row.id.0 }))
}

/// How many problems an owner has: those of which a version is written, waits or is in use.
///
/// # Errors
/// [`Error::Db`].
pub fn count(conn: &mut Conn, owner: Owner) -> Result<i64, Error> {
    Ok(store::count(conn, owner)?)
}

/// What waits for a decision, the longest first.
///
/// # Errors
/// [`Error::Db`].
pub fn waiting(conn: &mut Conn, paging: Paging) -> Result<Page<Draft>, Error> {
    let rows = store::waiting(conn, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.updated_at, id: row.id.0 }))
}

/// How many wait for a decision, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}

/// Every version of the same problem, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn versions(conn: &mut Conn, draft: &Draft) -> Result<Vec<Draft>, Error> {
    Ok(store::versions(conn, draft.lineage)?)
}

/// The files of a version.
///
/// # Errors
/// [`Error::Db`].
pub fn files(conn: &mut Conn, id: ProblemDraftId) -> Result<Files, Error> {
    Ok(store::files(conn, id)?)
}

/// The paths of the files of a version.
///
/// # Errors
/// [`Error::Db`].
pub fn paths(conn: &mut Conn, id: ProblemDraftId) -> Result<BTreeSet<String>, Error> {
    Ok(store::sizes(conn, id)?.into_keys().collect())
}

/// The version as it was seen, locked until the transaction ends.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::Db`].
pub fn hold(conn: &mut Conn, seen: Seen<ProblemDraftId>) -> Result<Draft, Error> {
    store::lock(conn, seen.id)?.ok_or(Error::NoDraft)?;
    let draft = find(conn, seen.id)?;
    match seen.version {
        Some(version) if version != draft.version => {
            Err(Error::Stale(store::changed_since(conn, seen.id, version)?))
        }
        _ => Ok(draft),
    }
}

/// Changes files: of prose and settings, the last line is ended. What runs of the version before is the caller's to
/// cancel.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::Refused`], [`Error::BadPath`], [`Error::TooLarge`],
/// [`Error::Db`].
pub(crate) fn edit(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ProblemDraftId>,
    changes: &[Change],
) -> Result<Draft, Error> {
    rules::check_changes(changes)?;
    let before = hold(conn, seen)?;
    let to = STEPS.step(before.state, Event::Edit, By::Author)?;
    for change in changes.iter().map(rules::stored) {
        store::put(conn, seen.id, &change, (before.version + 1, actor.user()))?;
    }
    rules::check_files(&store::sizes(conn, seen.id)?)?;
    store::touch(conn, seen.id, (to, &before.title), actor.user())?;
    let entry = Entry::of(KIND, seen.id).by(actor, Event::Edit);
    entry.step(before.state, to).record(conn)?;
    find(conn, seen.id)
}

/// Puts tests that were made into a version, whatever its state: the check that made them goes on.
pub(crate) fn put_made(conn: &mut Conn, id: ProblemDraftId, made: &[Change]) -> Result<(), Error> {
    rules::check_changes(made)?;
    let before = find(conn, id)?;
    for change in made {
        store::put(conn, id, change, (before.version + 1, None))?;
    }
    rules::check_files(&store::sizes(conn, id)?)?;
    store::touch(conn, id, (before.state, &before.title), None)?;
    Ok(Entry::of(KIND, id).by(Actor::System, "make_tests").record(conn)?)
}

/// Says what the title of a version is, after its files changed.
///
/// # Errors
/// [`Error::Db`].
pub fn retitle(conn: &mut Conn, draft: &Draft, title: Option<&str>) -> Result<(), Error> {
    let title = rules::title(title, &draft.name);
    if title != draft.title {
        store::set_title(conn, draft.id, title)?;
    }
    Ok(())
}

/// Takes a step that changes no file.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::Refused`], [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    (actor, by): (Actor, By),
    seen: Seen<ProblemDraftId>,
    event: Event,
) -> Result<Draft, Error> {
    let before = hold(conn, seen)?;
    let to = STEPS.step(before.state, event, by)?;
    store::set_state(conn, seen.id, to, before.place)?;
    let entry = Entry::of(KIND, seen.id).by(actor, event);
    entry.step(before.state, to).record(conn)?;
    find(conn, seen.id)
}

/// Sends a version back to its author, who reads why.
///
/// # Errors
/// [`Error::BadComment`]; those of [`step`].
pub fn send_back(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<ProblemDraftId>,
    comment: &str,
) -> Result<Draft, Error> {
    let comment = rules::comment(comment)?;
    let before = hold(conn, seen)?;
    let to = STEPS.step(before.state, Event::Return, By::Reviewer)?;
    store::set_state(conn, seen.id, to, None)?;
    store::set_comment(conn, seen.id, Some(comment))?;
    let entry = Entry::of(KIND, seen.id).by(actor, Event::Return);
    entry.step(before.state, to).because(comment).record(conn)?;
    find(conn, seen.id)
}

/// Notes that a version is published now, as `place`, by its reviewer or its author; the one before it leaves the
/// catalogue.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::Refused`], [`Error::Db`].
pub fn mark_published(
    conn: &mut Conn,
    (actor, by): (Actor, By),
    seen: Seen<ProblemDraftId>,
    place: Place,
) -> Result<Draft, Error> {
    let before = hold(conn, seen)?;
    let to = STEPS.step(before.state, Event::Publish, by)?;
    for old in store::versions(conn, before.lineage)? {
        if old.state == State::Published {
            step(conn, (actor, By::System), Seen::any(old.id), Event::Deprecate)?;
        }
    }
    store::set_state(conn, seen.id, to, Some(place))?;
    store::set_comment(conn, seen.id, None)?;
    let entry = Entry::of(KIND, seen.id).by(actor, Event::Publish);
    entry.step(before.state, to).record(conn)?;
    find(conn, seen.id)
}

/// Begins the next version of a problem, with the files of one that was published.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Refused`] where it was not published, [`Error::AnotherVersion`],
/// [`Error::Db`].
pub fn begin_next(conn: &mut Conn, actor: Actor, id: ProblemDraftId) -> Result<Draft, Error> {
    let from = hold(conn, Seen::any(id))?;
    if !from.state.was_published() {
        return Err(Error::AnotherVersion);
    }
    let last = store::versions(conn, from.lineage)?.first().map_or(0, |newest| newest.number);
    let next = store::New {
        id: ProblemDraftId::new(),
        owner: from.owner,
        lineage: from.lineage,
        number: last + 1,
        kind: from.kind,
        name: &from.name,
        title: &from.title,
        by: actor.user(),
    };
    store::insert(conn, &next)?;
    store::copy(conn, id, next.id)?;
    Entry::of(KIND, next.id).by(actor, "begin").to(State::Draft).record(conn)?;
    find(conn, next.id)
}

/// Removes a version that was never published.
///
/// # Errors
/// [`Error::NoDraft`], [`Error::Stale`], [`Error::WasPublished`], [`Error::Db`].
pub fn discard(conn: &mut Conn, actor: Actor, seen: Seen<ProblemDraftId>) -> Result<(), Error> {
    let draft = hold(conn, seen)?;
    if draft.state.was_published() || draft.state == State::InReview {
        return Err(Error::WasPublished);
    }
    store::delete(conn, seen.id)?;
    Ok(Entry::of(KIND, seen.id).by(actor, "discard").record(conn)?)
}
