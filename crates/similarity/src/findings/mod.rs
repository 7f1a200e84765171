//! What was found: matches between the programs of two people, or of one and the author. That is all it is: nothing
//! here changes a score, stops anybody or notifies anybody.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{AttemptId, Instant, MatchId, SubmissionId};

pub use rules::{Beside, Cluster, Finding, Order, Other};

use crate::Error;
use crate::index::{Match, With};
use crate::overlap::Fragment;
use rules::Sides;

/// Records that a program is a match, and puts it into one cluster with what hangs together with it.
///
/// # Errors
/// [`Error::Db`].
pub fn record(
    conn: &mut Conn,
    program: SubmissionId,
    found: &Match,
    fragments: &[Fragment],
    now: Instant,
) -> Result<MatchId, Error> {
    let id = MatchId::new();
    let ends = match found.with {
        With::Submission(other) => vec![program, other],
        With::Solution(_) => vec![program],
    };
    let touched = store::clusters_at(conn, &ends)?;
    let cluster = touched.first().copied().unwrap_or(id.0);
    store::insert(conn, (id, cluster), program, (found, fragments), now)?;
    store::join(conn, &touched, cluster)?;
    Ok(id)
}

/// Everything that was found by an attempt's programs, the most similar first, on whichever side it was found.
///
/// # Errors
/// [`Error::Db`].
pub fn findings_of(conn: &mut Conn, attempt: AttemptId) -> Result<Vec<Finding>, Error> {
    let rows = store::of_attempt(conn, attempt)?;
    let ids = rows.iter().flat_map(|row| [Some(row.submission), row.other]).flatten().collect();
    let sides = Sides(store::sides(conn, ids)?);
    let clusters = store::sizes(conn, rows.iter().map(|row| row.cluster).collect())?;
    let mut found: Vec<Finding> =
        rows.iter().filter_map(|row| rules::seen_from(attempt, row, &sides, &clusters)).collect();
    found.sort_by_key(|one| (std::cmp::Reverse(one.permille), one.id));
    Ok(found)
}

/// In how many clusters the programs are that were compared of these attempts, for the problem of this name.
///
/// # Errors
/// [`Error::Db`].
pub fn clusters(conn: &mut Conn, problem: &str, of: &[AttemptId]) -> Result<usize, Error> {
    let Some(problem) = store::problem(conn, problem)? else { return Ok(0) };
    let programs = store::programs(conn, problem, of)?;
    Ok(store::clusters_at(conn, &programs)?.len())
}

/// One finding of an attempt, with what is needed to show both programs beside each other; `None` where it has none
/// such.
///
/// # Errors
/// [`Error::Db`].
pub fn beside(conn: &mut Conn, attempt: AttemptId, id: MatchId) -> Result<Option<Beside>, Error> {
    let Some(row) = store::find(conn, id)? else { return Ok(None) };
    let Some(finding) = findings_of(conn, attempt)?.into_iter().find(|one| one.id == id) else {
        return Ok(None);
    };
    Ok(Some(rules::beside(finding, &row)))
}
