//! The mail that verifies an address.

use auth::directory;
use auth::provider::Provider;
use auth::users::User;
use auth::verification::Toolkit;
use db::audit::Entry;
use db::{Conn, Db};
use kernel::{Email, Instant, UserId};

use crate::limits::{self, Action, Who};
use crate::post::{self, Addressee};
use crate::{Error, Result, Reviewer};

/// Counts the request, and has the identity provider mail its link unless the address is verified
/// already; `token` is the account's own.
///
/// # Errors
/// [`crate::Error::Limited`]; those of the provider.
pub async fn mail_link(
    db: &Db,
    toolkit: &Toolkit,
    user: &User,
    token: &str,
    who: Who,
) -> Result<()> {
    db.write(move |conn| limits::take(conn, Action::SendVerification, who)).await?;
    if !user.email_verified {
        toolkit.mail_verification(token).await?;
    }
    Ok(())
}

/// Counts a mail to a candidate as one that they ask for, and answers the link that verifies their address, which the
/// identity provider makes for us and does not mail. What was counted stays counted where the provider refuses.
///
/// # Errors
/// [`auth::Error::NoUser`], [`auth::Error::AlreadyVerified`], [`Error::Limited`]; those of the provider.
pub async fn link_of(db: &Db, provider: &Provider, id: UserId, now: Instant) -> Result<String> {
    let email = db.write(move |conn| {
        let email = unverified(conn, id)?.email;
        limits::take(conn, Action::SendVerification, Who::new(id, None))?;
        Ok::<_, Error>(email)
    });
    let email: Email = email.await?.parse().map_err(Error::inconsistent)?;
    Ok(provider.verification_link(&email, now).await?)
}

/// Mails a candidate the link that verifies their address.
///
/// # Errors
/// [`auth::Error::NoUser`], [`auth::Error::AlreadyVerified`]; those of the queue.
pub fn resend(conn: &mut Conn, by: &Reviewer, id: UserId, link: &str) -> Result<()> {
    let person = unverified(conn, id)?;
    let email = person.email.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email, name: Some(person.display_name) };
    let key = format!("verify-address:{id}:{}", by.sender.now.timestamp_micros());
    post::post(conn, &by.sender, &key, to, &mail::verify_address(link))?;
    Ok(Entry::of("user", id).by(by.actor, "resend_verification").record(conn)?)
}

/// A candidate whose address is not verified.
fn unverified(conn: &mut Conn, id: UserId) -> Result<directory::Person> {
    let person = directory::find(conn, id)?;
    if person.email_verified { Err(auth::Error::AlreadyVerified.into()) } else { Ok(person) }
}
