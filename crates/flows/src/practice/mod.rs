//! Statistics of practice, counted at night.

use challenges::statistics;
use db::Db;
use kernel::Instant;

use crate::{Error, Result};

/// How many problems are counted in one go.
const AT_ONCE: i64 = 50;

/// Counts the problems that are due. Answers how many.
///
/// # Errors
/// [`Error::Db`] where it is not even known what is due.
pub fn count_due(db: &Db, now: Instant) -> Result<usize> {
    let mut counted = 0;
    for id in db.read_now(|conn| statistics::due(conn, now, AT_ONCE))? {
        match db.write_now(|conn| Ok::<_, Error>(statistics::count(conn, id, now)?)) {
            Ok(()) => counted += 1,
            // One that fails does not keep the others.
            Err(e) => tracing::error!(error = ?e, problem.id = %id, "practice.count_failed"),
        }
    }
    Ok(counted)
}
