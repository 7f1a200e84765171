//! Inviting a candidate: the invitation, the mail that brings it and its copy in the application, in
//! one transaction.

use assessments::definitions::{self, Assessment};
use assessments::invitations::{self, Invitation, NewInvitation};
use auth::users;
use db::Conn;
use kernel::{CompanyId, Email, Instant, InvitationId, UserId};
use mail::calendar::{Calendar, Deadline};
use notices::settings;

use super::{heading, quota};
use crate::notify::{self, AssessmentEvent, Event, Notification};
use crate::numbers;
use crate::post::{self, Addressee, Posting, Sender};
use crate::{Error, Result, site, webhooks};

/// Who invites.
#[derive(Debug, Clone)]
pub struct Host {
    /// The company.
    pub company: CompanyId,
    /// Its name.
    pub company_name: String,
    /// Who acts for it.
    pub by: UserId,
    /// Who sends the mail.
    pub sender: Sender,
    /// The title of the role whose board they invite from.
    pub role: Option<String>,
    /// Whether Assay has not verified the company: its invitations have a text of ours alone.
    pub unverified: bool,
}

impl Host {
    /// Where a code is redeemed.
    pub fn link(&self, code: &str) -> String {
        self.sender.url(&site::invitation(code))
    }
}

const MAIL_KEY: &str = "invitation:";

/// Invites somebody and queues the mail.
///
/// # Errors
/// Those of the invitation; [`billing::Error::QuotaUsedUp`].
pub fn invite(conn: &mut Conn, host: &Host, new: &NewInvitation) -> Result<Invitation> {
    let today = host.sender.now.date_naive();
    let before = quota::hold(conn, host.company, today)?;
    let a_day = numbers::INVITATIONS_A_DAY.now(conn)?;
    let invitation = invitations::invite(conn, new, a_day)?;
    quota::charge(conn, (host.company, &before), &[invitation.id], today)?;
    let of = (invitation.id, invitation.assessment);
    webhooks::of_invitation(conn, &host.sender, host.company, of)?;
    write(conn, host, &invitation)?;
    Ok(invitation)
}

/// Queues the mail of an invitation once more.
///
/// # Errors
/// Those of the invitation.
pub fn resend(conn: &mut Conn, host: &Host, id: InvitationId) -> Result<Invitation> {
    let most = numbers::RESENDS.now(conn)?;
    let invitation = invitations::resend(conn, host.company, id, host.by, most)?;
    write(conn, host, &invitation)?;
    Ok(invitation)
}

/// Gives an invitation another closing date and queues the mail that says so, one a day at most.
///
/// # Errors
/// Those of the invitation.
pub fn extend(
    conn: &mut Conn,
    host: &Host,
    id: InvitationId,
    until: Instant,
) -> Result<Invitation> {
    let invitation = invitations::extend(conn, host.company, id, until, host.by)?;
    let title = assessment_of(conn, host, &invitation)?.title;
    let until = post::moment(invitation.expires_at);
    let company = host.company_name.clone();
    let event = AssessmentEvent::Extended { company, title: title.clone(), until };
    let cause = format!("extended:{}:{}", invitation.id, host.sender.now.format("%F"));
    bring(conn, host, &invitation, (&cause, &title, event.into()))?;
    Ok(invitation)
}

/// Notifies a person that Assay turned away the company that invited them.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn tell_withdrawn(conn: &mut Conn, host: &Host, invitation: &Invitation) -> Result<()> {
    let title = assessment_of(conn, host, invitation)?.title;
    let company = host.company_name.clone();
    let event = AssessmentEvent::Withdrawn { company, title: title.clone() };
    let cause = format!("withdrawn:{}", invitation.id);
    let link = site::invitation(&invitation.code);
    let letter = Event::from(event.clone()).letter(&host.sender.url(&link));
    let to: Email = invitation.email.parse().map_err(Error::inconsistent)?;
    let addressee = Addressee { email: to.clone(), name: invitation.name.clone() };
    post::post(conn, &host.sender, &cause, addressee, &letter)?;
    let Some(invited) = users::reader(conn, &to)?.filter(|user| user.email_verified) else {
        return Ok(());
    };
    let of = Notification { user: invited.id, cause: &cause, event: event.into(), link: &link };
    notify::show(conn, host.sender.now, &of)
}

/// The assessment that an invitation is for.
fn assessment_of(conn: &mut Conn, host: &Host, invitation: &Invitation) -> Result<Assessment> {
    let detail = definitions::detail(conn, host.company, invitation.assessment)?;
    Ok(detail.ok_or(assessments::Error::NoAssessment)?.assessment)
}

