//! The address at which a person answers support's mail. ADR 57 says why it is a stored token.

mod rules;
mod store;
#[cfg(test)]
mod tests;

use db::Conn;
use kernel::{SupportConversationId, UserId};

pub use rules::Token;

use crate::Error;

/// The token of a conversation, made when it is first asked for. It stays as long as the conversation does.
///
/// # Errors
/// [`Error::NoConversation`]; [`Error::Db`].
pub fn token(conn: &mut Conn, id: SupportConversationId) -> Result<Token, Error> {
    store::give(conn, id, &Token::fresh())?;
    find(conn, id)?.ok_or(Error::NoConversation)
}

/// The token of a conversation that has one.
///
/// # Errors
/// [`Error::Db`].
pub fn find(conn: &mut Conn, id: SupportConversationId) -> Result<Option<Token>, Error> {
    Ok(store::find(conn, id)?.as_deref().and_then(Token::of_bytes))
}

/// Whose conversation a token belongs to.
///
/// # Errors
/// [`Error::Db`].
pub fn owner(conn: &mut Conn, token: &Token) -> Result<Option<UserId>, Error> {
    Ok(store::owner(conn, token)?)
}
