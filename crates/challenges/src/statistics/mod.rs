//! How practice problems go for those who try them. Counted at night, from practice alone: attempts are made under a
//! clock by people whom a company chose, and their results are not everybody's.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Instant, UserId, last_night};

pub use rules::{Own, SHOWN_FROM, Statistics};

use crate::Error;

/// Problems and scenarios to be counted now, at most `most`: at once where nothing was counted yet, and otherwise in the
/// night after the latest submit that was judged.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<Uuid>, Error> {
    let night = last_night(now);
    let mut due = store::due(conn, night, most)?;
    for (scenario, tasks) in rules::by_scenario(store::scenario_tasks(conn)?) {
        let judged = store::last_judged(conn, &tasks)?;
        if rules::is_due(judged, store::counted_at(conn, scenario)?, night) {
            due.push(scenario);
        }
    }
    due.truncate(usize::try_from(most).unwrap_or_default());
    Ok(due)
}

/// Counts a problem, or a scenario: who submitted for a task of it has tried it, and who solved every task has solved it.
///
/// # Errors
/// [`Error::Db`].
pub fn count(conn: &mut Conn, problem: Uuid, now: Instant) -> Result<(), Error> {
    let mut wholes = rules::by_scenario(store::scenario_tasks(conn)?);
    let parts = wholes.remove(&problem).unwrap_or_else(|| vec![problem]);
    let mut began = store::first_sent(conn, &parts)?;
    for (user, at) in store::first_drafts(conn, problem)? {
        let first = began.entry(user).or_insert(at);
        *first = at.min(*first);
    }
    let mut accepted = Vec::new();
    for part in &parts {
        accepted.push(store::first_accepted(conn, *part)?);
    }
    let solved = rules::wholly(&accepted);
    let seconds = rules::durations(&began, &solved);
    let statistics = Statistics::of(store::tried(conn, &parts)?, seconds);
    store::save(conn, problem, &statistics, now)?;
    Ok(())
}

/// How it went for `user`; `None` before they have solved it.
pub(crate) fn own(conn: &mut Conn, user: UserId, problem: Uuid) -> Result<Option<Own>, Error> {
    let Some(solved) = store::own_solved(conn, user, problem)? else { return Ok(None) };
    let began = [store::own_sent(conn, user, problem)?, store::own_draft(conn, user, problem)?];
    let began = began.into_iter().flatten().min().unwrap_or(solved);
    let submits = store::own_submits(conn, user, problem, solved)?;
    Ok(Some(Own { submits, seconds: (solved - began).num_seconds().max(0) }))
}
