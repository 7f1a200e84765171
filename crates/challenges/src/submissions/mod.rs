//! What candidates send to the judge, and how they see it.

pub mod guests;
mod kinds;
mod lists;
mod machine;
mod rules;
mod shown;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use std::collections::BTreeMap;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{AttemptId, Instant, ProblemId, SubmissionId, TaskId, UserId};
use queue::jobs::{self, NewJob, Priority};
use queue::live;

pub use kinds::{Kind, Phase, Verdict};
pub(crate) use lists::practised;
pub use lists::{of_attempt, of_task, regressions};
pub use machine::State;
pub(crate) use machine::{Event, STEPS};
pub use rules::{
    End, GroupRow, MAX_OWN_INPUT, NewSubmission, OwnOutput, Purpose, Rates, SentText, Submission,
    Summary, TestRow, best_points,
};
pub use shown::{Measured, STEPS_OF_A_LIMIT, ShownTest};

use crate::Error;
use store::{Origin, Sent};

/// What the audit log calls a submission.
pub(crate) const KIND: &str = "submission";

/// The topic on which changes of a submission are announced.
pub fn topic(id: SubmissionId) -> String {
    format!("submission:{id}")
}

/// Queues a run: on `own_input` where there is one, else on the samples. `rates` says how many may come.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::LanguageNotOffered`], [`Error::SourceTooLarge`],
/// [`Error::SourceEmpty`], [`Error::SourceHasNul`], [`Error::InputTooLarge`],
/// [`Error::RateLimited`], [`Error::Crowded`], [`Error::Db`].
pub fn run(
    conn: &mut Conn,
    new: &NewSubmission,
    own_input: Option<&str>,
    rates: &Rates,
) -> Result<SubmissionId, Error> {
    if own_input.is_some_and(|input| input.len() > MAX_OWN_INPUT) {
        return Err(Error::InputTooLarge);
    }
    check_candidate(conn, new, Kind::Run, rates)?;
    let wait = jobs::wait(conn, jobs::Kind::Judge, priority(new.purpose, Kind::Run))?;
    if let Some(seconds) = rules::crowded(wait) {
        return Err(Error::Crowded { seconds });
    }
    for old in store::supersede(conn, new)? {
        let entry = Entry::of(KIND, old).by(Actor::System, Event::Supersede);
        entry.step(State::Queued, State::Superseded).record(conn)?;
        live::announce(conn, &topic(old))?;
    }
    let tests = match own_input {
        Some(_) => 0,
        None => store::count_tests(conn, new.problem, Kind::Run)?,
    };
    let origin = Origin { kind: Kind::Run, own_input, sent: Sent::ByCandidate };
    insert(conn, new, &origin, tests)
}

/// Queues a submit.
///
/// # Errors
/// As [`run`], and [`Error::InFlight`] while another submit of the task is being judged.
pub fn submit(conn: &mut Conn, new: &NewSubmission, rates: &Rates) -> Result<SubmissionId, Error> {
    check_candidate(conn, new, Kind::Submit, rates)?;
    if store::in_flight(conn, new)? {
        return Err(Error::InFlight);
    }
    insert_submit(conn, new, Sent::ByCandidate)
}

/// Queues what the end of an attempt found in the editor. It counts against no limit and waits for nothing.
///
/// # Errors
/// As [`run`] but never [`Error::RateLimited`].
pub fn submit_at_end(conn: &mut Conn, new: &NewSubmission, by: End) -> Result<SubmissionId, Error> {
    new.check(&store::allowed(conn, new.problem)?.ok_or(Error::NoProblem)?)?;
    insert_submit(conn, new, Sent::AtEnd(by))
}

/// Has the tests of an earlier task of a scenario run again on what was just submitted for a later one. It counts
/// against no limit; the caller has made sure that nothing else is being judged.
///
/// # Errors
/// As [`run`] but never [`Error::RateLimited`].
pub(crate) fn submit_again(
    conn: &mut Conn,
    new: &NewSubmission,
    of: SubmissionId,
) -> Result<SubmissionId, Error> {
    new.check(&store::allowed(conn, new.problem)?.ok_or(Error::NoProblem)?)?;
    insert_submit(conn, new, Sent::Again(of))
}

/// Whether a submit of `user` for one of these versions is being judged in practice, for the first time.
pub(crate) fn is_judging(
    conn: &mut Conn,
    user: UserId,
    problems: &[ProblemId],
) -> Result<bool, Error> {
    Ok(store::is_judging(conn, user, problems)?)
}

fn check_candidate(
    conn: &mut Conn,
    new: &NewSubmission,
    kind: Kind,
    rates: &Rates,
) -> Result<(), Error> {
    new.check(&store::allowed(conn, new.problem)?.ok_or(Error::NoProblem)?)?;
    store::lock_user(conn, new.user)?;
    let (seconds, most) = rates.memory(kind);
    let now = clock::began(conn)?;
    let since = now - kernel::chrono::TimeDelta::seconds(seconds);
    let times = store::recent(conn, new, kind, since, most)?;
    let ages: Vec<i64> = times.iter().map(|at| (now - *at).num_seconds()).collect();
    rules::check_rate(rates, kind, &ages)
}

fn insert_submit(conn: &mut Conn, new: &NewSubmission, sent: Sent) -> Result<SubmissionId, Error> {
    let tests = store::count_tests(conn, new.problem, Kind::Submit)?;
    insert(conn, new, &Origin { kind: Kind::Submit, own_input: None, sent }, tests)
}

