//! Accounts.

mod merger;
mod rules;
mod store;
#[cfg(test)]
mod tests;

use chrono::NaiveDate;
use db::audit::{Actor, Entry};
use db::{Conn, Lane};
use kernel::UserId;

pub use merger::{hold, merged_here, merged_since, reader, record_merger, set_merged};

pub use rules::{Access, Kind, NewUser, Registration, Theme, User, masked};

use crate::Error;
use crate::tokens::Claims;

/// The account of a token's person; `None` when they have not registered.
///
/// # Errors
/// [`Error::Db`].
pub fn find_by_token(conn: &mut Conn, claims: &Claims) -> Result<Option<User>, Error> {
    Ok(store::by_uid(conn, &claims.uid)?)
}

/// The same through the lane (ADR 15), in one statement with other requests of this turn; `None` also
/// when the lane cannot say.
///
/// # Errors
/// [`Error::Db`].
pub async fn find_by_token_batched(lane: &Lane, claims: &Claims) -> Result<Option<User>, Error> {
    Ok(store::by_uid_batched(lane, &claims.uid).await?.flatten())
}

/// Whether [`sync`] would change the account.
pub fn is_stale(user: &User, claims: &Claims) -> bool {
    rules::is_stale(user, claims)
}

/// The account, with its e-mail address and verified flag updated from the token.
///
/// # Errors
/// [`Error::EmailTaken`] when the person's new address belongs to another account, which has shown
/// it or which the token does not show to be somebody else's.
pub fn sync(conn: &mut Conn, user: User, claims: &Claims) -> Result<User, Error> {
    if !rules::is_stale(&user, claims) {
        return Ok(user);
    }
    let shown = rules::shows_address(&user, claims);
    free_address(conn, claims)?;
    let user = store::update_identity(conn, user.id, claims)?;
    if shown {
        // Anyone who signed in before may have registered another's address; what they said of
        // themselves is asked again.
        store::end_sign_ins_before(conn, user.id, claims.auth_time)?;
        store::doubt_profile(conn, user.id, claims.auth_time)?;
        return store::by_id(conn, user.id)?.ok_or(Error::NoUser);
    }
    Ok(user)
}

/// Records that the signed-in person of an account has read a mail of ours at `address`, and returns true if the
/// account still has that address. Anywhere else the mail proves nothing: it may have been forwarded.
///
/// # Errors
/// [`Error::Db`].
pub fn prove_address(conn: &mut Conn, id: UserId, address: &str) -> Result<bool, Error> {
    if store::prove_address(conn, id, address)? == 0 {
        return Ok(false);
    }
    Entry::of("user", id).by(Actor::User(id), "prove_address").record(conn)?;
    Ok(true)
}

/// Makes the account, or answers the one that is there, and whether it is new.
///
/// # Errors
/// [`Error::AccountKindFixed`], [`Error::EmailTaken`].
pub fn register(
    conn: &mut Conn,
    claims: &Claims,
    form: &Registration,
) -> Result<(User, bool), Error> {
    free_address(conn, claims)?;
    let made = store::insert(conn, UserId::new(), claims, form)?;
    let user = match made {
        Some(user) => return Ok((user, true)),
        None => store::by_uid(conn, &claims.uid)?.ok_or(Error::EmailTaken)?,
    };
    rules::check_same_kind(&user, form)?;
    Ok((sync(conn, user, claims)?, false))
}

/// Takes a verified address from an account that only named it. That account keeps what is its own;
/// its sign-ins end, and it comes back with an address that is free.
fn free_address(conn: &mut Conn, claims: &Claims) -> Result<(), Error> {
    if !claims.email_verified {
        return Ok(());
    }
    let Some(holder) = store::lock_mere_holder(conn, claims)? else { return Ok(()) };
    store::take_address(conn, holder)?;
    Ok(Entry::of("user", holder).by(Actor::System, "displace_address").record(conn)?)
}

