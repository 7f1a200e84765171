//! Voiding an attempt for a fault of the platform: the candidate is notified and can take it again, and whatever waited
//! for its result waits for the new one.

use ::webhooks::EventKind;
use assessments::attempts;
use assessments::invitations::{self, Invitation};
use assessments::voiding::{self, Reason};
use db::Conn;
use db::audit::Actor;
use hiring::assessing;
use kernel::AttemptId;

use super::grade::submit_drafts;
use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::{self, Sender};
use crate::{Result, applications, site, webhooks};

/// Voids an attempt, and answers the invitation with which it can be taken again.
///
/// # Errors
/// Those of [`voiding::void`]; [`crate::Error::Db`].
pub fn void(
    conn: &mut Conn,
    sender: &Sender,
    attempt: AttemptId,
    (reason, actor): (&Reason, Actor),
) -> Result<Invitation> {
    let subject = attempts::subject(conn, attempt)?.ok_or(assessments::Error::NoAttempt)?;
    let voided = voiding::void(conn, attempt, reason, actor)?;
    submit_drafts(conn, &voided.closed)?;
    let (before, retake) = (voided.before, voided.retake);
    ::ats::starts::follow(conn, before, retake.id)?;
    if let (Some(application), None) =
        (assessing::application_of(conn, before)?, assessing::application_of(conn, retake.id)?)
    {
        assessing::record(conn, application, retake.id, sender.now)?;
    }
    webhooks::of_attempt(conn, sender, attempt, EventKind::AssessmentVoided)?;
    if let (true, Some(company)) = (voided.fresh, subject.company) {
        // The notice below brings it.
        invitations::mark_sent(conn, retake.id)?;
        webhooks::of_invitation(conn, sender, company, (retake.id, retake.assessment))?;
    }
    // Boards show that the result is gone.
    applications::take_result(conn, sender, before)?;
    let event = AssessmentEvent::Voided {
        company: subject.company_name,
        title: subject.title,
        reason: reason.as_str().to_owned(),
        until: post::moment(retake.expires_at),
    };
    let (cause, link) = (format!("voided:{attempt}"), site::invitation(&retake.code));
    let of = Notification { user: subject.user, cause: &cause, event: event.into(), link: &link };
    notify::notify(conn, sender, &of)?;
    Ok(retake)
}
