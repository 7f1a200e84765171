//! Runs of people without an account: a program on the samples, found by its id alone, gone after a day (ADR 73).

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::uuid::Uuid;
use kernel::{Instant, Language, ProblemId, SubmissionId};
use queue::jobs::{self, NewJob, Priority};

use super::{KIND, Kind, State, Submission, rules};
use crate::Error;

/// All guests together have the turns of one person.
const TURNS: Uuid = Uuid::nil();

/// Queues a run on the samples. How often one address may ask is for the caller to count.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::LanguageNotOffered`], [`Error::SourceTooLarge`], [`Error::SourceEmpty`],
/// [`Error::SourceHasNul`], [`Error::Crowded`], [`Error::Db`].
pub(crate) fn run(
    conn: &mut Conn,
    problem: ProblemId,
    language: Language,
    source: &str,
) -> Result<SubmissionId, Error> {
    let allowed = super::store::allowed(conn, problem)?.ok_or(Error::NoProblem)?;
    allowed.check(language, source)?;
    let wait = jobs::wait(conn, jobs::Kind::Judge, Priority::PRACTICE)?;
    if let Some(seconds) = rules::crowded(wait) {
        return Err(Error::Crowded { seconds });
    }
    let tests = super::store::count_tests(conn, problem, Kind::Run)?;
    let id = SubmissionId::new();
    store::insert(conn, id, (problem, tests), (language, source))?;
    let job = NewJob {
        kind: jobs::Kind::Judge,
        subject: id.0,
        generation: 1,
        priority: Priority::PRACTICE,
        fair_key: Some(TURNS),
        fair_group: None,
        needs: Some(language.as_str().to_owned()),
    };
    jobs::enqueue(conn, &job)?;
    Entry::of(KIND, id).by(Actor::System, Kind::Run).to(State::Queued).record(conn)?;
    Ok(id)
}

/// The run of a guest; `None` for what somebody sent who has an account.
///
/// # Errors
/// [`Error::Db`].
pub fn show(conn: &mut Conn, id: SubmissionId) -> Result<Option<Submission>, Error> {
    if !store::is_a_guests(conn, id)? {
        return Ok(None);
    }
    let found = super::store::find(conn, id, None)?;
    found.map(|found| super::complete(conn, found)).transpose()
}

/// Removes what guests ran before an instant, with what came of it; answers how many runs.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_before(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_before(conn, before)?)
}
