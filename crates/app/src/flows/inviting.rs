//! Inviting a candidate: the invitation and the mail that brings it, in one transaction.

use assessments::definitions;
use assessments::invitations::{self, Invitation, NewInvitation};
use db::Conn;
use kernel::{CompanyId, Email, InvitationId, UserId};
use queue::outbox::{self, Message};

use crate::error::ApiError;

/// Who asks, and where invitations lead.
pub(crate) struct Host {
    pub(crate) company: CompanyId,
    pub(crate) company_name: String,
    pub(crate) by: UserId,
    pub(crate) public_url: String,
}

impl Host {
    /// Where a code is redeemed.
    pub(crate) fn link(&self, code: &str) -> String {
        format!("{}/codebrainv2/{code}", self.public_url)
    }
}

const MAIL_KEY: &str = "invitation:";

/// Invites somebody and queues the mail.
pub(crate) fn invite(
    conn: &mut Conn,
    host: &Host,
    new: &NewInvitation,
) -> Result<Invitation, ApiError> {
    let invitation = invitations::invite(conn, new)?;
    write(conn, host, &invitation)?;
    Ok(invitation)
}

/// Queues the mail of an invitation once more.
pub(crate) fn resend(
    conn: &mut Conn,
    host: &Host,
    id: InvitationId,
) -> Result<Invitation, ApiError> {
    let invitation = invitations::resend(conn, host.company, id, host.by)?;
    write(conn, host, &invitation)?;
    Ok(invitation)
}

fn write(conn: &mut Conn, host: &Host, invitation: &Invitation) -> Result<(), ApiError> {
    let detail = definitions::detail(conn, host.company, invitation.assessment)?;
    let assessment = detail.ok_or_else(ApiError::not_found)?.assessment;
    let until = invitation.expires_at.format("%-d %B %Y, %H:%M UTC").to_string();
    let (title, minutes) = (&assessment.title, assessment.duration_minutes);
    let link = host.link(&invitation.code);
    let text = mail::invitation(&host.company_name, title, minutes, &link, &until);
    let to: Email = invitation.email.parse().map_err(ApiError::internal)?;
    let message = Message { to, subject: text.subject, text: text.text, html: Some(text.html) };
    let key = format!("{MAIL_KEY}{}:{}", invitation.id, invitation.resends);
    outbox::enqueue_mail(conn, &key, &message)?;
    Ok(())
}

/// Tells the invitation behind a message that it was sent, or that it cannot be.
pub(crate) fn mail_settled(conn: &mut Conn, key: &str, sent: bool) -> Result<(), ApiError> {
    let id = key.strip_prefix(MAIL_KEY).and_then(|rest| rest.split(':').next());
    let Some(id) = id.and_then(|id| id.parse().ok()) else { return Ok(()) };
    if sent {
        invitations::mark_sent(conn, id)?
    } else {
        invitations::mark_bounced(conn, id)?
    }
    Ok(())
}
