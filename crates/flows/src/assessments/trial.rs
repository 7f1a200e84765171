//! Removing what came of trials.

use assessments::trials;
use challenges::submissions;
use db::Conn;
use kernel::{AssessmentId, AttemptId, Instant};

use crate::Result;

/// Removes trials that began before an instant, with all that came of them; answers how many.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn remove_old(conn: &mut Conn, before: Instant) -> Result<usize> {
    let old = trials::old(conn, before)?;
    let attempts: Vec<AttemptId> = old.iter().filter_map(|(_, attempt)| *attempt).collect();
    submissions::remove_of(conn, &attempts)?;
    let copies: Vec<AssessmentId> = old.into_iter().map(|(copy, _)| copy).collect();
    Ok(trials::remove(conn, &copies)?)
}
