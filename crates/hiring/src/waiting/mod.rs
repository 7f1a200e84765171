//! Which applicants wait for one member of a company.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, Limit, Paging};

pub use rules::{Kind, MOST, Waiting};

use crate::applications::{self, Listed};
use crate::roles::Member;
use crate::{Error, board};

/// The applicants who wait for a member, the longest waiting first: those whom nobody has moved, for somebody who
/// `moves`, and those whom the member has met and written no scorecard about.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(
    conn: &mut Conn,
    member: Member,
    moves: bool,
    now: Instant,
) -> Result<Vec<(Waiting, Listed)>, Error> {
    let mut unmoved = Vec::new();
    if moves {
        let limit = Limit::new(MOST).unwrap_or_default();
        let page = board::outstanding(conn, member.company, Paging { after: None, limit }, now)?;
        unmoved.extend(page.items.into_iter().map(|one| (one.id, one.released_at)));
    }
    let owed = store::owed(conn, member, now, i64::from(MOST))?;
    let first = rules::first(&unmoved, &owed);
    first.into_iter().map(|one| Ok((one, applications::find(conn, one.application)?))).collect()
}
