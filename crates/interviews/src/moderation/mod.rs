//! What a moderator sees and decides. Nobody here ever changes an author's text.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use chrono::Datelike;
use db::Conn;
use db::audit::Actor;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Limit, Page};

pub use rules::{DUE_DAYS, Decision, Kind, Queue, Reason, Waiting, Why, decisions, handle};

use crate::drafts::{self, Draft, trust};
use crate::machine::{self, By, Event, State};
use crate::{Error, publishing, reports};

/// What waits in a queue, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    queue: Queue,
    (after, limit): (Option<Cursor>, Limit),
) -> Result<Page<Waiting>, Error> {
    let rows = store::list(conn, queue, (after, limit))?;
    let page = Page::cut(rows, limit, |draft| Cursor { at: draft.created_at, id: draft.id });
    let ids: Vec<Uuid> = page.items.iter().map(|draft| draft.id).collect();
    let reports: HashMap<Uuid, i64> = store::open_reports(conn, &ids)?.into_iter().collect();
    let replies: HashMap<Uuid, i32> = match queue {
        Queue::Replies => store::waiting_replies(conn, &ids)?.into_iter().collect(),
        _ => HashMap::new(),
    };
    Ok(page.map(|draft| waiting(draft, &reports, &replies)))
}

fn waiting(draft: Draft, reports: &HashMap<Uuid, i64>, replies: &HashMap<Uuid, i32>) -> Waiting {
    let reply = replies.get(&draft.id);
    let kind = match (reply, draft.edit) {
        (Some(_), _) => Kind::Reply,
        (None, Some(State::PendingReview | State::Held)) => Kind::Edit,
        (None, _) => Kind::Story,
    };
    Waiting {
        id: draft.id,
        kind,
        version: reply.copied().unwrap_or(draft.version),
        state: draft.state,
        company_name: draft.form.company_name,
        position: draft.form.position,
        year: draft.form.year,
        warnings: draft.warnings.len(),
        reports: reports.get(&draft.id).copied().unwrap_or(0),
        since: draft.submitted_at.unwrap_or(draft.created_at),
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

/// One story as the moderator sees it.
///
/// # Errors
/// [`Error::NoStory`] where there is none, or nobody has sent it; [`Error::Db`].
pub fn find(conn: &mut Conn, id: Uuid) -> Result<Draft, Error> {
    let found = drafts::store::find(conn, id)?;
    found.filter(|draft| draft.submitted_at.is_some()).ok_or(Error::NoStory)
}

/// Takes one decision on the version that was looked at.
///
/// # Errors
/// [`Error::NoStory`], [`Error::StaleVersion`], [`Error::NotNow`], [`Error::BadReason`],
/// [`Error::NoRecord`], [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    actor: Actor,
    (id, version): (Uuid, Option<i32>),
    (decision, why): (Decision, Option<&Why>),
    now: Instant,
) -> Result<Draft, Error> {
    rules::check_why(decision, why)?;
    let found = drafts::store::lock(conn, id)?.filter(|draft| draft.submitted_at.is_some());
    let draft = found.ok_or(Error::NoStory)?;
    if version.is_some_and(|version| version != draft.version) {
        return Err(Error::StaleVersion);
    }
    let told = why.map(Why::told);
    let told = told.as_deref();
    match decision {
        Decision::Publish => publish(conn, actor, &draft, now),
        Decision::RequestChanges => turn_down(conn, actor, &draft, (Event::RequestChanges, told)),
        Decision::Reject => turn_down(conn, actor, &draft, (Event::Reject, told)),
        Decision::Remove => remove(conn, actor, &draft, told),
        Decision::Keep => keep(conn, actor, &draft),
        Decision::Verify => verify(conn, actor, &draft),
    }
}

fn publish(conn: &mut Conn, actor: Actor, draft: &Draft, now: Instant) -> Result<Draft, Error> {
    let from = draft.standing();
    let to = machine::step(from, Event::Publish, By::Admin)?;
    let today = (now.year(), i32::try_from(now.month()).unwrap_or(12));
    let content = draft.form.complete(today).map_err(Error::Fields)?;
    let event = Event::Publish.as_str();
    drafts::record(conn, actor, event, draft.id, (Some(from), Some(to), None))?;
    drafts::publish(conn, draft, &content, false, now)
}

/// The text goes back to its author. An edit that is rejected is dropped; what is shown stays.
fn turn_down(
    conn: &mut Conn,
    actor: Actor,
    draft: &Draft,
    (event, told): (Event, Option<&str>),
) -> Result<Draft, Error> {
    let from = draft.standing();
    let to = machine::step(from, event, By::Admin)?;
    drafts::record(conn, actor, event.as_str(), draft.id, (Some(from), Some(to), told))?;
    drafts::store::note(conn, draft.id, told)?;
    if draft.edit.is_some() && to == State::Rejected {
        return Ok(drafts::store::stand(conn, draft.id, draft.state, None)?);
    }
    drafts::move_on(conn, draft, to)
}

fn remove(
    conn: &mut Conn,
    actor: Actor,
    draft: &Draft,
    told: Option<&str>,
) -> Result<Draft, Error> {
    let mut draft = draft.clone();
    if draft.state == State::Published {
        draft = step(conn, actor, &draft, (Event::Flag, None))?;
    }
    publishing_ends(conn, &draft)?;
    drafts::store::note(conn, draft.id, told)?;
    let after = Draft { edit: None, ..draft };
    step(conn, actor, &after, (Event::Remove, told))
}

fn publishing_ends(conn: &mut Conn, draft: &Draft) -> Result<(), Error> {
    machine::step(draft.state, Event::Remove, By::Admin)?;
    publishing::take_down(conn, draft.id)
}

/// One step of the text that is shown.
fn step(
    conn: &mut Conn,
    actor: Actor,
    draft: &Draft,
    (event, told): (Event, Option<&str>),
) -> Result<Draft, Error> {
    let to = machine::step(draft.state, event, By::Admin)?;
    drafts::record(conn, actor, event.as_str(), draft.id, (Some(draft.state), Some(to), told))?;
    Ok(drafts::store::stand(conn, draft.id, to, draft.edit)?)
}

/// The text stays as it is. What was published on trust has been looked at.
fn keep(conn: &mut Conn, actor: Actor, draft: &Draft) -> Result<Draft, Error> {
    drafts::store::looked_at(conn, draft.id)?;
    if draft.state == State::Published && draft.sampled {
        let same = (Some(draft.state), Some(draft.state), None);
        drafts::record(conn, actor, Event::Keep.as_str(), draft.id, same)?;
        return Ok(drafts::store::stand(conn, draft.id, draft.state, draft.edit)?);
    }
    let kept = step(conn, actor, draft, (Event::Keep, None))?;
    publishing::mark(conn, draft.id, State::Published, false)?;
    reports::settle(conn, draft.id)?;
    Ok(kept)
}

fn verify(conn: &mut Conn, actor: Actor, draft: &Draft) -> Result<Draft, Error> {
    if !draft.state.is_live() {
        let from = draft.state.as_str();
        return Err(Error::NotNow { from, event: Decision::Verify.as_str() });
    }
    let author = draft.author.ok_or(Error::NoRecord)?;
    let company = crate::slug::company_slug(&draft.form.company_name);
    let by = trust::proof(conn, author, &company)?.ok_or(Error::NoRecord)?;
    drafts::store::verify(conn, draft.id, by)?;
    publishing::mark_verified(conn, draft.id)?;
    let same = (Some(draft.state), Some(draft.state), Some(by.as_str()));
    drafts::record(conn, actor, Decision::Verify.as_str(), draft.id, same)?;
    Ok(drafts::store::stand(conn, draft.id, draft.state, draft.edit)?)
}
