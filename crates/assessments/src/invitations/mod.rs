//! Who is asked to take an assessment.

mod machine;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{
    AssessmentId, AttemptId, CompanyId, Cursor, Email, InvitationId, Page, Paging, UserId,
};

pub use machine::State;
pub(crate) use machine::{By, Event, STEPS};
pub(crate) use rules::random;
pub(crate) use rules::standing;
pub use rules::{
    ALPHABET, AttemptRow, BadCode, CODE_LENGTH, Card, Code, Invitation, MAX_A_DAY, MAX_RESENDS,
    Mine, NewInvitation, OPEN_DAYS, RESEND_HOURS, Standing,
};
pub(crate) use store::{Locked, lock, lock_code};

use crate::{Error, definitions, grading, statistics};

/// What the audit log calls an invitation.
const KIND: &str = "invitation";

/// Invites somebody. The caller mails the code in the same transaction.
///
/// # Errors
/// [`Error::BadName`], [`Error::NoAssessment`], [`Error::DailyLimit`], [`Error::AlreadyInvited`]
/// (the caller's transaction is then aborted), [`Error::Db`].
pub fn invite(conn: &mut Conn, new: &NewInvitation) -> Result<Invitation, Error> {
    if new.name.as_deref().is_some_and(|name| !definitions::is_line(name)) {
        return Err(Error::BadName);
    }
    if !store::owns(conn, new.company, new.assessment)? {
        return Err(Error::NoAssessment);
    }
    // One after the other, so that each counts those before it.
    store::lock_company(conn, new.company)?;
    let now = clock::now(conn)?;
    if store::made_since(conn, new.company, now - TimeDelta::days(1))? >= MAX_A_DAY {
        return Err(Error::DailyLimit);
    }
    let lapsed = store::due(conn, Some((new.assessment, new.email.as_str())))?;
    expire_all(conn, lapsed)?;
    let id = InvitationId::new();
    let expires_at = now + TimeDelta::days(OPEN_DAYS);
    // Two of the 30^10 codes may collide, once in many lifetimes; the constraint then refuses.
    store::insert(conn, id, new, Code::random().as_str(), expires_at)?;
    Entry::of(KIND, id).by(Actor::User(new.by), "create").to(State::Created).record(conn)?;
    find(conn, id)
}

/// The invitations to one of the company's assessments, newest first; `None` when it has no such
/// assessment.
///
/// # Errors
/// [`Error::Db`].
pub fn list(
    conn: &mut Conn,
    company: CompanyId,
    assessment: AssessmentId,
    paging: Paging,
) -> Result<Option<Page<Invitation>>, Error> {
    if !store::owns(conn, company, assessment)? {
        return Ok(None);
    }
    let mut rows = store::list(conn, assessment, paging)?;
    fill_attempts(conn, &mut rows)?;
    let page = Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 });
    Ok(Some(page))
}

/// These invitations, each with the title of its assessment.
///
/// # Errors
/// [`Error::Db`].
pub fn titled(conn: &mut Conn, ids: &[InvitationId]) -> Result<Vec<(Invitation, String)>, Error> {
    let (mut rows, titles): (Vec<_>, Vec<_>) = store::titled(conn, ids)?.into_iter().unzip();
    fill_attempts(conn, &mut rows)?;
    Ok(rows.into_iter().zip(titles).collect())
}

/// The invitation that an attempt began with.
///
/// # Errors
/// [`Error::Db`].
pub fn of_attempt(conn: &mut Conn, attempt: AttemptId) -> Result<Option<InvitationId>, Error> {
    Ok(store::of_attempt(conn, attempt)?)
}

fn find(conn: &mut Conn, id: InvitationId) -> Result<Invitation, Error> {
    let mut rows: Vec<Invitation> = store::find(conn, id)?.into_iter().collect();
    fill_attempts(conn, &mut rows)?;
    rows.pop().ok_or(Error::NoInvitation)
}

fn fill_attempts(conn: &mut Conn, rows: &mut [Invitation]) -> Result<(), Error> {
    let attempts: Vec<_> = rows.iter().filter_map(|row| row.attempt).map(|a| a.id).collect();
    let scores = grading::finenesses(conn, &attempts)?;
    let errors = statistics::standard_errors(conn, &attempts)?;
    for attempt in rows.iter_mut().filter_map(|row| row.attempt.as_mut()) {
        attempt.fineness = scores.get(&attempt.id).copied();
        attempt.standard_error = errors.get(&attempt.id).copied();
    }
    Ok(())
}

/// Takes an invitation back.
///
/// # Errors
/// [`Error::NoInvitation`] when the company has no such, [`Error::AlreadyStarted`],
/// [`Error::InvitationClosed`], [`Error::Db`].
pub fn cancel(
    conn: &mut Conn,
    company: CompanyId,
    id: InvitationId,
    by: UserId,
) -> Result<Invitation, Error> {
    let locked = owned(conn, company, id)?;
    match locked.state {
        State::Started | State::Completed => return Err(Error::AlreadyStarted),
        State::Expired | State::Cancelled | State::Bounced => return Err(Error::InvitationClosed),
        State::Created | State::Sent | State::Opened | State::Accepted => {}
    }
    advance(conn, &locked, Event::Cancel, By::Company, Actor::User(by))?;
    find(conn, id)
}

