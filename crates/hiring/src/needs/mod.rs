//! What of a company's roles and applicants needs one of its members, and how much there is of it.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::HashMap;

use chrono::TimeDelta;
use db::Conn;
use kernel::{CompanyId, Instant};

pub use rules::{Figures, Kind, MOST, Need, SOON_DAYS};

use crate::Error;
use crate::board::OUTSTANDING_DAYS;
use crate::roles::Member;
use rules::Asked;

/// What needs a member, the longest first: the first [`MOST`], and the first of each kind. Only who `moves` is asked
/// to move applicants, to propose times, to look after offers and roles.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(
    conn: &mut Conn,
    member: Member,
    moves: bool,
    now: Instant,
) -> Result<Vec<Need>, Error> {
    let asked = Asked {
        member,
        moves,
        now,
        outstanding: now - TimeDelta::days(OUTSTANDING_DAYS),
        soon: now + TimeDelta::days(SOON_DAYS),
    };
    Ok(store::needs(conn, asked)?)
}

/// How many roles a company has, how many of them are live, and how many applicants wait for the member.
///
/// # Errors
/// [`Error::Db`].
pub fn figures(
    conn: &mut Conn,
    member: Member,
    moves: bool,
    now: Instant,
) -> Result<Figures, Error> {
    Ok(store::figures(conn, member, moves, now)?)
}

/// How many applicants each of these companies has left unanswered for [`OUTSTANDING_DAYS`] after they were released; one
/// without any is left out.
///
/// # Errors
/// [`Error::Db`].
pub fn unanswered(
    conn: &mut Conn,
    companies: &[CompanyId],
    now: Instant,
) -> Result<HashMap<CompanyId, i64>, Error> {
    let before = now - TimeDelta::days(OUTSTANDING_DAYS);
    Ok(store::unanswered(conn, companies, before)?.into_iter().collect())
}
