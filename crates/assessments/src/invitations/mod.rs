//! Who is asked to take an assessment.

mod cards;
mod changes;
mod held;
mod machine;
mod made;
mod rules;
mod store;
mod taking;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{
    AssessmentId, AttemptId, CompanyId, Cursor, Email, Instant, InvitationId, Page, Paging, UserId,
};

#[cfg(test)]
pub(crate) use cards::claim;
pub use cards::{Card, Claim, Mine, Taker};
pub use changes::{decline, extend, resend};
pub(crate) use held::INVITATIONS;
pub use machine::State;
pub(crate) use machine::{By, Event, STEPS};
pub(crate) use made::left_today;
pub use made::{company, made_between, made_by_each};
pub(crate) use rules::random;
pub(crate) use rules::standing;
pub use rules::{
    ALPHABET, AttemptRow, BadCode, CODE_LENGTH, Code, Invitation, MAX_A_DAY, MAX_MESSAGE,
    MAX_RESENDS, MAX_WINDOW_DAYS, NewInvitation, RESEND_HOURS, Standing, Terms, VARIABLES, fill,
};
pub(crate) use rules::{Window, minutes_with};
pub(crate) use store::{Locked, lock, lock_code};
pub(crate) use taking::{bind, claim_of};

use crate::definitions::Assessment;
use crate::machine::State as Attempted;
use crate::{Error, decisions, definitions, retakes, scores, statistics, stops, verification};

/// What the audit log calls an invitation.
pub(crate) const KIND: &str = "invitation";

/// Invites somebody, where the company has made fewer than `a_day` invitations within 24 hours. The caller mails
/// the code in the same transaction.
///
/// # Errors
/// [`Error::BadName`], those of the terms, [`Error::NoAssessment`], [`Error::Superseded`],
/// [`Error::Archived`], [`Error::NotTried`], [`Error::Unsendable`], [`Error::DailyLimit`], [`Error::OptedOut`],
/// [`Error::Undeliverable`], [`Error::CoolingDown`], [`Error::AlreadyInvited`] (the caller's transaction is
/// then aborted), [`Error::Db`].
pub fn invite(conn: &mut Conn, new: &NewInvitation, a_day: i64) -> Result<Invitation, Error> {
    if new.name.as_deref().is_some_and(|name| !definitions::is_line(name)) {
        return Err(Error::BadName);
    }
    new.terms.check()?;
    let assessment = definitions::open_to_invitations(conn, new.company, new.assessment)?;
    let now = clock::now(conn)?;
    if left_today(conn, (new.company, a_day), now)? < 1 {
        return Err(Error::DailyLimit(a_day));
    }
    let email = new.email.as_str();
    match stops::of(conn, new.company, &[email])?.get(email) {
        Some(stops::Reason::OptedOut) => return Err(Error::OptedOut),
        Some(stops::Reason::Bounced) => return Err(Error::Undeliverable),
        None => {}
    }
    let cools = retakes::cooling(conn, (assessment.id, &assessment.settings), &[email], now)?;
    if cools.contains_key(email)
        && retakes::with_own_result(conn, (new.company, &assessment), &[email], now)?.is_empty()
    {
        return Err(Error::CoolingDown);
    }
    let id = place(conn, &assessment, new, now)?;
    find(conn, id)
}

/// Makes an invitation that was found possible.
pub(crate) fn place(
    conn: &mut Conn,
    assessment: &Assessment,
    new: &NewInvitation,
    now: Instant,
) -> Result<InvitationId, Error> {
    let lapsed = store::due(conn, Some((new.assessment, new.email.as_str())))?;
    expire_all(conn, lapsed)?;
    let (id, settings) = (InvitationId::new(), assessment.settings);
    let window = new.terms.window(settings.window_days, now)?;
    let percent = new.terms.accommodation_percent.unwrap_or(settings.accommodation_percent);
    let any_address = settings.any_address && !new.terms.only_address;
    // Two of the 30^10 codes may collide, once in many lifetimes; the constraint then refuses.
    store::insert(conn, id, new, Code::random().as_str(), (window, percent, any_address))?;
    Entry::of(KIND, id).by(Actor::User(new.by), "create").to(State::Created).record(conn)?;
    Ok(id)
}

/// Invites somebody once more whose attempt is voided. Nothing counts the invitation, no cool-down keeps them from
/// beginning, and the company's quota has no part in it.
pub(crate) fn place_retake(
    conn: &mut Conn,
    new: &NewInvitation,
    (days, now): (i32, Instant),
    actor: Actor,
) -> Result<InvitationId, Error> {
    // Others of the company wait, as for any invitation.
    store::lock_company(conn, new.company)?;
    let lapsed = store::due(conn, Some((new.assessment, new.email.as_str())))?;
    expire_all(conn, lapsed)?;
    let (id, window) = (InvitationId::new(), new.terms.window(days, now)?);
    let percent = new.terms.accommodation_percent.unwrap_or(0);
    let any_address = !new.terms.only_address;
    store::insert(conn, id, new, Code::random().as_str(), (window, percent, any_address))?;
    let entry = Entry::of(KIND, id).by(actor, "create").to(State::Created);
    entry.because("retake").record(conn)?;
    Ok(id)
}

