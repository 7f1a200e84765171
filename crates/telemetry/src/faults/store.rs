//! Groups in the database. Every function is one statement.

use db::Conn;
use db::schema::client_errors as errors;
use diesel::prelude::*;
use kernel::Instant;

use super::Group;
use super::rules::Row;

/// Changes nothing where the group is not known.
pub(super) fn count_again(conn: &mut Conn, row: &Row, now: Instant) -> QueryResult<usize> {
    diesel::update(errors::table.find(&row.fingerprint))
        .set((
            errors::seen.eq(errors::seen + 1),
            errors::last_seen_at.eq(now),
            errors::release.eq(&row.release),
        ))
        .execute(conn)
}

pub(super) fn groups(conn: &mut Conn) -> QueryResult<i64> {
    errors::table.count().get_result(conn)
}

pub(super) fn insert(conn: &mut Conn, row: &Row, now: Instant) -> QueryResult<usize> {
    diesel::insert_into(errors::table)
        .values((
            errors::fingerprint.eq(&row.fingerprint),
            errors::message.eq(&row.message),
            errors::stack.eq(&row.stack),
            errors::route.eq(row.route),
            errors::release.eq(&row.release),
            errors::first_seen_at.eq(now),
            errors::last_seen_at.eq(now),
        ))
        .on_conflict(errors::fingerprint)
        .do_update()
        .set((errors::seen.eq(errors::seen + 1), errors::last_seen_at.eq(now)))
        .execute(conn)
}

pub(super) fn latest(conn: &mut Conn, limit: i64) -> QueryResult<Vec<Group>> {
    type Columns = (String, String, String, String, i64, Instant);
    let rows: Vec<Columns> = errors::table
        .order((errors::last_seen_at.desc(), errors::fingerprint))
        .limit(limit)
        .select((
            errors::message,
            errors::stack,
            errors::route,
            errors::release,
            errors::seen,
            errors::last_seen_at,
        ))
        .load(conn)?;
    let group = |(message, stack, route, release, seen, last_seen_at)| Group {
        message,
        stack,
        route,
        release,
        seen,
        last_seen_at,
    };
    Ok(rows.into_iter().map(group).collect())
}

pub(super) fn remove_unseen_since(conn: &mut Conn, at: Instant) -> QueryResult<usize> {
    diesel::delete(errors::table.filter(errors::last_seen_at.lt(at))).execute(conn)
}
