//! Selection rates of roles: counted once, and read by the role's company.

mod cut_offs;
mod fraction;
mod rules;
mod store;
#[cfg(test)]
mod tests;
mod words;

use chrono::TimeDelta;
use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{AssessmentId, Instant, RoleId};

pub use cut_offs::{
    Answered, COUNTED_TOGETHER, Divided, FEWEST_AT_CUT_OFF, NEAREST, Silence, Stop, at_cut_off,
};
pub use fraction::{FOUR_FIFTHS, Fraction};
pub use rules::{AFTER_DAYS, Compared, FEWEST, Line, Measure, Rated, Report};
pub use store::UNDECIDED;
pub use words::{Group, Question};

use crate::Error;
use cut_offs::ScoreTally;

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

/// People who were counted together at an assessment.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Counted {
    /// How many they are.
    pub people: i64,
    /// When they were counted.
    pub at: Instant,
    /// What they say of themselves.
    pub questions: Vec<Divided>,
}

/// Counts the people who took an assessment and were not counted before, once they are
/// [`COUNTED_TOGETHER`]; says whether it has. Nobody is counted twice, so that no two counts tell the answer
/// of the person between them.
///
/// # Errors
/// [`Error::Db`].
pub fn count_scores(conn: &mut Conn, of: AssessmentId, now: Instant) -> Result<bool, Error> {
    let number = store::lock_scores(conn, of)?;
    let Some(tally) = store::tally_scores(conn, of)? else { return Ok(false) };
    let tally: ScoreTally = serde_json::from_value(tally).map_err(db::unreadable)?;
    let content = serde_json::to_value(&tally.questions).map_err(db::unreadable)?;
    let counted = (number + 1, tally.people, tally.until, content);
    store::insert_scores(conn, of, counted, now)?;
    Entry::of("assessment", of).by(Actor::System, "count_scores_by_group").record(conn)?;
    Ok(true)
}

/// The people who were counted last at an assessment; `None` before the first were.
///
/// # Errors
/// [`Error::Db`].
pub fn of_assessment(conn: &mut Conn, of: AssessmentId) -> Result<Option<Counted>, Error> {
    let Some((people, at, content)) = store::last_scores(conn, of)? else { return Ok(None) };
    let questions = serde_json::from_value(content).map_err(db::unreadable)?;
    Ok(Some(Counted { people: people.into(), at, questions }))
}