/// Asks for the mail once more; the caller writes it in the same transaction. An invitation that
/// expired is opened again for [`OPEN_DAYS`].
///
/// # Errors
/// [`Error::NoInvitation`] when the company has no such, [`Error::AlreadyStarted`],
/// [`Error::InvitationClosed`], [`Error::ResendLimit`], [`Error::ResendTooSoon`],
/// [`Error::AlreadyInvited`] when it expired and the address was invited again since,
/// [`Error::Db`].
pub fn resend(
    conn: &mut Conn,
    company: CompanyId,
    id: InvitationId,
    by: UserId,
) -> Result<Invitation, Error> {
    let locked = owned(conn, company, id)?;
    let now = clock::now(conn)?;
    let before = find(conn, id)?;
    rules::check_resend(&before, now)?;
    let lapsed = standing(before.state, before.expires_at, now) == Standing::Expired;
    if lapsed && before.state != State::Expired {
        advance(conn, &locked, Event::Expire, By::System, Actor::System)?;
    }
    if lapsed {
        let expired = Locked { state: State::Expired, ..locked };
        advance(conn, &expired, Event::Extend, By::Company, Actor::User(by))?;
        store::extend(conn, id, now + TimeDelta::days(OPEN_DAYS))?;
    } else {
        let entry = Entry::of(KIND, id).by(Actor::User(by), "resend");
        entry.step(before.state, before.state).record(conn)?;
    }
    store::count_resend(conn, id, now)?;
    find(conn, id)
}

fn owned(conn: &mut Conn, company: CompanyId, id: InvitationId) -> Result<Locked, Error> {
    let locked = store::lock(conn, id)?.ok_or(Error::NoInvitation)?;
    if store::owns(conn, company, locked.assessment)? {
        Ok(locked)
    } else {
        Err(Error::NoInvitation)
    }
}

/// The invite card behind a code.
///
/// # Errors
/// [`Error::Db`].
pub fn by_code(conn: &mut Conn, code: &Code) -> Result<Option<Card>, Error> {
    let now = clock::now(conn)?;
    Ok(store::card(conn, code.as_str(), now)?)
}

/// The invitations to an address that the caller knows to be verified, newest first.
///
/// # Errors
/// [`Error::Db`].
pub fn mine(conn: &mut Conn, email: &Email, paging: Paging) -> Result<Page<Mine>, Error> {
    let now = clock::now(conn)?;
    let rows = store::mine(conn, email.as_str(), now, paging)?;
    Ok(Page::cut(rows, paging.limit, |row| Cursor { at: row.created_at, id: row.id.0 }))
}

/// Records that the invited person, signed in, looked at the card. Nothing happens when that is
/// known or the invitation is past it.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_opened(conn: &mut Conn, code: &Code, user: UserId, email: &Email) -> Result<(), Error> {
    let Some(locked) = store::lock_code(conn, code.as_str())? else { return Ok(()) };
    let theirs = locked.email == email.as_str();
    if theirs && STEPS.step(locked.state, Event::Open, By::Candidate).is_ok() {
        advance(conn, &locked, Event::Open, By::Candidate, Actor::User(user))?;
    }
    Ok(())
}

/// Who made an invitation, while they belong to the company that invites.
///
/// # Errors
/// [`Error::Db`].
pub fn inviter(conn: &mut Conn, id: InvitationId) -> Result<Option<UserId>, Error> {
    Ok(store::inviter(conn, id)?)
}

/// Records that the mail server took the invitation's mail.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_sent(conn: &mut Conn, id: InvitationId) -> Result<(), Error> {
    mail(conn, id, Event::MailSent)
}

/// Records that the invitation's mail cannot be delivered.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_bounced(conn: &mut Conn, id: InvitationId) -> Result<(), Error> {
    mail(conn, id, Event::MailBounced)
}

fn mail(conn: &mut Conn, id: InvitationId, event: Event) -> Result<(), Error> {
    let Some(locked) = store::lock(conn, id)? else { return Ok(()) };
    if event == Event::MailSent {
        store::set_sent(conn, id)?;
    }
    if STEPS.step(locked.state, event, By::System).is_ok() {
        advance(conn, &locked, event, By::System, Actor::System)?;
    }
    Ok(())
}

/// Closes the invitations that nobody started in time; to be called now and then.
///
/// # Errors
/// [`Error::Db`].
pub fn expire(conn: &mut Conn) -> Result<usize, Error> {
    let due = store::due(conn, None)?;
    expire_all(conn, due)
}

fn expire_all(conn: &mut Conn, due: Vec<Locked>) -> Result<usize, Error> {
    let count = due.len();
    for locked in due {
        advance(conn, &locked, Event::Expire, By::System, Actor::System)?;
    }
    Ok(count)
}

/// Takes one step of the machine and writes it down.
pub(crate) fn advance(
    conn: &mut Conn,
    locked: &Locked,
    event: Event,
    by: By,
    actor: Actor,
) -> Result<State, Error> {
    let to = STEPS.step(locked.state, event, by)?;
    store::set_state(conn, locked.id, to)?;
    Entry::of(KIND, locked.id).by(actor, event).step(locked.state, to).record(conn)?;
    Ok(to)
}

/// Ties the invitation to the account that accepted it.
pub(crate) fn bind(conn: &mut Conn, id: InvitationId, user: UserId) -> Result<(), Error> {
    store::bind(conn, id, user)?;
    Ok(())
}
