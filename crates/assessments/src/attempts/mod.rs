//! From the start of an attempt to its end.

mod rules;
mod store;
#[cfg(test)]
pub(crate) mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::chrono::TimeDelta;
use kernel::{AttemptId, Email, Instant, TaskId, UserId, WritingId};

pub use crate::machine::State;
pub(crate) use crate::machine::{By, Event, KIND, STEPS};
pub use rules::{
    Closed, ClosedBy, Draft, GRACE_SECONDS, LastDraft, MAX_CREDIT, MAX_DRAFT, NewDraft, Open,
    Started, Starter, Subject, WorkTask, Workspace,
};
pub(crate) use rules::{RECEIPT_LENGTH, check_start, task_languages};
pub(crate) use store::{DraftRow, Locked, lock, set_graded, set_regraded, set_rejudged};

use crate::invitations::{self, Code, standing};
use crate::leases;
use crate::{Error, cohorts, consent, definitions, outages, retakes, variants, withdrawals};
use store::NewAttempt;

/// How many attempts one call of [`overdue`] closes.
const OVERDUE_AT_ONCE: i64 = 50;

/// Begins the attempt that the invitation allows, with the candidate's consent to what is recorded,
/// or finds the one that began before. The database's clock counts; however many calls arrive at
/// once, there is one attempt.
///
/// # Errors
/// [`Error::NoInvitation`] when the code is unknown or for another address, unless the company lets any verified one
/// take it; [`Error::TakenByOther`], [`Error::EmailUnverified`], [`Error::NotYetOpen`], [`Error::InvitationClosed`],
/// [`Error::TaskWithdrawn`], [`Error::CoolingDown`], [`Error::AnotherRunning`], [`Error::Db`].
pub fn start(conn: &mut Conn, code: &Code, starter: &Starter) -> Result<Started, Error> {
    let mut invitation = invitations::lock_code(conn, code.as_str())?.ok_or(Error::NoInvitation)?;
    let by = (starter.user, &starter.email);
    let claim = invitations::claim_of(conn, &invitation, by)?;
    if let Some((attempt, user)) = store::of_invitation(conn, invitation.id)? {
        if user == starter.user {
            return Ok(Started { attempt, fresh: false });
        }
        claim.check()?;
        return Err(Error::NoInvitation);
    }
    let now = clock::now(conn)?;
    let stands = standing(invitation.state, invitation.window(), now);
    rules::check_start(starter, claim, stands)?;
    if withdrawals::has_withdrawn_task(conn, invitation.assessment)? {
        return Err(Error::TaskWithdrawn);
    }
    check_cool_down(conn, &invitation, &starter.email, now)?;
    let actor = Actor::User(starter.user);
    invitations::bind(conn, &invitation, by)?;
    for event in [invitations::Event::Accept, invitations::Event::Start] {
        let accepted =
            event == invitations::Event::Accept && invitation.state == invitations::State::Accepted;
        if !accepted {
            let who = invitations::By::Candidate;
            invitation.state = invitations::advance(conn, &invitation, event, who, actor)?;
        }
    }
    let attempt = AttemptId::new();
    let (minutes, records_typing, ai_policy) = definitions::terms(conn, invitation.assessment)?;
    let shown = starter.edition.as_deref();
    let edition = if cohorts::is_one(conn, invitation.assessment)? {
        consent::agreed_in_cohort(shown)
    } else {
        consent::agreed(records_typing, ai_policy, shown)
    };
    let minutes = invitations::minutes_with(minutes, invitation.accommodation_percent);
    let ends_at = now + TimeDelta::minutes(i64::from(minutes));
    let consent = edition.version;
    let new = NewAttempt { id: attempt, user: starter.user, started_at: now, ends_at, consent };
    store::insert(conn, &invitation, &new)?;
    variants::draw_for(conn, attempt, (invitation.assessment, starter.user))?;
    let entry = Entry::of(KIND, attempt).by(actor, "start").to(State::InProgress);
    entry.because(consent).record(conn)?;
    Ok(Started { attempt, fresh: true })
}

/// Whether the account with this address can take it now. The candidate of a voided attempt waits for nothing.
fn check_cool_down(
    conn: &mut Conn,
    invitation: &invitations::Locked,
    address: &Email,
    now: Instant,
) -> Result<(), Error> {
    if invitation.retake_of.is_some() {
        return Ok(());
    }
    let settings = retakes::settings(conn, invitation.assessment)?;
    let rule = (invitation.assessment, &settings);
    let cooling = retakes::cooling(conn, rule, &[address.as_str()], now)?;
    cooling.is_empty().then_some(()).ok_or(Error::CoolingDown)
}

/// The attempt as `user` sees it; `None` when it is not theirs.
///
/// # Errors
/// [`Error::Db`].
pub fn workspace(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
) -> Result<Option<Workspace>, Error> {
    let now = clock::now(conn)?;
    let Some(found) = store::workspace(conn, attempt, user, now)? else { return Ok(None) };
    let tasks = store::tasks(conn, attempt)?;
    let drafts = store::drafts(conn, attempt)?;
    Ok(Some(Workspace { tasks, drafts, ..found }))
}

/// Finds the attempt open for one of its tasks, and keeps it so until the caller's transaction
/// ends: whatever is queued in it counts. The tab that writes names its lease.
///
/// # Errors
/// [`Error::NoAttempt`] when it is not the user's, [`Error::NoTask`], [`Error::AttemptClosed`],
/// [`Error::WritingElsewhere`], [`Error::Db`].
pub fn check_open(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    by: (TaskId, Option<WritingId>),
) -> Result<Open, Error> {
    let (task, token) = by;
    let locked = owned(conn, attempt, user)?;
    let mut open = store::open(conn, attempt, task)?.ok_or(Error::NoTask)?;
    if locked.state != State::InProgress {
        return Err(Error::AttemptClosed);
    }
    leases::check(conn, attempt, token)?;
    if !rules::is_open(locked.state, locked.ends_at, clock::now(conn)?) {
        return Err(Error::AttemptClosed);
    }
    open.max_source = open.max_source.min(MAX_DRAFT);
    Ok(open)
}

