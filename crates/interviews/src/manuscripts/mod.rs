//! An author's own copy of a story: written over days, checked, sent, changed, taken back.

mod rules;
pub(crate) mod store;
#[cfg(test)]
pub(crate) mod tests;
pub(crate) mod trust;

use chrono::{Datelike, TimeDelta};
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::Refused;
use kernel::{Cursor, Instant, Page, Paging, Seen, StoryId, UserId};

pub use rules::{Act, Manuscript, PER_COMPANY, PER_DAY, Proof, Way};
pub(crate) use rules::{Afterwards, FlaggedBy};
pub use trust::{Record, record_of};

use crate::Error;
use crate::checks::{self, Warning};
use crate::form::{Content, Filled, Form};
use crate::machine::{By, Event, STEPS, State};
use crate::publishing::{self, Backing, Visibility};
use crate::slug::company_slug;

/// How many shared marks make a text a copy.
const COPIED: usize = 8;

/// Begins a story.
///
/// # Errors
/// [`Error::Fields`], [`Error::Duplicate`], [`Error::Db`].
pub fn create(conn: &mut Conn, author: UserId, form: &Form, way: Way) -> Result<Manuscript, Error> {
    let id = StoryId::new();
    check(conn, author, form, id)?;
    let manuscript = store::insert(conn, id, author, form, way)?;
    entry(id, Actor::User(author), "create").to(manuscript.state).record(conn)?;
    Ok(manuscript)
}

fn check(conn: &mut Conn, author: UserId, form: &Form, id: StoryId) -> Result<(), Error> {
    let faults = form.faults();
    if !faults.is_empty() {
        return Err(Error::Fields(faults));
    }
    match store::twin(conn, author, form, id)? {
        Some(twin) => Err(Error::Duplicate { story: Some(twin) }),
        None => Ok(()),
    }
}

/// The author's stories, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, author: UserId, paging: Paging) -> Result<Page<Manuscript>, Error> {
    let rows = store::list(conn, author, paging)?;
    Ok(Page::cut(rows, paging.limit, |manuscript| Cursor {
        at: manuscript.created_at,
        id: manuscript.id.0,
    }))
}

/// One story of the author's.
///
/// # Errors
/// [`Error::NoStory`] where it is none of theirs; [`Error::Db`].
pub fn find(conn: &mut Conn, author: UserId, id: StoryId) -> Result<Manuscript, Error> {
    let found = store::find(conn, id)?.filter(|manuscript| manuscript.author == Some(author));
    found.ok_or(Error::NoStory)
}

/// The author's story, locked, at the version that was looked at.
pub(crate) fn lock(
    conn: &mut Conn,
    author: UserId,
    seen: Seen<StoryId>,
) -> Result<Manuscript, Error> {
    let found = store::lock(conn, seen.id)?.filter(|manuscript| manuscript.author == Some(author));
    let manuscript = found.ok_or(Error::NoStory)?;
    if seen.is_stale(manuscript.version) {
        return Err(Error::StaleVersion);
    }
    Ok(manuscript)
}

/// Saves what is written so far. Of a story that is shown, the text that is shown stays.
///
/// # Errors
/// [`Error::NoStory`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Fields`],
/// [`Error::Duplicate`], [`Error::Db`].
pub fn save(
    conn: &mut Conn,
    author: UserId,
    seen: Seen<StoryId>,
    form: &Form,
    confirmed: &[String],
) -> Result<Manuscript, Error> {
    let manuscript = lock(conn, author, seen)?;
    let id = manuscript.id;
    let manuscript = open(conn, author, &manuscript)?;
    check(conn, author, form, id)?;
    let known = manuscript.machine_filled.iter().filter(|field| confirmed.contains(field));
    let confirmed: Vec<String> = known.cloned().collect();
    store::save(conn, id, form, &confirmed)?;
    Ok(store::stand(conn, id, manuscript.state, manuscript.edit)?)
}

/// Makes sure that the text may be changed.
pub(crate) fn open(
    conn: &mut Conn,
    author: UserId,
    manuscript: &Manuscript,
) -> Result<Manuscript, Error> {
    let event = Event::Edit;
    if !manuscript.is_editable() {
        let from = manuscript.text_state().as_str();
        return Err(Refused::not_now(from, event.as_str()).into());
    }
    let from = manuscript.text_state();
    if from == State::Draft {
        return Ok(manuscript.clone());
    }
    let (state, edit) = match from {
        State::ChangesRequested if manuscript.edit.is_none() => (State::Draft, None),
        _ => (manuscript.state, Some(State::Draft)),
    };
    let edited = entry(manuscript.id, Actor::User(author), event);
    edited.step(from, State::Draft).record(conn)?;
    Ok(store::stand(conn, manuscript.id, state, edit)?)
}

