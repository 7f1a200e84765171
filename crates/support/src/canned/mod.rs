//! Texts that support inserts by their key, as `/key`.

mod store;

use db::Conn;
use kernel::{Instant, text};

use crate::Error;
use crate::messages::MAX_TEXT;

/// How many there may be.
pub const MAX_REPLIES: i64 = 100;

/// A text with its key.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Reply {
    /// What it is inserted by.
    pub key: String,
    /// What is inserted.
    pub text: String,
}

/// All of them, by key.
///
/// # Errors
/// [`Error::Db`].
pub fn list(conn: &mut Conn) -> Result<Vec<Reply>, Error> {
    Ok(store::list(conn, MAX_REPLIES)?)
}

/// Saves a text under its key, in place of the one before.
///
/// # Errors
/// [`Error::BadKey`], [`Error::Empty`], [`Error::BadText`], [`Error::TooManyReplies`], [`Error::Db`].
pub fn save(conn: &mut Conn, reply: &Reply, now: Instant) -> Result<(), Error> {
    let plain = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b == b'-';
    if !(1..=30).contains(&reply.key.len()) || !reply.key.bytes().all(plain) {
        return Err(Error::BadKey);
    }
    if reply.text.is_empty() {
        return Err(Error::Empty);
    }
    if reply.text.chars().count() > MAX_TEXT || !text::is_prose(&reply.text) {
        return Err(Error::BadText);
    }
    store::put(conn, reply, now)?;
    if store::count(conn)? > MAX_REPLIES { Err(Error::TooManyReplies) } else { Ok(()) }
}

/// Deletes a text.
///
/// # Errors
/// [`Error::NoReply`], [`Error::Db`].
pub fn remove(conn: &mut Conn, key: &str) -> Result<(), Error> {
    if store::remove(conn, key)? == 0 { Err(Error::NoReply) } else { Ok(()) }
}
