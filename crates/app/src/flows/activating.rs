//! The end of a company's way in: its link is used, or runs out.

use auth::users;
use companies::activations::{self, Link};
use companies::inquiries::{self, By, Event, Inquiry, Origin, State, Step};
use db::Conn;
use db::audit::Actor;
use kernel::UserId;
use kernel::uuid::Uuid;

use crate::error::ApiError;

const AT_ONCE: i64 = 50;

/// Opens the account that a link was made for. One that an admin made needs a password first; its
/// link stays good for that.
pub(crate) fn activate(
    conn: &mut Conn,
    token: &str,
    viewer: Option<UserId>,
) -> Result<Inquiry, ApiError> {
    let link = activations::find(conn, token)?;
    let inquiry = of_link(conn, &link)?;
    if viewer.is_some_and(|viewer| viewer != inquiry.user) {
        return Err(companies::Error::LinkInvalid.into());
    }
    match inquiry.origin {
        Origin::Form => {
            activations::use_up(conn, link.id)?;
            open(conn, &inquiry)
        }
        Origin::Admin if inquiry.state == State::Activated => Ok(inquiry),
        Origin::Admin => take(conn, &inquiry, Event::Activate),
    }
}

/// The inquiry of a link. A link opens nothing once the account has another address or the company
/// may not act.
fn of_link(conn: &mut Conn, link: &Link) -> Result<Inquiry, ApiError> {
    let inquiry = inquiries::lock(conn, link.inquiry)?;
    let waits = matches!(inquiry.state, State::ActivationSent | State::Activated);
    if !waits || users::get(conn, inquiry.user)?.email != link.email {
        return Err(companies::Error::LinkInvalid.into());
    }
    Ok(inquiry)
}

fn take(conn: &mut Conn, inquiry: &Inquiry, event: Event) -> Result<Inquiry, ApiError> {
    let step = Step::of(event, By::Holder, Actor::User(inquiry.user));
    Ok(inquiries::step(conn, inquiry.id, &step)?)
}

fn open(conn: &mut Conn, inquiry: &Inquiry) -> Result<Inquiry, ApiError> {
    if inquiry.state == State::ActivationSent {
        take(conn, inquiry, Event::Activate)?;
    }
    take(conn, inquiry, Event::Open)
}

/// A link that is kept for one request while the provider is asked.
pub(crate) struct Claimed {
    link: Uuid,
    inquiry: Uuid,
    /// The provider's name of the account.
    pub(crate) uid: String,
    /// The account's address.
    pub(crate) email: String,
}

/// Keeps the link of an account that an admin made, for so many seconds.
pub(crate) fn claim(conn: &mut Conn, token: &str, seconds: i32) -> Result<Claimed, ApiError> {
    let link = activations::find(conn, token)?;
    let inquiry = of_link(conn, &link)?;
    if inquiry.origin != Origin::Admin {
        return Err(companies::Error::LinkInvalid.into());
    }
    activations::claim(conn, link.id, seconds)?;
    let uid = users::get(conn, inquiry.user)?.uid;
    Ok(Claimed { link: link.id, inquiry: inquiry.id, uid, email: link.email })
}

/// Lets the link go: the provider did not take the password.
pub(crate) fn release(conn: &mut Conn, claimed: &Claimed) -> Result<(), ApiError> {
    Ok(activations::release(conn, claimed.link)?)
}

/// Uses the link up: the account has its password.
pub(crate) fn complete(conn: &mut Conn, claimed: &Claimed) -> Result<Inquiry, ApiError> {
    let inquiry = inquiries::lock(conn, claimed.inquiry)?;
    activations::use_up(conn, claimed.link)?;
    open(conn, &inquiry)
}

/// Marks the inquiries whose link was not used in time.
pub(crate) fn expire(conn: &mut Conn) -> Result<(), ApiError> {
    for id in activations::overdue(conn, AT_ONCE)? {
        inquiries::step(conn, id, &Step::of(Event::Expire, By::System, Actor::System))?;
    }
    Ok(())
}
