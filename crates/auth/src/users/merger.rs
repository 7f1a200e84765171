//! An account that is merged into another one of the same person, for good. What belongs to it is moved by the lists of
//! [`db::mergers`].

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Email, Instant, UserId};

use super::rules::{self, User};
use super::store;
use crate::Error;

/// The account, locked until the transaction ends.
///
/// # Errors
/// [`Error::NoUser`], [`Error::Db`].
pub fn hold(conn: &mut Conn, id: UserId) -> Result<User, Error> {
    store::lock(conn, id)?.ok_or(Error::NoUser)
}

/// Closes the first account in favour of the second one.
///
/// # Errors
/// [`Error::Db`].
pub fn set_merged(conn: &mut Conn, of: (UserId, UserId), now: Instant) -> Result<(), Error> {
    store::set_merged(conn, of, now)?;
    Ok(())
}

/// Says in the audit log of both who merged the first account into the second one, and why.
///
/// # Errors
/// [`Error::BadMergerReason`], [`Error::Db`].
pub fn record_merger(
    conn: &mut Conn,
    (from, into): (UserId, UserId),
    actor: Actor,
    reason: &str,
) -> Result<(), Error> {
    rules::check_merger_reason(reason)?;
    let entry = Entry::of("user", from).by(actor, "merge");
    entry.step("open", "merged").because(reason).record(conn)?;
    Ok(Entry::of("user", into).by(actor, "absorb").because(reason).record(conn)?)
}

/// Accounts that were merged since then and are not erased, and into which.
///
/// # Errors
/// [`Error::Db`].
pub fn merged_since(conn: &mut Conn, since: Instant) -> Result<Vec<(UserId, UserId)>, Error> {
    Ok(store::merged_since(conn, since)?)
}

/// The accounts that were merged into this one and are not erased.
///
/// # Errors
/// [`Error::Db`].
pub fn merged_here(conn: &mut Conn, into: UserId) -> Result<Vec<User>, Error> {
    Ok(store::merged_here(conn, into)?)
}

/// Who reads what concerns an address: its account, or the one that this was merged into.
///
/// # Errors
/// [`Error::Db`].
pub fn reader(conn: &mut Conn, email: &Email) -> Result<Option<User>, Error> {
    let Some(user) = store::by_email(conn, email)? else { return Ok(None) };
    match user.merged_into {
        Some(into) => Ok(store::by_id(conn, into)?),
        None => Ok(Some(user)),
    }
}
