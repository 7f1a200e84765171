//! The admin's side of a company's way in. The browser and the command line act through here.

use auth::users;
use companies::activations;
use companies::grants::{self, Flag, NewGrant};
use companies::inquiries::{self, By, Event, Inquiry, Origin, State, Step};
use companies::profiles::{self, Event as CompanyEvent, Name, State as CompanyState};
use db::Conn;
use db::audit::Actor;
use kernel::{ActivationId, Email, InquiryId, Instant, Seen};
use mail::Letter;

use super::opening;
use super::turning_away;
use crate::numbers;
use crate::post::{self, Addressee, Sender};
use crate::{Error, Result, site};

/// Who decides, and where links lead.
#[derive(Debug, Clone)]
pub struct Reviewer {
    /// Who decides, in the audit.
    pub actor: Actor,
    /// How they are named in a grant.
    pub name: String,
    /// Who sends the mail about it.
    pub sender: Sender,
}

/// The reviewer's step; the inquiry must be as it was when they looked at it.
pub(super) fn step<'a>(
    seen: Seen<InquiryId>,
    reviewer: &Reviewer,
    event: Event,
    reason: Option<&'a str>,
) -> Step<'a> {
    let (by, actor, expected) = (By::Admin, reviewer.actor, seen.version);
    Step { event, by, actor, expected, reason }
}

/// What a company gets when it is approved.
#[derive(Debug, Clone, Copy, Default)]
pub struct Approval<'a> {
    /// The flags that it is granted.
    pub flags: &'a [Flag],
    /// When the flags end; never if missing.
    pub until: Option<Instant>,
    /// The plan that it is subscribed to from today on.
    pub plan: Option<&'a str>,
    /// What the admin notes.
    pub note: Option<&'a str>,
}

/// Says yes: the company is approved under the name of its form and gets these flags. The link that
/// opens its account is mailed; one that registered by itself has an open account and hears only that
/// it may act. Where a plan is chosen, its first invoice is issued in the same transaction.
///
/// # Errors
/// Those of the inquiry, of the grants and of the subscription.
pub fn approve(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<InquiryId>,
    approval: Approval<'_>,
) -> Result<Inquiry> {
    let Approval { flags, until, plan, note } = approval;
    let inquiry = inquiries::step(conn, seen.id, &step(seen, reviewer, Event::Approve, note))?;
    let before = opening::open_to(conn, inquiry.company)?;
    let reason = note.unwrap_or("The inquiry was approved.");
    admit(conn, reviewer, &inquiry, reason)?;
    // Without a form, the name is the account's: it says nothing of the company's.
    if inquiry.origin == Origin::Form {
        let name = &inquiry.form.company_name;
        profiles::rename(conn, inquiry.user, &Name::parse(name)?)?;
        interviews::directory::link(conn, inquiry.company, name)?;
        let address = users::get(conn, inquiry.user)?.email;
        companies::review::approve_domain(conn, reviewer.actor, inquiry.company, (name, &address))?;
    }
    for flag in flags {
        let (reason, granted_by) = (reason.to_owned(), reviewer.name.clone());
        let (company, expires_at) = (inquiry.company, until);
        let grant = NewGrant { company, flag: *flag, expires_at, reason, granted_by };
        grants::grant(conn, reviewer.actor, &grant)?;
    }
    let by = crate::Reviewer { actor: reviewer.actor, sender: reviewer.sender.clone() };
    if let Some(plan) = plan {
        crate::billing::subscribe(conn, &by, inquiry.company, plan)?;
    }
    opening::say_opened(conn, &by, inquiry.company, (&before, opening::By::List))?;
    if inquiry.state == State::AccountReady {
        let url = reviewer.sender.url(site::CLIENT_DASHBOARD);
        let letter = mail::approval(&inquiry.form.company_name, &url);
        return notify(conn, reviewer, &inquiry, "approved", &letter);
    }
    send_link(conn, reviewer, Seen::any(seen.id))
}

/// Approves the company itself, which may have been approved at the command line before.
pub(super) fn admit(
    conn: &mut Conn,
    reviewer: &Reviewer,
    inquiry: &Inquiry,
    reason: &str,
) -> Result<()> {
    let state = profiles::of_member(conn, inquiry.user)?.map(|member| member.company.state);
    if state == Some(CompanyState::Unverified) {
        profiles::decide(conn, inquiry.company, CompanyEvent::Approve, reviewer.actor, reason)?;
    }
    Ok(())
}

/// Mails a link; the one before, if there is one, no longer counts.
///
/// # Errors
/// Those of the inquiry.
pub fn send_link(conn: &mut Conn, reviewer: &Reviewer, seen: Seen<InquiryId>) -> Result<Inquiry> {
    let sent = inquiries::step(conn, seen.id, &step(seen, reviewer, Event::SendActivation, None))?;
    let to = address(conn, &sent)?;
    let set = numbers::ACTIVATION_HOURS.now(conn)?;
    let hours = i32::try_from(set).unwrap_or(activations::LIFE_HOURS);
    let (link, token) = activations::issue(conn, sent.id, &to, hours)?;
    let company = &sent.form.company_name;
    let letter = match sent.origin {
        Origin::Form | Origin::Direct => {
            let url = reviewer.sender.url(&site::activation(&token.reveal()));
            mail::activation(company, &url, hours)
        }
        Origin::Admin => {
            let path = site::first_password(to.as_str(), &token.reveal());
            mail::account_made(company, &reviewer.sender.url(&path), hours)
        }
    };
    post::post(conn, &reviewer.sender, &mail_key(link), addressed(&sent, to), &letter)?;
    Ok(sent)
}

