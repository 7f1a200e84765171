//! Registering and choosing a name: the account, its referral, and for somebody who hires, their
//! company.

use auth::tokens::Claims;
use auth::usernames::{self, Username};
use auth::users::{self, Kind, Registration, User};
use companies::profiles::{self, Name};
use db::Conn;
use kernel::UserId;
use referral::codes::{self, Code};

use crate::error::ApiError;

/// Registers the token's person and answers the account and whether it is new.
pub(crate) fn register(
    conn: &mut Conn,
    claims: &Claims,
    form: &Registration,
) -> Result<(User, bool), ApiError> {
    let (user, fresh) = users::register(conn, claims, form)?;
    if fresh {
        codes::open(conn, user.id)?;
        apply_referral(conn, user.id, form.referral_code.as_deref())?;
    }
    if fresh && user.kind == Kind::Company {
        profiles::found(conn, user.id, &Name::parse(&form.display_name)?)?;
    }
    Ok((user, fresh))
}

/// A code that came with the registration counts where it is somebody's; one that is not is no
/// reason to turn a person away. Source: specification §5.
fn apply_referral(conn: &mut Conn, user: UserId, code: Option<&str>) -> Result<(), ApiError> {
    use referral::Error as E;
    let Some(Ok(code)) = code.map(Code::parse) else { return Ok(()) };
    match codes::name(conn, user, &code) {
        Ok(()) | Err(E::CodeInvalid | E::CodeSet) => Ok(()),
        Err(E::Db(e)) => Err(e.into()),
    }
}

/// Gives the account a username and, with its first one, a referral code like it.
pub(crate) fn choose_username(
    conn: &mut Conn,
    user: UserId,
    name: &Username,
) -> Result<User, ApiError> {
    let (user, first) = usernames::choose(conn, user, name)?;
    if first {
        codes::give(conn, user.id, Some(name.as_str()))?;
    }
    Ok(user)
}
