//! Notices in the database. Every function is one statement.

use db::Conn;
use db::schema::notifications as notices;
use diesel::prelude::*;
use kernel::{Instant, NoticeId, Paging, UserId};
use serde_json::Value;

use super::rules::{MOST_COUNTED, New, Notice, Which};

type Row = (NoticeId, String, Value, String, Instant, Option<Instant>);

/// Answers 0 where the cause is on the list already.
pub(super) fn insert(
    conn: &mut Conn,
    id: NoticeId,
    new: &New<'_>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(notices::table)
        .values((
            notices::id.eq(id),
            notices::user_id.eq(new.user),
            notices::cause.eq(new.cause),
            notices::kind.eq(&new.kind),
            notices::params.eq(&new.params),
            notices::link.eq(new.link),
            notices::created_at.eq(now),
        ))
        .on_conflict((notices::user_id, notices::cause))
        .do_nothing()
        .execute(conn)
}

pub(super) fn list(
    conn: &mut Conn,
    user: UserId,
    which: Which,
    paging: Paging,
) -> QueryResult<Vec<Notice>> {
    let mut query = notices::table
        .filter(notices::user_id.eq(user))
        .order(notices::id.desc())
        .limit(paging.limit.fetch())
        .select((
            notices::id,
            notices::kind,
            notices::params,
            notices::link,
            notices::created_at,
            notices::read_at,
        ))
        .into_boxed();
    if which == Which::Unread {
        query = query.filter(notices::read_at.is_null());
    }
    if let Some(cursor) = paging.after {
        query = query.filter(notices::id.lt(cursor.id));
    }
    let notice = |(id, kind, params, link, created_at, read_at): Row| Notice {
        id,
        kind,
        params,
        link,
        created_at,
        read_at,
    };
    Ok(query.load::<Row>(conn)?.into_iter().map(notice).collect())
}

pub(super) fn newest(conn: &mut Conn, user: UserId) -> QueryResult<Option<NoticeId>> {
    let ids = notices::table
        .filter(notices::user_id.eq(user))
        .order(notices::id.desc())
        .select(notices::id);
    ids.first(conn).optional()
}

/// No more are read than are counted.
pub(super) fn unread(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let ids = notices::table
        .filter(notices::user_id.eq(user))
        .filter(notices::read_at.is_null())
        .order(notices::id.desc())
        .limit(i64::try_from(MOST_COUNTED).unwrap_or(i64::MAX))
        .select(notices::id);
    Ok(ids.load::<NoticeId>(conn)?.len())
}

pub(super) fn mark(
    conn: &mut Conn,
    user: UserId,
    ids: &[NoticeId],
    now: Instant,
) -> QueryResult<usize> {
    let rows = notices::table
        .filter(notices::user_id.eq(user))
        .filter(notices::id.eq_any(ids))
        .filter(notices::read_at.is_null());
    diesel::update(rows).set(notices::read_at.eq(now)).execute(conn)
}

pub(super) fn mark_up_to(
    conn: &mut Conn,
    user: UserId,
    last: NoticeId,
    now: Instant,
) -> QueryResult<usize> {
    let rows = notices::table
        .filter(notices::user_id.eq(user))
        .filter(notices::id.le(last))
        .filter(notices::read_at.is_null());
    diesel::update(rows).set(notices::read_at.eq(now)).execute(conn)
}

pub(super) fn remove_read(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(notices::table.filter(notices::read_at.lt(before))).execute(conn)
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(notices::table.filter(notices::created_at.lt(before))).execute(conn)
}
