//! Codes sent by mail to prove that somebody reads it.
//!
//! A try is counted before it is compared, in one statement each, so that any number of requests
//! at once share five comparisons and one success. Hashing is slow on purpose: [`prepare`] and
//! [`Try::is`] belong on a thread that may wait, outside any transaction.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{CodeId, Email, Instant, UserId};

use rules::Kept;
pub use rules::{Code, LIFE_MINUTES, MAX_ATTEMPTS, Purpose};

use crate::Error;

/// A fresh code and what will be kept of it.
pub struct Prepared {
    /// For the mail, and for nothing else.
    pub code: Code,
    kept: Kept,
}

/// Draws a code; takes some tens of milliseconds.
///
/// # Errors
/// [`Error::Hashing`].
pub fn prepare() -> Result<Prepared, Error> {
    let code = Code::random();
    let kept = Kept::of(&code)?;
    Ok(Prepared { code, kept })
}

/// Makes the code, which is mailed to `email`, count in place of any before it, and answers the id of this sending.
///
/// # Errors
/// [`Error::Db`].
pub fn issue(
    conn: &mut Conn,
    user: UserId,
    purpose: Purpose,
    email: &Email,
    prepared: &Prepared,
) -> Result<CodeId, Error> {
    store::supersede(conn, user, purpose)?;
    let id = CodeId::new();
    store::insert(conn, id, (user, email), purpose, &prepared.kept)?;
    Ok(id)
}

/// When the last code was issued.
///
/// # Errors
/// [`Error::Db`].
pub fn last_issued(
    conn: &mut Conn,
    user: UserId,
    purpose: Purpose,
) -> Result<Option<Instant>, Error> {
    Ok(store::last_issued(conn, user, purpose)?)
}

/// How often the code that counts can still be tried; `None` where none counts.
///
/// # Errors
/// [`Error::Db`].
pub fn tries_left(conn: &mut Conn, user: UserId, purpose: Purpose) -> Result<Option<i32>, Error> {
    let tries = store::tries(conn, user, purpose)?;
    Ok(tries.map(|tries| (MAX_ATTEMPTS - tries).max(0)))
}

/// A try that has been counted.
pub struct Try {
    id: CodeId,
    kept: Kept,
    /// The address that the code was mailed to; `None` for codes from before addresses were stored.
    pub email: Option<String>,
}

impl Try {
    /// Whether the code is the one that was sent; takes some tens of milliseconds.
    ///
    /// # Errors
    /// [`Error::Hashing`].
    pub fn is(&self, code: &Code) -> Result<bool, Error> {
        self.kept.is(code)
    }
}

/// Counts a try. The caller commits this before comparing.
///
/// # Errors
/// [`Error::OtpInvalid`] when no code counts, [`Error::OtpExhausted`] when it was tried five times,
/// [`Error::Db`].
pub fn begin(conn: &mut Conn, user: UserId, purpose: Purpose) -> Result<Try, Error> {
    match store::count_try(conn, user, purpose)? {
        Some(counted) => Ok(counted),
        None if store::is_exhausted(conn, user, purpose)? => Err(Error::OtpExhausted),
        None => Err(Error::OtpInvalid),
    }
}

/// Uses the code up after it was found right.
///
/// # Errors
/// [`Error::OtpInvalid`] when another request was first or a newer code was sent, [`Error::Db`].
pub fn redeem(conn: &mut Conn, tried: &Try) -> Result<(), Error> {
    match store::mark_used(conn, tried.id)? {
        0 => Err(Error::OtpInvalid),
        _ => Ok(()),
    }
}

/// Removes codes that could be used until `before` at the latest.
///
/// # Errors
/// [`Error::Db`].
pub fn remove_expired(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove_expired(conn, before)?)
}
