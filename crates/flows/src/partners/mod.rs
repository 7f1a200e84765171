//! People who want to be partners, what the admin decides, whom they bring and what they earn.

pub mod cohorts;
mod credit;
pub mod invitations;
mod pay;
mod tell;

use auth::users::{self, Kind, User};
use db::Conn;
use db::audit::Actor;
use kernel::{Email, Instant, PartnerApplicationId, Refused, Seen, UserId};
use mail::Letter;
use partners::accounts::{self, Partner, State};
use partners::applications::{self, Application, By, Event, Form, Kind as PartnerKind, Step};
use partners::attributions;
use referral::codes;

pub use credit::{click, replace_code};
pub(crate) use credit::{follow_invoice, follow_placement, record};
pub use pay::{adjust, keep_time, pay};

use crate::limits::{self, Action, Who};
use crate::post::{self, Addressee};
use crate::{Error, Result, Reviewer, site};

/// A partner who is not suspended, for an act that they would be refused. Who is no partner finds nothing here.
fn active(conn: &mut Conn, user: UserId, act: &'static str) -> Result<Partner> {
    let partner = accounts::find(conn, user)?;
    if partner.state == State::Active {
        return Ok(partner);
    }
    let refused = Refused::not_now(State::Suspended.as_str(), act);
    Err(partners::Error::from(refused).into())
}

/// Counts an application. What was counted stays counted where [`apply`] refuses.
///
/// # Errors
/// [`Error::Limited`]; [`Error::Db`].
pub fn ask(conn: &mut Conn, who: Who) -> Result<()> {
    limits::take(conn, Action::ApplyAsPartner, who)
}

/// Takes an application in. Only a candidate's account can become a partner's.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; those of the application.
pub fn apply(conn: &mut Conn, user: &User, form: &Form) -> Result<Application> {
    if user.kind != Kind::Candidate {
        return Err(auth::Error::AccountKindFixed.into());
    }
    Ok(applications::apply(conn, user.id, form)?)
}

/// Takes back the application of `user`, as they saw it in this version.
///
/// # Errors
/// [`partners::Error::NoApplication`]; those of the step.
pub fn withdraw(conn: &mut Conn, user: UserId, version: i32) -> Result<Application> {
    let own = applications::of_user(conn, user)?.ok_or(partners::Error::NoApplication)?;
    let (event, by) = (Event::Withdraw, By::Applicant);
    let step = Step { event, by, actor: Actor::User(user), reason: None };
    Ok(applications::step(conn, Seen::at(own.id, version), &step)?)
}

/// Says yes: the account is a partner's from then on, and its person is notified by mail. The note is
/// for the audit log.
///
/// # Errors
/// [`auth::Error::AccountKindFixed`]; those of the step.
pub fn approve(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<PartnerApplicationId>,
    note: Option<&str>,
) -> Result<Application> {
    let application = decide(conn, reviewer, seen, Event::Approve, note)?;
    let reason = note.unwrap_or("The application was approved.");
    let profile = (application.form.kind, application.form.organisation.as_str());
    open(conn, reviewer.actor, application.user, (profile, reason), reviewer.sender.now)?;
    let url = reviewer.sender.url(site::PARTNER_DASHBOARD);
    let letter = mail::partner_approval(&application.form.organisation, &url);
    notify(conn, reviewer, &application, &letter)?;
    Ok(application)
}

/// Makes a candidate's account a partner's, and answers whether it was none before. Those who named its
/// code until now are shown to it and earn it nothing.
///
/// # Errors
/// [`auth::Error::NoUser`]; [`auth::Error::AccountKindFixed`]; [`Error::Db`].
pub fn open(
    conn: &mut Conn,
    actor: Actor,
    user: UserId,
    (profile, reason): ((PartnerKind, &str), &str),
    now: Instant,
) -> Result<bool> {
    let fresh = users::make_partner(conn, actor, user, reason)?;
    accounts::open(conn, actor, user, profile, now)?;
    if let (true, Some(code)) = (fresh, codes::of(conn, user)?) {
        attributions::adopt(conn, user, &code)?;
    }
    Ok(fresh)
}

/// Says no, and why; the person is notified by mail.
///
/// # Errors
/// Those of the step.
pub fn reject(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<PartnerApplicationId>,
    reason: &str,
) -> Result<Application> {
    let application = decide(conn, reviewer, seen, Event::Reject, Some(reason))?;
    let letter = mail::partner_rejection(&application.form.organisation, reason);
    notify(conn, reviewer, &application, &letter)?;
    Ok(application)
}

fn decide(
    conn: &mut Conn,
    reviewer: &Reviewer,
    seen: Seen<PartnerApplicationId>,
    event: Event,
    reason: Option<&str>,
) -> Result<Application> {
    let step = Step { event, by: By::Admin, actor: reviewer.actor, reason };
    Ok(applications::step(conn, seen, &step)?)
}

/// One message for each version.
fn notify(
    conn: &mut Conn,
    reviewer: &Reviewer,
    application: &Application,
    letter: &Letter,
) -> Result<()> {
    let user = users::get(conn, application.user)?;
    let email: Email = user.email.parse().map_err(Error::inconsistent)?;
    let key = format!("partner-application:{}:{}", application.id, application.version);
    let to = Addressee { email, name: Some(user.display_name) };
    post::post(conn, &reviewer.sender, &key, to, letter)
}
