//! Leases in the database. Every function is one statement.

use db::Conn;
use db::schema::{attempt_leases as leases, attempts};
use diesel::dsl::IntervalDsl;
use diesel::prelude::*;
use kernel::{AttemptId, Instant, UserId, WritingId};

use super::rules::{BREAK_SECONDS, LATE_SECONDS, Lease};
use crate::machine::State;

/// When the attempt ends, where it is this person's and not over; locked until the transaction ends.
pub(super) fn running(
    conn: &mut Conn,
    id: AttemptId,
    user: UserId,
) -> QueryResult<Option<(State, Instant)>> {
    attempts::table
        .find(id)
        .filter(attempts::user_id.eq(user))
        .select((attempts::state, attempts::ends_at))
        .for_no_key_update()
        .first(conn)
        .optional()
}

pub(super) fn find(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Lease>> {
    let row: Option<(WritingId, i64, Instant)> = leases::table
        .find(id)
        .select((leases::token, leases::number, leases::renewed_at))
        .first(conn)
        .optional()?;
    Ok(row.map(|(token, number, renewed_at)| Lease { token, number, renewed_at }))
}

pub(super) fn of(conn: &mut Conn, ids: &[AttemptId]) -> QueryResult<Vec<(AttemptId, Lease)>> {
    let rows: Vec<(AttemptId, WritingId, i64, Instant)> = leases::table
        .filter(leases::attempt_id.eq_any(ids))
        .select((leases::attempt_id, leases::token, leases::number, leases::renewed_at))
        .load(conn)?;
    let lease = |(id, token, number, renewed_at)| (id, Lease { token, number, renewed_at });
    Ok(rows.into_iter().map(lease).collect())
}

pub(super) fn renew(conn: &mut Conn, id: AttemptId, at: Instant) -> QueryResult<usize> {
    diesel::update(leases::table.find(id)).set(leases::renewed_at.eq(at)).execute(conn)
}

pub(super) fn grant(
    conn: &mut Conn,
    id: AttemptId,
    (token, at): (WritingId, Instant),
    overlaps: bool,
) -> QueryResult<i64> {
    diesel::insert_into(leases::table)
        .values((leases::attempt_id.eq(id), leases::token.eq(token), leases::renewed_at.eq(at)))
        .on_conflict(leases::attempt_id)
        .do_update()
        .set((
            leases::token.eq(token),
            leases::renewed_at.eq(at),
            leases::number.eq(leases::number + 1),
            leases::overlap_count.eq(leases::overlap_count + i32::from(overlaps)),
        ))
        .returning(leases::number)
        .get_result(conn)
}

/// How often another tab took over while one was heard of.
pub(super) fn overlaps(conn: &mut Conn, id: AttemptId) -> QueryResult<u32> {
    let row: Option<i32> =
        leases::table.find(id).select(leases::overlap_count).first(conn).optional()?;
    Ok(row.and_then(|count| u32::try_from(count).ok()).unwrap_or(0))
}

/// How far the lease of this person's attempt has come.
pub(super) fn number(conn: &mut Conn, id: AttemptId, user: UserId) -> QueryResult<Option<i64>> {
    let row: Option<Option<i64>> = attempts::table
        .left_join(leases::table)
        .filter(attempts::id.eq(id))
        .filter(attempts::user_id.eq(user))
        .select(leases::number.nullable())
        .first(conn)
        .optional()?;
    Ok(row.map(|number| number.unwrap_or(0)))
}

/// Attempts that ended lately and whose connection had broken before.
pub(super) fn waiting(conn: &mut Conn, now: Instant) -> QueryResult<Vec<AttemptId>> {
    let since = now - kernel::chrono::TimeDelta::seconds(LATE_SECONDS);
    let broken = i32::try_from(BREAK_SECONDS).unwrap_or(i32::MAX);
    attempts::table
        .inner_join(leases::table)
        .filter(attempts::state.eq(State::InProgress))
        .filter(attempts::ends_at.gt(since))
        .filter(attempts::ends_at.le(now))
        .filter(leases::renewed_at.lt(attempts::ends_at - broken.seconds()))
        .select(attempts::id)
        .load(conn)
}
