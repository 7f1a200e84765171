//! How an answer was written: what the browser of the candidate recorded, batch after batch, where the candidate
//! agreed to that. It is shown, and counts for nothing.

mod packed;
mod replay;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::borrow::Borrow;
use std::collections::HashMap;

use db::together::Locked as Met;
use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{AssessmentId, AttemptId, Instant, TaskId, UserId};

pub use replay::{Gap, Kept, Replay, Sent, Step, What, replay};
pub use rules::{
    Batch, Head, Item, LATE_SECONDS, Link, MAX_BATCH, MAX_ITEMS, MAX_RECORDING, Marker, NewBatch,
};

use crate::leases::{self, Lease};
use crate::{Error, consent};
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
    let head = store::heads(conn, &[attempt], &[task])?.remove(&(attempt, task));
    Ok(head.unwrap_or_else(|| Head::first(attempt, task)))
}

fn check(conn: &mut Conn, owned: &Owned, task: TaskId) -> Result<(), Error> {
    if !store::has_task(conn, owned.assessment, task)? {
        return Err(Error::NoTask);
    }
    if consent::of(&owned.consent).typing { Ok(()) } else { Err(Error::NotRecorded) }
}

/// A batch that somebody sends.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Sending {
    /// The attempt.
    pub attempt: AttemptId,
    /// Whose it has to be.
    pub user: UserId,
    /// What happened.
    pub batch: NewBatch,
}

/// Attempts that are locked until the transaction ends.
pub struct Held(HashMap<AttemptId, Owned>);

impl Held {
    /// Whether an attempt is among them.
    pub fn has(&self, attempt: AttemptId) -> bool {
        self.0.contains_key(&attempt)
    }
}

/// Locks the attempts of some batches, so that the batches of each queue up.
///
/// # Errors
/// [`Error::Db`].
pub fn hold(conn: &mut Conn, of: &[impl Borrow<Sending>], met: Met) -> Result<Held, Error> {
    let ids: Vec<AttemptId> = of.iter().map(|one| one.borrow().attempt).collect();
    Ok(Held(store::lock(conn, &ids, met)?.into_iter().collect()))
}

/// Stores the next batches of several people, no two of one attempt and each of the tab that writes; one that is
/// stored already is not stored again. Answers how far each recording has come. What is refused is answered as by
/// [`head`], or with [`Error::WritingElsewhere`], [`Error::AttemptClosed`] a while after the end,
/// [`Error::BatchTooLarge`], [`Error::OutOfChain`], [`Error::BadBatch`] or [`Error::RecordingFull`], and leaves the
/// others as they are.
///
/// # Errors
/// [`Error::Db`], where nothing was stored.
pub fn append_held(
    conn: &mut Conn,
    held: &Held,
    of: &[impl Borrow<Sending>],
) -> Result<Vec<Result<Head, Error>>, Error> {
    let of: Vec<&Sending> = of.iter().map(Borrow::borrow).collect();
    let ids: Vec<AttemptId> = of.iter().map(|one| one.attempt).collect();
    let tasks: Vec<TaskId> = of.iter().map(|one| one.batch.task).collect();
    let known = Known {
        now: clock::now(conn)?,
        leases: leases::of(conn, &ids)?,
        assessments: store::assessments(conn, &tasks)?.into_iter().collect(),
        heads: store::heads(conn, &ids, &tasks)?,
    };
    let mut heads = Vec::with_capacity(of.len());
    let mut next = Vec::new();
    for one in of {
        let outcome = known.check(held, one).and_then(|head| {
            // Only a number that was given before can be stored.
            let stored = if one.batch.number <= head.number {
                store::link(conn, one.attempt, (one.batch.task, one.batch.number))?
            } else {
                None
            };
            Ok((rules::accept(&head, stored, &one.batch)?, head))
        });
        heads.push(match outcome {
            Ok((Outcome::Known, head)) => Ok(head),
            Ok((Outcome::Append(head), _)) => {
                next.push((one, head));
                Ok(head)
            }
            Err(Error::Db(failed)) => return Err(Error::Db(failed)),
            Err(refused) => Err(refused),
        });
    }
    store::insert(conn, &next)?;
    Ok(heads)
}

/// What is known of those who send something, read after their attempts were locked.
struct Known {
    now: Instant,
    leases: HashMap<AttemptId, Lease>,
    assessments: HashMap<TaskId, AssessmentId>,
    heads: HashMap<(AttemptId, TaskId), Head>,
}

impl Known {
    /// How far the recording has come, where this person may go on with it.
    fn check(&self, held: &Held, one: &Sending) -> Result<Head, Error> {
        let (attempt, task) = (one.attempt, one.batch.task);
        let owned = held.0.get(&attempt).filter(|owned| owned.user == one.user);
        let owned = owned.ok_or(Error::NoAttempt)?;
        if self.assessments.get(&task) != Some(&owned.assessment) {
            return Err(Error::NoTask);
        }
        if !consent::of(&owned.consent).typing {
            return Err(Error::NotRecorded);
        }
        leases::admit(self.leases.get(&attempt), one.batch.lease)?;
        let end = owned.submitted_at.unwrap_or(owned.ends_at);
        if self.now > end + TimeDelta::seconds(LATE_SECONDS) {
            return Err(Error::AttemptClosed);
        }
        let head = self.heads.get(&(attempt, task)).copied();
        Ok(head.unwrap_or_else(|| Head::first(attempt, task)))
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
