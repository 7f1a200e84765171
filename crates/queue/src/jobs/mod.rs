//! Jobs: from the transaction that wants them done to the one that records that they are.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::time::Duration;

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Instant, JobId, LeaseToken, WorkerId};

pub(crate) use rules::error_text;
pub use rules::{
    Busy, Claimed, DeadJob, Depth, Failed, GRACE, HEARTBEAT_SECONDS, Kind, LEASE_SECONDS, Lease,
    MAX_ATTEMPTS, MAX_ERROR, NewJob, PATIENCE, PATIENT_ATTEMPTS, Place, Priority, SWEEP_SECONDS,
    Swept,
};

use crate::{Error, notify};

/// The channel that workers listen on; the payload is a [`Kind`]'s name.
pub const CHANNEL: &str = "assay_jobs";

/// Queues a job in the caller's transaction and wakes the workers when that commits.
///
/// # Errors
/// [`Error::AlreadyQueued`] when kind, subject and generation are those of an earlier job; the
/// caller's transaction is then aborted. [`Error::Db`].
pub fn enqueue(conn: &mut Conn, job: &NewJob) -> Result<JobId, Error> {
    insert(conn, job, None)
}

/// Queues a job that nobody takes before `due_at`.
///
/// # Errors
/// As [`enqueue`].
pub fn enqueue_at(conn: &mut Conn, job: &NewJob, due_at: Instant) -> Result<JobId, Error> {
    insert(conn, job, Some(due_at))
}

fn insert(conn: &mut Conn, job: &NewJob, due_at: Option<Instant>) -> Result<JobId, Error> {
    let id = JobId::new();
    store::insert(conn, id, job, due_at).map_err(|e| match db::Error::from(e) {
        e if e.constraint() == Some("jobs_subject_key") => Error::AlreadyQueued,
        e => Error::Db(e),
    })?;
    notify::send(conn, CHANNEL, job.kind.as_str())?;
    Ok(id)
}

/// Leases the next job of one of `kinds` to `worker` for [`LEASE_SECONDS`]; `None` when nothing is
/// due. Never waits for another claim.
///
/// # Errors
/// [`Error::Db`].
pub fn claim(conn: &mut Conn, worker: WorkerId, kinds: &[Kind]) -> Result<Option<Claimed>, Error> {
    claim_as(conn, worker, (kinds, None), LeaseToken::new())
}

/// [`claim`], of jobs up to a priority where one is given, under a token of the caller's choice, which no claim has had before: when the answer is
/// lost on its way, [`disclaim`] gives back what may have been claimed.
///
/// # Errors
/// [`Error::Db`].
pub fn claim_as(
    conn: &mut Conn,
    worker: WorkerId,
    which: (&[Kind], Option<Priority>),
    token: LeaseToken,
) -> Result<Option<Claimed>, Error> {
    let (kinds, last) = which;
    Ok(store::claim(conn, worker, (kinds, last, &Busy::default()), token)?)
}

/// Claims the oldest `most` jobs at once, in no order, for the only worker that there is: nobody else waits for a turn.
///
/// # Errors
/// [`Error::Db`].
pub fn claim_many(
    conn: &mut Conn,
    worker: WorkerId,
    kinds: &[Kind],
    most: i64,
) -> Result<Vec<Claimed>, Error> {
    Ok(store::claim_many(conn, worker, kinds, most)?)
}

/// [`claim_as`] past the jobs of those that are busy.
///
/// # Errors
/// [`Error::Db`].
pub fn claim_beside(
    conn: &mut Conn,
    worker: WorkerId,
    (kinds, busy): (&[Kind], &Busy),
    token: LeaseToken,
) -> Result<Option<Claimed>, Error> {
    Ok(store::claim(conn, worker, (kinds, None, busy), token)?)
}

/// Whether who works on a job should give it back for one under a clock, which has waited for [`PATIENCE`] and which
/// the worker could do. Of those that a worker has at work as many give way as wait, the last to begin first.
///
/// # Errors
/// [`Error::Db`].
pub fn gives_way(conn: &mut Conn, lease: Lease) -> Result<bool, Error> {
    Ok(store::gives_way(conn, lease)?)
}

/// Gives back, untried, the job that was claimed under `token`; `false` when none was, or it has been
/// taken away since.
///
/// # Errors
/// [`Error::Db`].
pub fn disclaim(conn: &mut Conn, token: LeaseToken) -> Result<bool, Error> {
    match store::lease_of(conn, token)? {
        Some(lease) => release(conn, lease),
        None => Ok(false),
    }
}

/// Renews the lease; `false` when it was lost, and the work must stop and be dropped.
///
/// # Errors
/// [`Error::Db`].
#[must_use = "a lost lease means that the work must be dropped"]
pub fn heartbeat(conn: &mut Conn, lease: Lease) -> Result<bool, Error> {
    Ok(store::renew(conn, lease)? == 1)
}

/// Marks the job done; `false` when the lease was lost, and the caller must roll back whatever it
/// wrote in this transaction.
///
/// # Errors
/// [`Error::Db`].
#[must_use = "a lost lease means that the transaction must be rolled back"]
pub fn finish(conn: &mut Conn, lease: Lease) -> Result<bool, Error> {
    Ok(store::finish(conn, lease)? == 1)
}

