//! How somebody's skill areas have gone from one of their own results to the next.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use kernel::{AttemptId, UserId};

use crate::Error;
use crate::scores::Skill;
use rules::Graded;
pub use rules::{LEAST, Point, Trend, Trends};

/// The skill areas of the grade that counts of each of these attempts that has one.
///
/// # Errors
/// [`Error::Db`].
pub fn skills(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> Result<BTreeMap<AttemptId, Vec<Skill>>, Error> {
    Ok(store::skills(conn, ids)?)
}

/// The skill areas of somebody's newest graded results, those that most of them measure first.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, candidate: UserId) -> Result<Trends, Error> {
    let newest = store::newest(conn, candidate)?;
    let ids: Vec<AttemptId> = newest.iter().map(|(attempt, _)| *attempt).collect();
    let mut skills = store::skills(conn, &ids)?;
    let graded = newest.into_iter().filter_map(|(attempt, at)| {
        skills.remove(&attempt).map(|skills| Graded { attempt, at, skills })
    });
    Ok(rules::trends(graded.collect()))
}
