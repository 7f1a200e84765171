//! Locking accounts, and making one a partner's.

use auth::users::{self, Access};
use db::audit::Actor;
use flows::Reviewer;
use flows::partners::open as open_partner;
use kernel::Email;
use partners::applications::Kind;

use crate::{Failure, open, say};

/// Locks an account or opens it again.
pub(super) fn set_access(email: &str, reason: &str, access: Access) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|config, db| {
        let by = Reviewer { actor: Actor::Operator, sender: open::sender(config) };
        db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            let changed = flows::accounts::set_access(conn, &by, user.id, access, reason)?;
            let already = if changed { "now" } else { "already" };
            say(&format!("{} is {already} {}.", email.as_str(), access.as_str()));
            Ok::<_, flows::Error>(())
        })?;
        Ok(())
    })
}

/// Makes a candidate's account a partner's.
pub(super) fn make_partner(email: &str, reason: &str) -> Result<(), Failure> {
    let email: Email = email.parse()?;
    open::with_database(|config, db| {
        let now = open::sender(config).now;
        db.write_now(|conn| {
            let user = users::by_email(conn, &email)?.ok_or(auth::Error::NoUser)?;
            let profile = (Kind::Ambassador, user.display_name.as_str());
            let changed = open_partner(conn, Actor::Operator, user.id, (profile, reason), now)?;
            let already = if changed { "now" } else { "already" };
            say(&format!("{} is {already} a partner.", email.as_str()));
            Ok::<_, flows::Error>(())
        })?;
        Ok(())
    })
}
