//! Every message between a system and us: calls that we answered, and updates that we send.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{
    AtsConnectionId, AtsExchangeId, AtsStartId, CompanyId, Cursor, Instant, Page, Paging,
};
use queue::jobs::{self, Kind as JobKind, NewJob, Priority};

pub use machine::State;
pub use rules::{Exchange, LOG_DAYS, MAX_DETAIL, Operation, without_addresses};

use crate::connections::{self, State as Served};
use crate::starts::{self, Start};
use crate::{Error, Remote};

/// A call that we answered.
#[derive(Debug, Clone, Copy)]
pub struct Received<'a> {
    /// By which connection.
    pub connection: AtsConnectionId,
    /// What it was about.
    pub operation: Operation,
    /// About what, where that is known.
    pub start: Option<AtsStartId>,
    /// What we answered.
    pub status: i32,
    /// What we said of it, or the system reported.
    pub detail: Option<&'a str>,
}

/// Writes a call into the log of its connection.
///
/// # Errors
/// [`Error::Db`].
pub fn note(conn: &mut Conn, of: &Received<'_>, now: Instant) -> Result<(), Error> {
    let state = if of.status < 400 { State::Answered } else { State::Refused };
    store::insert_received(conn, of, (state, of.detail.map(rules::kept)), now)?;
    connections::note_call(conn, of.connection, now)
}

/// The log of one of the company's connections, the newest first.
///
/// # Errors
/// [`Error::NoConnection`]; [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    connection: AtsConnectionId,
    paging: Paging,
) -> Result<Page<Exchange>, Error> {
    connections::find(conn, company, connection)?;
    let rows = store::list(conn, connection, paging)?;
    Ok(Page::cut(rows, paging.limit, |one| Cursor { at: one.created_at, id: one.id.0 }))
}

/// Has an update sent to the system, about something that it started.
///
/// # Errors
/// [`Error::Db`].
pub fn announce(
    conn: &mut Conn,
    company: CompanyId,
    start: &Start,
    now: Instant,
) -> Result<(), Error> {
    // Another worker may have looked at the same moment.
    let made = store::insert_update(conn, (start.connection, start.id), now)?;
    made.map_or(Ok(()), |made| enqueue(conn, company, &made, now))
}

fn enqueue(conn: &mut Conn, company: CompanyId, of: &Exchange, at: Instant) -> Result<(), Error> {
    let job = NewJob {
        kind: JobKind::Ats,
        subject: of.id.0,
        generation: of.tries + 1,
        priority: Priority::BACKGROUND,
        // A connection calls one host.
        fair_key: Some(of.connection.0),
        fair_group: Some(company.0),
        needs: None,
    };
    jobs::enqueue_at(conn, &job, at)?;
    Ok(())
}

/// What one try needs to know.
#[derive(Debug)]
pub struct Attempt {
    /// What the system started.
    pub start: Start,
    /// By which connection.
    pub connection: connections::Connection,
    /// By what we identify ourselves there.
    pub remote: Remote,
    /// How often it was tried before.
    pub tries: i32,
}

/// What is to be tried now; `None` where it has ended, or ends here as its connection is paused.
///
/// # Errors
/// [`Error::Db`].
pub fn begin(conn: &mut Conn, id: AtsExchangeId, now: Instant) -> Result<Option<Attempt>, Error> {
    let Some(held) = store::lock(conn, id)?.filter(is_open) else { return Ok(None) };
    let Some(start) = held.start.map(|id| starts::lock(conn, id)).transpose()?.flatten() else {
        return Ok(None);
    };
    let connection = connections::of(conn, held.connection)?;
    if connection.state == Served::Paused {
        let ended = Ended { event: End::Cancelled, ..Ended::of_exchange(&held) };
        step(conn, &held, &ended, now)?;
        return Ok(None);
    }
    let remote = connections::remote(conn, held.connection)?;
    Ok(Some(Attempt { start, connection, remote, tries: held.tries }))
}

fn is_open(of: &Exchange) -> bool {
    matches!(of.state, State::Pending | State::Retrying)
}

/// What a try came to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum End {
    /// The system took the update.
    Delivered,
    /// It did not, and another try may help.
    Retried,
    /// It did not, and none will.
    GivenUp,
    /// The connection is paused.
    Cancelled,
}

/// How a try ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Ended {
    /// What it came to.
    pub event: End,
    /// When it is tried next, where it is.
    pub next_try_at: Option<Instant>,
    /// What was answered.
    pub status: Option<i32>,
    /// Why nothing was.
    pub error: Option<String>,
    /// The beginning of the answer.
    pub detail: Option<String>,
}

impl Ended {
    fn of_exchange(of: &Exchange) -> Self {
        Self {
            event: End::Retried,
            next_try_at: None,
            status: of.status,
            error: of.error.clone(),
            detail: of.detail.clone(),
        }
    }
}

/// Records how a try ended, remembers what was sent where it arrived or never will, and queues the next
/// try.
///
/// # Errors
/// [`Error::Db`].
pub fn settle(
    conn: &mut Conn,
    id: AtsExchangeId,
    (ended, mark): (&Ended, &str),
    now: Instant,
) -> Result<(), Error> {
    let Some(before) = store::lock(conn, id)?.filter(is_open) else { return Ok(()) };
    let after = step(conn, &before, ended, now)?;
    if matches!(ended.event, End::Delivered | End::GivenUp)
        && let Some(start) = after.start
    {
        starts::note_reported(conn, start, mark)?;
    }
    if let Some(at) = ended.next_try_at {
        let company = connections::of(conn, after.connection)?.company;
        enqueue(conn, company, &after, at)?;
    }
    Ok(())
}

fn step(
    conn: &mut Conn,
    before: &Exchange,
    ended: &Ended,
    now: Instant,
) -> Result<Exchange, Error> {
    let (event, tries) = match ended.event {
        End::Delivered => (machine::Event::Deliver, before.tries + 1),
        End::Retried => (machine::Event::Retry, before.tries + 1),
        End::GivenUp => (machine::Event::Exhaust, before.tries + 1),
        End::Cancelled => (machine::Event::Cancel, before.tries),
    };
    let to = machine::STEPS.step(before.state, event, machine::By::System)?;
    let ended = Ended { detail: ended.detail.as_deref().map(rules::kept), ..ended.clone() };
    Ok(store::set_state(conn, before.id, to, (&ended, tries), now)?)
}

/// Removes messages that were made before an instant and wait for nothing.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
