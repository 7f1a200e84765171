//! How an answer was written: what the browser of the candidate recorded, batch after batch, where the candidate
//! agreed to that. It is shown, and counts for nothing.

mod packed;
mod replay;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Instant, TaskId, UserId};

pub use replay::{Gap, Kept, Replay, Sent, Step, What, replay};
pub use rules::{
    Batch, Head, Item, LATE_SECONDS, Link, MAX_BATCH, MAX_ITEMS, MAX_RECORDING, Marker, NewBatch,
};

use crate::{Error, consent, leases};
use rules::Outcome;
use store::Owned;

/// How far the recording of a task has come, so that a tab goes on with it.
///
/// # Errors
/// [`Error::NoAttempt`] when it is not the user's, [`Error::NoTask`], [`Error::NotRecorded`] where the
/// candidate did not agree to it, [`Error::Db`].
pub fn head(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    task: TaskId,
) -> Result<Head, Error> {
    let owned = store::owned(conn, attempt, user)?.ok_or(Error::NoAttempt)?;
    check(conn, &owned, task)?;
    Ok(store::head(conn, attempt, task)?.unwrap_or_else(|| Head::first(attempt, task)))
}

fn check(conn: &mut Conn, owned: &Owned, task: TaskId) -> Result<(), Error> {
    if !store::has_task(conn, owned.assessment, task)? {
        return Err(Error::NoTask);
    }
    if consent::of(&owned.consent).typing { Ok(()) } else { Err(Error::NotRecorded) }
}

/// Stores the next batch, of the tab that writes; one that is stored already is not stored again. Answers how
/// far the recording has come.
///
/// # Errors
/// As [`head`]; [`Error::WritingElsewhere`], [`Error::AttemptClosed`] a while after the end,
/// [`Error::BatchTooLarge`], [`Error::OutOfChain`], [`Error::BadBatch`], [`Error::RecordingFull`].
pub fn append(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    new: &NewBatch,
) -> Result<Head, Error> {
    let owned = store::lock_owned(conn, attempt, user)?.ok_or(Error::NoAttempt)?;
    check(conn, &owned, new.task)?;
    leases::check(conn, attempt, new.lease)?;
    let end = owned.submitted_at.unwrap_or(owned.ends_at);
    if clock::now(conn)? > end + TimeDelta::seconds(LATE_SECONDS) {
        return Err(Error::AttemptClosed);
    }
    let head = store::head(conn, attempt, new.task)?;
    let head = head.unwrap_or_else(|| Head::first(attempt, new.task));
    let known = store::link(conn, attempt, (new.task, new.number))?;
    match rules::accept(&head, known, new)? {
        Outcome::Known => Ok(head),
        Outcome::Append(next) => {
            store::insert(conn, attempt, new, &next)?;
            Ok(next)
        }
    }
}

/// What there is of a recording.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Recording {
    /// Whether the candidate agreed that it is made.
    pub agreed: bool,
    /// When the attempt began, from which on its times count.
    pub started_at: Instant,
    /// When it was closed; `None` before that.
    pub submitted_at: Option<Instant>,
    /// It, replayed; without a step where nothing is stored.
    pub replay: Replay,
}

/// The recording of one task of an attempt; `None` where there is no such task. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn show(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> Result<Option<Recording>, Error> {
    let Some(found) = store::found(conn, attempt)? else { return Ok(None) };
    if !store::has_task(conn, found.assessment, task)? {
        return Ok(None);
    }
    let batches = store::batches(conn, attempt, task)?;
    Ok(Some(Recording {
        agreed: consent::of(&found.consent).typing,
        started_at: found.started_at,
        submitted_at: found.submitted_at,
        replay: replay(Link::first(attempt, task), &batches),
    }))
}

/// The task at this place of an attempt.
///
/// # Errors
/// [`Error::Db`].
pub fn task_at(
    conn: &mut Conn,
    attempt: AttemptId,
    position: i32,
) -> Result<Option<TaskId>, Error> {
    Ok(store::task_at(conn, attempt, position)?)
}

/// Removes the recordings of attempts that ended before an instant; answers how many batches.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
