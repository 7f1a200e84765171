//! Statistics of assessments, and how their scores divide groups, counted at night.

use assessments::statistics;
use db::{Conn, Db};
use kernel::{AssessmentId, Instant};
use selfid::impact;

use crate::Result;

/// How many assessments are counted in one go.
const AT_ONCE: i64 = 50;

/// Counts the assessments that are due. Answers how many.
///
/// # Errors
/// [`crate::Error::Db`] where it is not even known what is due.
pub fn count_due(db: &Db, now: Instant) -> Result<usize> {
    let mut counted = 0;
    for id in db.read_now(|conn| statistics::due(conn, now, AT_ONCE))? {
        match db.write_now(|conn| count(conn, id, now)) {
            Ok(()) => counted += 1,
            // One that fails does not keep the others.
            Err(e) => tracing::error!(error = ?e, assessment.id = %id, "statistics.count_failed"),
        }
    }
    Ok(counted)
}

fn count(conn: &mut Conn, id: AssessmentId, now: Instant) -> Result<()> {
    statistics::count(conn, id, now)?;
    impact::count_scores(conn, id, now)?;
    Ok(())
}
