//! Which assessments candidates were invited to from the board.

mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use db::Conn;
use kernel::{ApplicationId, Instant, InvitationId};

use crate::Error;

/// Keeps that an application was answered with an invitation.
///
/// # Errors
/// [`Error::Db`].
pub fn record(
    conn: &mut Conn,
    application: ApplicationId,
    invitation: InvitationId,
    now: Instant,
) -> Result<(), Error> {
    store::insert(conn, application, invitation, now)?;
    Ok(())
}

/// The last invitation of each application that has one.
///
/// # Errors
/// [`Error::Db`].
pub fn last(
    conn: &mut Conn,
    of: &[ApplicationId],
) -> Result<HashMap<ApplicationId, InvitationId>, Error> {
    Ok(store::last(conn, of)?.into_iter().collect())
}

/// Of each application whose person has a graded result of another invitation of the same company, the newest such
/// invitation.
///
/// # Errors
/// [`Error::Db`].
pub fn elsewhere(
    conn: &mut Conn,
    of: &[ApplicationId],
) -> Result<HashMap<ApplicationId, InvitationId>, Error> {
    Ok(store::elsewhere(conn, of)?.into_iter().collect())
}

/// The application that an invitation answers; `None` where it came about otherwise.
///
/// # Errors
/// [`Error::Db`].
pub fn application_of(
    conn: &mut Conn,
    invitation: InvitationId,
) -> Result<Option<ApplicationId>, Error> {
    Ok(store::application_of(conn, invitation)?)
}

/// What the role is called for which an invitation was made; `None` where it came about otherwise.
///
/// # Errors
/// [`Error::Db`].
pub fn role_title(conn: &mut Conn, invitation: InvitationId) -> Result<Option<String>, Error> {
    Ok(store::role_title(conn, invitation)?)
}
