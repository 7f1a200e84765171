//! What a worker writes while it holds the lease of a submission's job. Each function belongs into
//! a transaction that also renews or finishes the lease, and is rolled back when that is lost.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{self, Actor, Entry, Object};
use kernel::Refused;
use kernel::SubmissionId;
use queue::jobs::{self, NewJob, Priority};
use queue::live;

pub use rules::{
    Decided, Ending, Failure, MAX_REASON, MAX_RETRIES, MAX_TEXT, Outcome, Rejudged, Sender,
    TestOutcome, Which, Work,
};

use crate::Error;
use crate::submissions::{self, Event, Kind, Phase, STEPS, State, Verdict, topic};
use store::{Locked, NewVerdict};

/// Takes up a submission, again perhaps: then with the results recorded before. `None` when there
/// is nothing left to judge; the job is then simply finished.
///
/// # Errors
/// [`Error::Db`].
pub fn begin(conn: &mut Conn, id: SubmissionId, generation: i32) -> Result<Option<Work>, Error> {
    let Some(locked) = store::lock(conn, id)? else {
        return Ok(None);
    };
    if locked.generation != generation {
        return Ok(None);
    }
    match locked.state {
        State::Queued => {
            transit(conn, id, locked.state, Event::Begin)?;
            store::set_phase(conn, id, State::Running, Phase::Compiling)?;
            live::announce(conn, &topic(id))?;
        }
        State::Running => {}
        State::Judged | State::JudgeError | State::Superseded => return Ok(None),
    }
    let done = submissions::recorded(conn, id, generation)?;
    Ok(store::work(conn, id)?.map(|work| Work { done, ..work }))
}

/// Shows what the worker does now.
///
/// # Errors
/// [`Error::NoSubmission`], [`Error::Refused`], [`Error::Db`].
pub fn set_phase(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
    phase: Phase,
) -> Result<(), Error> {
    running(conn, id, generation, "set_phase")?;
    store::set_phase(conn, id, State::Running, phase)?;
    Ok(live::announce(conn, &topic(id))?)
}

/// Records the result of one test; a result recorded before stays, and nothing is announced.
///
/// # Errors
/// [`Error::NoSubmission`], [`Error::Refused`], [`Error::Db`]; also when the problem has no test of
/// this number.
pub fn record_test(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
    outcome: &TestOutcome,
) -> Result<(), Error> {
    let locked = running(conn, id, generation, "record_test")?;
    let place = store::place(conn, locked.problem, outcome.number)?;
    if store::insert_test(conn, id, generation, outcome, &place)? == 1 {
        store::set_phase(conn, id, State::Running, Phase::Running)?;
        live::announce(conn, &topic(id))?;
    }
    Ok(())
}

/// Ends the judgement: derives groups, points and verdict from what was recorded and keeps them.
///
/// # Errors
/// [`Error::Incomplete`] when tests lack a result, [`Error::NoSubmission`], [`Error::Refused`],
/// [`Error::Db`].
pub fn complete(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
    outcome: &Outcome,
) -> Result<Decided, Error> {
    let locked = running(conn, id, generation, Event::Complete.as_str())?;
    let tests = submissions::recorded(conn, id, generation)?;
    let verdict = match &outcome.ending {
        Ending::CompileError => Verdict::Ce,
        Ending::Own { verdict, .. } => *verdict,
        Ending::Tests => {
            let total = usize::try_from(locked.tests_total).unwrap_or(usize::MAX);
            let recorded = tests.len();
            (recorded == total)
                .then(|| rules::verdict(&tests))
                .flatten()
                .ok_or(Error::Incomplete { recorded, total })?
        }
    };
    let groups = match (locked.kind, &outcome.ending) {
        (_, Ending::Own { .. }) => Vec::new(),
        (kind, _) => {
            let mut rows = store::groups(conn, locked.problem)?;
            rows.retain(|group| kind == Kind::Submit || group.tag == crate::problems::Tag::Sample);
            rules::grade(&rows, &tests)
        }
    };
    let points = (locked.kind == Kind::Submit).then(|| groups.iter().map(|g| g.points).sum());
    let decided = Decided { verdict, points, attempt: locked.attempt };
    let verdict = NewVerdict { generation, outcome, decided: &decided, groups: &groups };
    store::insert_verdict(conn, id, &verdict)?;
    transit(conn, id, State::Running, Event::Complete)?;
    store::finish(conn, id, State::Judged, &decided)?;
    live::announce(conn, &topic(id))?;
    Ok(decided)
}

/// Ends a submission whose job is dead with a judge error. `false` when it is over or has been
/// queued again since.
///
/// # Errors
/// [`Error::Db`].
pub fn give_up(conn: &mut Conn, id: SubmissionId, generation: i32) -> Result<bool, Error> {
    let Some(locked) = store::lock(conn, id)? else {
        return Ok(false);
    };
    let over = STEPS.step(locked.state, Event::GiveUp, ()).is_err();
    if over || locked.generation != generation {
        return Ok(false);
    }
    let verdict = Verdict::JudgeError;
    let decided = Decided { verdict, points: None, attempt: locked.attempt };
    transit(conn, id, locked.state, Event::GiveUp)?;
    store::finish(conn, id, State::JudgeError, &decided)?;
    live::announce(conn, &topic(id))?;
    Ok(true)
}

