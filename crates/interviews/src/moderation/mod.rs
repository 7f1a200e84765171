//! What a moderator sees and decides. Nobody here ever changes an author's text.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use chrono::Datelike;
use db::Conn;
use db::audit::Actor;
use kernel::Refused;
use kernel::{Cursor, Instant, Page, Paging, Seen, StoryId};

pub use rules::{DUE_DAYS, Decision, Kind, Queue, Reason, Waiting, Why, decisions, handle};

use crate::machine::{By, Event, STEPS, State};
use crate::manuscripts::{self, Afterwards, Manuscript, entry, trust};
use crate::publishing::{self, Visibility};
use crate::{Error, reports};

/// What waits in a queue, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, queue: Queue, paging: Paging) -> Result<Page<Waiting>, Error> {
    let rows = store::list(conn, queue, paging)?;
    let page = Page::cut(rows, paging.limit, |manuscript| Cursor {
        at: manuscript.created_at,
        id: manuscript.id.0,
    });
    let ids: Vec<StoryId> = page.items.iter().map(|manuscript| manuscript.id).collect();
    let reports: HashMap<StoryId, i64> = store::open_reports(conn, &ids)?.into_iter().collect();
    let replies: HashMap<StoryId, i32> = match queue {
        Queue::Replies => store::waiting_replies(conn, &ids)?.into_iter().collect(),
        _ => HashMap::new(),
    };
    Ok(page.map(|manuscript| waiting(manuscript, &reports, &replies)))
}

fn waiting(
    manuscript: Manuscript,
    reports: &HashMap<StoryId, i64>,
    replies: &HashMap<StoryId, i32>,
) -> Waiting {
    let reply = replies.get(&manuscript.id);
    let kind = match (reply, manuscript.edit) {
        (Some(_), _) => Kind::Reply,
        (None, Some(State::PendingReview | State::Held)) => Kind::Edit,
        (None, _) => Kind::Story,
    };
    Waiting {
        id: manuscript.id,
        kind,
        version: reply.copied().unwrap_or(manuscript.version),
        state: manuscript.state,
        company_name: manuscript.form.company_name,
        position: manuscript.form.position,
        year: manuscript.form.year,
        warnings: manuscript.warnings.len(),
        reports: reports.get(&manuscript.id).copied().unwrap_or(0),
        since: manuscript.submitted_at.unwrap_or(manuscript.created_at),
    }
}

/// How much waits in each queue.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn) -> Result<Vec<(Queue, i64)>, Error> {
    let count = |queue: &Queue| Ok((*queue, store::count(conn, *queue)?));
    Queue::ALL.iter().map(count).collect()
}

/// How much waits in a queue, and since when the first: since it last changed, of an answer since it was written.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn, queue: Queue) -> Result<(i64, Option<Instant>), Error> {
    match queue {
        Queue::Replies => Ok(store::backlog_of_replies(conn)?),
        queue => Ok(store::backlog(conn, queue)?),
    }
}

/// One story as the moderator sees it.
///
/// # Errors
/// [`Error::NoStory`] where there is none, or nobody has sent it; [`Error::Db`].
pub fn find(conn: &mut Conn, id: StoryId) -> Result<Manuscript, Error> {
    let found = manuscripts::store::find(conn, id)?;
    found.filter(|manuscript| manuscript.submitted_at.is_some()).ok_or(Error::NoStory)
}

/// A decision, with its reason where it needs one.
#[derive(Debug, Clone, Copy)]
pub struct Ruling<'a> {
    /// What is done.
    pub decision: Decision,
    /// Why; for the author.
    pub why: Option<&'a Why>,
}

impl Ruling<'_> {
    /// The story is shown, which needs no reason.
    pub const PUBLISH: Ruling<'static> = Ruling { decision: Decision::Publish, why: None };
}

/// Takes one decision on the version that was looked at.
///
/// # Errors
/// [`Error::NoStory`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::BadReason`],
/// [`Error::NoRecord`], [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    actor: Actor,
    seen: Seen<StoryId>,
    ruling: Ruling<'_>,
    now: Instant,
) -> Result<Manuscript, Error> {
    let Ruling { decision, why } = ruling;
    rules::check_why(decision, why)?;
    let found = manuscripts::store::lock(conn, seen.id)?
        .filter(|manuscript| manuscript.submitted_at.is_some());
    let manuscript = found.ok_or(Error::NoStory)?;
    if seen.is_stale(manuscript.version) {
        return Err(Error::StaleVersion);
    }
    let note = why.map(Why::note);
    let note = note.as_deref();
    match decision {
        Decision::Publish => publish(conn, actor, &manuscript, now),
        Decision::RequestChanges => {
            turn_down(conn, actor, &manuscript, Event::RequestChanges, note)
        }
        Decision::Reject => turn_down(conn, actor, &manuscript, Event::Reject, note),
        Decision::Remove => remove(conn, actor, &manuscript, note),
        Decision::Keep => keep(conn, actor, &manuscript),
        Decision::Verify => verify(conn, actor, &manuscript),
    }
}

