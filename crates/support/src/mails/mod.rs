//! The mails in which answers came: all their words, those too that the chat folds away.

mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{Instant, SupportConversationId};

use crate::Error;

/// A piece of a mail.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Piece {
    /// What it says.
    pub text: String,
    /// True for quoted text and signatures, which the chat folds.
    pub is_folded: bool,
}

/// What a mail says. Text only; its header and its HTML are not kept.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Mail {
    /// Its pieces in their order.
    pub pieces: Vec<Piece>,
    /// Whether it says more than is kept.
    pub is_cut: bool,
}

/// Keeps the mail in which a message came; of one that says nothing, nothing.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn keep(
    conn: &mut Conn,
    message: (SupportConversationId, i32),
    mail: &Mail,
    now: Instant,
) -> Result<(), Error> {
    if !mail.pieces.is_empty() {
        store::insert(conn, message, mail, now)?;
    }
    Ok(())
}

/// The mail in which a message came.
///
/// # Errors
/// [`Error::NoMail`] where it came by none, or the mail is kept no longer; [`Error::Db`].
pub fn find(conn: &mut Conn, id: SupportConversationId, number: i32) -> Result<Mail, Error> {
    store::find(conn, id, number)?.ok_or(Error::NoMail)
}

/// The messages of a conversation of whose mail something is folded away, by their numbers.
///
/// # Errors
/// [`Error::Db`].
pub(crate) fn folded(conn: &mut Conn, id: SupportConversationId) -> Result<Vec<i32>, Error> {
    Ok(store::folded(conn, id)?)
}

/// Removes what came before an instant, and answers how much that was. The messages stay.
///
/// # Errors
/// [`Error::Db`].
pub fn remove(conn: &mut Conn, before: Instant) -> Result<usize, Error> {
    Ok(store::remove(conn, before)?)
}
