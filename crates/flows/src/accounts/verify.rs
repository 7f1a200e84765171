//! The mail that verifies an address.

use auth::users::User;
use auth::verification::Toolkit;
use db::Db;

use crate::Result;
use crate::limits::{self, Action, Who};

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
