//! Messages in the database. Every function is one statement.

use db::Conn;
use db::schema::support_messages as messages;
use diesel::dsl::count_star;
use diesel::prelude::*;
use kernel::{Instant, SupportConversationId, UserId};

use super::{Message, Wanted};
use crate::conversations::Side;

pub(super) fn insert(
    conn: &mut Conn,
    (id, number): (SupportConversationId, i32),
    (side, author): (Side, Option<UserId>),
    text: &str,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(messages::table)
        .values((
            messages::conversation_id.eq(id),
            messages::number.eq(number),
            messages::side.eq(side),
            messages::author_id.eq(author),
            messages::text.eq(text),
            messages::created_at.eq(now),
        ))
        .execute(conn)
}

/// Those after a number count up, the others down.
pub(super) fn list(
    conn: &mut Conn,
    id: SupportConversationId,
    wanted: Wanted,
    limit: i64,
) -> QueryResult<Vec<Message>> {
    let query = messages::table.filter(messages::conversation_id.eq(id)).into_boxed();
    let query = match wanted {
        Wanted::Newest => query.order(messages::number.desc()),
        Wanted::Before(number) => {
            query.filter(messages::number.lt(number)).order(messages::number.desc())
        }
        Wanted::After(number) => {
            query.filter(messages::number.gt(number)).order(messages::number.asc())
        }
    };
    let rows: Vec<(i32, Side, String, Instant)> = query
        .limit(limit)
        .select((messages::number, messages::side, messages::text, messages::created_at))
        .load(conn)?;
    let message = |(number, side, text, created_at)| Message {
        number,
        side,
        text,
        created_at,
        files: Vec::new(),
    };
    Ok(rows.into_iter().map(message).collect())
}

/// Support's messages after a number.
pub(super) fn count_unread(
    conn: &mut Conn,
    id: SupportConversationId,
    read: i32,
) -> QueryResult<i64> {
    messages::table
        .filter(messages::conversation_id.eq(id))
        .filter(messages::side.eq(Side::Admin))
        .filter(messages::number.gt(read))
        .select(count_star())
        .first(conn)
}
