//! A later last day: proposed by one side, answered by the other.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::Entry;
use kernel::{ExtensionId, Instant, InternshipId, Refused, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Extension, MAX_DAYS, New};

use crate::Error;
use crate::placements::{self, Acting, Event as Step, Internship, State as Placed};

/// What the audit log calls a proposal.
pub const KIND: &str = "internship_extension";

/// Proposes a later last day, for one's own side, while the internship runs.
///
/// # Errors
/// [`Error::NoInternship`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Field`],
/// [`Error::ExtensionOpen`], [`Error::Db`].
pub fn propose(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<InternshipId>,
    new: New<'_>,
    now: Instant,
) -> Result<(Internship, Extension), Error> {
    let internship = placements::hold(conn, acting, seen)?;
    let event = "propose_extension";
    let by = acting.side().ok_or(Refused::NotYours { event })?;
    if internship.state != Placed::Active {
        return Err(Refused::not_now(internship.state.as_str(), event).into());
    }
    let new = New { note: new.checked(&internship)?, ..new };
    let made = store::insert(conn, seen.id, by, new, now)?.ok_or(Error::ExtensionOpen)?;
    let entry = Entry::of(KIND, made.id).by(acting.actor(), "propose");
    entry.to(made.state).record(conn)?;
    Ok((internship, made))
}

/// Takes one step with a proposal; agreeing moves the last day.
///
/// # Errors
/// [`Error::NoExtension`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<ExtensionId>,
    event: Event,
    now: Instant,
) -> Result<(Internship, Extension), Error> {
    let of = store::find(conn, seen.id)?.ok_or(Error::NoExtension)?.internship;
    let held = placements::hold(conn, acting, Seen::any(of)).map_err(|e| match e {
        Error::NoInternship => Error::NoExtension,
        other => other,
    })?;
    let before = store::find(conn, seen.id)?.ok_or(Error::NoExtension)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let to = machine::STEPS.step(before.state, event, before.by(acting))?;
    let after = store::set_state(conn, seen.id, to, now)?;
    let entry = Entry::of(KIND, seen.id).by(acting.actor(), event);
    entry.step(before.state, to).record(conn)?;
    let internship = match event {
        Event::Agree => placements::extend(conn, acting, held.id, after.ends_on, now)?,
        _ => held,
    };
    Ok((internship, after))
}

/// The proposals of an internship, the last first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_internship(conn: &mut Conn, id: InternshipId) -> Result<Vec<Extension>, Error> {
    Ok(store::of_internship(conn, id)?)
}

/// What interns of these internships propose and the company has not answered.
///
/// # Errors
/// [`Error::Db`].
pub fn proposed_to_company(conn: &mut Conn, ids: &[InternshipId]) -> Result<Vec<Extension>, Error> {
    Ok(store::proposed_to_company(conn, ids)?)
}

/// Ends the proposal that is open of an internship that has ended.
///
/// # Errors
/// [`Error::Db`].
pub fn lapse(conn: &mut Conn, id: InternshipId, now: Instant) -> Result<(), Error> {
    if let Some(open) = store::open_of(conn, id)? {
        step(conn, Acting::System, Seen::any(open), Event::Lapse, now)?;
    }
    Ok(())
}

/// Ends what an intern has not ended who is about to be erased.
///
/// # Errors
/// [`Error::Db`].
pub fn abandon(conn: &mut Conn, candidate: UserId, now: Instant) -> Result<(), Error> {
    let acting = Acting::Candidate(candidate);
    for id in placements::open_of(conn, candidate)? {
        let ahead = placements::find(conn, acting, id)?.state.is_ahead();
        let event = if ahead { Step::Cancel } else { Step::EndEarly };
        let why = (event, Some("The account was erased."));
        placements::step(conn, acting, Seen::any(id), why, now)?;
        lapse(conn, id, now)?;
    }
    Ok(())
}
