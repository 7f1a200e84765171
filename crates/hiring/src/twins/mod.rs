//! Two applications of one person for one role, sent from two accounts that are merged (ADR 62): the further one goes on,
//! the other one ends as withdrawn. Nobody has declined anything.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Instant, UserId};

use crate::Error;
use crate::applications::{self, Event, KIND, Listed, State};

/// Of each two applications for a role, gives the further one to the second account and the other one to the first, and
/// answers those that this has withdrawn.
///
/// # Errors
/// [`Error::Db`].
pub fn settle(
    conn: &mut Conn,
    (from, into): (UserId, UserId),
    actor: Actor,
    now: Instant,
) -> Result<Vec<Listed>, Error> {
    let held = store::of(conn, from)?;
    let mut others: BTreeMap<_, _> =
        store::of(conn, into)?.into_iter().map(|one| (one.role, one)).collect();
    let mut ended = Vec::new();
    for one in held {
        let Some(other) = others.remove(&one.role) else { continue };
        let swaps = rules::is_further(one.state, other.state);
        let goes = if swaps { other } else { one };
        if goes.state.is_open() {
            store::withdraw(conn, goes.id, now)?;
            let entry = Entry::of(KIND, goes.id).by(actor, Event::Withdraw);
            entry.step(goes.state, State::Withdrawn).because("merged").record(conn)?;
            ended.push(goes.id);
        }
        if swaps {
            store::give(conn, other.id, None)?;
            store::give(conn, one.id, Some(into))?;
            store::give(conn, other.id, Some(from))?;
        }
    }
    ended.into_iter().map(|id| applications::find(conn, id)).collect()
}
