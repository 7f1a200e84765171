//! A company's inquiry: its form, and the code that proves its address.

use auth::otp::{self, Code, Prepared, Purpose, Try};
use auth::users;
use companies::inquiries::{self, By, Event, Form, Inquiry, State, Step};
use computing::Pool;
use db::audit::Actor;
use db::{Conn, Db};
use kernel::{Email, Instant, UserId};

use crate::Result;
use crate::accounts::{free_trial, profile};
use crate::limits::{self, Action, Who};
use crate::post::{self, Addressee, Sender};

/// What the codes of this way are for.
const PURPOSE: Purpose = Purpose::ClientInquiry;
/// How long a code is waited for before another may be sent. Source: docs/SECURITY.md, "Limits".
pub const RESEND_AFTER_S: i64 = 60;

/// Who asks to come in.
#[derive(Debug, Clone)]
pub struct Applicant {
    /// Their account.
    pub user: UserId,
    /// Its address, not proven yet.
    pub email: Email,
    /// Whom what they do is counted against.
    pub who: Who,
    /// Who sends them mail.
    pub sender: Sender,
}

/// The code that an inquiry waits for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Sent {
    /// When the last one was sent.
    pub at: Option<Instant>,
    /// How often the one that counts can still be tried; `None` where none counts.
    pub tries_left: Option<i32>,
}

impl Sent {
    fn to(conn: &mut Conn, user: UserId) -> Result<Self> {
        let at = otp::last_issued(conn, user, PURPOSE)?;
        Ok(Self { at, tries_left: otp::tries_left(conn, user, PURPOSE)? })
    }
}

/// An inquiry, and what is known of its code.
pub type Applied = (Inquiry, Sent);

/// Makes a code and its hash, which takes a while.
///
/// # Errors
/// [`auth::Error::Hashing`]; [`crate::Error::Computing`].
pub async fn prepare_code(hashes: &Pool) -> Result<Prepared> {
    Ok(hashes.run(otp::prepare).await??)
}

/// Takes the form in. A first form mails the code; a corrected one does where a code may be sent
/// again, and leaves the last code good where not. A form that answers the admin's question needs
/// none: the question was mailed there, and so will be the link that opens the account.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the inquiry.
pub fn submit(
    conn: &mut Conn,
    applicant: &Applicant,
    form: &Form,
    code: &Prepared,
) -> Result<Applied> {
    limits::take(conn, Action::Inquire, applicant.who)?;
    let inquiry = inquiries::submit(conn, applicant.user, form)?;
    let unproven = inquiry.state == State::Started;
    if unproven && limits::may(conn, Action::SendCode, applicant.who)? {
        mail_code(conn, applicant, code)?;
    }
    let sent = Sent::to(conn, applicant.user)?;
    Ok((inquiry, sent))
}

/// Mails a new code where an inquiry waits for one; where none does, it only looks so.
///
/// # Errors
/// [`crate::Error::Limited`]; [`crate::Error::Db`].
pub async fn send_again(db: &Db, hashes: &Pool, applicant: Applicant) -> Result<()> {
    let code = prepare_code(hashes).await?;
    db.write(move |conn| send(conn, &applicant, &code)).await
}

fn send(conn: &mut Conn, applicant: &Applicant, code: &Prepared) -> Result<()> {
    limits::take(conn, Action::SendCode, applicant.who)?;
    let inquiry = inquiries::of_user(conn, applicant.user)?;
    if inquiry.is_some_and(|inquiry| inquiry.state == State::Started) {
        mail_code(conn, applicant, code)?;
    }
    Ok(())
}

fn mail_code(conn: &mut Conn, to: &Applicant, code: &Prepared) -> Result<()> {
    let id = otp::issue(conn, to.user, PURPOSE, &to.email, code)?;
    let letter = mail::code(code.code.as_str(), otp::LIFE_MINUTES);
    // The address is not proven yet: no name goes to a stranger.
    let addressee = Addressee { email: to.email.clone(), name: None };
    post::post(conn, &to.sender, &format!("otp:{id}"), addressee, &letter)
}

/// The inquiry of an account and what is known of its code.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn of_user(conn: &mut Conn, user: UserId) -> Result<Option<Applied>> {
    let Some(inquiry) = inquiries::of_user(conn, user)? else { return Ok(None) };
    Ok(Some((inquiry, Sent::to(conn, user)?)))
}

/// Checks a code. The try is counted, committed, and only then compared. A wrong, used, expired or
/// absent code is one and the same error.
///
/// # Errors
/// [`crate::Error::Limited`]; [`auth::Error::OtpInvalid`], [`auth::Error::OtpExhausted`].
pub async fn verify_code(
    db: &Db,
    hashes: &Pool,
    (user, who): (UserId, Who),
    code: Code,
) -> Result<Applied> {
    db.write(move |conn| limits::take(conn, Action::VerifyOtp, who)).await?;
    let begun = db.write(move |conn| otp::begin(conn, user, PURPOSE)).await?;
    let compared = hashes.run(move || begun.is(&code).map(|right| right.then_some(begun)));
    let right = compared.await??.ok_or(auth::Error::OtpInvalid)?;
    db.write(move |conn| verified(conn, user, &right)).await
}

/// Uses a right code up: the address is proven and the inquiry joins the admin's queue. A code is wrong once the account
/// has another address than the one it was mailed to.
fn verified(conn: &mut Conn, user: UserId, right: &Try) -> Result<Applied> {
    otp::redeem(conn, right)?;
    let mailed = right.email.as_deref();
    if let Some(email) = mailed
        && !users::prove_address(conn, user, email)?
    {
        return Err(auth::Error::OtpInvalid.into());
    }
    if let Some(email) = mailed {
        free_trial::begin_at(conn, user, email)?;
    }
    let inquiry = inquiries::of_user(conn, user)?.ok_or(auth::Error::OtpInvalid)?;
    let verify = Step::of(Event::Verify, By::Applicant, Actor::User(user));
    inquiries::step(conn, inquiry.id, &verify)?;
    let queue = Step::of(Event::Queue, By::System, Actor::System);
    let inquiry = inquiries::step(conn, inquiry.id, &queue)?;
    // The number of the form counts for the profile, so that it is not asked for again.
    profile::take_phone(conn, user, &inquiry.form.phone)?;
    limits::forget(conn, Action::VerifyOtp, user)?;
    Ok((inquiry, Sent::to(conn, user)?))
}
