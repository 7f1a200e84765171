//! Canned replies in the database. Every function is one statement.

use db::Conn;
use db::schema::support_canned_replies as replies;
use diesel::dsl::count_star;
use diesel::prelude::*;
use kernel::Instant;

use super::Reply;

pub(super) fn list(conn: &mut Conn, limit: i64) -> QueryResult<Vec<Reply>> {
    let rows: Vec<(String, String)> = replies::table
        .order(replies::key)
        .limit(limit)
        .select((replies::key, replies::text))
        .load(conn)?;
    Ok(rows.into_iter().map(|(key, text)| Reply { key, text }).collect())
}

pub(super) fn put(conn: &mut Conn, reply: &Reply, now: Instant) -> QueryResult<usize> {
    let content = (replies::text.eq(&reply.text), replies::changed_at.eq(now));
    diesel::insert_into(replies::table)
        .values((replies::key.eq(&reply.key), content))
        .on_conflict(replies::key)
        .do_update()
        .set(content)
        .execute(conn)
}

pub(super) fn count(conn: &mut Conn) -> QueryResult<i64> {
    replies::table.select(count_star()).first(conn)
}

pub(super) fn remove(conn: &mut Conn, key: &str) -> QueryResult<usize> {
    diesel::delete(replies::table.find(key)).execute(conn)
}
