//! Messages in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{introduction_messages as messages, users};
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::{Cursor, Instant, IntroductionId, IntroductionMessageId, Paging, UserId};

use super::rules::{Last, Message, Party};

#[derive(Queryable, Selectable)]
#[diesel(table_name = messages, check_for_backend(Pg))]
struct Row {
    id: IntroductionMessageId,
    party: Party,
    author_id: Option<UserId>,
    text: String,
    created_at: Instant,
}

impl From<Row> for Message {
    /// Without the author's name.
    fn from(row: Row) -> Self {
        let Row { id, party, author_id: author, text, created_at } = row;
        Self { id, party, author, name: None, text, created_at }
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    introduction: IntroductionId,
    message: &Message,
) -> QueryResult<usize> {
    diesel::insert_into(messages::table)
        .values((
            messages::id.eq(message.id),
            messages::introduction_id.eq(introduction),
            messages::party.eq(message.party),
            messages::author_id.eq(message.author),
            messages::text.eq(&message.text),
            messages::created_at.eq(message.created_at),
        ))
        .execute(conn)
}

/// The newest first, without names.
pub(super) fn list(
    conn: &mut Conn,
    of: IntroductionId,
    paging: Paging,
) -> QueryResult<Vec<Message>> {
    let mut query = messages::table
        .filter(messages::introduction_id.eq(of))
        .order((messages::created_at.desc(), messages::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = messages::created_at.eq(at).and(messages::id.lt(id));
        query = query.filter(messages::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Message::from).collect())
}

/// What these accounts call themselves; one that is erased is missing.
pub(super) fn names(conn: &mut Conn, users: &[UserId]) -> QueryResult<BTreeMap<UserId, String>> {
    let rows: Vec<(UserId, String)> = users::table
        .filter(users::id.eq_any(users))
        .filter(users::erased_at.is_null())
        .select((users::id, users::display_name))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(super) fn latest(
    conn: &mut Conn,
    introductions: &[IntroductionId],
) -> QueryResult<BTreeMap<IntroductionId, Last>> {
    let rows: Vec<(IntroductionId, Party, Instant)> = messages::table
        .filter(messages::introduction_id.eq_any(introductions))
        .distinct_on(messages::introduction_id)
        .order((messages::introduction_id, messages::created_at.desc(), messages::id.desc()))
        .select((messages::introduction_id, messages::party, messages::created_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, party, created_at)| (id, Last { party, created_at })).collect())
}

pub(super) fn last_author(
    conn: &mut Conn,
    of: IntroductionId,
    party: Party,
) -> QueryResult<Option<UserId>> {
    let author: Option<Option<UserId>> = messages::table
        .filter(messages::introduction_id.eq(of))
        .filter(messages::party.eq(party))
        .order((messages::created_at.desc(), messages::id.desc()))
        .select(messages::author_id)
        .first(conn)
        .optional()?;
    Ok(author.flatten())
}
