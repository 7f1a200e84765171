//! What a company says of an intern after 30 and after 90 days.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Entry;
use kernel::{Instant, InternshipId, Refused, Seen};

pub use rules::{DAYS, EARLY_DAYS, Marks, Rating, due_on, is_open};

use crate::Error;
use crate::placements::{self, Acting, Internship, KIND, Side};

/// Rates an intern, as the company, once for each day.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::Refused`], [`Error::RatingClosed`], [`Error::Rated`],
/// [`Error::Field`], [`Error::Db`].
pub fn give(
    conn: &mut Conn,
    acting: Acting,
    (id, day): (InternshipId, i32),
    marks: &Marks,
    now: Instant,
) -> Result<Internship, Error> {
    let internship = placements::hold(conn, acting, Seen::any(id))?;
    let event = "rate";
    let author = match acting.side() {
        Some((Side::Company, user)) => user,
        _ => return Err(Refused::NotYours { event }.into()),
    };
    if !is_open(&internship, day, now.date_naive()) {
        return Err(Error::RatingClosed);
    }
    let one = Rating { day, author, marks: marks.checked()?, written_at: now };
    if store::insert(conn, id, &one)? == 0 {
        return Err(Error::Rated);
    }
    Entry::of(KIND, id).by(acting.actor(), event).record(conn)?;
    Ok(internship)
}

/// The ratings of several internships, the first day first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internships(
    conn: &mut Conn,
    ids: &[InternshipId],
) -> Result<Vec<(InternshipId, Rating)>, Error> {
    Ok(store::of_internships(conn, ids)?)
}

/// The ratings of an internship, the first day first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internship(conn: &mut Conn, id: InternshipId) -> Result<Vec<Rating>, Error> {
    Ok(store::of_internship(conn, id)?)
}
