//! Sending an invitation once more, giving it another closing date, and declining it.

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{CompanyId, Email, Instant, InvitationId, UserId};

use super::rules::{MAX_WINDOW_DAYS, Standing, Window, check_resend, standing};
use super::{By, Code, Event, Invitation, KIND, Locked, State, advance, find, owned, store};
use crate::{Error, definitions, stops};

impl Locked {
    /// When it can be used.
    pub(crate) fn window(&self) -> Window {
        Window { opens_at: self.opens_at, expires_at: self.expires_at }
    }
}

/// Asks for the mail once more, of `most` times in all; the caller writes it in the same transaction. An invitation that
/// expired is opened again for as many days as the assessment says.
///
/// # Errors
/// [`Error::NoInvitation`] when the company has no such, [`Error::AlreadyStarted`],
/// [`Error::InvitationClosed`], [`Error::ResendLimit`], [`Error::ResendTooSoon`], [`Error::OptedOut`],
/// [`Error::Undeliverable`], [`Error::AlreadyInvited`] when it expired and the address was invited again
/// since, [`Error::Db`].
pub fn resend(
    conn: &mut Conn,
    company: CompanyId,
    id: InvitationId,
    by: UserId,
    most: i64,
) -> Result<Invitation, Error> {
    let locked = owned(conn, company, id)?;
    let now = clock::now(conn)?;
    let before = find(conn, id)?;
    check_resend(&before, most, now)?;
    check_stops(conn, company, &locked)?;
    if lapsed(&locked, now) {
        let days = definitions::window_days(conn, locked.assessment)?;
        open_again(conn, locked, now + TimeDelta::days(i64::from(days)), by)?;
    } else {
        let entry = Entry::of(KIND, id).by(Actor::User(by), "resend");
        entry.step(before.state, before.state).record(conn)?;
    }
    store::count_resend(conn, id, now)?;
    find(conn, id)
}

/// Gives an invitation that nobody has begun another closing date, also after it expired. The caller mails
/// it in the same transaction.
///
/// # Errors
/// [`Error::NoInvitation`] when the company has no such, [`Error::AlreadyStarted`],
/// [`Error::InvitationClosed`], [`Error::BadOpening`] unless it is later than now and than before, and at
/// most [`MAX_WINDOW_DAYS`] ahead; [`Error::AlreadyInvited`], [`Error::Db`].
pub fn extend(
    conn: &mut Conn,
    company: CompanyId,
    id: InvitationId,
    until: Instant,
    by: UserId,
) -> Result<Invitation, Error> {
    let locked = owned(conn, company, id)?;
    let now = clock::now(conn)?;
    match locked.state {
        State::Started | State::Completed | State::SatisfiedByShare => {
            return Err(Error::AlreadyStarted);
        }
        State::Cancelled | State::Bounced | State::Declined => return Err(Error::InvitationClosed),
        State::Created | State::Sent | State::Opened | State::Accepted | State::Expired => {}
    }
    let most = locked.opens_at.unwrap_or(now).max(now) + TimeDelta::days(MAX_WINDOW_DAYS);
    if until <= now + TimeDelta::hours(1) || until <= locked.expires_at || until > most {
        return Err(Error::BadOpening);
    }
    if lapsed(&locked, now) {
        open_again(conn, locked, until, by)?;
    } else {
        let state = locked.state;
        Entry::of(KIND, id).by(Actor::User(by), Event::Extend).step(state, state).record(conn)?;
        store::extend(conn, id, until)?;
    }
    find(conn, id)
}

/// Notes that the person with this address, which they have proved to be theirs, does not take part. Answers whether
/// they had not said so before.
///
/// # Errors
/// [`Error::NoInvitation`] when the code is unknown or for another address; [`Error::AlreadyStarted`],
/// [`Error::InvitationClosed`], [`Error::Db`].
pub fn decline(conn: &mut Conn, code: &Code, by: UserId, email: &Email) -> Result<bool, Error> {
    let locked = store::lock_code(conn, code.as_str())?.ok_or(Error::NoInvitation)?;
    if locked.email != email.as_str() {
        return Err(Error::NoInvitation);
    }
    match locked.state {
        State::Declined => return Ok(false),
        State::Started | State::Completed | State::SatisfiedByShare => {
            return Err(Error::AlreadyStarted);
        }
        State::Expired | State::Cancelled | State::Bounced => return Err(Error::InvitationClosed),
        State::Created | State::Sent | State::Opened | State::Accepted => {}
    }
    advance(conn, &locked, Event::Decline, By::Candidate, Actor::User(by))?;
    Ok(true)
}

fn lapsed(locked: &Locked, now: Instant) -> bool {
    standing(locked.state, locked.window(), now) == Standing::Expired
}

fn open_again(conn: &mut Conn, locked: Locked, until: Instant, by: UserId) -> Result<(), Error> {
    let id = locked.id;
    if !store::alive(conn, locked.assessment, &[locked.email.as_str()])?.is_empty()
        && locked.state == State::Expired
    {
        return Err(Error::AlreadyInvited);
    }
    if locked.state != State::Expired {
        advance(conn, &locked, Event::Expire, By::System, Actor::System)?;
    }
    let expired = Locked { state: State::Expired, ..locked };
    advance(conn, &expired, Event::Extend, By::Company, Actor::User(by))?;
    store::extend(conn, id, until)?;
    Ok(())
}

fn check_stops(conn: &mut Conn, company: CompanyId, locked: &Locked) -> Result<(), Error> {
    match stops::of(conn, company, &[locked.email.as_str()])?.get(&locked.email) {
        Some(stops::Reason::OptedOut) => Err(Error::OptedOut),
        Some(stops::Reason::Bounced) => Err(Error::Undeliverable),
        None => Ok(()),
    }
}
