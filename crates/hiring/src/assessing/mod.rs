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

/// The last invitation of each application, and whether it came about otherwise: the newest invitation of the same company
/// of which the person has a graded result counts where none was made from the board.
///
/// # Errors
/// [`Error::Db`].
pub fn known(
    conn: &mut Conn,
    of: &[ApplicationId],
) -> Result<HashMap<ApplicationId, (InvitationId, bool)>, Error> {
    let mut known = store::known(conn, of)?;
    // What is kept of an application is its last row: those of the board come after all others.
    known.sort_by_key(|one| (!one.is_elsewhere, one.at, one.invitation));
    Ok(known.into_iter().map(|one| (one.application, (one.invitation, one.is_elsewhere))).collect())
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
