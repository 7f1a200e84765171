//! Selection rates of roles: counted once, and read by the role's company.

mod fraction;
mod rules;
mod store;
#[cfg(test)]
mod tests;
mod words;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Instant, RoleId};

pub use fraction::{FOUR_FIFTHS, Fraction};
pub use rules::{AFTER_DAYS, Compared, FEWEST, Line, Measure, Rated, Report};
pub use store::UNDECIDED;
pub use words::{Group, Question};

use crate::Error;

/// From when the rates of a role that was closed at this moment can be counted.
pub fn counts_from(closed_at: Instant) -> Instant {
    closed_at + TimeDelta::days(AFTER_DAYS)
}

/// Roles whose rates are to be counted now, the first closed first, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn due(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<RoleId>, Error> {
    Ok(store::due(conn, now - TimeDelta::days(AFTER_DAYS), most)?)
}

/// Counts the rates of a role that is due, and says whether it has; it has not where somebody else has
/// counted them, or the role was opened again.
///
/// # Errors
/// [`Error::Db`].
pub fn count(conn: &mut Conn, role: RoleId, now: Instant) -> Result<bool, Error> {
    let Some(tally) = store::tally(conn, role)? else { return Ok(false) };
    let tally = serde_json::from_value(tally).map_err(db::unreadable)?;
    let content = serde_json::to_value(Report::of(&tally)).map_err(db::unreadable)?;
    let counted = store::insert(conn, role, content, now)?;
    if counted {
        Entry::of("role", role).by(Actor::System, "count_selection_rates").record(conn)?;
    }
    Ok(counted)
}

/// What was counted of a role, and when; `None` before.
///
/// # Errors
/// [`Error::Db`].
pub fn of_role(conn: &mut Conn, role: RoleId) -> Result<Option<(Report, Instant)>, Error> {
    let Some((content, at)) = store::find(conn, role)? else { return Ok(None) };
    Ok(Some((serde_json::from_value(content).map_err(db::unreadable)?, at)))
}