/// Puts in what the guided way has understood: each field is marked until the author has looked at it.
pub(crate) fn fill(
    conn: &mut Conn,
    author: UserId,
    manuscript: &Manuscript,
    form: &Form,
    filled: &[Filled],
) -> Result<Manuscript, Error> {
    check(conn, author, form, manuscript.id)?;
    let rounds = filled.iter().any(|filled| filled.field.starts_with("rounds["));
    let kept = manuscript.machine_filled.iter().filter(|field| {
        // New rounds take the place of the old ones.
        let replaced = rounds && field.starts_with("rounds[");
        !replaced && !filled.iter().any(|f| f.field == **field)
    });
    let mut marked: Vec<String> = kept.cloned().collect();
    marked.extend(filled.iter().map(|filled| filled.field.clone()));
    let fresh = |field: &&String| !filled.iter().any(|f| f.field == **field);
    let confirmed: Vec<String> = manuscript.confirmed.iter().filter(fresh).cloned().collect();
    store::save(conn, manuscript.id, form, &confirmed)?;
    store::mark(conn, manuscript.id, &marked)?;
    Ok(store::stand(conn, manuscript.id, manuscript.state, manuscript.edit)?)
}

/// What a moderator would look at if the story were sent now.
///
/// # Errors
/// [`Error::NoStory`], [`Error::Db`].
pub fn look(conn: &mut Conn, author: UserId, id: StoryId) -> Result<Vec<Warning>, Error> {
    let manuscript = find(conn, author, id)?;
    warnings(conn, &manuscript)
}

fn warnings(conn: &mut Conn, manuscript: &Manuscript) -> Result<Vec<Warning>, Error> {
    let mut found = checks::warnings(&manuscript.form);
    let marks = manuscript.form.marks();
    if marks.len() >= COPIED {
        let others = store::like_marks(conn, &marks, manuscript.id)?;
        let shared = |other: &Vec<i32>| marks.iter().filter(|mark| other.contains(mark)).count();
        if others.iter().any(|other| shared(other) >= COPIED) {
            found.push(checks::copied(&manuscript.form));
        }
    }
    Ok(found)
}

/// Sends a story to be published; an author sends `a_day` within 24 hours. What the checks find holds it back for a
/// closer look; a trusted author's clean story is shown at once.
///
/// # Errors
/// [`Error::NoStory`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Fields`],
/// [`Error::Unconfirmed`], [`Error::DailyLimit`], [`Error::CompanyLimit`], [`Error::Db`].
pub fn submit(
    conn: &mut Conn,
    author: UserId,
    seen: Seen<StoryId>,
    a_day: i64,
    now: Instant,
) -> Result<Manuscript, Error> {
    store::lock_author(conn, author)?;
    let manuscript = lock(conn, author, seen)?;
    let id = manuscript.id;
    let checking = STEPS.step(manuscript.text_state(), Event::Submit, By::Author)?;
    let today = (now.year(), i32::try_from(now.month()).unwrap_or(12));
    let content = manuscript.form.complete(today).map_err(Error::Fields)?;
    let unconfirmed: Vec<String> =
        manuscript.unconfirmed().into_iter().map(str::to_owned).collect();
    if !unconfirmed.is_empty() {
        return Err(Error::Unconfirmed(unconfirmed));
    }
    check_limits(conn, (author, a_day), &manuscript, &content, now)?;
    let sent = move_on(conn, &manuscript, checking)?;
    let submitted = entry(id, Actor::User(author), Event::Submit);
    submitted.step(manuscript.text_state(), checking).record(conn)?;
    let warnings = warnings(conn, &manuscript)?;
    let stored = serde_json::to_value(&warnings).map_err(|e| Error::Unreadable(e.to_string()))?;
    store::sent(conn, id, &stored, now)?;
    let event = match (warnings.is_empty(), trust::record_of(conn, author)?.is_trusted()) {
        (false, _) => Event::FoundRisky,
        (true, true) => Event::Trust,
        (true, false) => Event::FoundClean,
    };
    let to = STEPS.step(checking, event, By::System)?;
    entry(id, Actor::System, event).step(checking, to).record(conn)?;
    if to == State::Published {
        return publish(conn, &sent, &content, rules::afterwards(id), now);
    }
    move_on(conn, &sent, to)
}

