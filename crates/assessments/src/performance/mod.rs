//! Who was given a problem in an assessment, and what became of it.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{AttemptId, Instant, UserId};

pub use rules::{Given, MOST, MOST_GIVEN, Own, ProblemFilter, Scope, facts};

use crate::Error;

/// The first attempt of each person with this problem among the latest [`MOST`] graded ones that began since an
/// instant; trials are left out.
///
/// # Errors
/// [`Error::Db`].
pub fn first_attempts(
    conn: &mut Conn,
    filter: ProblemFilter<'_>,
    scope: Scope,
    since: Instant,
) -> Result<Vec<Given>, Error> {
    let mut tasks = store::tasks_of(conn, filter.problem)?;
    tasks.extend(store::tasks_with_variant(conn, filter.problem)?);
    let tries = store::graded(conn, (filter, &tasks), scope, since)?;
    let ids: Vec<AttemptId> = tries.iter().map(|one| one.attempt).collect();
    let scores = store::scores(conn, &ids)?;
    Ok(rules::firsts(tries, &scores))
}

/// How many people have begun an attempt with this problem, whenever; trials are left out.
///
/// # Errors
/// [`Error::Db`].
pub fn given_to(conn: &mut Conn, filter: ProblemFilter<'_>, scope: Scope) -> Result<i64, Error> {
    let mut tasks = store::tasks_of(conn, filter.problem)?;
    tasks.extend(store::tasks_with_variant(conn, filter.problem)?);
    Ok(store::given_to(conn, (filter, &tasks), scope)?)
}

/// Somebody's own graded attempts with this problem, the latest first, at most fifty.
///
/// # Errors
/// [`Error::Db`].
pub fn own(conn: &mut Conn, filter: ProblemFilter<'_>, user: UserId) -> Result<Vec<Own>, Error> {
    let mut found = store::own(conn, filter, user)?;
    let ids: Vec<AttemptId> = found.iter().map(|one| one.attempt).collect();
    let scores = store::scores(conn, &ids)?;
    for one in &mut found {
        let score = scores.get(&one.attempt).and_then(|all| rules::at(all, one.position));
        one.points = score.and_then(|score| score.points);
    }
    Ok(found)
}
