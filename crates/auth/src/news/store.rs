//! What people were told, in the database. Every function is one statement.

use db::Conn;
use db::schema::notifications as told;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Limit, UserId};
use serde_json::Value;

use super::rules::{MOST_COUNTED, News, Told};

type Row = (Uuid, String, Value, String, Instant, Option<Instant>);

fn unreadable(e: serde_json::Error) -> diesel::result::Error {
    diesel::result::Error::DeserializationError(e.into())
}

fn read((id, kind, params, link, created_at, read_at): Row) -> QueryResult<Told> {
    let news = News::join(kind, params).map_err(unreadable)?;
    Ok(Told { id, news, link, created_at, read_at })
}

/// What is told: id, for what cause, what, about which page.
pub(super) type New<'a> = (Uuid, &'a str, &'a News, &'a str);

/// Answers 0 where the cause was told before.
pub(super) fn insert(
    conn: &mut Conn,
    user: UserId,
    (id, cause, news, link): New<'_>,
    now: Instant,
) -> QueryResult<usize> {
    let (kind, params) =
        news.split().map_err(|e| diesel::result::Error::SerializationError(e.into()))?;
    diesel::insert_into(told::table)
        .values((
            told::id.eq(id),
            told::user_id.eq(user),
            told::cause.eq(cause),
            told::kind.eq(kind),
            told::params.eq(params),
            told::link.eq(link),
            told::created_at.eq(now),
        ))
        .on_conflict((told::user_id, told::cause))
        .do_nothing()
        .execute(conn)
}

pub(super) fn list(
    conn: &mut Conn,
    user: UserId,
    unread: bool,
    (after, limit): (Option<Cursor>, Limit),
) -> QueryResult<Vec<Told>> {
    let mut query = told::table
        .filter(told::user_id.eq(user))
        .order(told::id.desc())
        .limit(limit.fetch())
        .select((told::id, told::kind, told::params, told::link, told::created_at, told::read_at))
        .into_boxed();
    if unread {
        query = query.filter(told::read_at.is_null());
    }
    if let Some(cursor) = after {
        query = query.filter(told::id.lt(cursor.id));
    }
    query.load::<Row>(conn)?.into_iter().map(read).collect()
}

pub(super) fn newest(conn: &mut Conn, user: UserId) -> QueryResult<Option<Uuid>> {
    let ids = told::table.filter(told::user_id.eq(user)).order(told::id.desc()).select(told::id);
    ids.first(conn).optional()
}

/// No more are read than are counted.
pub(super) fn unread(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let ids = told::table
        .filter(told::user_id.eq(user))
        .filter(told::read_at.is_null())
        .order(told::id.desc())
        .limit(i64::try_from(MOST_COUNTED).unwrap_or(i64::MAX))
        .select(told::id);
    Ok(ids.load::<Uuid>(conn)?.len())
}

pub(super) fn mark(
    conn: &mut Conn,
    user: UserId,
    ids: &[Uuid],
    now: Instant,
) -> QueryResult<usize> {
    let rows = told::table
        .filter(told::user_id.eq(user))
        .filter(told::id.eq_any(ids))
        .filter(told::read_at.is_null());
    diesel::update(rows).set(told::read_at.eq(now)).execute(conn)
}

pub(super) fn mark_up_to(
    conn: &mut Conn,
    user: UserId,
    last: Uuid,
    now: Instant,
) -> QueryResult<usize> {
    let rows = told::table
        .filter(told::user_id.eq(user))
        .filter(told::id.le(last))
        .filter(told::read_at.is_null());
    diesel::update(rows).set(told::read_at.eq(now)).execute(conn)
}

pub(super) fn remove_read(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(told::table.filter(told::read_at.lt(before))).execute(conn)
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(told::table.filter(told::created_at.lt(before))).execute(conn)
}
