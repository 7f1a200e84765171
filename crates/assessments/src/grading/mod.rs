//! Grades: computed once, when everything submitted has been judged.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::audit::Actor;
use kernel::AttemptId;

pub use rules::{FORMULA, Grade, Label, Score, Skill, TaskScore, fineness};

use crate::{Error, attempts};

/// Attempts that are over and have nothing left to be judged, oldest first, at most `limit`.
///
/// # Errors
/// [`Error::Db`].
pub fn ready_to_grade(conn: &mut Conn, limit: i64) -> Result<Vec<AttemptId>, Error> {
    Ok(store::ready(conn, limit)?)
}

/// Attempts that are over but wait because the judge failed on a submit; somebody must look.
///
/// # Errors
/// [`Error::Db`].
pub fn blocked(conn: &mut Conn, limit: i64) -> Result<Vec<AttemptId>, Error> {
    Ok(store::blocked(conn, limit)?)
}

/// Grades an attempt; an attempt graded before keeps its grade.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::NotNow`] while it is in progress, [`Error::NotJudged`],
/// [`Error::Db`].
pub fn grade(conn: &mut Conn, attempt: AttemptId) -> Result<Grade, Error> {
    let locked = attempts::lock(conn, attempt)?.ok_or(Error::NoAttempt)?;
    if let Some(grade) = store::latest(conn, attempt)? {
        return Ok(grade);
    }
    let event = attempts::Event::Grade;
    let to = attempts::step(locked.state, event, attempts::Who::System)?;
    if store::is_pending(conn, attempt)? {
        return Err(Error::NotJudged);
    }
    let tasks = store::tasks(conn, locked.assessment)?;
    let judged = store::judged(conn, attempt)?;
    let grade = store::insert(conn, attempt, &rules::score(&tasks, &judged))?;
    attempts::set_graded(conn, attempt)?;
    let words = (event.as_str(), Some(locked.state), to);
    attempts::record(conn, attempt, Actor::System, words, Some(FORMULA))?;
    Ok(grade)
}

/// Whether an attempt has a grade.
///
/// # Errors
/// [`Error::Db`].
pub fn is_graded(conn: &mut Conn, attempt: AttemptId) -> Result<bool, Error> {
    Ok(latest(conn, attempt)?.is_some())
}

/// The latest grade of an attempt. The caller has checked who asks.
pub(crate) fn latest(conn: &mut Conn, attempt: AttemptId) -> Result<Option<Grade>, Error> {
    Ok(store::latest(conn, attempt)?)
}

/// The latest fineness of those attempts that have a grade.
pub(crate) fn finenesses(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> Result<BTreeMap<AttemptId, i32>, Error> {
    Ok(store::finenesses(conn, ids)?)
}
