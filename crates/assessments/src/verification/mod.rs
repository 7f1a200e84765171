//! Whether people look at what was found in an attempt, and what came of that (ADR 47). Its grade stays as it is.

mod machine;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{AttemptId, UserId};

pub use machine::{By, Standing};
use machine::{Event, STEPS};

use crate::Error;
use crate::machine::KIND;

/// Notes that an attempt was examined and that nobody has to look at it. What people have decided stays.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Db`].
pub fn pass(conn: &mut Conn, attempt: AttemptId) -> Result<(), Error> {
    let before = locked(conn, attempt)?;
    if before != Standing::Unexamined {
        return Ok(());
    }
    step(conn, attempt, before, (Event::Pass, By::System, Actor::System)).map(drop)
}

/// Notes that a case was opened about an attempt.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Refused`]; [`Error::Db`].
pub fn put_under_review(conn: &mut Conn, attempt: AttemptId) -> Result<(), Error> {
    let before = locked(conn, attempt)?;
    step(conn, attempt, before, (Event::Review, By::System, Actor::System)).map(drop)
}

/// Notes what was decided in the case of an attempt.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Refused`]; [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    attempt: AttemptId,
    is_breach: bool,
    (by, actor): (By, Actor),
) -> Result<(), Error> {
    let mut before = locked(conn, attempt)?;
    if before == Standing::Unexamined {
        // The release before this one has opened the case.
        before = step(conn, attempt, before, (Event::Review, By::System, Actor::System))?;
    }
    let event = if is_breach { Event::Refuse } else { Event::Clear };
    step(conn, attempt, before, (event, by, actor)).map(drop)
}

/// Notes that the candidate has appealed. An appeal against a decision that left the attempt verified changes
/// nothing until the admin has decided.
///
/// # Errors
/// [`Error::NoAttempt`]; [`Error::Db`].
pub fn appeal(conn: &mut Conn, attempt: AttemptId, candidate: UserId) -> Result<(), Error> {
    let before = locked(conn, attempt)?;
    if before != Standing::NotVerified {
        return Ok(());
    }
    step(conn, attempt, before, (Event::Appeal, By::Candidate, Actor::User(candidate))).map(drop)
}

/// What stands beside the grades of these attempts; nothing for one in which nothing was looked for, or not yet.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, ids: &[AttemptId]) -> Result<BTreeMap<AttemptId, Standing>, Error> {
    let found = store::of(conn, ids)?.into_iter();
    Ok(found.filter_map(|(id, standing)| Some((id, standing.shown()?))).collect())
}

fn locked(conn: &mut Conn, attempt: AttemptId) -> Result<Standing, Error> {
    store::lock(conn, attempt)?.ok_or(Error::NoAttempt)
}

fn step(
    conn: &mut Conn,
    attempt: AttemptId,
    before: Standing,
    (event, by, actor): (Event, By, Actor),
) -> Result<Standing, Error> {
    let after = STEPS.step(before, event, by)?;
    let now = clock::now(conn)?;
    store::set(conn, attempt, after, (before.is_breach(), now))?;
    Entry::of(KIND, attempt).by(actor, event).step(before, after).record(conn)?;
    Ok(after)
}
