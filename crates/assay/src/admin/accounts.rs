//! Locking accounts.

use auth::users;
use db::audit::Actor;
use kernel::Email;

use crate::{Failure, open, say};

/// Locks an account or opens it again.
pub(super) fn lock(email: &str, reason: &str, locked: bool) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|_, db| {
        db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            let changed = users::set_locked(conn, Actor::Operator, user.id, (locked, reason))?;
            let state = if locked { "locked" } else { "open" };
            let already = if changed { "now" } else { "already" };
            say(&format!("{} is {already} {state}.", email.as_str()));
            Ok::<_, auth::Error>(())
        })?;
        Ok(())
    })
}
