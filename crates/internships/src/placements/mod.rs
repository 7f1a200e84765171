//! Internships: begun with an accepted offer, moved from state to state.
//!
//! Every change of an internship locks it first.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, CompanyId, Cursor, Instant, InternshipId, Page, Paging, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Act, Acting, Internship, New, Side};
pub(crate) use store::{Joined, Row, joined};

use crate::{Error, words};

/// What the audit log calls an internship.
pub const KIND: &str = "internship";

/// Begins an internship; an application leads to one only.
///
/// # Errors
/// [`Error::Db`].
pub fn begin(conn: &mut Conn, new: &New, now: Instant) -> Result<Option<Internship>, Error> {
    let Some(id) = store::insert(conn, new, now)? else { return Ok(None) };
    let entry = Entry::of(KIND, id).by(Actor::System, "begin");
    entry.to(State::PendingDocuments).record(conn)?;
    Ok(Some(find(conn, Acting::System, id)?))
}

/// One internship.
///
/// # Errors
/// [`Error::NoInternship`] where it is another's; [`Error::Db`].
pub fn find(conn: &mut Conn, acting: Acting, id: InternshipId) -> Result<Internship, Error> {
    let found = store::find(conn, id)?.filter(|found| acting.finds(found));
    found.ok_or(Error::NoInternship)
}

/// The internship that an application has led to.
///
/// # Errors
/// [`Error::Db`].
pub fn of_application(
    conn: &mut Conn,
    application: ApplicationId,
) -> Result<Option<InternshipId>, Error> {
    Ok(store::of_application(conn, application)?)
}

/// Whose internships are listed.
#[derive(Debug, Clone, Copy)]
pub enum Whose {
    /// A company's.
    Company(CompanyId),
    /// A candidate's.
    Candidate(UserId),
    /// A candidate's at a company.
    At(CompanyId, UserId),
    /// Everybody's.
    Anybody,
}

/// Internships, those that began last first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    whose: Whose,
    state: Option<State>,
    paging: Paging,
) -> Result<Page<Internship>, Error> {
    let rows = store::list(conn, (whose, state), paging)?;
    let key = |row: &Internship| Cursor { at: row.began_at, id: row.id.0 };
    Ok(Page::cut(rows, paging.limit, key))
}

/// The internship at the version that was looked at, locked until the transaction ends.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::StaleVersion`], [`Error::Db`].
pub fn hold(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipId>,
) -> Result<Internship, Error> {
    store::lock(conn, seen.id)?;
    let held = find(conn, acting, seen.id)?;
    if seen.is_stale(held.version) { Err(Error::StaleVersion) } else { Ok(held) }
}

/// Does what a side or the admin can do by a step alone. A reason of 1 to 2000 characters goes with ending
/// early and cancelling; the other side reads it.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Field`],
/// [`Error::NotOver`], [`Error::Db`].
pub fn act(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipId>,
    (act, why): (Act, Option<&str>),
    now: Instant,
) -> Result<Internship, Error> {
    step(conn, acting, seen, (act.event(), why), now)
}

/// Starts an internship whose first day has come.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::Refused`], [`Error::NotStarted`], [`Error::Db`].
pub fn start(conn: &mut Conn, id: InternshipId, now: Instant) -> Result<Internship, Error> {
    step(conn, Acting::System, Seen::any(id), (Event::Start, None), now)
}

/// Takes one step and answers the internship as it is then. A reason of 1 to 2000 characters goes with
/// ending early and cancelling; the other side reads it.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Field`],
/// [`Error::NotStarted`], [`Error::NotOver`], [`Error::Db`].
pub(crate) fn step(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipId>,
    (event, why): (Event, Option<&str>),
    now: Instant,
) -> Result<Internship, Error> {
    let before = hold(conn, acting, seen)?;
    let to = before.step(event, acting.by(), now.date_naive())?;
    let why = if event.needs_reason() { Some(words::reason(why)?) } else { None };
    let end = why.map(|why| (why, acting.by()));
    store::set_state(conn, seen.id, (to, end), now)?;
    let entry = Entry::of(KIND, seen.id).by(acting.actor(), event);
    // The reason is a person's words and goes with them; the log stays.
    entry.step(before.state, to).record(conn)?;
    find(conn, Acting::System, seen.id)
}

/// Moves the last day of an internship that runs, as both sides have agreed. Both steps of the machine
/// happen here, so that it is never found between them.
///
/// # Errors
/// Those of [`step`].
pub(crate) fn extend(
    conn: &mut Conn,
    acting: Acting,
    id: InternshipId,
    ends_on: NaiveDate,
    now: Instant,
) -> Result<Internship, Error> {
    step(conn, acting, Seen::any(id), (Event::Extend, None), now)?;
    store::set_last_day(conn, id, ends_on)?;
    step(conn, Acting::System, Seen::any(id), (Event::Resume, None), now)
}

/// Names who looks after the intern; that they belong to the company is for the caller to know.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::StaleVersion`], [`Error::Refused`] once it is over, [`Error::Db`].
pub fn set_supervisor(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipId>,
    supervisor: Option<UserId>,
    now: Instant,
) -> Result<Internship, Error> {
    let before = hold(conn, acting, seen)?;
    if !before.state.is_open() {
        let (from, event) = (before.state.as_str(), "supervise");
        return Err(kernel::Refused::not_now(from, event).into());
    }
    store::set_supervisor(conn, seen.id, supervisor, now)?;
    Entry::of(KIND, seen.id).by(acting.actor(), "supervise").record(conn)?;
    find(conn, acting, seen.id)
}

/// Those that are ready and whose first day has come, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn to_start(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<InternshipId>, Error> {
    Ok(store::to_start(conn, now.date_naive(), most)?)
}

/// What somebody has not ended who is about to be erased.
///
/// # Errors
/// [`Error::Db`].
pub fn open_of(conn: &mut Conn, candidate: UserId) -> Result<Vec<InternshipId>, Error> {
    Ok(store::open_of(conn, candidate)?)
}
