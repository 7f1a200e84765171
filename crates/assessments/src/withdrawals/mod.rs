//! Problems that may be used no more, in assessments that have them.

mod store;

use db::Conn;
use kernel::AssessmentId;

use crate::Error;

/// Whether an assessment has a problem that may be used no more: nobody begins with it.
pub(crate) fn has_withdrawn_task(conn: &mut Conn, id: AssessmentId) -> Result<bool, Error> {
    Ok(store::has_withdrawn_task(conn, id)?)
}
