//! Erasures in the database. Every function is one statement; time is the database's.

use db::Conn;
use db::clock::NOW;
use db::schema::erasures;
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{ErasureId, Instant, UserId};

use super::Scheduled;

type Row = (ErasureId, UserId, Instant);

const SHOWN: (erasures::id, erasures::user_id, erasures::due_at) =
    (erasures::id, erasures::user_id, erasures::due_at);

fn read((id, user, due_at): Row) -> Scheduled {
    Scheduled { id, user, due_at }
}

pub(super) fn scheduled(conn: &mut Conn, user: UserId) -> QueryResult<Option<Scheduled>> {
    let row = erasures::table
        .filter(erasures::user_id.eq(user))
        .filter(erasures::state.eq("scheduled"))
        .select(SHOWN);
    Ok(row.first(conn).optional()?.map(read))
}

pub(super) fn insert(conn: &mut Conn, id: ErasureId, user: UserId) -> QueryResult<Scheduled> {
    let row = diesel::insert_into(erasures::table)
        .values((erasures::id.eq(id), erasures::user_id.eq(user)))
        .returning(SHOWN);
    row.get_result(conn).map(read)
}

pub(super) fn insert_due(conn: &mut Conn, id: ErasureId, user: UserId) -> QueryResult<Scheduled> {
    let row = diesel::insert_into(erasures::table)
        .values((erasures::id.eq(id), erasures::user_id.eq(user), erasures::due_at.eq(NOW)))
        .returning(SHOWN);
    row.get_result(conn).map(read)
}

pub(super) fn cancel(conn: &mut Conn, user: UserId) -> QueryResult<Option<Scheduled>> {
    let row =
        erasures::table.filter(erasures::user_id.eq(user)).filter(erasures::state.eq("scheduled"));
    let row = diesel::update(row)
        .set((erasures::state.eq("cancelled"), erasures::ended_at.eq(NOW)))
        .returning(SHOWN);
    Ok(row.get_result(conn).optional()?.map(read))
}

pub(super) fn lock_due(conn: &mut Conn, id: ErasureId) -> QueryResult<Option<Scheduled>> {
    let row = erasures::table
        .find(id)
        .filter(erasures::state.eq("scheduled"))
        .filter(erasures::due_at.le(NOW))
        .select(SHOWN)
        .for_update();
    Ok(row.first(conn).optional()?.map(read))
}

pub(super) fn set_erased(
    conn: &mut Conn,
    id: ErasureId,
    uid: &str,
    digest: &[u8],
) -> QueryResult<usize> {
    diesel::update(erasures::table.find(id))
        .set((
            erasures::state.eq("erased"),
            erasures::ended_at.eq(NOW),
            erasures::uid_sha256.eq(digest),
            erasures::provider_uid.eq(uid),
        ))
        .execute(conn)
}

pub(super) fn provider_uid(conn: &mut Conn, id: ErasureId) -> QueryResult<Option<String>> {
    let uid = erasures::table.find(id).select(erasures::provider_uid).first(conn).optional()?;
    Ok(uid.flatten())
}

pub(super) fn set_done(conn: &mut Conn, id: ErasureId) -> QueryResult<Option<Scheduled>> {
    let row = erasures::table.find(id).filter(erasures::state.eq("erased"));
    let row = diesel::update(row)
        .set((erasures::state.eq("done"), erasures::provider_uid.eq(None::<String>)))
        .returning(SHOWN);
    Ok(row.get_result(conn).optional()?.map(read))
}

pub(super) fn erased_after(conn: &mut Conn, digest: &[u8], since: Instant) -> QueryResult<bool> {
    let erased = erasures::table
        .filter(erasures::uid_sha256.eq(digest))
        .filter(erasures::ended_at.ge(since));
    select(exists(erased)).get_result(conn)
}

#[cfg(test)]
pub(super) fn ended_at(conn: &mut Conn, id: ErasureId) -> QueryResult<Option<Instant>> {
    erasures::table.find(id).select(erasures::ended_at).first(conn)
}
