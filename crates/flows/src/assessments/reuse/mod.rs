//! An earlier result in place of another attempt: what is offered, and what follows when it is shared. To the
//! company it is a result like any other: the same notice, the same event, the same step of an application.

use assessments::attempts::Starter;
use assessments::invitations::{self, Code};
use assessments::reuse::{self, Shared, Ways};
use db::Conn;
use integrity::cases::{self, State};
use kernel::{AttemptId, InvitationId};

use super::decide::readers;
use crate::notify::{self, AssessmentEvent, Notification};
use crate::post::Sender;
use crate::{Error, Result, applications, site, webhooks};

/// What an invited person can do beside beginning, and whether a question about what they could share is open.
/// The caller has checked who asks.
///
/// # Errors
/// [`Error::Db`].
pub fn ways(conn: &mut Conn, invitation: InvitationId, email: &str) -> Result<(Ways, bool)> {
    let ways = reuse::ways(conn, invitation, email)?;
    let asked = ways.offer.as_ref().map(|offer| is_asked(conn, offer.attempt)).transpose()?;
    Ok((ways, asked.unwrap_or(false)))
}

/// Whether people are still asking and answering about an attempt.
fn is_asked(conn: &mut Conn, attempt: AttemptId) -> Result<bool> {
    let Some(case) = cases::of_attempt(conn, attempt)? else { return Ok(false) };
    Ok(match case.state {
        State::Open
        | State::CandidateNotified
        | State::Answered
        | State::NoAnswer
        | State::Appealed => true,
        State::Explained | State::Unproven | State::Breach | State::Final => false,
    })
}

/// Answers an invitation with an earlier result, and notifies the person who invited.
///
/// # Errors
/// [`assessments::Error::Unsettled`] while a question about it is open; those of sharing.
pub fn share(
    conn: &mut Conn,
    sender: &Sender,
    (code, starter): (&Code, &Starter),
    attempt: AttemptId,
) -> Result<Shared> {
    let shared = reuse::share(conn, code, starter, attempt)?;
    if !shared.fresh {
        return Ok(shared);
    }
    if is_asked(conn, attempt)? {
        return Err(assessments::Error::Unsettled.into());
    }
    webhooks::of_earlier_result(conn, sender, &shared, attempt)?;
    applications::take_result(conn, sender, shared.invitation)?;
    tell(conn, sender, &shared, attempt)?;
    Ok(shared)
}

fn tell(conn: &mut Conn, sender: &Sender, shared: &Shared, attempt: AttemptId) -> Result<()> {
    let found = invitations::titled(conn, &[shared.invitation])?.pop();
    let (invitation, title) =
        found.ok_or_else(|| Error::inconsistent("a result without an invitation"))?;
    let name = invitation.name.unwrap_or(invitation.email);
    let link = site::report(attempt);
    for user in readers(conn, shared.invitation, shared.company)? {
        let cause = format!("earlier-result:{}:{user}", shared.invitation);
        let event = AssessmentEvent::EarlierResult { name: name.clone(), title: title.clone() };
        let of = Notification { user, cause: &cause, event: event.into(), link: &link };
        notify::notify(conn, sender, &of)?;
    }
    Ok(())
}
