//! What systems have started, and what was reported to them of it.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use chrono::TimeDelta;
use db::Conn;
use kernel::{AtsConnectionId, AtsStartId, CompanyId, Instant, InvitationId};

pub use rules::{MAX_REFERENCE, Progress, Standing, Start, WATCHED_DAYS};

use crate::Error;

/// Something that a system starts.
#[derive(Debug, Clone, Copy)]
pub struct New<'a> {
    /// By which connection.
    pub connection: AtsConnectionId,
    /// The invitation that comes of it.
    pub invitation: InvitationId,
    /// The system's own name for it: what a retry has again.
    pub reference: &'a str,
    /// Where we say that something has changed, at Greenhouse.
    pub callback_url: Option<&'a str>,
}

/// What a system has started under this name and not ended. The caller holds the connection.
///
/// # Errors
/// [`Error::BadReference`]; [`Error::Db`].
pub fn of_reference(
    conn: &mut Conn,
    connection: AtsConnectionId,
    reference: &str,
) -> Result<Option<Start>, Error> {
    if reference.is_empty() || reference.chars().count() > MAX_REFERENCE {
        return Err(Error::BadReference);
    }
    Ok(store::open(conn, connection, reference)?)
}

/// Notes what a system has started.
///
/// # Errors
/// [`Error::Db`].
pub fn add(conn: &mut Conn, new: New<'_>, now: Instant) -> Result<Start, Error> {
    Ok(store::insert(conn, &new, now)?)
}

/// What this connection has started under an id.
///
/// # Errors
/// [`Error::NoStart`]; [`Error::Db`].
pub fn find(conn: &mut Conn, connection: AtsConnectionId, id: AtsStartId) -> Result<Start, Error> {
    let found = store::find(conn, id)?.filter(|start| start.connection == connection);
    found.ok_or(Error::NoStart)
}

/// The same by id alone, locked; `None` where it is gone.
///
/// # Errors
/// [`Error::Db`].
pub fn lock(conn: &mut Conn, id: AtsStartId) -> Result<Option<Start>, Error> {
    Ok(store::lock(conn, id)?)
}

/// Has what came of one invitation go on with another one, which takes its place.
///
/// # Errors
/// [`Error::Db`].
pub fn follow(conn: &mut Conn, before: InvitationId, after: InvitationId) -> Result<usize, Error> {
    Ok(store::follow(conn, before, after)?)
}

/// Ends it for the system, which may start another under the same name.
///
/// # Errors
/// [`Error::Db`].
pub fn close(conn: &mut Conn, id: AtsStartId, now: Instant) -> Result<(), Error> {
    store::close(conn, id, now)?;
    Ok(())
}

/// Ends what was started so long ago that no system asks.
///
/// # Errors
/// [`Error::Db`].
pub fn close_old(conn: &mut Conn, now: Instant) -> Result<usize, Error> {
    Ok(store::close_before(conn, now - TimeDelta::days(WATCHED_DAYS), now)?)
}

/// Up to `most` of which their systems may need an update, by id, with the companies.
///
/// # Errors
/// [`Error::Db`].
pub fn watched(
    conn: &mut Conn,
    after: Option<AtsStartId>,
    most: i64,
) -> Result<Vec<(Start, CompanyId)>, Error> {
    Ok(store::watched(conn, after, most)?)
}

/// Remembers what the system was sent last.
///
/// # Errors
/// [`Error::Db`].
pub fn note_reported(conn: &mut Conn, id: AtsStartId, mark: &str) -> Result<(), Error> {
    store::set_reported(conn, id, mark)?;
    Ok(())
}

/// The time of an update in milliseconds since 1970: each has a later one than the last.
///
/// # Errors
/// [`Error::Db`].
pub fn next_ms(conn: &mut Conn, start: &Start, now: Instant) -> Result<i64, Error> {
    let ms = now.timestamp_millis().max(start.reported_ms + 1);
    store::set_reported_ms(conn, start.id, ms)?;
    Ok(ms)
}
