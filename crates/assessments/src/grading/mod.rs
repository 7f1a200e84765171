//! Grading: a grade is computed when everything submitted has been judged, and again where something of it was
//! judged again and that changed the score. A grade that was made stays.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::AttemptId;

pub use rules::Graded;

use crate::scores::{self, FORMULA};
use crate::{Error, attempts};

/// Attempts that are over and have nothing left to be judged: those without a grade, oldest first,
/// and those of which something was judged again; at most `limit` of each.
///
/// # Errors
/// [`Error::Db`].
pub fn ready_to_grade(conn: &mut Conn, limit: i64) -> Result<Vec<AttemptId>, Error> {
    let mut ready = store::ready(conn, limit)?;
    ready.extend(store::ready_again(conn, limit)?);
    Ok(ready)
}

/// Attempts that are over but wait because the judge failed on a submit; somebody must look.
///
/// # Errors
/// [`Error::Db`].
pub fn blocked(conn: &mut Conn, limit: i64) -> Result<Vec<AttemptId>, Error> {
    Ok(store::blocked(conn, limit)?)
}

/// Notes, in the transaction that sends a submit of the attempt to the judge once more, that its
/// grade is to be looked at when that is done; it counts for nothing while there is no grade yet.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::Db`].
pub fn expect_another(conn: &mut Conn, attempt: AttemptId) -> Result<(), Error> {
    match attempts::set_rejudged(conn, attempt)? {
        0 => Err(Error::NoAttempt),
        _ => Ok(()),
    }
}

/// Grades an attempt. One graded before keeps its grade, unless something of it was judged again and
/// the score is another now: then it gets the next.
///
/// # Errors
/// [`Error::NoAttempt`], [`Error::Refused`] while it is in progress, [`Error::NotJudged`],
/// [`Error::Db`].
pub fn grade(conn: &mut Conn, attempt: AttemptId) -> Result<Graded, Error> {
    let locked = attempts::lock(conn, attempt)?.ok_or(Error::NoAttempt)?;
    let before = scores::latest(conn, attempt)?;
    let event = match before {
        Some(grade) if !locked.rejudged => return Ok(Graded::Still(grade)),
        Some(_) => attempts::Event::Regrade,
        None => attempts::Event::Grade,
    };
    let to = attempts::STEPS.step(locked.state, event, attempts::By::System)?;
    if store::is_pending(conn, attempt)? {
        return Err(Error::NotJudged);
    }
    let tasks = store::tasks(conn, attempt)?;
    let score = scores::score(&tasks, &store::judged(conn, attempt)?);
    match &before {
        Some(_) => attempts::set_regraded(conn, attempt)?,
        None => attempts::set_graded(conn, attempt)?,
    };
    let generation = match before {
        Some(grade) if grade.score.agrees_with(&score) => return Ok(Graded::Still(grade)),
        Some(ref grade) => grade.generation + 1,
        None => 1,
    };
    let grade = scores::keep(conn, attempt, generation, &score)?;
    let entry = Entry::of(attempts::KIND, attempt).by(Actor::System, event);
    entry.step(locked.state, to).because(FORMULA).record(conn)?;
    Ok(match before {
        Some(before) => Graded::Again { before, grade },
        None => Graded::First(grade),
    })
}
