//! Applications of people who want to be partners.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Cursor, Instant, Page, Paging, PartnerApplicationId, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Application, Form, Kind, Listed, Step};

use crate::Error;

/// What the audit log calls an application.
pub const KIND: &str = "partner_application";

/// Sends an application, in place of one that was withdrawn.
///
/// # Errors
/// [`Error::AlreadyApplied`], [`Error::Db`].
pub fn apply(conn: &mut Conn, user: UserId, form: &Form) -> Result<Application, Error> {
    let fresh = store::insert(conn, user, form)? == 1;
    let before = store::lock_of_user(conn, user)?.ok_or(Error::NoApplication)?;
    let entry = Entry::of(KIND, before.id).by(Actor::User(user), Event::Apply);
    if fresh {
        entry.to(before.state).record(conn)?;
        return Ok(before);
    }
    let to = machine::STEPS
        .step(before.state, Event::Apply, By::Applicant)
        .map_err(|_| Error::AlreadyApplied)?;
    let after = store::replace(conn, before.id, form, to)?;
    entry.step(before.state, to).record(conn)?;
    Ok(after)
}

/// The application of somebody; `None` before they have sent one.
///
/// # Errors
/// [`Error::Db`].
pub fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Application>, Error> {
    Ok(store::of_user(conn, user)?)
}

/// Takes one step and answers the application as it is then.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::BadReason`],
/// [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    seen: Seen<PartnerApplicationId>,
    step: &Step<'_>,
) -> Result<Application, Error> {
    step.check()?;
    let before = store::lock(conn, seen.id)?.ok_or(Error::NoApplication)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let to = machine::STEPS.step(before.state, step.event, step.by)?;
    let shown = step.reason.filter(|_| step.event == Event::Reject);
    let after = store::change(conn, seen.id, to, shown)?;
    let entry = Entry::of(KIND, seen.id).by(step.actor, step.event);
    entry.step(before.state, to).because(step.reason).record(conn)?;
    Ok(after)
}

/// Applications, newest first; `None` is those in every state.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn, state: Option<State>, paging: Paging) -> Result<Page<Listed>, Error> {
    let rows = store::list(conn, state, paging)?;
    let key = |row: &Listed| Cursor { at: row.application.applied_at, id: row.application.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// One application.
///
/// # Errors
/// [`Error::NoApplication`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: PartnerApplicationId) -> Result<Listed, Error> {
    store::find(conn, id)?.ok_or(Error::NoApplication)
}

/// How many applications are in each state that has any.
///
/// # Errors
/// [`Error::Db`].
pub fn counts(conn: &mut Conn) -> Result<Vec<(State, i64)>, Error> {
    Ok(store::counts(conn)?)
}

/// How many applications nobody has decided on, and since when the first.
///
/// # Errors
/// [`Error::Db`].
pub fn backlog(conn: &mut Conn) -> Result<(i64, Option<Instant>), Error> {
    Ok(store::backlog(conn)?)
}