fn insert(
    conn: &mut Conn,
    new: &NewSubmission,
    origin: &Origin<'_>,
    tests: i32,
) -> Result<SubmissionId, Error> {
    let id = SubmissionId::new();
    store::insert(conn, id, new, origin, tests)?;
    jobs::enqueue(conn, &job(id, new, origin.kind))?;
    let actor = match origin.sent {
        Sent::ByCandidate | Sent::Again(_) | Sent::AtEnd(End::Finish) => Actor::User(new.user),
        Sent::AtEnd(End::Timeout) => Actor::System,
    };
    Entry::of(KIND, id).by(actor, origin.kind).to(State::Queued).record(conn)?;
    Ok(id)
}

fn job(id: SubmissionId, new: &NewSubmission, kind: Kind) -> NewJob {
    NewJob {
        kind: jobs::Kind::Judge,
        subject: id.0,
        generation: 1,
        priority: priority(new.purpose, kind),
        fair_key: Some(new.user.0),
        fair_group: match new.purpose {
            Purpose::Practice => None,
            Purpose::Attempt { company, .. } => company.map(|company| company.0),
        },
        needs: Some(new.language.as_str().to_owned()),
    }
}

/// Who works against a clock goes before who practises.
fn priority(purpose: Purpose, kind: Kind) -> Priority {
    match (purpose, kind) {
        (Purpose::Practice, _) => Priority::PRACTICE,
        (Purpose::Attempt { .. }, Kind::Run) => Priority::RUN,
        (Purpose::Attempt { .. }, Kind::Submit) => Priority::SUBMIT,
    }
}

/// The submission as `user` may see it; `None` when it is not theirs.
///
/// # Errors
/// [`Error::Db`].
pub fn show(conn: &mut Conn, id: SubmissionId, user: UserId) -> Result<Option<Submission>, Error> {
    let Some(found) = store::find(conn, id, Some(user))? else {
        return Ok(None);
    };
    complete(conn, found).map(Some)
}

/// Makes what one person saves and sends queue up here until the transaction ends.
pub(crate) fn lock_user(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    store::lock_user(conn, user)?;
    Ok(())
}

/// For each task with a judged submit the one that counts, in full: the earliest of those with the
/// most points. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn best_of_attempt(
    conn: &mut Conn,
    attempt: AttemptId,
) -> Result<BTreeMap<TaskId, Submission>, Error> {
    let mut all = BTreeMap::new();
    for id in rules::best(&of_attempt(conn, attempt)?) {
        if let Some(found) = store::find(conn, id, None)?
            && let Some(task) = found.task
        {
            all.insert(task, complete(conn, found)?);
        }
    }
    Ok(all)
}

/// A submit as it was once judged, in full, for the grade in which that counts: whatever the judge
/// has said since, or is about to say. Without a `generation`, as it was judged first. `None` where
/// it was not judged that time round. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn judged(
    conn: &mut Conn,
    id: SubmissionId,
    generation: Option<i32>,
) -> Result<Option<Submission>, Error> {
    let Some(found) = store::find(conn, id, None)? else { return Ok(None) };
    let Some(then) = store::judgement(conn, id, generation)? else { return Ok(None) };
    let submission = Submission {
        state: State::Judged,
        phase: Phase::Done,
        generation: then.generation,
        verdict: Some(then.verdict),
        points: then.points,
        judged_at: Some(then.finished_at),
        ..found
    };
    complete(conn, submission).map(Some)
}

/// Adds to a row what other tables know of it.
fn complete(conn: &mut Conn, mut submission: Submission) -> Result<Submission, Error> {
    let generation = submission.generation;
    let rows = store::tests(conn, submission.id, generation)?;
    if !rows.is_empty() {
        let limits = store::limits(conn, submission.problem)?;
        submission.tests = rows.into_iter().map(|row| ShownTest::of(row, &limits)).collect();
    }
    if submission.state == State::Queued {
        submission.place = jobs::place(conn, jobs::Kind::Judge, submission.id.0)?;
    }
    if let Some(verdict) = store::verdict(conn, submission.id, generation)? {
        submission.groups = verdict.groups;
        submission.compile_message = verdict.compile_message;
        submission.own = verdict.own;
        submission.judge_version = Some(verdict.judge_version);
        submission.toolchain = Some(verdict.toolchain);
    }
    Ok(submission)
}

/// The results recorded for one generation, by number, with exact figures: for the judge alone.
pub(crate) fn recorded(
    conn: &mut Conn,
    id: SubmissionId,
    generation: i32,
) -> Result<Vec<TestRow>, Error> {
    Ok(store::tests(conn, id, generation)?)
}

/// Removes what was sent in these attempts, with its verdicts; answers how much that was.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_of(conn: &mut Conn, attempts: &[AttemptId]) -> Result<usize, Error> {
    Ok(store::remove_of(conn, attempts)?)
}

/// Forgets what the runs of attempts that ended before an instant, and of practice before it, ran, read and printed;
/// that they were stays. Answers how many runs.
///
/// # Errors
/// [`Error::Db`].
pub fn forget_runs(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    store::forget_run_tests(conn, before)?;
    store::forget_run_outputs(conn, before)?;
    Ok(store::forget_run_sources(conn, before)?)
}
