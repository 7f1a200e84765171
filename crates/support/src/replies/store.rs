//! Tokens in the database. Every function is one statement.

use db::Conn;
use db::schema::support_conversations as conversations;
use diesel::prelude::*;
use kernel::{SupportConversationId, UserId};

use super::rules::Token;

/// Nothing changes where the conversation has one.
pub(super) fn give(
    conn: &mut Conn,
    id: SupportConversationId,
    token: &Token,
) -> QueryResult<usize> {
    let without = conversations::table.find(id).filter(conversations::reply_token.is_null());
    diesel::update(without).set(conversations::reply_token.eq(token.bytes())).execute(conn)
}

pub(super) fn find(conn: &mut Conn, id: SupportConversationId) -> QueryResult<Option<Vec<u8>>> {
    let one = conversations::table.find(id).select(conversations::reply_token);
    Ok(one.first::<Option<Vec<u8>>>(conn).optional()?.flatten())
}

pub(super) fn owner(conn: &mut Conn, token: &Token) -> QueryResult<Option<UserId>> {
    let one = conversations::table.filter(conversations::reply_token.eq(token.bytes()));
    one.select(conversations::user_id).first(conn).optional()
}
