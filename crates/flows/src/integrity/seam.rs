//! Where the comparison of submissions meets the rule table.

use db::{Conn, clock};
use integrity::examinations;
use kernel::AttemptId;

use crate::Result;

/// Whether the comparison of submissions has opened a case about an attempt. No comparison is part of this
/// version, so none has. What finds one later calls [`examine_again`] in its own transaction.
pub(super) fn similarity_found(_conn: &mut Conn, _attempt: AttemptId) -> Result<bool> {
    Ok(false)
}

/// Has the rule table asked again, once something was found beside the recording of an attempt.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn examine_again(conn: &mut Conn, attempt: AttemptId) -> Result<()> {
    let now = clock::now(conn)?;
    Ok(examinations::repeat(conn, attempt, now)?)
}
