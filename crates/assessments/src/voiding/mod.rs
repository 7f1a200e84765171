//! Attempts that count for nothing because the platform failed. Their candidates are invited once more, at nobody's
//! expense. Source: states.md §5, ADR 0050.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{AssessmentId, AttemptId, Instant, InvitationId, UserId};

pub use rules::{BadReason, Reason};

use crate::attempts::{self, Closed, ClosedBy};
use crate::invitations::{self, Invitation, NewInvitation, Terms};
use crate::machine::{By, Event, KIND, STEPS, State};
use crate::{Error, definitions, offered, withdrawals};
use store::Origin;

/// An attempt that was voided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Voided {
    /// How it was closed. Where the candidate was at work, the drafts are to be submitted in this transaction, so
    /// that the report shows what was written.
    pub closed: Closed,
    /// The invitation that had led to it.
    pub before: InvitationId,
    /// The invitation to take it again.
    pub retake: Invitation,
    /// Whether that was made now. Where the candidate had another one that is open, that one is made free.
    pub fresh: bool,
}

/// An attempt that is going on and can be voided.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Running {
    /// Which.
    pub attempt: AttemptId,
    /// Of the assessment.
    pub title: String,
    /// Whose assessment it is.
    pub company_name: String,
    /// When it began.
    pub started_at: Instant,
    /// When it ends.
    pub ends_at: Instant,
}

/// The attempts at which a candidate is at work, the newest first; neither trials nor those for partners.
///
/// # Errors
/// [`Error::Db`].
pub fn running(conn: &mut Conn, user: UserId) -> Result<Vec<Running>, Error> {
    Ok(store::running(conn, user)?)
}

/// Voids an attempt and invites its candidate once more. Its grade and what was sent stay, and count for nothing.
///
/// # Errors
/// [`Error::NoAttempt`] where there is none, or it is a trial or for a partner; [`Error::Refused`] where it is voided already;
/// [`Error::AlreadyInvited`] while the candidate is at work on another attempt at the same assessment (the caller's
/// transaction is then aborted); [`Error::Db`].
pub fn void(
    conn: &mut Conn,
    attempt: AttemptId,
    reason: &Reason,
    actor: Actor,
) -> Result<Voided, Error> {
    let locked = attempts::lock(conn, attempt)?.ok_or(Error::NoAttempt)?;
    let origin = store::origin(conn, locked.invitation)?.ok_or(Error::NoAttempt)?;
    let state = STEPS.step(locked.state, Event::Void, By::Admin)?;
    let now = clock::now(conn)?;
    let mut drafts = Vec::new();
    let (receipt_id, submitted_at, by) = match locked.closed() {
        Some(closed) => closed,
        None => {
            drafts = attempts::drafts_to_submit(conn, attempt)?;
            let receipt = invitations::random(attempts::RECEIPT_LENGTH);
            store::close(conn, attempt, &receipt, (reason, now))?;
            (receipt, now, ClosedBy::Void)
        }
    };
    if locked.state != State::InProgress {
        store::set_voided(conn, attempt, reason, now)?;
    }
    let entry = Entry::of(KIND, attempt).by(actor, Event::Void).step(locked.state, state);
    entry.because(reason.as_str()).record(conn)?;
    complete(conn, locked.invitation)?;
    let (retake, fresh) = retake(conn, (attempt, locked.assessment), origin, (actor, now))?;
    let user = locked.user;
    let closed = Closed { attempt, user, state, receipt_id, submitted_at, by, drafts, fresh: true };
    let retake = invitations::find(conn, retake)?;
    Ok(Voided { closed, before: locked.invitation, retake, fresh })
}

/// The invitation of an attempt that was going on is used up.
fn complete(conn: &mut Conn, invitation: InvitationId) -> Result<(), Error> {
    let Some(invitation) = invitations::lock(conn, invitation)? else { return Ok(()) };
    if invitation.state == invitations::State::Started {
        let (event, who) = (invitations::Event::Complete, invitations::By::System);
        invitations::advance(conn, &invitation, event, who, Actor::System)?;
    }
    Ok(())
}

/// The invitation to take it again, and whether it was made now: to the same version, so that nothing else is asked
/// than was; to the newest where a task of that one is withdrawn.
fn retake(
    conn: &mut Conn,
    (attempt, taken): (AttemptId, AssessmentId),
    origin: Origin,
    (actor, now): (Actor, Instant),
) -> Result<(InvitationId, bool), Error> {
    let first = definitions::first_of(conn, taken)?;
    if let Some(open) = store::open_invitation(conn, first, &origin.email)? {
        store::set_retake_of(conn, open, attempt)?;
        return Ok((open, false));
    }
    let assessment = if withdrawals::has_withdrawn_task(conn, taken)? {
        offered::newest(conn, origin.company, first)?
    } else {
        taken
    };
    let days = definitions::window_days(conn, assessment)?;
    let percent = Some(origin.accommodation_percent);
    let new = NewInvitation {
        company: origin.company,
        assessment,
        email: origin.email()?,
        name: origin.name,
        by: origin.created_by,
        terms: Terms {
            accommodation_percent: percent,
            only_address: !origin.any_address,
            ..Terms::default()
        },
    };
    let id = invitations::place_retake(conn, &new, (days, now), actor)?;
    store::set_retake_of(conn, id, attempt)?;
    Ok((id, true))
}
