//! The end of a company's way in: its link is used, or runs out.

use std::net::IpAddr;

use auth::provider::Provider;
use auth::users;
use companies::activations::{self, Link};
use companies::inquiries::{self, By, Event, Inquiry, Origin, State, Step};
use db::audit::Actor;
use db::{Conn, Db};
use kernel::{ActivationId, InquiryId, Instant, UserId};

use crate::limits::{self, Action, Who};
use crate::{Error, Result};

const AT_ONCE: i64 = 50;
/// How long a link is kept for one request, in seconds: longer than the provider takes for both of its
/// calls, so that no second request comes between.
const CLAIM_S: i32 = 60;

/// Opens the account that a link was made for. Where its owner is signed in, the link proves their address too: it was
/// mailed there. One that an admin made needs a password first; its
/// link stays good for that. A link that is no good counts against the address that tries it.
///
/// # Errors
/// [`companies::Error::LinkInvalid`] for one that is unknown, used, replaced or over;
/// [`Error::Limited`].
pub async fn open_link(
    db: &Db,
    token: String,
    viewer: Option<UserId>,
    address: Option<IpAddr>,
) -> Result<Inquiry> {
    let opened = db.write(move |conn| activate(conn, &token, viewer)).await;
    count_failure(db, address, opened).await
}

/// Counts the address that tries links that are no good, and has it wait in the end.
pub(crate) async fn count_failure<T>(
    db: &Db,
    address: Option<IpAddr>,
    tried: Result<T>,
) -> Result<T> {
    if let Err(Error::Companies(companies::Error::LinkInvalid)) = &tried {
        let who = Who::nobody(address);
        db.write(move |conn| limits::take(conn, Action::TryLink, who)).await?;
    }
    tried
}

fn activate(conn: &mut Conn, token: &str, viewer: Option<UserId>) -> Result<Inquiry> {
    let link = activations::find(conn, token)?;
    let inquiry = of_link(conn, &link)?;
    if let Some(viewer) = viewer {
        if viewer != inquiry.user {
            return Err(companies::Error::LinkInvalid.into());
        }
        users::prove_address(conn, viewer, &link.email)?;
    }
    match inquiry.origin {
        Origin::Form | Origin::Direct => {
            activations::use_up(conn, link.id)?;
            open(conn, &inquiry)
        }
        Origin::Admin if inquiry.state == State::Activated => Ok(inquiry),
        Origin::Admin => take(conn, &inquiry, Event::Activate),
    }
}

/// The inquiry of a link. A link opens nothing once the account has another address or the company
/// may not act.
fn of_link(conn: &mut Conn, link: &Link) -> Result<Inquiry> {
    let inquiry = inquiries::lock(conn, link.inquiry)?;
    let waits = matches!(inquiry.state, State::ActivationSent | State::Activated);
    if !waits || users::get(conn, inquiry.user)?.email != link.email {
        return Err(companies::Error::LinkInvalid.into());
    }
    Ok(inquiry)
}

fn take(conn: &mut Conn, inquiry: &Inquiry, event: Event) -> Result<Inquiry> {
    let step = Step::of(event, By::Holder, Actor::User(inquiry.user));
    Ok(inquiries::step(conn, inquiry.id, &step)?)
}

fn open(conn: &mut Conn, inquiry: &Inquiry) -> Result<Inquiry> {
    if inquiry.state == State::ActivationSent {
        take(conn, inquiry, Event::Activate)?;
    }
    take(conn, inquiry, Event::Open)
}

/// What somebody with the link of an account that an admin made sends.
pub struct FirstPassword {
    /// The link's token.
    pub token: String,
    /// The password they want.
    pub password: String,
}

/// Sets the first password of an account that an admin made, and answers its address. The link is
/// kept while the provider is asked, and let go where it refuses.
///
/// # Errors
/// [`companies::Error::LinkInvalid`], [`companies::Error::LinkInUse`]; [`Error::Limited`]; those of
/// the provider.
pub async fn set_password(
    db: &Db,
    provider: &Provider,
    first: FirstPassword,
    address: Option<IpAddr>,
    now: Instant,
) -> Result<String> {
    let FirstPassword { token, password } = first;
    let claimed = db.write(move |conn| claim(conn, &token)).await;
    let claimed = count_failure(db, address, claimed).await?;
    if let Err(refused) = provider.set_password(&claimed.uid, &password, now).await {
        db.write(move |conn| Ok::<_, Error>(activations::release(conn, claimed.link)?)).await?;
        return Err(refused.into());
    }
    let email = claimed.email.clone();
    db.write(move |conn| complete(conn, &claimed)).await?;
    Ok(email)
}

/// A link that is kept for one request.
struct Claimed {
    link: ActivationId,
    inquiry: InquiryId,
    /// The provider's name of the account.
    uid: String,
    /// The account's address.
    email: String,
}

/// Keeps the link of an account that an admin made.
fn claim(conn: &mut Conn, token: &str) -> Result<Claimed> {
    let link = activations::find(conn, token)?;
    let inquiry = of_link(conn, &link)?;
    if inquiry.origin != Origin::Admin {
        return Err(companies::Error::LinkInvalid.into());
    }
    activations::claim(conn, link.id, CLAIM_S)?;
    let uid = users::get(conn, inquiry.user)?.uid;
    Ok(Claimed { link: link.id, inquiry: inquiry.id, uid, email: link.email })
}

/// Uses the link up: the account has its password.
fn complete(conn: &mut Conn, claimed: &Claimed) -> Result<Inquiry> {
    let inquiry = inquiries::lock(conn, claimed.inquiry)?;
    activations::use_up(conn, claimed.link)?;
    open(conn, &inquiry)
}

/// Marks the inquiries whose link was not used in time.
///
/// # Errors
/// [`Error::Db`].
pub fn expire(conn: &mut Conn) -> Result<()> {
    for id in activations::overdue(conn, AT_ONCE)? {
        inquiries::step(conn, id, &Step::of(Event::Expire, By::System, Actor::System))?;
    }
    Ok(())
}
