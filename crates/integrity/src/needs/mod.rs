//! Which cases wait for a decision of one member of a company.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{CompanyId, UserId};

pub use store::Need;

use crate::Error;

/// The undecided cases that the member may decide: of invitations that somebody else has sent. The longest first, at
/// most `most`; and how many there are in all.
///
/// # Errors
/// [`Error::Db`].
pub fn of_reviewer(
    conn: &mut Conn,
    company: CompanyId,
    user: UserId,
    most: i64,
) -> Result<(Vec<Need>, i64), Error> {
    Ok(store::undecided(conn, company, user, most)?)
}
