//! Inviting a candidate: the invitation, the mail that brings it and its copy in the application, in
//! one transaction.

use assessments::definitions;
use assessments::invitations::{self, Invitation, NewInvitation};
use auth::news::News;
use auth::users;
use db::Conn;
use kernel::{CompanyId, Email, InvitationId, UserId};
use queue::outbox::{self, Message};

use super::telling::{self, Office, Telling};
use crate::error::ApiError;

/// Who asks, and where invitations lead.
pub(crate) struct Host {
    pub(crate) company: CompanyId,
    pub(crate) company_name: String,
    pub(crate) by: UserId,
    pub(crate) office: Office,
}

impl Host {
    /// Where a code is redeemed.
    pub(crate) fn link(&self, code: &str) -> String {
        format!("{}{}", self.office.public_url, path(code))
    }
}

fn path(code: &str) -> String {
    format!("/codebrainv2/{code}")
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
    let news = News::Invitation {
        company: host.company_name.clone(),
        title: assessment.title,
        minutes: assessment.duration_minutes,
        until,
    };
    let text = telling::words(&news, &host.link(&invitation.code));
    let to: Email = invitation.email.parse().map_err(ApiError::internal)?;
    let key = format!("{MAIL_KEY}{}:{}", invitation.id, invitation.resends);
    let message =
        Message { to: to.clone(), subject: text.subject, text: text.text, html: Some(text.html) };
    outbox::enqueue_mail(conn, &key, &message)?;
    // The mail goes to an address; the list belongs to an account that has shown it reads there.
    let Some(invited) = users::by_email(conn, &to)?.filter(|user| user.email_verified) else {
        return Ok(());
    };
    let (cause, link) = (format!("{MAIL_KEY}{}", invitation.id), path(&invitation.code));
    let of = Telling { user: invited.id, cause: &cause, news, link: &link };
    telling::show(conn, host.office.now, &of)
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
