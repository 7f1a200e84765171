//! What both sides say of each week.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Entry;
use kernel::{Instant, InternshipId, Refused, Seen as At};

pub use rules::{Answers, CheckIn, GRACE_DAYS, Seen, Week, seen_by, weeks};

use crate::Error;
use crate::placements::{self, Acting, Internship, KIND, State};

/// Checks in for a week, for one's own side, once.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::Refused`], [`Error::WeekClosed`], [`Error::CheckedIn`],
/// [`Error::Field`], [`Error::Db`].
pub fn write(
    conn: &mut Conn,
    acting: Acting,
    (id, week): (InternshipId, i32),
    answers: &Answers,
    now: Instant,
) -> Result<Internship, Error> {
    let internship = placements::hold(conn, acting, At::any(id))?;
    let event = "check_in";
    let (side, author) = acting.side().ok_or(Refused::NotYours { event })?;
    if internship.state != State::Active {
        return Err(Refused::not_now(internship.state.as_str(), event).into());
    }
    let answers = answers.checked()?;
    let known = weeks(internship.starts_on, internship.ends_on);
    let open = known.iter().find(|one| one.number == week && one.is_open(now.date_naive()));
    let week = open.ok_or(Error::WeekClosed)?.number;
    let one = CheckIn { week, side, author, answers, written_at: now };
    if store::insert(conn, id, &one)? == 0 {
        return Err(Error::CheckedIn);
    }
    Entry::of(KIND, id).by(acting.actor(), event).record(conn)?;
    Ok(internship)
}

/// Everything that was written of several internships, by week.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internships(
    conn: &mut Conn,
    ids: &[InternshipId],
) -> Result<Vec<(InternshipId, CheckIn)>, Error> {
    Ok(store::of_internships(conn, ids)?)
}

/// Everything that was written, by week. [`seen_by`] says what one side reads of it.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internship(conn: &mut Conn, id: InternshipId) -> Result<Vec<CheckIn>, Error> {
    Ok(store::of_internship(conn, id)?)
}
