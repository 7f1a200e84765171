//! The admin's side of a company's way in. The browser and the command line act through here.

use auth::users;
use companies::activations;
use companies::grants::{self, Flag, NewGrant};
use companies::inquiries::{self, By, Event, Inquiry, Origin, Step};
use companies::profiles::{self, Event as CompanyEvent, Name, State as CompanyState};
use db::Conn;
use db::audit::Actor;
use kernel::Email;
use kernel::uuid::Uuid;
use mail::Letter;

use super::posting::{self, Addressee};
use super::telling::Office;
use crate::error::ApiError;

/// Who decides, and where links lead.
pub(crate) struct Desk {
    pub(crate) actor: Actor,
    /// How the one who decides is named in a grant.
    pub(crate) name: String,
    pub(crate) office: Office,
}

/// Which inquiry is decided on; `version` is the one that was looked at.
#[derive(Clone, Copy)]
pub(crate) struct Case {
    pub(crate) id: Uuid,
    pub(crate) version: Option<i32>,
}

impl Case {
    fn step<'a>(&self, desk: &Desk, event: Event, reason: Option<&'a str>) -> Step<'a> {
        let (by, actor, expected) = (By::Admin, desk.actor, self.version);
        Step { event, by, actor, expected, reason }
    }
}

/// Says yes: the company is approved under the name of its form, gets these flags, and the link
/// that opens its account is mailed.
pub(crate) fn approve(
    conn: &mut Conn,
    desk: &Desk,
    case: Case,
    flags: &[Flag],
    note: Option<&str>,
) -> Result<Inquiry, ApiError> {
    let inquiry = inquiries::step(conn, case.id, &case.step(desk, Event::Approve, note))?;
    let reason = note.unwrap_or("The inquiry was approved.");
    profiles::rename(conn, inquiry.user, &Name::parse(&inquiry.form.company_name)?)?;
    admit(conn, desk, &inquiry, reason)?;
    interviews::directory::link(conn, inquiry.company, &inquiry.form.company_name)?;
    for flag in flags {
        let (reason, granted_by) = (reason.to_owned(), desk.name.clone());
        let (company, expires_at) = (inquiry.company, None);
        let grant = NewGrant { company, flag: *flag, expires_at, reason, granted_by };
        grants::grant(conn, desk.actor, &grant)?;
    }
    send_link(conn, desk, Case { id: case.id, version: None })
}

/// Approves the company itself, which may have been approved at the command line before.
pub(super) fn admit(
    conn: &mut Conn,
    desk: &Desk,
    inquiry: &Inquiry,
    reason: &str,
) -> Result<(), ApiError> {
    let state = profiles::of_member(conn, inquiry.user)?.map(|member| member.company.state);
    if state == Some(CompanyState::Unverified) {
        profiles::decide(conn, inquiry.company, CompanyEvent::Approve, desk.actor, reason)?;
    }
    Ok(())
}

/// Mails a link; the one before, if there is one, no longer counts.
pub(crate) fn send_link(conn: &mut Conn, desk: &Desk, case: Case) -> Result<Inquiry, ApiError> {
    let sent = inquiries::step(conn, case.id, &case.step(desk, Event::SendActivation, None))?;
    let to = address(conn, &sent)?;
    let (link, token) = activations::issue(conn, sent.id, &to)?;
    let (base, token) = (&desk.office.public_url, token.reveal());
    let company = &sent.form.company_name;
    let hours = activations::LIFE_HOURS;
    let letter = match sent.origin {
        Origin::Form => {
            mail::activation(company, &format!("{base}/company-activation?token={token}"), hours)
        }
        Origin::Admin => {
            let url = format!("{base}/set-company-password/{}?token={token}", to.as_str());
            mail::account_made(company, &url, hours)
        }
    };
    posting::post(conn, &desk.office, &mail_key(link), addressed(&sent, to), &letter)?;
    Ok(sent)
}

/// What the message with a link is called in the outbox.
pub(crate) fn mail_key(link: Uuid) -> String {
    format!("activation:{link}")
}

/// Takes the link back.
pub(crate) fn revoke_link(conn: &mut Conn, desk: &Desk, case: Case) -> Result<Inquiry, ApiError> {
    let step = case.step(desk, Event::RevokeActivation, None);
    let inquiry = inquiries::step(conn, case.id, &step)?;
    activations::revoke(conn, case.id)?;
    Ok(inquiry)
}

/// Says no, and why.
pub(crate) fn reject(
    conn: &mut Conn,
    desk: &Desk,
    case: Case,
    reason: &str,
) -> Result<Inquiry, ApiError> {
    let inquiry = inquiries::step(conn, case.id, &case.step(desk, Event::Reject, Some(reason)))?;
    let letter = mail::rejection(&inquiry.form.company_name, reason);
    tell(conn, desk, (&inquiry, "rejected"), &letter)
}

/// Asks something before deciding.
pub(crate) fn request_info(
    conn: &mut Conn,
    desk: &Desk,
    case: Case,
    question: &str,
) -> Result<Inquiry, ApiError> {
    let step = case.step(desk, Event::RequestInfo, Some(question));
    let inquiry = inquiries::step(conn, case.id, &step)?;
    let url = format!("{}/company-auth", desk.office.public_url);
    let letter = mail::question(&inquiry.form.company_name, question, &url);
    tell(conn, desk, (&inquiry, "question"), &letter)
}

/// Stops a company that was let in.
pub(crate) fn suspend(
    conn: &mut Conn,
    desk: &Desk,
    case: Case,
    reason: &str,
) -> Result<Inquiry, ApiError> {
    let inquiry = inquiries::step(conn, case.id, &case.step(desk, Event::Suspend, Some(reason)))?;
    profiles::decide(conn, inquiry.company, CompanyEvent::Suspend, desk.actor, reason)?;
    let letter = mail::suspension(&inquiry.form.company_name, reason);
    tell(conn, desk, (&inquiry, "suspended"), &letter)
}

/// Lets a stopped company go on where it was.
pub(crate) fn restore(conn: &mut Conn, desk: &Desk, case: Case) -> Result<Inquiry, ApiError> {
    let inquiry = inquiries::step(conn, case.id, &case.step(desk, Event::Restore, None))?;
    let reason = "The inquiry was restored.";
    profiles::decide(conn, inquiry.company, CompanyEvent::Reinstate, desk.actor, reason)?;
    let letter = mail::restoration(&inquiry.form.company_name);
    tell(conn, desk, (&inquiry, "restored"), &letter)
}

/// One message for each version: an act that is repeated later is told again.
fn tell(
    conn: &mut Conn,
    desk: &Desk,
    (inquiry, what): (&Inquiry, &str),
    letter: &Letter,
) -> Result<Inquiry, ApiError> {
    let to = addressed(inquiry, address(conn, inquiry)?);
    let key = format!("inquiry-{what}:{}:{}", inquiry.id, inquiry.version);
    posting::post(conn, &desk.office, &key, to, letter)?;
    Ok(inquiry.clone())
}

fn address(conn: &mut Conn, inquiry: &Inquiry) -> Result<Email, ApiError> {
    users::get(conn, inquiry.user)?.email.parse().map_err(ApiError::internal)
}

fn addressed(inquiry: &Inquiry, email: Email) -> Addressee {
    Addressee { email, name: Some(inquiry.form.first_name.clone()) }
}
