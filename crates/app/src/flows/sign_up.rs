//! Registering: the account, and for somebody who hires, their company.

use auth::tokens::Claims;
use auth::users::{self, Kind, Registration, User};
use companies::profiles::{self, Name};
use db::Conn;

use crate::error::ApiError;

/// Registers the token's person and answers the account and whether it is new.
pub(crate) fn register(
    conn: &mut Conn,
    claims: &Claims,
    form: &Registration,
) -> Result<(User, bool), ApiError> {
    let (user, fresh) = users::register(conn, claims, form)?;
    if fresh && user.kind == Kind::Company {
        profiles::found(conn, user.id, &Name::parse(&form.display_name)?)?;
    }
    Ok((user, fresh))
}
