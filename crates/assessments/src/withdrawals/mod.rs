//! Problems that may be used no more, in assessments that have them.

mod store;

use db::Conn;
use kernel::AssessmentId;

use crate::Error;

/// The states of versions that may be used no more.
pub(crate) const STATES: [&str; 2] = ["quarantined", "retired"];

/// Whether a task of an assessment has only problems that may be used no more: nobody begins with it.
pub(crate) fn has_withdrawn_task(conn: &mut Conn, id: AssessmentId) -> Result<bool, Error> {
    let withdrawn = store::withdrawn(conn, id)?;
    if withdrawn.is_empty() {
        return Ok(false);
    }
    let usable = store::with_usable_variant(conn, &withdrawn)?;
    Ok(withdrawn.iter().any(|task| !usable.contains(task)))
}
