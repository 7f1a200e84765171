//! What is due of an internship: looked at once a day, reminded of once.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, InternshipId, Seen};

pub use rules::{DAYS, Facts, Reminder, Stage, What, due};

use crate::placements::{self, Acting, Internship};
use crate::{Error, check_ins, checklists, ratings};

/// Internships that were not looked at today, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn to_look_at(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<InternshipId>, Error> {
    Ok(store::to_look_at(conn, now.date_naive(), most)?)
}

/// Takes what somebody is to be reminded of now and was not before.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::Db`].
pub fn take(
    conn: &mut Conn,
    id: InternshipId,
    now: Instant,
) -> Result<(Internship, Vec<Reminder>), Error> {
    let internship = placements::hold(conn, Acting::System, Seen::any(id))?;
    let items = checklists::of_internship(conn, id)?;
    let check_ins = check_ins::of_internship(conn, id)?;
    let ratings = ratings::of_internship(conn, id)?;
    let facts =
        Facts { internship: &internship, items: &items, check_ins: &check_ins, ratings: &ratings };
    let today = now.date_naive();
    let mut taken = Vec::new();
    for reminder in rules::due(facts, today) {
        if store::insert(conn, id, &reminder.cause, now)? > 0 {
            taken.push(reminder);
        }
    }
    store::looked(conn, id, today)?;
    Ok((internship, taken))
}
