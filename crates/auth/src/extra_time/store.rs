//! Proposed extra time in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::users;
use diesel::prelude::*;
use kernel::UserId;

pub(super) fn of(conn: &mut Conn, id: UserId) -> QueryResult<Option<Option<i32>>> {
    users::table.find(id).select(users::extra_time_percent).first(conn).optional()
}

/// What is proposed, and the account that this one was merged into; locked until the transaction ends.
pub(super) fn lock(
    conn: &mut Conn,
    id: UserId,
) -> QueryResult<Option<(Option<i32>, Option<UserId>)>> {
    users::table
        .find(id)
        .filter(users::erased_at.is_null())
        .select((users::extra_time_percent, users::merged_into))
        .for_no_key_update()
        .first(conn)
        .optional()
}

pub(super) fn set(conn: &mut Conn, id: UserId, percent: Option<i32>) -> QueryResult<usize> {
    diesel::update(users::table.find(id))
        .set((users::extra_time_percent.eq(percent), users::updated_at.eq(NOW)))
        .execute(conn)
}