/// Gives the job back untried, as a worker does that was asked to stop; `false` when the lease was
/// lost before.
///
/// # Errors
/// [`Error::Db`].
pub fn release(conn: &mut Conn, lease: Lease) -> Result<bool, Error> {
    let released = store::release(conn, lease)?;
    if let Some(kind) = released {
        notify::send(conn, CHANNEL, kind.as_str())?;
    }
    Ok(released.is_some())
}

/// Records that the work failed. The job is tried again once `retry_after` has passed, unless this
/// was its last attempt.
///
/// # Errors
/// [`Error::Db`].
pub fn fail(
    conn: &mut Conn,
    lease: Lease,
    error: &str,
    retry_after: Duration,
) -> Result<Failed, Error> {
    let dead = store::fail(conn, lease, &rules::error_text(error), retry_after)?;
    Ok(match dead {
        None => Failed::Lost,
        Some(true) => Failed::Dead,
        Some(false) => Failed::Requeued,
    })
}

/// Takes jobs from workers whose lease ran out or that no longer live: back into the queue, or
/// among the dead after the last attempt. The caller records in the same transaction what that
/// means for the subjects. Any number of processes may sweep at the same time.
///
/// Nothing is taken before the database has been there for `grace`, usually [`GRACE`]: when it went
/// away, so did every lock, and a worker that lives needs a moment to come back.
///
/// # Errors
/// [`Error::Db`].
pub fn sweep(conn: &mut Conn, grace: Duration) -> Result<Vec<Swept>, Error> {
    let swept = store::sweep(conn, grace)?;
    for kind in Kind::ALL {
        if swept.iter().any(|job| job.kind == kind && !job.dead) {
            notify::send(conn, CHANNEL, kind.as_str())?;
        }
    }
    Ok(swept)
}

/// Where the job of `subject` stands; `None` when it is not waiting. Sharing turns may let a later
/// one pass, so this is an estimate, from how long the last jobs of the kind took.
///
/// # Errors
/// [`Error::Db`].
pub fn place(conn: &mut Conn, kind: Kind, subject: Uuid) -> Result<Option<Place>, Error> {
    let Some((priority, ahead)) = store::ahead(conn, kind, subject)? else { return Ok(None) };
    let seconds = store::pace(conn, kind)?.wait(priority, ahead);
    Ok(Some(Place { ahead: ahead.clocked + ahead.others, seconds }))
}

/// How long a job of `kind` and `priority` would wait if it were queued now, in seconds; `None`
/// while no worker lives.
///
/// # Errors
/// [`Error::Db`].
pub fn wait(conn: &mut Conn, kind: Kind, priority: Priority) -> Result<Option<f64>, Error> {
    let before = store::waiting(conn, kind, priority)?;
    Ok(store::pace(conn, kind)?.wait(priority, before))
}

/// Queues the work on `subject` once more, as `generation`, with the priority and on the account of
/// the job before.
///
/// # Errors
/// [`Error::AlreadyQueued`], [`Error::Db`]; also when it was never queued.
pub fn again(conn: &mut Conn, kind: Kind, subject: Uuid, generation: i32) -> Result<JobId, Error> {
    let last = store::last(conn, kind, subject)?;
    enqueue(conn, &NewJob { generation, ..last })
}

/// Puts a dead job back into the queue with all its attempts; `false` when it is not dead.
///
/// # Errors
/// [`Error::Db`].
pub fn revive(conn: &mut Conn, job: JobId) -> Result<bool, Error> {
    let revived = store::revive(conn, job)?;
    if let Some(kind) = revived {
        notify::send(conn, CHANNEL, kind.as_str())?;
    }
    Ok(revived.is_some())
}

/// A dead job; `None` when it is not dead. Nobody else revives it before the transaction ends.
///
/// # Errors
/// [`Error::Db`].
pub fn find_dead(conn: &mut Conn, job: JobId) -> Result<Option<DeadJob>, Error> {
    Ok(store::find_dead(conn, job)?)
}

/// The newest `limit` dead jobs whose work has not been queued once more.
///
/// # Errors
/// [`Error::Db`].
pub fn dead(conn: &mut Conn, limit: i64) -> Result<Vec<DeadJob>, Error> {
    Ok(store::dead(conn, limit)?)
}

/// How much there is of each kind, every kind once.
///
/// # Errors
/// [`Error::Db`].
pub fn depth(conn: &mut Conn) -> Result<Vec<Depth>, Error> {
    let rows = store::depth(conn)?;
    Ok(Kind::ALL
        .into_iter()
        .map(|kind| {
            let none = Depth { kind, queued: 0, leased: 0, dead: 0, oldest_wait_seconds: 0.0 };
            rows.iter().find(|row| row.kind == kind).copied().unwrap_or(none)
        })
        .collect())
}

/// Removes jobs that were done before `before`; their verdicts and mails are elsewhere.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_done(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, "done", before)?)
}

/// Removes jobs that died before `before` and that nobody has revived.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_dead(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, "dead", before)?)
}