fn publish(
    conn: &mut Conn,
    actor: Actor,
    manuscript: &Manuscript,
    now: Instant,
) -> Result<Manuscript, Error> {
    let from = manuscript.text_state();
    let to = STEPS.step(from, Event::Publish, By::Admin)?;
    let today = (now.year(), i32::try_from(now.month()).unwrap_or(12));
    let content = manuscript.form.complete(today).map_err(Error::Fields)?;
    entry(manuscript.id, actor, Event::Publish).step(from, to).record(conn)?;
    manuscripts::publish(conn, manuscript, &content, Afterwards::LeaveIt, now)
}

/// The text goes back to its author. An edit that is rejected is dropped; what is shown stays.
fn turn_down(
    conn: &mut Conn,
    actor: Actor,
    manuscript: &Manuscript,
    event: Event,
    note: Option<&str>,
) -> Result<Manuscript, Error> {
    let from = manuscript.text_state();
    let to = STEPS.step(from, event, By::Admin)?;
    entry(manuscript.id, actor, event).step(from, to).because(note).record(conn)?;
    manuscripts::store::note(conn, manuscript.id, note)?;
    if manuscript.edit.is_some() && to == State::Rejected {
        return Ok(manuscripts::store::stand(conn, manuscript.id, manuscript.state, None)?);
    }
    manuscripts::move_on(conn, manuscript, to)
}

fn remove(
    conn: &mut Conn,
    actor: Actor,
    manuscript: &Manuscript,
    note: Option<&str>,
) -> Result<Manuscript, Error> {
    let mut manuscript = manuscript.clone();
    if manuscript.state == State::Published {
        manuscript = step(conn, actor, &manuscript, Event::Flag, None)?;
    }
    publishing_ends(conn, &manuscript)?;
    manuscripts::store::note(conn, manuscript.id, note)?;
    let after = Manuscript { edit: None, ..manuscript };
    step(conn, actor, &after, Event::Remove, note)
}

fn publishing_ends(conn: &mut Conn, manuscript: &Manuscript) -> Result<(), Error> {
    STEPS.step(manuscript.state, Event::Remove, By::Admin)?;
    publishing::take_down(conn, manuscript.id)
}

/// One step of the text that is shown.
fn step(
    conn: &mut Conn,
    actor: Actor,
    manuscript: &Manuscript,
    event: Event,
    note: Option<&str>,
) -> Result<Manuscript, Error> {
    let to = STEPS.step(manuscript.state, event, By::Admin)?;
    let done = entry(manuscript.id, actor, event).step(manuscript.state, to);
    done.because(note).record(conn)?;
    Ok(manuscripts::store::stand(conn, manuscript.id, to, manuscript.edit)?)
}

/// The text stays as it is. What was published on trust has been looked at.
fn keep(conn: &mut Conn, actor: Actor, manuscript: &Manuscript) -> Result<Manuscript, Error> {
    manuscripts::store::looked_at(conn, manuscript.id)?;
    if manuscript.state == State::Published && manuscript.sampled {
        let kept = entry(manuscript.id, actor, Event::Keep);
        kept.step(manuscript.state, manuscript.state).record(conn)?;
        return Ok(manuscripts::store::stand(
            conn,
            manuscript.id,
            manuscript.state,
            manuscript.edit,
        )?);
    }
    let kept = step(conn, actor, manuscript, Event::Keep, None)?;
    publishing::mark(conn, manuscript.id, State::Published, Visibility::Shown)?;
    reports::settle(conn, manuscript.id)?;
    Ok(kept)
}

fn verify(conn: &mut Conn, actor: Actor, manuscript: &Manuscript) -> Result<Manuscript, Error> {
    if !manuscript.state.is_live() {
        let from = manuscript.state.as_str();
        return Err(Refused::not_now(from, Decision::Verify.as_str()).into());
    }
    let author = manuscript.author.ok_or(Error::NoRecord)?;
    let company = crate::slug::company_slug(&manuscript.form.company_name);
    let by = trust::proof(conn, author, &company)?.ok_or(Error::NoRecord)?;
    manuscripts::store::verify(conn, manuscript.id, by)?;
    publishing::mark_verified(conn, manuscript.id)?;
    let verified = entry(manuscript.id, actor, Decision::Verify);
    verified.step(manuscript.state, manuscript.state).because(by.as_str()).record(conn)?;
    Ok(manuscripts::store::stand(conn, manuscript.id, manuscript.state, manuscript.edit)?)
}
