//! What of a company's assessments needs one of its members, and how many invitations are out.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{CompanyId, Instant, UserId};

pub use rules::{Figures, Kind, Need};

use crate::Error;

/// What needs a member, the longest first: the first `most`, and the first of each kind. Only who `invites` is asked
/// for extra time.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(
    conn: &mut Conn,
    (company, user): (CompanyId, UserId),
    invites: bool,
    (now, most): (Instant, i64),
) -> Result<Vec<Need>, Error> {
    Ok(store::needs(conn, (company, user), invites, (now, most))?)
}

/// How many invitations are out, and how many attempts have ended.
///
/// # Errors
/// [`Error::Db`].
pub fn figures(conn: &mut Conn, company: CompanyId, now: Instant) -> Result<Figures, Error> {
    Ok(store::figures(conn, company, now)?)
}
