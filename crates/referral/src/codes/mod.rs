//! Codes and what they lead to.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::{Instant, UserId};

pub use rules::Code;

use crate::Error;

/// Prepares a new account for referrals; nothing happens when that was done before.
///
/// # Errors
/// [`Error::Db`].
pub fn open(conn: &mut Conn, user: UserId) -> Result<(), Error> {
    store::insert(conn, user)?;
    Ok(())
}

/// The code that `user` gives to others; `None` until it has one.
///
/// # Errors
/// [`Error::Db`].
pub fn of(conn: &mut Conn, user: UserId) -> Result<Option<String>, Error> {
    Ok(store::code_of(conn, user)?)
}

/// Gives `user` a code and answers it: the one they have, one like their username, or a random one.
///
/// # Errors
/// [`Error::Db`].
pub fn give(conn: &mut Conn, user: UserId, username: Option<&str>) -> Result<String, Error> {
    open(conn, user)?;
    for code in rules::candidates(username) {
        if let Some(held) = store::code_of(conn, user)? {
            return Ok(held);
        }
        if !store::is_taken(conn, &code)? && store::give(conn, user, &code)? == 1 {
            return Ok(code.as_str().to_owned());
        }
    }
    store::code_of(conn, user)?.ok_or(Error::CodeInvalid)
}

/// Who signed up with somebody's code, as numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Brought {
    /// Everybody but companies.
    pub people: i64,
    /// Company accounts.
    pub companies: i64,
    /// Of both, those who named the code since the instant that was asked for.
    pub lately: i64,
}

/// How many accounts name `user` as the one who brought them; `since` bounds `lately`.
///
/// # Errors
/// [`Error::Db`].
pub fn brought(conn: &mut Conn, user: UserId, since: Instant) -> Result<Brought, Error> {
    Ok(store::brought(conn, user, since)?)
}

/// Records, once and for ever, that the owner of `code` brought `user`.
///
/// # Errors
/// [`Error::CodeInvalid`] for a code that is nobody's, one's own or closes a circle,
/// [`Error::CodeSet`] when a code was named before, [`Error::Db`].
pub fn redeem(conn: &mut Conn, user: UserId, code: &Code) -> Result<(), Error> {
    open(conn, user)?;
    // Two people who name each other at the same moment would each see no circle; they take turns.
    store::take_turn(conn)?;
    if store::referrer_of(conn, user)?.is_some() {
        return Err(Error::CodeSet);
    }
    let referrer = store::owner(conn, code)?.ok_or(Error::CodeInvalid)?;
    if is_brought_by(conn, referrer, user)? {
        return Err(Error::CodeInvalid);
    }
    if store::set_referrer(conn, user, referrer)? == 0 {
        return Err(Error::CodeSet);
    }
    Ok(Entry::of("user", user).by(Actor::User(user), "set_referral_code").record(conn)?)
}

/// Whether `user` is `ancestor`, or was brought by them or by somebody they brought. What is there
/// holds no circle, so the walk ends.
fn is_brought_by(conn: &mut Conn, user: UserId, ancestor: UserId) -> Result<bool, Error> {
    if user == ancestor {
        return Ok(true);
    }
    if !store::has_brought_anyone(conn, ancestor)? {
        return Ok(false);
    }
    let mut at = user;
    while let Some(next) = store::referrer_of(conn, at)? {
        if next == ancestor {
            return Ok(true);
        }
        at = next;
    }
    Ok(false)
}
