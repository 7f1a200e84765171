//! A company's connections to applicant tracking systems.

mod machine;
mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AtsConnectionId, CompanyId, Cursor, Instant, Page, Paging, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Connection, MAX_CONNECTIONS, New, Opened, System, remote_key};

use crate::{Error, Key, Remote};

/// What the audit log calls a connection.
const KIND: &str = "ats_connection";

/// Makes a connection and the key by which the system identifies itself, which is shown now only. The
/// caller holds the company, so that of two owners who make the last one at once, one is refused.
///
/// # Errors
/// [`Error::TooMany`]; [`Error::Db`].
pub fn add(conn: &mut Conn, new: &New, now: Instant) -> Result<(Connection, Key), Error> {
    if store::count(conn, new.company)? >= MAX_CONNECTIONS {
        return Err(Error::TooMany);
    }
    let key = Key::random();
    // Greenhouse knows us by the same key as we know Greenhouse.
    let shared = key.reveal();
    let remote = new.remote_key.as_ref().map_or(shared.as_str(), Remote::reveal);
    let made = store::insert(conn, new, (&key, remote), now)?;
    let entry = Entry::of(KIND, made.id).by(Actor::User(new.by), "add");
    entry.to(made.state).because(new.system.as_str()).record(conn)?;
    Ok((made, key))
}

/// How many connections take and send updates now, of all companies.
///
/// # Errors
/// [`Error::Db`].
pub fn active(conn: &mut Conn) -> Result<i64, Error> {
    Ok(store::count_active(conn)?)
}

/// The company's connections, the newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
) -> Result<Page<Connection>, Error> {
    let rows = store::list(conn, company, paging)?;
    Ok(Page::cut(rows, paging.limit, |one| Cursor { at: one.created_at, id: one.id.0 }))
}

/// One of the company's connections.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::Db`].
pub fn find(conn: &mut Conn, company: CompanyId, id: AtsConnectionId) -> Result<Connection, Error> {
    let found = store::find(conn, id)?.filter(|one| one.company == company);
    found.ok_or(Error::NoConnection)
}

/// A connection by its id alone.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::Db`].
pub(crate) fn of(conn: &mut Conn, id: AtsConnectionId) -> Result<Connection, Error> {
    store::find(conn, id)?.ok_or(Error::NoConnection)
}

fn hold(
    conn: &mut Conn,
    company: CompanyId,
    seen: Seen<AtsConnectionId>,
) -> Result<Connection, Error> {
    let found = store::lock(conn, seen.id)?.filter(|one| one.company == company);
    let found = found.ok_or(Error::NoConnection)?;
    if seen.is_stale(found.version) { Err(Error::StaleVersion) } else { Ok(found) }
}

/// A connection, held so that what it starts is started once.
///
/// # Errors
/// [`Error::NoConnection`] where it was deleted a moment ago; [`Error::Paused`]; [`Error::Db`].
pub fn hold_active(conn: &mut Conn, id: AtsConnectionId) -> Result<Connection, Error> {
    let held = store::lock(conn, id)?.ok_or(Error::NoConnection)?;
    if held.state == State::Active { Ok(held) } else { Err(Error::Paused) }
}

/// Replaces the key; the one before opens nothing from then on.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::Db`].
pub fn rotate(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    id: AtsConnectionId,
    now: Instant,
) -> Result<(Connection, Key), Error> {
    let before = hold(conn, company, Seen::any(id))?;
    let key = Key::random();
    let shared = key.reveal();
    let remote = (before.system == System::Greenhouse).then_some(shared.as_str());
    let rotated = store::rotate(conn, id, (&key, remote), now)?;
    Entry::of(KIND, id).by(Actor::User(by), "rotate").record(conn)?;
    Ok((rotated, key))
}

/// Pauses or resumes a connection.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::StaleVersion`]; [`Error::Refused`]; [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    seen: Seen<AtsConnectionId>,
    event: Event,
    now: Instant,
) -> Result<Connection, Error> {
    let before = hold(conn, company, seen)?;
    let to = machine::STEPS.step(before.state, event, By::Company)?;
    let after = store::set_state(conn, before.id, to, now)?;
    let entry = Entry::of(KIND, before.id).by(Actor::User(by), event);
    entry.step(before.state, to).record(conn)?;
    Ok(after)
}

/// Removes a connection with its log. The invitations that it started stay.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::Db`].
pub fn remove(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    id: AtsConnectionId,
) -> Result<(), Error> {
    hold(conn, company, Seen::any(id))?;
    store::delete(conn, id)?;
    Ok(Entry::of(KIND, id).by(Actor::User(by), "remove").record(conn)?)
}

/// The connection with this key to this system, of a company that may act.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, system: System, key: &str) -> Result<Option<Opened>, Error> {
    let Some(key) = Key::parse(key) else { return Ok(None) };
    Ok(store::open(conn, &key)?.filter(|opened| opened.connection.system == system))
}

/// Notes when the system called.
///
/// # Errors
/// [`Error::Db`].
pub fn note_call(conn: &mut Conn, id: AtsConnectionId, now: Instant) -> Result<(), Error> {
    store::set_called(conn, id, now)?;
    Ok(())
}

/// By what we identify ourselves at the system.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::Db`].
pub fn remote(conn: &mut Conn, id: AtsConnectionId) -> Result<Remote, Error> {
    store::remote(conn, id)?.ok_or(Error::NoConnection)
}
