//! Extra time that invited people ask for, and what the company answers. Both can change it until the
//! attempt begins. Only the person who asked and those who may answer read any of it.
//!
//! A change of a request holds its invitation first, so that the two are locked in one order.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{AccommodationId, AssessmentId, CompanyId, Cursor, Email, Instant, Page, Paging};
use kernel::{InvitationId, Seen, UserId};

pub use machine::State;
pub use rules::{Answer, Listed, MAX_TEXT, Request, Wish};

use crate::Error;
use crate::invitations::{self, Code, Locked, Standing};
use machine::{By, Event, STEPS};
use store::Change;

/// What the audit log calls a request.
pub const KIND: &str = "accommodation_request";

/// Who asks: an account with a verified address.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Asker {
    /// The account.
    pub user: UserId,
    /// Its address.
    pub email: Email,
}

/// What this person has asked for, where they have.
///
/// # Errors
/// [`Error::Db`].
pub fn own(conn: &mut Conn, code: &Code, email: &Email) -> Result<Option<Request>, Error> {
    Ok(store::of_code(conn, code.as_str(), email.as_str())?)
}

/// Asks for extra time, for the first time or in another way than before. What was granted before goes
/// until the company has answered again.
///
/// # Errors
/// [`Error::BadExtraTime`], [`Error::BadWords`], [`Error::NoInvitation`] unless it goes to the asker's
/// address, [`Error::AlreadyStarted`], [`Error::InvitationClosed`], [`Error::StaleRequest`] unless `seen`
/// is the present version, 0 where there is none; [`Error::Db`].
pub fn ask(
    conn: &mut Conn,
    asker: &Asker,
    (code, seen): (&Code, i32),
    wish: &Wish,
) -> Result<Request, Error> {
    wish.check()?;
    let invitation = theirs(conn, asker, code)?;
    let now = clock::now(conn)?;
    check_pending(&invitation, now)?;
    let before = store::lock(conn, invitation.id)?;
    if before.as_ref().map_or(0, |request| request.version) != seen {
        return Err(Error::StaleRequest);
    }
    let actor = Actor::User(asker.user);
    let Some(before) = before else {
        let base = invitation.accommodation_percent;
        let made = store::insert(conn, (invitation.id, base), wish, now)?;
        Entry::of(KIND, made.id).by(actor, Event::Ask).to(made.state).record(conn)?;
        return Ok(made);
    };
    let change = Change {
        state: STEPS.step(before.state, Event::Ask, By::Candidate)?,
        percent: wish.percent,
        text: wish.text.clone(),
        granted_percent: None,
        reason: None,
        decided_by: None,
        asked_at: now,
        decided_at: None,
    };
    save(conn, &before, (Event::Ask, actor), &change)
}

/// Takes a request back, with what it says and what was granted for it.
///
/// # Errors
/// As [`ask`]; [`Error::NoRequest`], [`Error::Refused`].
pub fn withdraw(
    conn: &mut Conn,
    asker: &Asker,
    (code, seen): (&Code, i32),
) -> Result<Request, Error> {
    let invitation = theirs(conn, asker, code)?;
    check_pending(&invitation, clock::now(conn)?)?;
    let before = store::lock(conn, invitation.id)?.ok_or(Error::NoRequest)?;
    if before.version != seen {
        return Err(Error::StaleRequest);
    }
    let change = Change {
        state: STEPS.step(before.state, Event::Withdraw, By::Candidate)?,
        percent: before.percent,
        text: None,
        granted_percent: None,
        reason: None,
        decided_by: None,
        asked_at: before.asked_at,
        decided_at: None,
    };
    save(conn, &before, (Event::Withdraw, Actor::User(asker.user)), &change)
}

