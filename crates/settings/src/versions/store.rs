//! Versions in the database. Every function is one statement.

use db::Conn;
use db::schema::{setting_versions as versions, users};
use diesel::dsl::select;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Paging, UserId};
use serde_json::Value as Json;

use super::rules::{Value, Version};

diesel::define_sql_function! {
    /// Waits for its turn until the transaction ends.
    fn pg_advisory_xact_lock(key: BigInt) -> diesel::sql_types::Text;
}

/// The turn of a transaction that sets something.
const TURN: i64 = 0x6173_7361_795f_7365;

pub(super) fn take_turn(conn: &mut Conn) -> QueryResult<usize> {
    select(pg_advisory_xact_lock(TURN)).execute(conn)
}

type Row = (Uuid, String, i32, Option<Json>, String, Option<String>, Instant);

fn read((id, key, version, value, reason, made_by, made_at): Row) -> Version {
    let value = value.as_ref().and_then(Value::read);
    Version { id, key, version, value, reason, made_by, made_at }
}

/// The newest version of these keys, or of every key there is.
pub(super) fn newest(conn: &mut Conn, keys: Option<&[String]>) -> QueryResult<Vec<Version>> {
    let mut query = versions::table
        .left_join(users::table.on(users::id.nullable().eq(versions::made_by)))
        .distinct_on(versions::key)
        .order((versions::key, versions::version.desc()))
        .select((
            versions::id,
            versions::key,
            versions::version,
            versions::value,
            versions::reason,
            users::display_name.nullable(),
            versions::made_at,
        ))
        .into_boxed();
    if let Some(keys) = keys {
        query = query.filter(versions::key.eq_any(keys));
    }
    Ok(query.load::<Row>(conn)?.into_iter().map(read).collect())
}

pub(super) fn version(conn: &mut Conn, key: &str, version: i32) -> QueryResult<Option<Version>> {
    let one = versions::table
        .left_join(users::table.on(users::id.nullable().eq(versions::made_by)))
        .filter(versions::key.eq(key))
        .filter(versions::version.eq(version))
        .select((
            versions::id,
            versions::key,
            versions::version,
            versions::value,
            versions::reason,
            users::display_name.nullable(),
            versions::made_at,
        ));
    Ok(one.first::<Row>(conn).optional()?.map(read))
}

pub(super) fn history(conn: &mut Conn, key: &str, paging: Paging) -> QueryResult<Vec<Version>> {
    let mut query = versions::table
        .left_join(users::table.on(users::id.nullable().eq(versions::made_by)))
        .filter(versions::key.eq(key))
        .order((versions::made_at.desc(), versions::id.desc()))
        .limit(paging.limit.fetch())
        .select((
            versions::id,
            versions::key,
            versions::version,
            versions::value,
            versions::reason,
            users::display_name.nullable(),
            versions::made_at,
        ))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = versions::made_at.eq(at).and(versions::id.lt(id));
        query = query.filter(versions::made_at.lt(at).or(same));
    }
    Ok(query.load::<Row>(conn)?.into_iter().map(read).collect())
}

/// A version to be stored.
pub(super) struct New<'a> {
    pub(super) id: Uuid,
    pub(super) key: &'a str,
    pub(super) version: i32,
    pub(super) value: Option<Value>,
    pub(super) why: &'a str,
}

pub(super) fn insert(
    conn: &mut Conn,
    new: &New<'_>,
    (by, now): (Option<UserId>, Instant),
) -> QueryResult<usize> {
    diesel::insert_into(versions::table)
        .values((
            versions::id.eq(new.id),
            versions::key.eq(new.key),
            versions::version.eq(new.version),
            versions::value.eq(new.value.as_ref().map(Value::stored)),
            versions::reason.eq(new.why),
            versions::made_by.eq(by),
            versions::made_at.eq(now),
        ))
        .execute(conn)
}