/// Only the first sending of a story counts: who is asked to change it may send it again.
fn check_limits(
    conn: &mut Conn,
    (author, a_day): (UserId, i64),
    manuscript: &Manuscript,
    content: &Content,
    now: Instant,
) -> Result<(), Error> {
    if manuscript.submitted_at.is_some() {
        return Ok(());
    }
    let day = store::count_sent(conn, author, None, now - TimeDelta::days(1))?;
    if day >= a_day {
        return Err(Error::DailyLimit(a_day));
    }
    let company = company_slug(&content.company_name);
    let year = store::count_sent(conn, author, Some(&company), now - TimeDelta::days(365))?;
    if year >= PER_COMPANY {
        return Err(Error::CompanyLimit);
    }
    Ok(())
}

/// The text that the author works on goes to `to`, beside the one that is shown or alone.
pub(crate) fn move_on(
    conn: &mut Conn,
    manuscript: &Manuscript,
    to: State,
) -> Result<Manuscript, Error> {
    let (state, edit) = match manuscript.edit {
        Some(_) => (manuscript.state, Some(to)),
        None => (to, None),
    };
    Ok(store::stand(conn, manuscript.id, state, edit)?)
}

/// Shows the author's text to everybody, in the place of the one that is shown where there is one.
pub(crate) fn publish(
    conn: &mut Conn,
    manuscript: &Manuscript,
    content: &Content,
    afterwards: Afterwards,
    now: Instant,
) -> Result<Manuscript, Error> {
    store::delete_turns(conn, manuscript.id)?;
    if manuscript.edit.is_some() {
        publishing::replace(conn, manuscript.id, content, now)?;
        return Ok(store::stand(conn, manuscript.id, manuscript.state, None)?);
    }
    let proof = match manuscript.author {
        Some(author) => trust::proof(conn, author, &company_slug(&content.company_name))?,
        None => None,
    };
    let backing = if proof.is_some() { Backing::Records } else { Backing::Word };
    publishing::go_live(conn, manuscript.id, content, backing, now)?;
    store::published(conn, manuscript.id, afterwards, proof, now)?;
    Ok(store::stand(conn, manuscript.id, State::Published, None)?)
}

/// Flags a story that is shown: three readers, or its company, want it looked at. It stays where it
/// is unless it may identify a person, which may be said once it is flagged.
pub(crate) fn flag(
    conn: &mut Conn,
    id: StoryId,
    by: FlaggedBy,
    visibility: Visibility,
) -> Result<(), Error> {
    let (actor, event, by) = match by {
        FlaggedBy::Readers => (Actor::System, Event::Report, By::System),
        FlaggedBy::Company(author) => (Actor::User(author), Event::Dispute, By::Company),
    };
    let manuscript = store::lock(conn, id)?.ok_or(Error::NoStory)?;
    if manuscript.state == State::Flagged && visibility == Visibility::Hidden {
        entry(id, actor, event).step(State::Flagged, State::Flagged).record(conn)?;
        publishing::mark(conn, id, State::Flagged, visibility)?;
    }
    if manuscript.state != State::Published {
        return Ok(());
    }
    let to = STEPS.step(manuscript.state, event, by)?;
    entry(id, actor, event).step(manuscript.state, to).record(conn)?;
    store::stand(conn, id, to, manuscript.edit)?;
    publishing::mark(conn, id, State::Flagged, visibility)
}

/// Takes a story back: a draft is gone, anything else is no longer shown. `None` where it is gone.
///
/// # Errors
/// [`Error::NoStory`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Db`].
pub fn withdraw(
    conn: &mut Conn,
    author: UserId,
    seen: Seen<StoryId>,
) -> Result<Option<Manuscript>, Error> {
    let manuscript = lock(conn, author, seen)?;
    let id = manuscript.id;
    let to = STEPS.step(manuscript.state, Event::Withdraw, By::Author)?;
    let withdrawn = entry(id, Actor::User(author), Event::Withdraw);
    withdrawn.step(manuscript.state, to).record(conn)?;
    if manuscript.state.is_live() {
        publishing::take_down(conn, id)?;
    }
    if manuscript.state == State::Draft && manuscript.submitted_at.is_none() {
        store::delete(conn, id)?;
        return Ok(None);
    }
    Ok(Some(store::stand(conn, id, to, None)?))
}

/// Forgets what nobody reads of somebody who is erased. What readers see stays, and leads to nobody.
///
/// # Errors
/// [`Error::Db`].
pub fn abandon(conn: &mut Conn, author: UserId) -> Result<(), Error> {
    store::delete_unread(conn, author)?;
    Ok(())
}

/// Something done to a story, for the audit log.
pub(crate) fn entry<'a>(id: StoryId, actor: Actor, action: impl Into<&'a str>) -> Entry<'a> {
    Entry::of("interview", id).by(actor, action)
}
