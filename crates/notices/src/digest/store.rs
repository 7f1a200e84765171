//! What waits for a mail, in the database. Every function is one statement.

use db::Conn;
use db::schema::{digest_entries as entries, notification_settings as settings};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, UserId};
use serde_json::Value;

use super::rules::Entry;
use crate::inbox::New;

/// Answers 0 where the cause has waited before.
pub(super) fn insert(conn: &mut Conn, id: Uuid, new: &New<'_>, now: Instant) -> QueryResult<usize> {
    diesel::insert_into(entries::table)
        .values((
            entries::id.eq(id),
            entries::user_id.eq(new.user),
            entries::cause.eq(new.cause),
            entries::kind.eq(&new.kind),
            entries::params.eq(&new.params),
            entries::link.eq(new.link),
            entries::created_at.eq(now),
        ))
        .on_conflict((entries::user_id, entries::cause))
        .do_nothing()
        .execute(conn)
}

pub(super) fn zones(conn: &mut Conn) -> QueryResult<Vec<Option<String>>> {
    entries::table
        .inner_join(settings::table.on(settings::user_id.eq(entries::user_id)))
        .filter(entries::mailed_at.is_null())
        .select(settings::time_zone)
        .distinct()
        .load(conn)
}

pub(super) fn waiting(
    conn: &mut Conn,
    zone: Option<&str>,
    before: Instant,
    limit: i64,
) -> QueryResult<Vec<UserId>> {
    entries::table
        .inner_join(settings::table.on(settings::user_id.eq(entries::user_id)))
        .filter(entries::mailed_at.is_null())
        .filter(entries::created_at.lt(before))
        .filter(settings::time_zone.is_not_distinct_from(zone))
        .select(entries::user_id)
        .distinct()
        .order(entries::user_id)
        .limit(limit)
        .load(conn)
}

pub(super) fn take(
    conn: &mut Conn,
    user: UserId,
    before: Instant,
    now: Instant,
) -> QueryResult<Vec<(Uuid, Entry)>> {
    let waiting = entries::table
        .filter(entries::user_id.eq(user))
        .filter(entries::mailed_at.is_null())
        .filter(entries::created_at.lt(before));
    let rows: Vec<(Uuid, String, Value, String)> = diesel::update(waiting)
        .set(entries::mailed_at.eq(now))
        .returning((entries::id, entries::kind, entries::params, entries::link))
        .load(conn)?;
    let entry = |(id, kind, params, link)| (id, Entry { kind, params, link });
    Ok(rows.into_iter().map(entry).collect())
}

pub(super) fn forget(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let waiting = entries::table.filter(entries::user_id.eq(user));
    diesel::delete(waiting.filter(entries::mailed_at.is_null())).execute(conn)
}

pub(super) fn remove_mailed(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(entries::table.filter(entries::mailed_at.lt(before))).execute(conn)
}
