//! When a company's free trial of assessments begins: as its owner confirms the address.

use auth::users::{Kind, User};
use companies::free_trials::{self, Terms};
use companies::profiles::{Membership, Role};
use db::Conn;
use kernel::UserId;

use crate::{Result, numbers};

/// Begins the free trial of the company that this account owns, if its address is confirmed and a trial is offered.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn begin(conn: &mut Conn, user: &User) -> Result<()> {
    if user.kind != Kind::Company || !user.email_verified {
        return Ok(());
    }
    begin_at(conn, user.id, &user.email)
}

/// The same, where the address was confirmed a moment ago.
pub(crate) fn begin_at(conn: &mut Conn, user: UserId, address: &str) -> Result<()> {
    let terms = terms(conn)?;
    free_trials::begin(conn, (user, address), terms)?;
    Ok(())
}

/// The trial that begins once this account confirms its address; `None` if none does.
///
/// # Errors
/// [`crate::Error::Db`].
pub fn offer(conn: &mut Conn, user: &User, of: &Membership) -> Result<Option<Terms>> {
    if user.email_verified || of.role != Role::Owner {
        return Ok(None);
    }
    let terms = terms(conn)?;
    let is_offered = free_trials::is_offered(conn, (of.company.id, &user.email), terms)?;
    Ok(is_offered.then_some(terms))
}

fn terms(conn: &mut Conn) -> Result<Terms> {
    let invitations = numbers::FREE_TRIAL_INVITATIONS.now(conn)?;
    let days = numbers::FREE_TRIAL_DAYS.now(conn)?;
    Ok(Terms { days, invitations: i32::try_from(invitations).unwrap_or(i32::MAX) })
}
