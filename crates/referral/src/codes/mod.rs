//! Codes and what they lead to.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use db::audit::{Actor, Entry};
use kernel::chrono::{NaiveDate, TimeDelta};
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

/// Who brought `user`; `None` where nobody did.
///
/// # Errors
/// [`Error::Db`].
pub fn referrer(conn: &mut Conn, user: UserId) -> Result<Option<UserId>, Error> {
    Ok(store::referrer_of(conn, user)?)
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

/// How many days a code that was replaced still names its owner.
pub const REPLACED_COUNTS_DAYS: i64 = 90;

/// Who was named, by which of their codes, and when.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Named {
    /// The owner of the code.
    pub referrer: UserId,
    /// The code as it was entered.
    pub code: String,
    /// When, by the database's clock.
    pub at: Instant,
}

/// Records, once and for ever, that the owner of `code` brought `user`.
///
/// # Errors
/// [`Error::CodeInvalid`] for a code that is nobody's, one's own or closes a circle,
/// [`Error::CodeSet`] when a code was named before, [`Error::Db`].
pub fn redeem(conn: &mut Conn, user: UserId, code: &Code) -> Result<Named, Error> {
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
    let at = store::set_referrer(conn, user, referrer)?.ok_or(Error::CodeSet)?;
    Entry::of("user", user).by(Actor::User(user), "set_referral_code").record(conn)?;
    Ok(Named { referrer, code: code.as_str().to_owned(), at })
}

/// Gives `user` a new random code and answers it. The one before names them for
/// [`REPLACED_COUNTS_DAYS`] days more, and is nobody else's ever.
///
/// # Errors
/// [`Error::NoCode`] for somebody who has none, [`Error::Db`].
pub fn replace(
    conn: &mut Conn,
    actor: Actor,
    user: UserId,
    (why, now): (&str, Instant),
) -> Result<String, Error> {
    let before = store::lock_code(conn, user)?.ok_or(Error::NoCode)?;
    let until = now + TimeDelta::days(REPLACED_COUNTS_DAYS);
    store::keep_past(conn, user, &before, (now, until))?;
    for code in rules::candidates(None) {
        if !store::is_taken(conn, &code)? {
            store::replace(conn, user, &code)?;
            let entry = Entry::of("user", user).by(actor, "replace_referral_code");
            entry.because(why).record(conn)?;
            return Ok(code.as_str().to_owned());
        }
    }
    Err(Error::NoCode)
}

/// Lets the code of an account that is merged name the other one, for which it counts as one that was replaced does; an
/// account without a code takes it as its own. Answers whether there was one.
///
/// # Errors
/// [`Error::Db`].
pub fn hand_over(
    conn: &mut Conn,
    (from, into): (UserId, UserId),
    actor: Actor,
    now: Instant,
) -> Result<bool, Error> {
    // Nobody is named while what they named before moves.
    store::take_turn(conn)?;
    let Some(code) = store::lock_code(conn, from)? else { return Ok(false) };
    store::clear(conn, from)?;
    open(conn, into)?;
    let taken = match (store::code_of(conn, into)?, Code::parse(&code)) {
        (None, Ok(own)) => store::give(conn, into, &own)? == 1,
        _ => false,
    };
    if !taken {
        let until = now + TimeDelta::days(REPLACED_COUNTS_DAYS);
        store::keep_past(conn, into, &code, (now, until))?;
    }
    Entry::of("user", into).by(actor, "take_over_referral_code").record(conn)?;
    Ok(true)
}

/// Takes back who brought `user` where that has become themselves, by way of others: two accounts were merged. Answers
/// whether it was so.
///
/// # Errors
/// [`Error::Db`].
pub fn break_circle(conn: &mut Conn, user: UserId) -> Result<bool, Error> {
    let mut at = store::referrer_of(conn, user)?;
    while let Some(next) = at {
        if next == user {
            store::clear_referrer(conn, user)?;
            return Ok(true);
        }
        at = store::referrer_of(conn, next)?;
    }
    Ok(false)
}

/// Counts that a link with this code was opened today; nothing about who opened it is stored. A code
/// that is nobody's is not counted.
///
/// # Errors
/// [`Error::Db`].
pub fn click(conn: &mut Conn, code: &Code, now: Instant) -> Result<(), Error> {
    if let Some(owner) = store::owner(conn, code)? {
        store::click(conn, owner, code, now.date_naive())?;
    }
    Ok(())
}

/// How often links of `user` were opened since a day; `None` is ever.
///
/// # Errors
/// [`Error::Db`].
pub fn clicks(conn: &mut Conn, user: UserId, since: Option<NaiveDate>) -> Result<i64, Error> {
    Ok(store::clicks(conn, user, since)?)
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
