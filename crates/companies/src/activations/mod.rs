//! Links that open a company's account: sent by mail, used once, good for 72 hours, or for
//! fewer where the admin has set that.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{ActivationId, Email, InquiryId, UserId};

pub use rules::{LIFE_HOURS, Link, Sent};

use crate::Error;
use crate::token::Token;

/// Makes a link for an inquiry that counts for so many hours, in place of any before it, and answers its id and
/// the token for the mail to `email`.
///
/// # Errors
/// [`Error::Db`].
pub fn issue(
    conn: &mut Conn,
    inquiry: InquiryId,
    email: &Email,
    hours: i32,
) -> Result<(ActivationId, Token), Error> {
    store::revoke(conn, inquiry)?;
    let (id, token) = (ActivationId::new(), Token::random());
    store::insert(conn, id, inquiry, &token, (email.as_str(), hours))?;
    Ok((id, token))
}

/// Takes back the link of an inquiry.
///
/// # Errors
/// [`Error::Db`].
pub fn revoke(conn: &mut Conn, inquiry: InquiryId) -> Result<(), Error> {
    store::revoke(conn, inquiry)?;
    Ok(())
}

/// The link with this token.
///
/// # Errors
/// [`Error::LinkInvalid`] when it is unknown, used, replaced or over; [`Error::Db`].
pub fn find(conn: &mut Conn, token: &str) -> Result<Link, Error> {
    let token = Token::parse(token)?;
    store::find(conn, &token)?.ok_or(Error::LinkInvalid)
}

/// Uses a link up that [`find`] answered. Of those who come at once, one does.
///
/// # Errors
/// [`Error::LinkInvalid`] when it was used up or replaced meanwhile; [`Error::Db`].
pub fn use_up(conn: &mut Conn, link: ActivationId) -> Result<(), Error> {
    if store::use_up(conn, link)? == 1 { Ok(()) } else { Err(Error::LinkInvalid) }
}

/// Keeps a link that [`find`] answered from everybody else for so many seconds, so that something
/// outside the database can be done with it once.
///
/// # Errors
/// [`Error::LinkInUse`], [`Error::Db`].
pub fn claim(conn: &mut Conn, link: ActivationId, seconds: i32) -> Result<(), Error> {
    if store::claim(conn, link, seconds)? == 1 { Ok(()) } else { Err(Error::LinkInUse) }
}

/// Lets a claimed link go, unused.
///
/// # Errors
/// [`Error::Db`].
pub fn release(conn: &mut Conn, link: ActivationId) -> Result<(), Error> {
    store::release(conn, link)?;
    Ok(())
}

/// Lets the link of an account go on under its new address: both mailboxes are its person's.
///
/// # Errors
/// [`Error::Db`].
pub fn readdress(conn: &mut Conn, owner: UserId, (old, new): (&str, &str)) -> Result<(), Error> {
    store::readdress(conn, owner, (old, new))?;
    Ok(())
}

/// The newest link of an inquiry.
///
/// # Errors
/// [`Error::Db`].
pub fn latest(conn: &mut Conn, inquiry: InquiryId) -> Result<Option<Sent>, Error> {
    Ok(store::latest(conn, inquiry)?)
}

/// At most `limit` inquiries that wait for a link whose time is over.
///
/// # Errors
/// [`Error::Db`].
pub fn overdue(conn: &mut Conn, limit: i64) -> Result<Vec<InquiryId>, Error> {
    Ok(store::overdue(conn, limit)?)
}
