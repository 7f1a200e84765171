//! Addresses that get no invitations: those that take no mail, for every company, and those whose owner
//! wants none from one company.

mod store;

use std::collections::BTreeMap;

use db::{Conn, clock};
use kernel::{CompanyId, words};

use crate::Error;

/// Whom one invitation is for, and who invites.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Of {
    /// The address.
    pub email: String,
    /// The company.
    pub company: CompanyId,
    /// Its name.
    pub company_name: String,
}

/// Whom the invitation with a code is for.
///
/// # Errors
/// [`Error::NoInvitation`], [`Error::Db`].
pub fn by_code(conn: &mut Conn, code: &str) -> Result<Of, Error> {
    store::by_code(conn, code)?.ok_or(Error::NoInvitation)
}

words! {
    /// Why an address gets no invitations.
    pub enum Reason as "InvitationStopReason" {
        /// A mail server refused it for good.
        Bounced = "bounced",
        /// Its owner wants none from this company.
        OptedOut = "opted_out",
    }
}

/// Those of the addresses that the company cannot invite, and why.
pub(crate) fn of(
    conn: &mut Conn,
    company: CompanyId,
    emails: &[&str],
) -> Result<BTreeMap<String, Reason>, Error> {
    Ok(store::of(conn, company, emails)?.into_iter().collect())
}

/// Notes that an address takes no mail.
pub(crate) fn note_bounce(conn: &mut Conn, email: &str) -> Result<(), Error> {
    let now = clock::now(conn)?;
    store::insert(conn, email, None, now)?;
    Ok(())
}

/// Whether the person whom an invitation is for has stopped those of its company.
///
/// # Errors
/// [`Error::Db`].
pub fn is_stopped(conn: &mut Conn, of: &Of) -> Result<bool, Error> {
    Ok(store::is_stopped(conn, &of.email, of.company)?)
}

/// Stops the invitations of the company to the person whom one of them is for, or lets them through again.
///
/// # Errors
/// [`Error::Db`].
pub fn set(conn: &mut Conn, of: &Of, stopped: bool) -> Result<(), Error> {
    if stopped {
        let now = clock::now(conn)?;
        store::insert(conn, &of.email, Some(of.company), now)?;
    } else {
        store::remove(conn, &of.email, of.company)?;
    }
    Ok(())
}
