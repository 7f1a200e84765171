//! An earlier result in place of another attempt: what is offered to the invited person, their consent, and
//! taking it back. No attempt is made, so nothing is counted twice. Source: states.md §4, ADR 0040.

mod store;
#[cfg(test)]
mod tests;

use db::audit::{Actor, Entry};
use db::{Conn, clock};
use kernel::{AssessmentId, AttemptId, CompanyId, Instant, InvitationId, UserId};

use crate::attempts::{self, Starter};
use crate::consent::EARLIER_RESULT;
use crate::invitations::{self, Code, Standing};
use crate::{Error, retakes, scores};

/// What the audit log calls an invitation.
const KIND: &str = "invitation";

/// A result that the invited person can share.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Offer {
    /// The attempt.
    pub attempt: AttemptId,
    /// When it began.
    pub started_at: Instant,
    /// Its score.
    pub fineness: i32,
    /// Whether something of it is being judged again.
    pub rejudged: bool,
    /// Whether a decided breach stands against it.
    pub not_verified: bool,
}

/// What an invited person can do beside beginning.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Ways {
    /// From when they can take the assessment again; `None` where they can now.
    pub cools_until: Option<Instant>,
    /// What they can share.
    pub offer: Option<Offer>,
    /// What they share: the attempt and when it began.
    pub shared: Option<(AttemptId, Instant)>,
    /// Whether they have taken back what they shared.
    pub withdrawn: bool,
}

/// What a person with this address can do with an invitation. The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn ways(conn: &mut Conn, invitation: InvitationId, email: &str) -> Result<Ways, Error> {
    let Some(found) = store::invitation(conn, invitation)? else { return Ok(Ways::default()) };
    if found.state == invitations::State::SatisfiedByShare {
        let shared = retakes::shared(conn, &[invitation])?.remove(&invitation);
        return Ok(Ways { withdrawn: shared.is_none(), shared, ..Ways::default() });
    }
    let pending = invitations::State::PENDING.contains(&found.state);
    if !pending || found.trial {
        return Ok(Ways::default());
    }
    let now = clock::now(conn)?;
    let settings = retakes::settings(conn, found.assessment)?;
    let cooling = retakes::cooling(conn, (found.assessment, &settings), &[email], now)?;
    let offer = offer(conn, (found.assessment, settings.retake_days), email, now)?;
    let cools_until = cooling.get(email).copied().filter(|_| !found.retake);
    Ok(Ways { cools_until, offer, ..Ways::default() })
}

fn offer(
    conn: &mut Conn,
    of: (AssessmentId, i32),
    email: &str,
    now: Instant,
) -> Result<Option<Offer>, Error> {
    let Some(found) = retakes::earlier(conn, of, email, now)? else { return Ok(None) };
    let grade = scores::latest(conn, found.attempt)?;
    Ok(grade.map(|grade| Offer {
        attempt: found.attempt,
        started_at: found.started_at,
        fineness: grade.score.fineness,
        rejudged: found.rejudged,
        not_verified: found.not_verified,
    }))
}

/// What sharing led to.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Shared {
    /// The invitation that is answered.
    pub invitation: InvitationId,
    /// Its assessment.
    pub assessment: AssessmentId,
    /// Whose that is.
    pub company: CompanyId,
    /// Whether it was shared just now.
    pub fresh: bool,
}

/// Answers an invitation with the result that was offered, with the candidate's consent. The caller has checked
/// that no question about the attempt is open.
///
/// # Errors
/// [`Error::NoInvitation`] when the code is unknown or for another address, unless the company lets any verified one
/// take it; [`Error::TakenByOther`], [`Error::EmailUnverified`], [`Error::NotYetOpen`],
/// [`Error::InvitationClosed`], [`Error::NoEarlierResult`], [`Error::Unsettled`],
/// [`Error::NotVerified`], [`Error::Db`].
pub fn share(
    conn: &mut Conn,
    code: &Code,
    starter: &Starter,
    attempt: AttemptId,
) -> Result<Shared, Error> {
    let invitation = invitations::lock_code(conn, code.as_str())?.ok_or(Error::NoInvitation)?;
    let found = store::invitation(conn, invitation.id)?.ok_or(Error::NoInvitation)?;
    let (id, assessment) = (invitation.id, invitation.assessment);
    let shared = |fresh| Shared { invitation: id, assessment, company: found.company, fresh };
    let before = retakes::shared(conn, &[id])?.remove(&id);
    if before.is_some_and(|(before, _)| before == attempt) && found.user == Some(starter.user) {
        return Ok(shared(false));
    }
    let now = clock::now(conn)?;
    let stands = match invitations::standing(invitation.state, invitation.window(), now) {
        // What is ready can be shared before the others begin.
        Standing::NotOpen => Standing::Open,
        stands => stands,
    };
    let by = (starter.user, &starter.email);
    let claim = invitations::claim_of(conn, &invitation, by)?;
    attempts::check_start(starter, claim, stands)?;
    let settings = retakes::settings(conn, assessment)?;
    let of = (assessment, settings.retake_days);
    let offer = offer(conn, of, starter.email.as_str(), now)?;
    let offer = offer.filter(|offer| offer.attempt == attempt && !found.trial);
    let offer = offer.ok_or(Error::NoEarlierResult)?;
    if offer.not_verified {
        return Err(Error::NotVerified);
    }
    if offer.rejudged {
        return Err(Error::Unsettled);
    }
    invitations::bind(conn, &invitation, by)?;
    let (event, who) = (invitations::Event::Share, invitations::By::Candidate);
    invitations::advance(conn, &invitation, event, who, Actor::User(starter.user))?;
    store::insert(conn, (id, attempt), EARLIER_RESULT.0, now)?;
    Ok(shared(true))
}

/// Takes back what was shared: the company no longer reads it. Answers whether it read it until now.
///
/// # Errors
/// [`Error::NoInvitation`] where it is another's, or nothing was shared; [`Error::Db`].
pub fn withdraw(conn: &mut Conn, code: &Code, user: UserId) -> Result<bool, Error> {
    let invitation = invitations::lock_code(conn, code.as_str())?.ok_or(Error::NoInvitation)?;
    let found = store::invitation(conn, invitation.id)?.ok_or(Error::NoInvitation)?;
    let shares = found.state == invitations::State::SatisfiedByShare;
    if !shares || found.user != Some(user) {
        return Err(Error::NoInvitation);
    }
    let now = clock::now(conn)?;
    if store::withdraw(conn, invitation.id, now)? == 0 {
        return Ok(false);
    }
    let entry = Entry::of(KIND, invitation.id).by(Actor::User(user), "withdraw_share");
    entry.step(found.state, found.state).record(conn)?;
    Ok(true)
}