/// Closes the attempt, or says how it was closed before. After the deadline and its grace it is
/// the deadline that closes it. Either way the caller submits the drafts it is given.
///
/// # Errors
/// [`Error::NoAttempt`] when it is not the user's, [`Error::Db`].
pub fn finish(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<Closed, Error> {
    let locked = owned(conn, attempt, user)?;
    if let Some((receipt_id, submitted_at, by)) = locked.closed() {
        let (state, drafts) = (locked.state, Vec::new());
        let fresh = false;
        return Ok(Closed { attempt, user, state, receipt_id, submitted_at, by, drafts, fresh });
    }
    let now = clock::now(conn)?;
    let in_time = rules::is_open(locked.state, locked.ends_at, now);
    let by = if in_time { ClosedBy::Candidate } else { ClosedBy::Timeout };
    close(conn, &locked, by, now)
}

/// Closes some of the attempts whose time is over; to be called until it answers none. The caller
/// submits the drafts in the same transaction. Any number of processes may call it at once.
///
/// # Errors
/// [`Error::Db`].
pub fn overdue(conn: &mut Conn) -> Result<Vec<Closed>, Error> {
    let now = clock::now(conn)?;
    if outages::lasts(conn, now)? {
        return Ok(Vec::new());
    }
    let before = now - TimeDelta::seconds(GRACE_SECONDS);
    let waiting = leases::waiting(conn, now)?;
    let late = store::late(conn, before, &waiting, OVERDUE_AT_ONCE)?;
    late.iter().map(|locked| close(conn, locked, ClosedBy::Timeout, now)).collect()
}

fn close(conn: &mut Conn, locked: &Locked, by: ClosedBy, now: Instant) -> Result<Closed, Error> {
    let (event, who, actor) = match by {
        ClosedBy::Candidate => (Event::Finish, By::Candidate, Actor::User(locked.user)),
        ClosedBy::Timeout => (Event::TimeOut, By::System, Actor::System),
        // Voiding is an act of its own.
        ClosedBy::Void => return Err(Error::AttemptClosed),
    };
    let state = STEPS.step(locked.state, event, who)?;
    let receipt_id = invitations::random(rules::RECEIPT_LENGTH);
    store::set_submitted(conn, locked.id, by, &receipt_id, now)?;
    Entry::of(KIND, locked.id).by(actor, event).step(locked.state, state).record(conn)?;
    if let Some(invitation) = invitations::lock(conn, locked.invitation)? {
        let complete = invitations::Event::Complete;
        let system = invitations::By::System;
        invitations::advance(conn, &invitation, complete, system, Actor::System)?;
    }
    let drafts = drafts_to_submit(conn, locked.id)?;
    definitions::tried_by(conn, locked.assessment, actor)?;
    let (attempt, user) = (locked.id, locked.user);
    Ok(Closed { attempt, user, state, receipt_id, submitted_at: now, by, drafts, fresh: true })
}

/// The drafts that are submitted when the attempt ends, in whatever way (ADR 97).
pub(crate) fn drafts_to_submit(
    conn: &mut Conn,
    attempt: AttemptId,
) -> Result<Vec<LastDraft>, Error> {
    let drafts = store::drafts_by_edit(conn, attempt)?;
    let problems: Vec<_> = drafts.iter().map(|draft| draft.problem).collect();
    let starters = store::starters(conn, &problems)?;
    let submitted = store::last_submitted(conn, attempt)?;
    Ok(rules::to_submit(drafts, &starters, &submitted))
}

/// Gives extra time, as after an outage; answers the new deadline.
///
/// # Errors
/// [`Error::BadCredit`], [`Error::NoAttempt`], [`Error::Refused`] once it is closed, [`Error::Db`].
pub fn add_time(
    conn: &mut Conn,
    attempt: AttemptId,
    seconds: i32,
    actor: Actor,
    reason: &str,
) -> Result<Instant, Error> {
    if !(1..=MAX_CREDIT).contains(&seconds) {
        return Err(Error::BadCredit);
    }
    let locked = store::lock(conn, attempt)?.ok_or(Error::NoAttempt)?;
    let who = match actor {
        Actor::System => By::System,
        Actor::User(_) | Actor::Operator => By::Staff,
    };
    let to = STEPS.step(locked.state, Event::AddTime, who)?;
    let ends_at = locked.ends_at + TimeDelta::seconds(i64::from(seconds));
    store::set_deadline(conn, attempt, ends_at, seconds)?;
    let entry = Entry::of(KIND, attempt).by(actor, Event::AddTime);
    entry.step(locked.state, to).because(reason).record(conn)?;
    Ok(ends_at)
}

fn owned(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<Locked, Error> {
    match store::lock(conn, attempt)? {
        Some(locked) if locked.user == user => Ok(locked),
        Some(_) | None => Err(Error::NoAttempt),
    }
}

/// Removes the drafts of attempts that ended before an instant; answers how many.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_drafts(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_drafts(conn, before)?)
}

/// What an attempt is about; `None` where there is none.
///
/// # Errors
/// [`Error::Db`].
pub fn subject(conn: &mut Conn, attempt: AttemptId) -> Result<Option<Subject>, Error> {
    Ok(store::subject(conn, attempt)?)
}
