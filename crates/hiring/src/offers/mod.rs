//! Offers: made to somebody who is chosen, answered in time or not.
//!
//! A change of an offer holds its application first, so that the two are locked in one order.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, Instant, OfferId, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{End, MAX_DAYS, MAX_TERMS, Offer, Pay, Proposal};

use crate::applications::{self, Acting, Application};
use crate::words::reason;
use crate::{Error, roles};

/// How many open offers of a person are listed at most.
const MOST: i64 = 200;

/// What the audit log calls an offer.
pub const KIND: &str = "offer";

/// Makes an offer to somebody; that they are chosen is the machine's of the application to know.
///
/// # Errors
/// [`Error::Fields`], [`Error::OfferOpen`], [`Error::Db`].
pub fn make(
    conn: &mut Conn,
    by: UserId,
    to: &Application,
    proposal: &Proposal,
    now: Instant,
) -> Result<Offer, Error> {
    let kind = roles::find_any(conn, to.role)?.form.kind;
    proposal.check(kind, now.date_naive())?;
    let made = store::insert(conn, (to.id, by), proposal, now)?.ok_or(Error::OfferOpen)?;
    let entry = Entry::of(KIND, made.id).by(Actor::User(by), "make");
    entry.to(made.state).record(conn)?;
    Ok(made)
}

/// The offers of an application, the last made first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_application(conn: &mut Conn, id: ApplicationId) -> Result<Vec<Offer>, Error> {
    Ok(store::of_application(conn, id)?)
}

/// The open offers to a candidate, the next to expire first.
///
/// # Errors
/// [`Error::Db`].
pub fn open_to(conn: &mut Conn, candidate: UserId, now: Instant) -> Result<Vec<Offer>, Error> {
    Ok(store::open_to(conn, candidate, now, MOST)?)
}

/// The open offers that somebody has made, the next to expire first.
///
/// # Errors
/// [`Error::Db`].
pub fn open_by(conn: &mut Conn, member: UserId, now: Instant) -> Result<Vec<Offer>, Error> {
    Ok(store::open_by(conn, member, now, MOST)?)
}

/// One offer of anybody's.
///
/// # Errors
/// [`Error::NoOffer`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: OfferId) -> Result<Offer, Error> {
    store::find(conn, id)?.ok_or(Error::NoOffer)
}

/// Takes one step and answers the offer as it is then. Words of at most 2000 characters say why a
/// candidate declines, for their own record, or why a company takes it back.
///
/// # Errors
/// [`Error::NoOffer`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::OfferOver`],
/// [`Error::BadWords`], [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<OfferId>,
    (event, why): (Event, Option<&str>),
    now: Instant,
) -> Result<Offer, Error> {
    let why = reason(why)?;
    let application = find(conn, seen.id)?.application;
    applications::hold(conn, acting, Seen::any(application)).map_err(|e| match e {
        Error::NoApplication => Error::NoOffer,
        other => other,
    })?;
    let before = store::lock(conn, seen.id)?.ok_or(Error::NoOffer)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    if before.is_late(event, now) {
        return Err(Error::OfferOver);
    }
    let by = match acting {
        Acting::Company(_) => By::Company,
        Acting::Candidate(_) => By::Candidate,
        Acting::Admin(_) | Acting::System => By::System,
    };
    let to = machine::STEPS.step(before.state, event, by)?;
    let after = store::set_state(conn, seen.id, (to, why), now)?;
    let entry = Entry::of(KIND, seen.id).by(acting.actor(), event);
    entry.step(before.state, to).record(conn)?;
    Ok(after)
}

/// Ends the offer that an application has open, where the application itself has ended or moved on.
///
/// # Errors
/// [`Error::Db`].
pub fn lapse(
    conn: &mut Conn,
    application: ApplicationId,
    now: Instant,
) -> Result<Option<Offer>, Error> {
    let open = store::open_of(conn, application)?;
    let lapse = (Event::Lapse, None);
    open.map(|id| step(conn, Acting::System, Seen::any(id), lapse, now)).transpose()
}

/// Offers whose time is over, the longest first, at most `most`.
///
/// # Errors
/// [`Error::Db`].
pub fn overdue(conn: &mut Conn, now: Instant, most: i64) -> Result<Vec<OfferId>, Error> {
    Ok(store::overdue(conn, now, most)?)
}
