//! What a company decides about somebody whom it invited without a role, once it has their result: they go on, wait,
//! or are declined with a reason, by a person. Who applied for a role is decided on at its board.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AttemptId, CompanyId, Instant, InvitationId, Seen, UserId};

pub use rules::{
    ADVANCE_UNDO, DECLINE_UNDO, Decision, Event, MAX_TEXT, Queue, Reason, State, Step,
};
pub use store::News;
pub(crate) use store::WAITING;

use crate::Error;

/// What the audit log calls a decision.
const KIND: &str = "result_decision";

/// What the company has decided about a result; `None` where it reads no graded result of this attempt, or only that
/// of one of its own members.
///
/// # Errors
/// [`Error::Db`].
pub fn show(
    conn: &mut Conn,
    company: CompanyId,
    attempt: AttemptId,
) -> Result<Option<Decision>, Error> {
    let Some(invitation) = store::invitation_of(conn, company, attempt)? else { return Ok(None) };
    let found = store::find(conn, invitation)?;
    Ok(Some(found.unwrap_or_else(|| Decision::none(invitation))))
}

/// Whose graded result the company reads; `None` where it reads none of this attempt.
///
/// # Errors
/// [`Error::Db`].
pub fn candidate(
    conn: &mut Conn,
    company: CompanyId,
    attempt: AttemptId,
) -> Result<Option<UserId>, Error> {
    let reads = store::invitation_of(conn, company, attempt)?.is_some();
    Ok(if reads { Some(store::candidate(conn, attempt)?) } else { None })
}

/// Takes a step; `seen` holds the version that was read, 0 before the first. The candidate is notified a minute
/// after they are advanced and an hour after they are declined, and until then it can be taken back.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::DecidedOnBoard`], [`Error::BadField`], [`Error::StaleDecision`],
/// [`Error::CandidateNotified`], [`Error::Refused`], [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    seen: Seen<AttemptId>,
    step: &Step<'_>,
    now: Instant,
) -> Result<Decision, Error> {
    let invitation = store::invitation_of(conn, company, seen.id)?.ok_or(Error::NoAttempt)?;
    store::lock(conn, invitation)?;
    if store::is_of_application(conn, invitation)? {
        return Err(Error::DecidedOnBoard);
    }
    let words = step.words()?;
    let found = store::find(conn, invitation)?;
    let before = found.unwrap_or_else(|| Decision::none(invitation));
    if seen.is_stale(before.version) {
        return Err(Error::StaleDecision);
    }
    let state = before.after(step.event, now)?;
    let after = Decision {
        invitation,
        state,
        version: before.version + 1,
        declined: words.map(|(reason, text)| (reason, text.map(str::to_owned))),
        last: Some((by, now)),
        news_at: rules::news_of(state, now),
    };
    store::save(conn, &after, (by, now))?;
    let entry = Entry::of(KIND, invitation).by(Actor::User(by), step.event);
    let entry = entry.step(before.state, state);
    match words {
        Some((reason, _)) => entry.because(reason.as_str()).record(conn)?,
        None => entry.record(conn)?,
    }
    Ok(after)
}

/// What was decided about the result of each of these; nothing of those that are decided on at a board.
pub(crate) fn states(
    conn: &mut Conn,
    of: &[InvitationId],
) -> Result<HashMap<InvitationId, State>, Error> {
    Ok(store::states(conn, of)?.into_iter().collect())
}

/// The results that wait for a decision, around this one, which may be decided.
///
/// # Errors
/// [`Error::Db`].
pub fn queue(conn: &mut Conn, company: CompanyId, attempt: AttemptId) -> Result<Queue, Error> {
    Ok(store::around(conn, company, attempt)?)
}

/// The company that decides about the result of an invitation; `None` where a partner invited, and for a trial.
///
/// # Errors
/// [`Error::Db`].
pub fn decider(conn: &mut Conn, invitation: InvitationId) -> Result<Option<CompanyId>, Error> {
    Ok(store::decider(conn, invitation)?)
}

/// Decisions of which candidates are to be notified by now, at most `most`; they are notified of each once.
///
/// # Errors
/// [`Error::Db`].
pub fn take_due_news(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<News>, Error> {
    let due = store::lock_due(conn, now, most)?;
    let news = store::news(conn, &due)?;
    store::hush(conn, &due)?;
    Ok(news)
}