/// Shows a submission as waiting again, after its job went back to the queue. `false` when it was
/// not running.
///
/// # Errors
/// [`Error::Db`].
pub fn release(conn: &mut Conn, id: SubmissionId, generation: i32) -> Result<bool, Error> {
    let Some(locked) = store::lock(conn, id)? else {
        return Ok(false);
    };
    if locked.state != State::Running || locked.generation != generation {
        return Ok(false);
    }
    transit(conn, id, locked.state, Event::Release)?;
    store::set_phase(conn, id, State::Queued, Phase::Queued)?;
    live::announce(conn, &topic(id))?;
    Ok(true)
}

/// Judges a submission once more from the beginning, after a judge error, as a new generation.
///
/// # Errors
/// [`Error::NoSubmission`], [`Error::Refused`], [`Error::Db`].
pub fn retry(conn: &mut Conn, id: SubmissionId) -> Result<(), Error> {
    let locked = store::lock(conn, id)?.ok_or(Error::NoSubmission)?;
    transit(conn, id, locked.state, Event::Retry)?;
    let generation = locked.generation + 1;
    store::requeue(conn, id, generation)?;
    jobs::again(conn, jobs::Kind::Judge, id.0, generation)?;
    live::announce(conn, &topic(id))?;
    Ok(())
}

/// The submissions that ended in a judge error and may be retried by themselves, at most `limit`, those first
/// that have waited longest.
///
/// # Errors
/// [`Error::Db`].
pub fn retryable(conn: &mut Conn, limit: i64) -> Result<Vec<Failure>, Error> {
    Ok(store::retryable(conn, limit)?)
}

/// Retries by itself what failed, and counts that; `false` where somebody else has retried it since.
///
/// # Errors
/// [`Error::Refused`], [`Error::Db`].
pub fn retry_by_itself(conn: &mut Conn, failure: Failure) -> Result<bool, Error> {
    if store::count_retry(conn, failure)? == 0 {
        return Ok(false);
    }
    retry(conn, failure.id)?;
    Ok(true)
}

/// How often a submission was retried by itself, 0 to [`MAX_RETRIES`].
///
/// # Errors
/// [`Error::NoSubmission`], [`Error::Db`].
pub fn retries(conn: &mut Conn, id: SubmissionId) -> Result<i16, Error> {
    store::retries(conn, id)?.ok_or(Error::NoSubmission)
}

/// The submits among `which`, whatever their state, and of a single submission also a run: at most
/// `most` that come after `after`, by id.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    which: Which,
    after: Option<SubmissionId>,
    most: i64,
) -> Result<Vec<SubmissionId>, Error> {
    Ok(store::list(conn, which, after, most)?)
}

/// Has an operator's `reason` send what was judged to the judge once more, as a new generation:
/// behind everything that somebody waits for, and on nobody's account. What the judge said before
/// stays recorded. A submission is sent once for each reason.
///
/// # Errors
/// [`Error::NoSubmission`]; [`Error::Refused`] of a run that was never judged; [`Error::Db`].
pub fn rejudge(conn: &mut Conn, id: SubmissionId, reason: &str) -> Result<Rejudged, Error> {
    let locked = store::lock(conn, id)?.ok_or(Error::NoSubmission)?;
    match locked.state {
        State::Queued | State::Running => return Ok(Rejudged::WithJudge),
        State::JudgeError => return Ok(Rejudged::Failed),
        State::Judged | State::Superseded => {}
    }
    let event = Event::Rejudge;
    let to = STEPS.step(locked.state, event, ())?;
    if audit::is_known(conn, event.as_str(), Object::of(submissions::KIND, id), reason)? {
        return Ok(Rejudged::Before);
    }
    let entry = Entry::of(submissions::KIND, id).by(Actor::Operator, event);
    entry.step(locked.state, to).because(reason).record(conn)?;
    let generation = locked.generation + 1;
    store::requeue(conn, id, generation)?;
    let job = NewJob {
        kind: jobs::Kind::Judge,
        subject: id.0,
        generation,
        priority: Priority::BACKGROUND,
        fair_key: None,
        fair_group: None,
        needs: Some(locked.language.as_str().to_owned()),
    };
    jobs::enqueue(conn, &job)?;
    live::announce(conn, &topic(id))?;
    Ok(Rejudged::Again { attempt: locked.attempt, kind: locked.kind })
}

/// The submissions that ended in a judge error, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn failed(conn: &mut Conn, limit: i64) -> Result<Vec<SubmissionId>, Error> {
    Ok(store::failed(conn, limit)?)
}

fn running(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
    event: &'static str,
) -> Result<Locked, Error> {
    let locked = store::lock(conn, id)?.ok_or(Error::NoSubmission)?;
    if locked.state == State::Running && locked.generation == generation {
        Ok(locked)
    } else {
        Err(Refused::not_now(locked.state.as_str(), event).into())
    }
}

fn transit(conn: &mut Conn, id: SubmissionId, from: State, event: Event) -> Result<(), Error> {
    let to = STEPS.step(from, event, ())?;
    let entry = Entry::of(submissions::KIND, id).by(Actor::System, event);
    Ok(entry.step(from, to).record(conn)?)
}
