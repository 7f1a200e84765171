//! Where the comparison of submissions meets the rule table.

use db::{Conn, clock};
use integrity::examinations;
use kernel::AttemptId;

use crate::Result;

/// Whether a program of an attempt is a match with another one.
pub(super) fn similarity_found(conn: &mut Conn, attempt: AttemptId) -> Result<bool> {
    Ok(!::similarity::findings_of(conn, attempt)?.is_empty())
}

/// Has the rule table asked again, once something was found beside the recording of an attempt.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn examine_again(conn: &mut Conn, attempt: AttemptId) -> Result<()> {
    let now = clock::now(conn)?;
    Ok(examinations::repeat(conn, attempt, now)?)
}