/// Answers a request, or answers it in another way, until the attempt begins.
///
/// # Errors
/// [`Error::BadExtraTime`], [`Error::BadWords`], [`Error::NoRequest`] where the company has no such,
/// [`Error::AlreadyStarted`], [`Error::InvitationClosed`], [`Error::StaleRequest`], [`Error::Refused`],
/// [`Error::Db`].
pub fn decide(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    seen: Seen<AccommodationId>,
    answer: &Answer,
) -> Result<Request, Error> {
    answer.check()?;
    let of = store::invitation_of(conn, company, seen.id)?.ok_or(Error::NoRequest)?;
    let invitation = invitations::lock(conn, of)?.ok_or(Error::NoRequest)?;
    let now = clock::now(conn)?;
    check_pending(&invitation, now)?;
    let before = store::lock(conn, of)?.ok_or(Error::NoRequest)?;
    if seen.is_stale(before.version) {
        return Err(Error::StaleRequest);
    }
    let (event, granted_percent, reason) = match answer {
        Answer::Grant(percent) => (Event::Grant, Some(*percent), None),
        Answer::Decline(reason) => (Event::Decline, None, Some(reason.clone())),
    };
    let change = Change {
        state: STEPS.step(before.state, event, By::Company)?,
        percent: before.percent,
        text: before.text.clone(),
        granted_percent,
        reason,
        decided_by: Some(by),
        asked_at: before.asked_at,
        decided_at: Some(now),
    };
    save(conn, &before, (event, Actor::User(by)), &change)
}

/// Saves a step, and gives the invitation the extra time that follows from it.
fn save(
    conn: &mut Conn,
    before: &Request,
    (event, actor): (Event, Actor),
    change: &Change,
) -> Result<Request, Error> {
    let percent = before.percent_with(change.granted_percent);
    store::set_percent(conn, before.invitation, percent)?;
    let after = store::change(conn, before.id, change)?;
    let entry = Entry::of(KIND, before.id).by(actor, event);
    entry.step(before.state, after.state).record(conn)?;
    Ok(after)
}

/// The requests about one of the company's assessments, the last asked first; none that was withdrawn.
///
/// # Errors
/// [`Error::NoAssessment`] where the company has no such, [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    assessment: AssessmentId,
    paging: Paging,
) -> Result<Page<Listed>, Error> {
    if !invitations::owns(conn, company, assessment)? {
        return Err(Error::NoAssessment);
    }
    let now = clock::now(conn)?;
    let rows = store::list(conn, (company, assessment), now, paging)?;
    let place = |row: &Listed| Cursor { at: row.request.asked_at, id: row.request.id.0 };
    Ok(Page::cut(rows, paging.limit, place))
}

/// The account that asked, while its address is verified.
///
/// # Errors
/// [`Error::Db`].
pub fn account_of(conn: &mut Conn, invitation: InvitationId) -> Result<Option<UserId>, Error> {
    let Some(locked) = invitations::lock(conn, invitation)? else { return Ok(None) };
    Ok(store::account(conn, &locked.email)?)
}

/// Removes what was said in requests that were answered before an instant, or whose invitation closed before
/// it without an answer; answers how many.
///
/// # Errors
/// [`Error::Db`].
pub fn forget(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::forget(conn, before)?)
}

fn theirs(conn: &mut Conn, asker: &Asker, code: &Code) -> Result<Locked, Error> {
    let locked = invitations::lock_code(conn, code.as_str())?.ok_or(Error::NoInvitation)?;
    let trial = store::is_trial(conn, locked.assessment)?;
    if locked.email == asker.email.as_str() && !trial {
        Ok(locked)
    } else {
        Err(Error::NoInvitation)
    }
}

fn check_pending(invitation: &Locked, now: Instant) -> Result<(), Error> {
    match invitations::standing(invitation.state, invitation.window(), now) {
        Standing::Open | Standing::NotOpen => Ok(()),
        Standing::Started | Standing::Finished => Err(Error::AlreadyStarted),
        Standing::Expired | Standing::Cancelled | Standing::EarlierResult | Standing::Declined => {
            Err(Error::InvitationClosed)
        }
    }
}