/// Invites a member of the company to a copy of their own assessment, without a mail.
pub(crate) fn open_trial(
    conn: &mut Conn,
    new: &NewInvitation,
    code: &Code,
    expires_at: Instant,
) -> Result<InvitationId, Error> {
    let (id, window) = (InvitationId::new(), Window { opens_at: None, expires_at });
    store::insert(conn, id, new, code.as_str(), (window, 0, false))?;
    let entry = Entry::of(KIND, id).by(Actor::User(new.by), "create").to(State::Created);
    entry.because("trial").record(conn)?;
    Ok(id)
}

/// Of these addresses, those that have an invitation to a version of the assessment that is not over.
pub(crate) fn alive(
    conn: &mut Conn,
    assessment: AssessmentId,
    emails: &[&str],
) -> Result<Vec<String>, Error> {
    Ok(store::alive(conn, assessment, emails)?)
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

pub(crate) fn find(conn: &mut Conn, id: InvitationId) -> Result<Invitation, Error> {
    let mut rows: Vec<Invitation> = store::find(conn, id)?.into_iter().collect();
    fill_attempts(conn, &mut rows)?;
    rows.pop().ok_or(Error::NoInvitation)
}

fn fill_attempts(conn: &mut Conn, rows: &mut [Invitation]) -> Result<(), Error> {
    let shared = rows.iter().filter(|row| row.state == State::SatisfiedByShare);
    let shared: Vec<_> = shared.map(|row| row.id).collect();
    if !shared.is_empty() {
        let mut found = retakes::shared(conn, &shared)?;
        for row in rows.iter_mut().filter(|row| row.attempt.is_none()) {
            let attempt = found.remove(&row.id);
            row.attempt = attempt.map(|(id, at)| AttemptRow::earlier(id, at));
        }
    }
    let attempts: Vec<_> = rows.iter().filter_map(|row| row.attempt).map(|a| a.id).collect();
    // Nobody of a batch that was just invited has one.
    if attempts.is_empty() {
        return Ok(());
    }
    let scores = scores::finenesses(conn, &attempts)?;
    let standings = verification::of(conn, &attempts)?;
    // The standard error is that of the assessment that somebody was invited to.
    let assessments: Vec<_> = rows.iter().map(|row| row.assessment).collect();
    let errors = statistics::of_assessments(conn, &assessments)?;
    let ids: Vec<_> = rows.iter().filter(|row| row.attempt.is_some()).map(|row| row.id).collect();
    let decided = decisions::states(conn, &ids)?;
    for row in rows.iter_mut() {
        let Some(attempt) = row.attempt.as_mut() else { continue };
        attempt.fineness = scores.get(&attempt.id).copied();
        // What was found in an attempt for another company stays with that.
        if attempt.earlier.is_none() && attempt.state == Attempted::Graded {
            attempt.verification = standings.get(&attempt.id).copied();
        }
        // Only what has a grade is shared: it counts until it is voided.
        if attempt.earlier.is_some() && attempt.fineness.is_none() {
            attempt.state = Attempted::Voided;
        }
        if attempt.state == Attempted::Graded {
            attempt.decision = decided.get(&row.id).copied();
        }
        attempt.standard_error = errors.get(&row.assessment).copied();
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
        State::Started | State::Completed | State::SatisfiedByShare => {
            return Err(Error::AlreadyStarted);
        }
        State::Expired | State::Cancelled | State::Bounced | State::Declined => {
            return Err(Error::InvitationClosed);
        }
        State::Created | State::Sent | State::Opened | State::Accepted => {}
    }
    advance(conn, &locked, Event::Cancel, By::Company, Actor::User(by))?;
    find(conn, id)
}

/// Takes back every invitation of a company that nobody has started, and answers them.
///
/// # Errors
/// [`Error::Db`].
pub fn withdraw_all(
    conn: &mut Conn,
    company: CompanyId,
    actor: Actor,
) -> Result<Vec<Invitation>, Error> {
    let mut withdrawn = Vec::new();
    for locked in store::lock_open(conn, company)? {
        advance(conn, &locked, Event::Cancel, By::Company, actor)?;
        withdrawn.push(find(conn, locked.id)?);
    }
    Ok(withdrawn)
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

/// The invitations to an address that the caller knows to be verified, and those that its account has taken with it,
/// newest first; none that another account has taken with another address.
///
/// # Errors
/// [`Error::Db`].
pub fn mine(
    conn: &mut Conn,
    (user, email): (UserId, &Email),
    paging: Paging,
) -> Result<Page<Mine>, Error> {
    let now = clock::now(conn)?;
    let rows = store::mine(conn, (user, email.as_str()), now, paging)?;
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

/// Records that the invitation's mail cannot be delivered, and that its address takes none.
///
/// # Errors
/// [`Error::Db`].
pub fn mark_bounced(conn: &mut Conn, id: InvitationId) -> Result<(), Error> {
    if let Some(locked) = store::lock(conn, id)? {
        stops::note_bounce(conn, &locked.email)?;
    }
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

/// Whether this is an assessment of the company's that is no trial.
pub(crate) fn owns(conn: &mut Conn, company: CompanyId, id: AssessmentId) -> Result<bool, Error> {
    Ok(store::owns(conn, company, id)?)
}
