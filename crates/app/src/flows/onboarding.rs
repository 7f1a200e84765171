//! A company's way in: its form, the code that proves its address, the admin's decision.

use auth::otp::{self, Prepared, Purpose, Try};
use companies::inquiries::{self, By, Event, Form, Inquiry, State, Step};
use db::Conn;
use db::audit::Actor;
use kernel::{CompanyId, Email, Instant, UserId};

use super::posting::{self, Addressee};
use super::telling::Office;
use crate::error::ApiError;
use crate::limits::{self, Action, Who};

/// What the codes of this way are for.
pub(crate) const PURPOSE: Purpose = Purpose::ClientInquiry;
/// How long a code is waited for before another may be sent. Source: docs/SECURITY.md, "Limits".
pub(crate) const RESEND_AFTER_S: i64 = 60;

/// Who asks to come in.
pub(crate) struct Applicant {
    pub(crate) user: UserId,
    pub(crate) email: Email,
    pub(crate) company: CompanyId,
    pub(crate) who: Who,
    pub(crate) office: Office,
}

type Shown = (Inquiry, Option<Instant>);

/// Takes the form in. A first form mails the code; a corrected one does where a code may be sent
/// again, and leaves the last code good where not. A form that answers the admin's question needs
/// none: its address is proven.
pub(crate) fn submit(
    conn: &mut Conn,
    applicant: &Applicant,
    form: &Form,
    code: &Prepared,
) -> Result<Shown, ApiError> {
    limits::take(conn, Action::Inquire, applicant.who)?;
    let inquiry = inquiries::submit(conn, applicant.user, applicant.company, form)?;
    let unproven = inquiry.state == State::Started;
    if unproven && limits::may(conn, Action::SendCode, applicant.who)? {
        mail_code(conn, applicant, code)?;
    }
    let sent = otp::last_issued(conn, applicant.user, PURPOSE)?;
    Ok((inquiry, sent))
}

/// Mails a new code where an inquiry waits for one; where none does, it only looks so.
pub(crate) fn send_again(
    conn: &mut Conn,
    applicant: &Applicant,
    code: &Prepared,
) -> Result<(), ApiError> {
    limits::take(conn, Action::SendCode, applicant.who)?;
    let inquiry = inquiries::of_user(conn, applicant.user)?;
    if inquiry.is_some_and(|inquiry| inquiry.state == State::Started) {
        mail_code(conn, applicant, code)?;
    }
    Ok(())
}

fn mail_code(conn: &mut Conn, to: &Applicant, code: &Prepared) -> Result<(), ApiError> {
    let id = otp::issue(conn, to.user, PURPOSE, code)?;
    let letter = mail::code(code.code.as_str(), otp::LIFE_MINUTES);
    // The address is not proven yet: no name goes to whoever reads there.
    let addressee = Addressee { email: to.email.clone(), name: None };
    posting::post(conn, &to.office, &format!("otp:{id}"), addressee, &letter)
}

/// The inquiry of an account and when its last code was sent.
pub(crate) fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Shown>, ApiError> {
    let Some(inquiry) = inquiries::of_user(conn, user)? else { return Ok(None) };
    Ok(Some((inquiry, otp::last_issued(conn, user, PURPOSE)?)))
}

/// Uses a right code up: the address is proven and the inquiry joins the admin's queue.
pub(crate) fn verified(conn: &mut Conn, user: UserId, tried: &Try) -> Result<Shown, ApiError> {
    otp::redeem(conn, tried)?;
    let inquiry = inquiries::of_user(conn, user)?.ok_or(auth::Error::OtpInvalid)?;
    let verify = Step::of(Event::Verify, By::Applicant, Actor::User(user));
    inquiries::step(conn, inquiry.id, &verify)?;
    let queue = Step::of(Event::Queue, By::System, Actor::System);
    let inquiry = inquiries::step(conn, inquiry.id, &queue)?;
    limits::forget(conn, Action::VerifyOtp, user)?;
    Ok((inquiry, otp::last_issued(conn, user, PURPOSE)?))
}
