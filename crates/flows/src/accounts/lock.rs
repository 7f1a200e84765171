//! Locking an account and opening it again, and what its person hears of it.

use auth::users::{self, Access};
use db::Conn;
use kernel::UserId;

use crate::post::{self, Addressee};
use crate::{Error, Result, Reviewer, site};

/// Locks an account or opens it again, mails its person, and answers whether that changed anything. Nobody who is
/// locked out reads a notice in the application.
///
/// # Errors
/// Those of the account and the queue.
pub fn set_access(
    conn: &mut Conn,
    by: &Reviewer,
    id: UserId,
    access: Access,
    reason: &str,
) -> Result<bool> {
    if !users::set_access(conn, by.actor, id, access, reason)? {
        return Ok(false);
    }
    let user = users::get(conn, id)?;
    let letter = match access {
        Access::Locked => mail::account_locked(),
        Access::Open => mail::account_unlocked(&by.sender.url(site::LOGIN)),
    };
    let email = user.email.parse().map_err(Error::inconsistent)?;
    let to = Addressee { email, name: Some(user.display_name) };
    let key = format!("account-{}:{id}:{}", access.as_str(), by.sender.now.timestamp_micros());
    post::post(conn, &by.sender, &key, to, &letter)?;
    Ok(true)
}
