//! Messages in the database. Every function is one statement.

use db::Conn;
use db::schema::support_messages as messages;
use diesel::dsl::{count_star, exists};
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::{Instant, SupportConversationId, UserId};

use super::{Mailed, Message, Wanted};
use crate::conversations::Side;

#[derive(Queryable, Selectable)]
#[diesel(table_name = messages, check_for_backend(Pg))]
struct Row {
    number: i32,
    side: Side,
    text: String,
    created_at: Instant,
    mail_digest: Option<Vec<u8>>,
    refused_files: Vec<String>,
}

impl From<Row> for Message {
    fn from(row: Row) -> Self {
        Self {
            number: row.number,
            side: row.side,
            text: row.text,
            created_at: row.created_at,
            files: Vec::new(),
            by_mail: row.mail_digest.is_some(),
            refused_files: row.refused_files,
            is_folded: false,
        }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    (id, number): (SupportConversationId, i32),
    (side, author): (Side, Option<UserId>),
    (text, mailed): (&str, Option<&Mailed>),
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
            messages::mail_digest.eq(mailed.map(|mailed| mailed.digest.as_slice())),
            messages::refused_files.eq(mailed.map_or(&[][..], |mailed| mailed.refused.as_slice())),
        ))
        .execute(conn)
}

pub(super) fn was_mailed(conn: &mut Conn, user: UserId, digest: &[u8; 32]) -> QueryResult<bool> {
    let same = messages::table
        .filter(messages::author_id.eq(user))
        .filter(messages::mail_digest.eq(digest.as_slice()));
    diesel::select(exists(same)).get_result(conn)
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
    let rows: Vec<Row> = query.limit(limit).select(Row::as_select()).load(conn)?;
    Ok(rows.into_iter().map(Message::from).collect())
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