/// What the mail of an invitation says.
pub(super) fn event_of(
    conn: &mut Conn,
    host: &Host,
    assessment: &Assessment,
    to: &Terms<'_>,
) -> Result<Event> {
    let zone = settings::get(conn, host.by)?.time_zone;
    let until = post::moment_of(to.closes_at, zone);
    let value = |name: &str| match name {
        "name" => to.name.unwrap_or("there").to_owned(),
        "company" => host.company_name.clone(),
        "assessment" => assessment.title.clone(),
        _ => until.clone(),
    };
    let message = to.message.filter(|_| !host.unverified);
    let message = message.map(|message| invitations::fill(message, value));
    let event = AssessmentEvent::Invited {
        company: host.company_name.clone(),
        title: assessment.title.clone(),
        role: host.role.clone(),
        minutes: to.minutes,
        tasks: Some(assessment.task_count),
        code: Some(in_groups(to.code)),
        opens: to.opens_at.map(|at| post::moment_of(at, zone)),
        message,
        any_address: to.any_address,
        unverified: host.unverified,
        until,
    };
    Ok(event.into())
}

/// A code in two groups, as it is read aloud and typed.
fn in_groups(code: &str) -> String {
    match code.split_at_checked(code.len() / 2) {
        Some((first, second)) => format!("{first} {second}"),
        None => code.to_owned(),
    }
}

/// What one person reads of an invitation.
pub(super) struct Terms<'a> {
    pub(super) name: Option<&'a str>,
    pub(super) code: &'a str,
    pub(super) minutes: i32,
    pub(super) opens_at: Option<Instant>,
    pub(super) closes_at: Instant,
    pub(super) message: Option<&'a str>,
    pub(super) any_address: bool,
}

/// Queues the mail that brings an invitation, and its copy in the application.
pub(super) fn write(conn: &mut Conn, host: &Host, invitation: &Invitation) -> Result<()> {
    let assessment = assessment_of(conn, host, invitation)?;
    let terms = Terms {
        name: invitation.name.as_deref(),
        code: &invitation.code,
        minutes: invitation.minutes(assessment.duration_minutes),
        opens_at: invitation.opens_at,
        closes_at: invitation.expires_at,
        message: invitation.message.as_deref(),
        any_address: invitation.any_address,
    };
    let event = event_of(conn, host, &assessment, &terms)?;
    let cause = format!("{MAIL_KEY}{}:{}", invitation.id, invitation.resends);
    bring(conn, host, invitation, (&cause, &assessment.title, event))
}

/// Mails something about an invitation to its address, and shows it to the account that has the address.
fn bring(
    conn: &mut Conn,
    host: &Host,
    invitation: &Invitation,
    (key, title, event): (&str, &str, Event),
) -> Result<()> {
    let stop = host.sender.url(&site::stop_invitations(&invitation.code));
    let letter = event.letter(&host.link(&invitation.code)).stopped_at(&stop);
    let to: Email = invitation.email.parse().map_err(Error::inconsistent)?;
    let addressee = Addressee { email: to.clone(), name: invitation.name.clone() };
    let inviter = heading::inviter(conn, invitation.id)?;
    let (letter, replies) = (&letter, inviter.as_ref());
    let deadline = deadline(host, invitation, title);
    let calendar = Some(&deadline);
    let posting = Posting { key, to: addressee, letter, replies, calendar };
    post::post_for(conn, &host.sender, posting)?;
    // The mail goes to an address; the list belongs to an account that has shown it reads there.
    let Some(invited) = users::reader(conn, &to)?.filter(|user| user.email_verified) else {
        return Ok(());
    };
    let link = site::invitation(&invitation.code);
    // An invitation that is mailed again is one notice.
    let cause = match key.strip_prefix(MAIL_KEY) {
        Some(_) => format!("{MAIL_KEY}{}", invitation.id),
        None => key.to_owned(),
    };
    let of = Notification { user: invited.id, cause: &cause, event, link: &link };
    notify::show(conn, host.sender.now, &of)
}

/// The last moment to begin, for the calendar of the person who is invited.
fn deadline(host: &Host, invitation: &Invitation, title: &str) -> Calendar {
    // An invitation that is extended closes later than before, and so each version has a higher number.
    let open_for = invitation.expires_at - invitation.created_at;
    let deadline = Deadline {
        uid: format!("{}@{}", invitation.id, host.sender.domain()),
        sequence: i32::try_from(open_for.num_minutes()).unwrap_or(i32::MAX),
        made_at: host.sender.now,
        at: invitation.expires_at,
        summary: format!("Last moment to start {title} ({})", host.company_name),
        url: host.link(&invitation.code),
    };
    deadline.write()
}

/// The invitation that a mail brings, if it brings one.
fn of_key(key: &str) -> Option<InvitationId> {
    key.strip_prefix(MAIL_KEY)?.split(':').next()?.parse().ok()
}

/// How sending a message ended.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Delivery {
    /// The mail server took it.
    Sent,
    /// It was given up.
    Failed,
}

/// Marks the invitation behind a message as sent, or as one that cannot be delivered.
///
/// # Errors
/// [`Error::Db`].
pub fn mail_settled(conn: &mut Conn, key: &str, delivery: Delivery) -> Result<()> {
    let Some(id) = of_key(key) else { return Ok(()) };
    match delivery {
        Delivery::Sent => invitations::mark_sent(conn, id)?,
        Delivery::Failed => invitations::mark_bounced(conn, id)?,
    }
    Ok(())
}
