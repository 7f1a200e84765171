//! What stands beside a grade, in the database. Every function is one statement.

use db::Conn;
use db::schema::attempts;
use diesel::prelude::*;
use kernel::{AttemptId, Instant};

use super::machine::Standing;

/// What stands; the attempt's row is locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Standing>> {
    let row = attempts::table.find(id).select(attempts::verification);
    row.for_no_key_update().first(conn).optional()
}

pub(super) fn of(conn: &mut Conn, ids: &[AttemptId]) -> QueryResult<Vec<(AttemptId, Standing)>> {
    attempts::table
        .filter(attempts::id.eq_any(ids))
        .select((attempts::id, attempts::verification))
        .load(conn)
}

/// `was_breach` says whether a breach counted before; one that goes on keeps its time.
pub(super) fn set(
    conn: &mut Conn,
    id: AttemptId,
    standing: Standing,
    (was_breach, now): (bool, Instant),
) -> QueryResult<usize> {
    let row = diesel::update(attempts::table.find(id));
    if standing.is_breach() == was_breach {
        return row.set(attempts::verification.eq(standing)).execute(conn);
    }
    let since = standing.is_breach().then_some(now);
    row.set((attempts::verification.eq(standing), attempts::not_verified_at.eq(since)))
        .execute(conn)
}
