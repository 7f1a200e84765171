//! Students whom partners invite by mail. ADR 111: what strangers get is our own text, once, and nothing that is
//! answered says who has an account.

use db::Conn;
use kernel::uuid::Uuid;
use kernel::{Email, Instant, PartnerInvitationId, UserId};
use mail::Letter;
use partners::accounts;
use partners::invitations::{self, Invitation, Judged, Most, Typed};
use referral::codes;

use super::active;
use crate::limits::{self, Action, Who};
use crate::post::{self, Addressee, Sender};
use crate::{Error, Result, numbers, site};

const MAIL_KEY: &str = "partner-invitation:";

/// Counts a list or a round of reminders. What was counted stays counted where it is refused.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn count_inviting(conn: &mut Conn, user: UserId) -> Result<()> {
    limits::take(conn, Action::InviteStudents, Who::of_account(user))
}

/// Invites everybody of a list who can be invited, and answers what became of each row. Of these, those without an
/// account get a mail; which these are is not answered.
///
/// # Errors
/// [`partners::Error::NoPartner`]; [`partners::Error::Refused`] while the partner is suspended;
/// [`partners::Error::NoCode`]; those of the list.
pub fn invite(
    conn: &mut Conn,
    sender: &Sender,
    partner: UserId,
    rows: &[Typed],
) -> Result<Vec<Judged>> {
    let host = host(conn, partner)?;
    let most = Most {
        a_day: numbers::PARTNER_INVITATIONS_A_DAY.now(conn)?,
        in_all: numbers::PARTNER_INVITATIONS.now(conn)?,
    };
    let judged = invitations::invite(conn, partner, rows, (most, sender.now))?;
    let made: Vec<&Invitation> = judged.iter().filter_map(|row| row.as_ref().ok()).collect();
    write(conn, sender, &host, &made)?;
    Ok(judged)
}

/// Reminds those who were invited and have not signed up, as far as the partner may know, at most once in seven days;
/// answers how many and whether more are due.
///
/// # Errors
/// As [`invite`].
pub fn remind(conn: &mut Conn, sender: &Sender, partner: UserId) -> Result<(usize, bool)> {
    let host = host(conn, partner)?;
    let (due, more) = invitations::remind(conn, partner, sender.now)?;
    write(conn, sender, &host, &due.iter().collect::<Vec<_>>())?;
    Ok((due.len(), more))
}

/// What mails say of a partner.
struct Host {
    organisation: String,
    code: String,
}

fn host(conn: &mut Conn, partner: UserId) -> Result<Host> {
    let organisation = active(conn, partner, "invite")?.organisation;
    let code = codes::of(conn, partner)?.ok_or(partners::Error::NoCode)?;
    Ok(Host { organisation, code })
}

/// Queues the mail to each of those who have no account.
fn write(conn: &mut Conn, sender: &Sender, host: &Host, to: &[&Invitation]) -> Result<()> {
    let emails: Vec<&str> = to.iter().map(|of| of.email.as_str()).collect();
    let known = invitations::with_account(conn, &emails)?;
    let link = sender.url(&site::sign_up_by(&host.code));
    for of in to.iter().filter(|of| !known.contains(&of.email)) {
        let stop = sender.url(&site::stop_partner_invitations(of.stop_token));
        let letter = letter(host, &link, of.reminders > 0).stopped_at(&stop);
        let key = format!("{MAIL_KEY}{}:{}", of.id, of.reminders);
        let email: Email = of.email.parse().map_err(Error::inconsistent)?;
        let addressee = Addressee { email, name: of.name.clone() };
        post::post(conn, sender, &key, addressee, &letter)?;
    }
    Ok(())
}

fn letter(host: &Host, link: &str, again: bool) -> Letter {
    mail::partner_invitation(&host.organisation, link, again)
}

/// Whose invitations are stopped or not.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Stop {
    /// Who invited.
    pub organisation: String,
    /// Whom.
    pub email: Email,
    /// Whether its reader wants no invitations from partners.
    pub stopped: bool,
}

/// How the link of a mail stands.
///
/// # Errors
/// [`partners::Error::NoInvitation`].
pub fn stop_of(conn: &mut Conn, token: Uuid) -> Result<Stop> {
    let of = invitations::of_stop_token(conn, token)?;
    let organisation = accounts::find(conn, of.partner)?.organisation;
    let email = of.email.parse().map_err(Error::inconsistent)?;
    Ok(Stop { organisation, email, stopped: of.stopped_at.is_some() })
}

/// Counts a press of the link. What was counted stays counted where there is no such link.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn count_stopping(conn: &mut Conn, who: Who) -> Result<()> {
    limits::take(conn, Action::StopInvitations, who)
}

/// Stops the invitations of all partners to the person who has the link, or lets them through again.
///
/// # Errors
/// As [`stop_of`].
pub fn stop(conn: &mut Conn, token: Uuid, stopped: bool, now: Instant) -> Result<Stop> {
    let before = stop_of(conn, token)?;
    invitations::stop(conn, before.email.as_str(), stopped.then_some(now))?;
    Ok(Stop { stopped, ..before })
}

/// The invitation that a mail brings, if it brings one.
fn of_key(conn: &mut Conn, key: &str) -> Result<Option<Invitation>> {
    let Some(id) = key.strip_prefix(MAIL_KEY).and_then(|rest| rest.split(':').next()) else {
        return Ok(None);
    };
    let Ok(id) = id.parse::<PartnerInvitationId>() else { return Ok(None) };
    Ok(invitations::find(conn, id)?)
}

/// What the header of the mail with this key says: who it is from, and where a single POST stops it.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn header_of(
    conn: &mut Conn,
    key: &str,
    public_url: &str,
) -> Result<Option<(String, String)>> {
    let Some(of) = of_key(conn, key)? else { return Ok(None) };
    let organisation = accounts::find(conn, of.partner)?.organisation;
    let stop = format!("{public_url}/api/partner-invitations/{}/stop", of.stop_token);
    Ok(Some((organisation, stop)))
}

/// Notes that the mail with this key was refused for good.
///
/// # Errors
/// [`Error::Db`].
pub fn mail_refused(conn: &mut Conn, key: &str) -> Result<()> {
    if let Some(of) = of_key(conn, key)? {
        let now = db::clock::now(conn)?;
        invitations::note_bounce(conn, of.id, now)?;
    }
    Ok(())
}
