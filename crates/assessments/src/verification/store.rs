//! The mark in the database. Every function is one statement.

use db::Conn;
use db::schema::attempts;
use diesel::prelude::*;
use kernel::{AttemptId, Instant};

/// Since when an attempt is not verified; its row is locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Option<Instant>>> {
    let row = attempts::table.find(id).select(attempts::not_verified_at);
    row.for_no_key_update().first(conn).optional()
}

pub(super) fn set(conn: &mut Conn, id: AttemptId, at: Option<Instant>) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id)).set(attempts::not_verified_at.eq(at)).execute(conn)
}
