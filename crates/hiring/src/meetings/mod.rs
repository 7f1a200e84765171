//! Interviews: three times proposed, one picked, moved, called off.
//!
//! A change of one holds its application first, so that the two are locked in one order.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{ApplicationId, Instant, MeetingId, Seen, UserId};

pub use machine::{By, Event, State};
pub use rules::{Act, Appointment, MAX_AHEAD, MAX_PEOPLE, Meeting, Proposal, SLOTS};

use crate::Error;
use crate::applications::{self, Acting, Application};
use crate::roles::Member;
use crate::words::reason;
use store::Changed;

/// How many interviews of a person are listed at most.
const MOST: i64 = 200;

/// What the audit log calls an interview.
pub const KIND: &str = "meeting";

/// Proposes an interview to somebody; that they are at a stage for it is the machine's of the application
/// to know.
///
/// # Errors
/// [`Error::Fields`], [`Error::TooManyMeetings`], [`Error::Db`].
pub fn propose(
    conn: &mut Conn,
    by: Member,
    to: &Application,
    proposal: &Proposal,
    now: Instant,
) -> Result<Meeting, Error> {
    proposal.check(now)?;
    if store::count_ahead(conn, to.id, now)? >= MAX_AHEAD {
        return Err(Error::TooManyMeetings);
    }
    let made = store::insert(conn, (to.id, by.user), &proposal.tidied(), now)?;
    let entry = Entry::of(KIND, made.id).by(Actor::User(by.user), "propose");
    entry.to(made.state).record(conn)?;
    Ok(made)
}

/// The interviews of an application, the last proposed first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_application(conn: &mut Conn, id: ApplicationId) -> Result<Vec<Meeting>, Error> {
    Ok(store::of_application(conn, id)?)
}

/// Interviews of a candidate that have their time, and begin later than this; the next first.
///
/// # Errors
/// [`Error::Db`].
pub fn of_candidate(
    conn: &mut Conn,
    candidate: UserId,
    since: Instant,
) -> Result<Vec<Meeting>, Error> {
    Ok(store::of_candidate(conn, candidate, since, MOST)?)
}

/// The same of interviews in which somebody of a company takes part.
///
/// # Errors
/// [`Error::Db`].
pub fn of_member(conn: &mut Conn, member: UserId, since: Instant) -> Result<Vec<Meeting>, Error> {
    Ok(store::of_member(conn, member, since, MOST)?)
}

/// One interview of anybody's.
///
/// # Errors
/// [`Error::NoMeeting`], [`Error::Db`].
pub fn find(conn: &mut Conn, id: MeetingId) -> Result<Meeting, Error> {
    store::find(conn, id)?.ok_or(Error::NoMeeting)
}

/// Takes one step and answers the interview as it was and as it is then.
///
/// # Errors
/// [`Error::NoMeeting`], [`Error::StaleVersion`], [`Error::Refused`], [`Error::MeetingOver`],
/// [`Error::BadSlot`], [`Error::Fields`], [`Error::BadWords`], [`Error::Db`].
pub fn step(
    conn: &mut Conn,
    acting: Acting,
    seen: Seen<MeetingId>,
    act: Act<'_>,
    now: Instant,
) -> Result<(Meeting, Meeting), Error> {
    let application = find(conn, seen.id)?.application;
    applications::hold(conn, acting, Seen::any(application)).map_err(|e| match e {
        Error::NoApplication => Error::NoMeeting,
        other => other,
    })?;
    let before = store::lock(conn, seen.id)?.ok_or(Error::NoMeeting)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleVersion);
    }
    let by = match acting {
        Acting::Company(_) => By::Company,
        Acting::Candidate(_) => By::Candidate,
        Acting::Admin(_) | Acting::System => By::System,
    };
    let event = act.event();
    let to = machine::STEPS.step(before.state, event, by)?;
    if before.has_begun(now) {
        return Err(Error::MeetingOver);
    }
    let after = store::change(conn, seen.id, &change(&before, (to, act), now)?)?;
    let entry = Entry::of(KIND, seen.id).by(acting.actor(), event);
    entry.step(before.state, to).record(conn)?;
    Ok((before, after))
}

/// What a step leaves behind.
fn change<'a>(
    before: &Meeting,
    (to, act): (State, Act<'a>),
    now: Instant,
) -> Result<Changed<'a>, Error> {
    let mut changed = Changed::of(before, to, now);
    match act {
        Act::Repropose(proposal) => {
            proposal.check(now)?;
            let mut proposal = proposal.tidied();
            // Who has an entry in their calendar hears what becomes of it.
            if before.is_in_calendars() {
                proposal.people.clone_from(&before.proposal.people);
            }
            changed.propose(proposal);
        }
        Act::Pick(slot) => changed.set(before.picked(slot, now)?),
        Act::Refuse(note) => changed.note = Some(reason(note)?),
        Act::Cancel(why) => changed.reason = reason(why)?,
        Act::Lapse => {}
    }
    let leaves = matches!(act, Act::Cancel(_) | Act::Lapse);
    let enters = matches!(act, Act::Pick(_)) && before.set.is_some();
    if enters || (leaves && before.is_in_calendars()) {
        changed.sequence = before.sequence + 1;
    }
    Ok(changed)
}

/// Calls off what is ahead of an application that has ended, and answers it.
///
/// # Errors
/// [`Error::Db`].
pub fn lapse(
    conn: &mut Conn,
    application: ApplicationId,
    now: Instant,
) -> Result<Vec<(Meeting, Meeting)>, Error> {
    let ahead = store::ahead_of(conn, application, now)?;
    let end = |id| step(conn, Acting::System, Seen::any(id), Act::Lapse, now);
    ahead.into_iter().map(end).collect()
}
