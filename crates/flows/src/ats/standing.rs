//! How what was started stands now, as systems read it.

use std::collections::HashMap;

use ::ats::starts::{Progress, Standing};
use assessments::attempts::State as Attempted;
use assessments::invitations::{self, Invitation, State};
use db::Conn;
use kernel::InvitationId;

use crate::post::Sender;
use crate::{Result, site};

/// How these invitations stand; those that are gone are missing.
pub(super) fn of_all(
    conn: &mut Conn,
    sender: &Sender,
    ids: &[InvitationId],
) -> Result<HashMap<InvitationId, Standing>> {
    let found = invitations::titled(conn, ids)?;
    Ok(found.iter().map(|(one, _)| (one.id, of(sender, one))).collect())
}

/// How one stands; `None` where it is gone.
pub(super) fn of_one(
    conn: &mut Conn,
    sender: &Sender,
    id: InvitationId,
) -> Result<Option<Standing>> {
    Ok(of_all(conn, sender, &[id])?.remove(&id))
}

pub(super) fn of(sender: &Sender, invitation: &Invitation) -> Standing {
    let progress = progress(invitation);
    let attempt = invitation.attempt.filter(|_| progress == Progress::Scored);
    let over = matches!(progress, Progress::Submitted | Progress::Scored);
    let report = invitation.attempt.filter(|_| over).map(|attempt| site::report(attempt.id));
    let link = report.unwrap_or_else(|| site::assessment(invitation.assessment));
    Standing {
        progress,
        fineness: attempt.and_then(|attempt| attempt.fineness),
        standard_error: attempt.and_then(|attempt| attempt.standard_error),
        link: sender.url(&link),
    }
}

fn progress(invitation: &Invitation) -> Progress {
    let attempt = invitation.attempt;
    match invitation.state {
        State::Created | State::Sent => Progress::Sent,
        State::Opened | State::Accepted => Progress::Opened,
        State::Expired => Progress::Expired,
        State::Cancelled => Progress::Cancelled,
        State::Bounced => Progress::Undeliverable,
        State::Declined => Progress::Declined,
        // The candidate no longer agrees that their earlier result is shared.
        State::SatisfiedByShare if attempt.is_none() => Progress::Cancelled,
        State::Started | State::Completed | State::SatisfiedByShare => {
            match attempt.map(|a| (a.state, a.fineness)) {
                Some((Attempted::Graded, Some(_))) => Progress::Scored,
                Some((Attempted::InProgress, _)) | None => Progress::Started,
                Some(_) => Progress::Submitted,
            }
        }
    }
}