/// Makes the account of somebody who hires, on their behalf; its address is not verified.
///
/// # Errors
/// [`Error::EmailTaken`], [`Error::Db`].
pub fn make_company(conn: &mut Conn, actor: Actor, new: &NewUser<'_>) -> Result<User, Error> {
    let user = store::insert_made(conn, UserId::new(), new)?;
    Entry::of("user", user.id).by(actor, "make_company").to(Kind::Company).record(conn)?;
    Ok(user)
}

/// Makes a candidate's account a partner's, only ever by the admin, and answers whether it was none
/// before.
///
/// # Errors
/// [`Error::NoUser`], [`Error::AccountKindFixed`] for somebody who hires, [`Error::Db`].
pub fn make_partner(
    conn: &mut Conn,
    actor: Actor,
    id: UserId,
    reason: &str,
) -> Result<bool, Error> {
    if store::make_partner(conn, id)? == 0 {
        return match get(conn, id)?.kind {
            Kind::Partner => Ok(false),
            Kind::Candidate | Kind::Company => Err(Error::AccountKindFixed),
        };
    }
    let entry = Entry::of("user", id).by(actor, "activate_partner");
    entry.step(Kind::Candidate, Kind::Partner).because(reason).record(conn)?;
    Ok(true)
}

/// Remembers how pages look to somebody.
///
/// # Errors
/// [`Error::Db`].
pub fn set_theme(conn: &mut Conn, id: UserId, theme: Theme) -> Result<User, Error> {
    Ok(store::set_theme(conn, id, theme)?)
}

/// Ends every sign-in of an account: tokens of sign-ins up to now no longer count.
///
/// # Errors
/// [`Error::Db`].
pub fn end_sign_ins(conn: &mut Conn, id: UserId) -> Result<(), Error> {
    store::end_sign_ins(conn, id)?;
    Ok(Entry::of("user", id).by(Actor::User(id), "end_sign_ins").record(conn)?)
}

/// Locks an account or opens it again, and answers whether that changed anything. Anyone signed
/// in to a locked account is refused from then on.
///
/// # Errors
/// [`Error::NoUser`], [`Error::Merged`], [`Error::Db`].
pub fn set_access(
    conn: &mut Conn,
    actor: Actor,
    id: UserId,
    access: Access,
    reason: &str,
) -> Result<bool, Error> {
    let user = store::lock(conn, id)?.ok_or(Error::NoUser)?;
    if user.merged_into.is_some() {
        return Err(Error::Merged);
    }
    let before = user.access();
    if before == access {
        return Ok(false);
    }
    store::set_access(conn, id, access)?;
    let action = match access {
        Access::Locked => "lock",
        Access::Open => "unlock",
    };
    let entry = Entry::of("user", id).by(actor, action);
    entry.step(before.as_str(), access.as_str()).because(reason).record(conn)?;
    Ok(true)
}

/// Remembers the day of somebody's last visit. Nothing is written where that day or a later one is known.
///
/// # Errors
/// [`Error::Db`].
pub fn visit(conn: &mut Conn, id: UserId, day: NaiveDate) -> Result<(), Error> {
    store::set_visited(conn, id, day)?;
    Ok(())
}

/// The account with this id.
///
/// # Errors
/// [`Error::NoUser`], [`Error::Db`].
pub fn get(conn: &mut Conn, id: UserId) -> Result<User, Error> {
    store::by_id(conn, id)?.ok_or(Error::NoUser)
}

/// The accounts with these ids, in no order, in one statement. What is no account is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn get_all(conn: &mut Conn, ids: &[UserId]) -> Result<Vec<User>, Error> {
    Ok(store::by_ids(conn, ids)?)
}

/// The accounts with these addresses and since when each is there, in no order, in one statement. An address without an
/// account is missing.
///
/// # Errors
/// [`Error::Db`].
pub fn with_addresses(
    conn: &mut Conn,
    addresses: &[kernel::Email],
) -> Result<Vec<(User, kernel::Instant)>, Error> {
    Ok(store::with_addresses(conn, addresses)?)
}

/// The account with this e-mail address; for the command line.
///
/// # Errors
/// [`Error::Db`].
pub fn by_email(conn: &mut Conn, email: &kernel::Email) -> Result<Option<User>, Error> {
    Ok(store::by_email(conn, email)?)
}