/// What the message with a link is called in the outbox.
pub fn mail_key(link: ActivationId) -> String {
    format!("activation:{link}")
}

/// Takes the link back.
///
/// # Errors
/// Those of the inquiry.
pub fn revoke_link(conn: &mut Conn, reviewer: &Reviewer, seen: Seen<InquiryId>) -> Result<Inquiry> {
    let step = step(seen, reviewer, Event::RevokeActivation, None);
    let inquiry = inquiries::step(conn, seen.id, &step)?;
    activations::revoke(conn, seen.id)?;
    Ok(inquiry)
}

/// Says no, and why.
///
/// # Errors
/// Those of the inquiry.
pub fn reject(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<InquiryId>,
    reason: &str,
) -> Result<Inquiry> {
    let before = inquiries::lock(conn, seen.id)?;
    let inquiry =
        inquiries::step(conn, seen.id, &step(seen, reviewer, Event::Reject, Some(reason)))?;
    let (to, letter) = rejection(&before, address(conn, &before)?, reason);
    let key = mail_key_of(&inquiry, "rejected");
    post::post(conn, &reviewer.sender, &key, to, &letter)?;
    turning_away::turn_away(conn, (reviewer.actor, &reviewer.sender), inquiry.company)?;
    Ok(inquiry)
}

/// The mail about a no to an inquiry that is as it was before: nobody is greeted by name at an address that they have
/// not verified.
pub(super) fn rejection(before: &Inquiry, address: Email, reason: &str) -> (Addressee, Letter) {
    let to = addressed(before, address);
    let name = to.name.filter(|_| before.state != State::Started);
    (Addressee { name, ..to }, mail::rejection(&before.form.company_name, reason))
}

/// Adds a note for admins to the history. Nobody is notified.
///
/// # Errors
/// Those of the inquiry.
pub fn note(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<InquiryId>,
    text: &str,
) -> Result<Inquiry> {
    Ok(inquiries::note(conn, reviewer.actor, seen.id, text)?)
}

/// Asks something before deciding.
///
/// # Errors
/// Those of the inquiry.
pub fn request_info(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<InquiryId>,
    question: &str,
) -> Result<Inquiry> {
    let step = step(seen, reviewer, Event::RequestInfo, Some(question));
    let inquiry = inquiries::step(conn, seen.id, &step)?;
    let url = reviewer.sender.url(site::COMPANY_ENTRY);
    let letter = mail::question(&inquiry.form.company_name, question, &url);
    notify(conn, reviewer, &inquiry, "question", &letter)
}

/// Stops a company that was let in.
///
/// # Errors
/// Those of the inquiry.
pub fn suspend(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<InquiryId>,
    reason: &str,
) -> Result<Inquiry> {
    let inquiry =
        inquiries::step(conn, seen.id, &step(seen, reviewer, Event::Suspend, Some(reason)))?;
    profiles::decide(conn, inquiry.company, CompanyEvent::Suspend, reviewer.actor, reason)?;
    let letter = mail::suspension(&inquiry.form.company_name, reason);
    notify(conn, reviewer, &inquiry, "suspended", &letter)
}

/// Lets a stopped company go on where it was.
///
/// # Errors
/// Those of the inquiry.
pub fn restore(conn: &mut Conn, reviewer: &Reviewer, seen: Seen<InquiryId>) -> Result<Inquiry> {
    let inquiry = inquiries::step(conn, seen.id, &step(seen, reviewer, Event::Restore, None))?;
    let reason = "The inquiry was restored.";
    profiles::decide(conn, inquiry.company, CompanyEvent::Reinstate, reviewer.actor, reason)?;
    let letter = mail::restoration(&inquiry.form.company_name);
    notify(conn, reviewer, &inquiry, "restored", &letter)
}

/// One message for each version: an act that is repeated later is mailed again.
fn notify(
    conn: &mut Conn,
    reviewer: &Reviewer,
    inquiry: &Inquiry,
    what: &str,
    letter: &Letter,
) -> Result<Inquiry> {
    let to = addressed(inquiry, address(conn, inquiry)?);
    post::post(conn, &reviewer.sender, &mail_key_of(inquiry, what), to, letter)?;
    Ok(inquiry.clone())
}

fn mail_key_of(inquiry: &Inquiry, what: &str) -> String {
    format!("inquiry-{what}:{}:{}", inquiry.id, inquiry.version)
}

/// What the message about the state of an inquiry is called in the outbox; `None` where there is no such message, or one
/// with a link.
pub fn notice_key(inquiry: &Inquiry) -> Option<String> {
    let what = match inquiry.state {
        State::Rejected => "rejected",
        State::InfoRequested => "question",
        State::Suspended => "suspended",
        _ => return None,
    };
    Some(mail_key_of(inquiry, what))
}

fn address(conn: &mut Conn, inquiry: &Inquiry) -> Result<Email> {
    users::get(conn, inquiry.user)?.email.parse().map_err(Error::inconsistent)
}

fn addressed(inquiry: &Inquiry, email: Email) -> Addressee {
    let first = &inquiry.form.first_name;
    Addressee { email, name: (!first.is_empty()).then(|| first.clone()) }
}
