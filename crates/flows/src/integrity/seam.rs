//! Where the comparison of submissions meets the rule table.

use db::{Conn, clock};
use integrity::examinations;
use kernel::AttemptId;

use ::similarity::findings::Order;

use crate::Result;

/// Whether a program of an attempt is a match with one that was sent before it, or with a published solution.
///
/// Of two programs that match, only the later one is asked about: its writer can have seen the earlier one, and
/// nobody is asked, weeks after their attempt, about what somebody else sent since.
pub(super) fn similarity_found(conn: &mut Conn, attempt: AttemptId) -> Result<bool> {
    let found = ::similarity::findings_of(conn, attempt)?;
    Ok(found.iter().any(|one| one.order != Some(Order::OwnFirst)))
}

/// Has the rule table asked again, once something was found beside the recording of an attempt.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn examine_again(conn: &mut Conn, attempt: AttemptId) -> Result<()> {
    let now = clock::now(conn)?;
    Ok(examinations::repeat(conn, attempt, now)?)
}
