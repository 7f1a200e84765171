//! Inviting a candidate: the invitation, the mail that brings it and its copy in the application, in
//! one transaction.

use assessments::definitions;
use assessments::invitations::{self, Invitation, NewInvitation};
use auth::news::News;
use auth::users;
use db::Conn;
use kernel::{CompanyId, Email, InvitationId, UserId};

use super::posting::{self, Addressee};
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
    let letter = telling::words(&news, &host.link(&invitation.code));
    let to: Email = invitation.email.parse().map_err(ApiError::internal)?;
    let key = format!("{MAIL_KEY}{}:{}", invitation.id, invitation.resends);
    let addressee = Addressee { email: to.clone(), name: invitation.name.clone() };
    let replies = inviter(conn, invitation.id)?;
    posting::post_for(conn, &host.office, (&key, addressee), (&letter, replies.as_ref()))?;
    // The mail goes to an address; the list belongs to an account that has shown it reads there.
    let Some(invited) = users::by_email(conn, &to)?.filter(|user| user.email_verified) else {
        return Ok(());
    };
    let (cause, link) = (format!("{MAIL_KEY}{}", invitation.id), path(&invitation.code));
    let of = Telling { user: invited.id, cause: &cause, news, link: &link };
    telling::show(conn, host.office.now, &of)
}

/// Who reads replies to the mail with this key, where that is somebody else than support.
pub(crate) fn replies(conn: &mut Conn, key: &str) -> Result<Option<Email>, ApiError> {
    of_key(key).map_or(Ok(None), |id| inviter(conn, id))
}

/// The address of the person who invites, while they belong to the company.
fn inviter(conn: &mut Conn, id: InvitationId) -> Result<Option<Email>, ApiError> {
    let Some(by) = invitations::inviter(conn, id)? else { return Ok(None) };
    Ok(Some(users::get(conn, by)?.email.parse().map_err(ApiError::internal)?))
}

/// The invitation that a mail brings, if it brings one.
fn of_key(key: &str) -> Option<InvitationId> {
    key.strip_prefix(MAIL_KEY)?.split(':').next()?.parse().ok()
}

/// Tells the invitation behind a message that it was sent, or that it cannot be.
pub(crate) fn mail_settled(conn: &mut Conn, key: &str, sent: bool) -> Result<(), ApiError> {
    let Some(id) = of_key(key) else { return Ok(()) };
    if sent {
        invitations::mark_sent(conn, id)?
    } else {
        invitations::mark_bounced(conn, id)?
    }
    Ok(())
}
