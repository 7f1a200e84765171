//! What has to be known of candidates whose accounts are merged (ADR 62).

mod store;

use db::Conn;
use kernel::UserId;

use crate::Error;

/// Whether one of these is at work on an attempt, or has handed one in that is not graded.
///
/// # Errors
/// [`Error::Db`].
pub fn are_at_work(conn: &mut Conn, of: [UserId; 2]) -> Result<bool, Error> {
    Ok(store::are_at_work(conn, of)?)
}

/// Merged accounts to whose addresses there are open invitations, each with the one it was merged into.
///
/// # Errors
/// [`Error::Db`].
pub fn invited(conn: &mut Conn) -> Result<Vec<(UserId, UserId)>, Error> {
    Ok(store::invited(conn)?)
}
