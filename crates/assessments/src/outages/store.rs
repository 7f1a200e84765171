//! Beats of servers and what attempts were given, in the database. Every function is one statement.

use db::Conn;
use db::schema::{attempts, outage_credits as credits, server_beats as beats};
use diesel::prelude::*;
use kernel::{AttemptId, Instant};

use super::Credit;
use super::rules::Window;
use crate::machine::State;

/// When a server last was at work; locked until the transaction ends.
pub(super) fn last(conn: &mut Conn) -> QueryResult<Option<Instant>> {
    beats::table.find(1).select(beats::at).for_no_key_update().first(conn).optional()
}

/// The same without waiting for anybody.
pub(super) fn look(conn: &mut Conn) -> QueryResult<Option<Instant>> {
    beats::table.find(1).select(beats::at).first(conn).optional()
}

pub(super) fn beat(conn: &mut Conn, at: Instant) -> QueryResult<usize> {
    diesel::insert_into(beats::table)
        .values((beats::id.eq(1), beats::at.eq(at)))
        .on_conflict(beats::id)
        .do_update()
        .set(beats::at.eq(at))
        .execute(conn)
}

/// The attempts that were under way in a window, with their start and end; locked until the transaction ends, so
/// that none is finished before it has its time.
pub(super) fn hit(conn: &mut Conn, of: Window) -> QueryResult<Vec<(AttemptId, Instant, Instant)>> {
    attempts::table
        .filter(attempts::state.eq(State::InProgress))
        .filter(attempts::started_at.lt(of.until))
        .filter(attempts::ends_at.gt(of.from))
        .order(attempts::id)
        .select((attempts::id, attempts::started_at, attempts::ends_at))
        .for_no_key_update()
        .load(conn)
}

pub(super) fn note(conn: &mut Conn, id: AttemptId, of: Window, seconds: i32) -> QueryResult<usize> {
    diesel::insert_into(credits::table)
        .values((
            credits::attempt_id.eq(id),
            credits::began_at.eq(of.from),
            credits::ended_at.eq(of.until),
            credits::seconds.eq(seconds),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn of_attempt(conn: &mut Conn, id: AttemptId) -> QueryResult<Vec<Credit>> {
    let rows: Vec<(Instant, Instant, i32)> = credits::table
        .filter(credits::attempt_id.eq(id))
        .order(credits::began_at)
        .select((credits::began_at, credits::ended_at, credits::seconds))
        .load(conn)?;
    let credit = |(from, until, seconds)| Credit { from, until, seconds };
    Ok(rows.into_iter().map(credit).collect())
}
