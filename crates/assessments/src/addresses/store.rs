//! Networks in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{attempt_addresses as addresses, attempt_leases as leases, attempts};
use diesel::prelude::*;
use kernel::{AttemptId, Instant};

use super::rules::Noted;

type Lease = (String, Instant, Option<Vec<u8>>);

/// The edition that was agreed to, the deadline, and the key; `None` before a tab has written.
pub(super) fn lease(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Lease>> {
    leases::table
        .inner_join(attempts::table)
        .filter(leases::attempt_id.eq(id))
        .select((attempts::consent_text_version, attempts::ends_at, leases::address_key))
        .first(conn)
        .optional()
}

pub(super) fn set_key(conn: &mut Conn, id: AttemptId, key: Option<&[u8]>) -> QueryResult<usize> {
    diesel::update(leases::table.find(id)).set(leases::address_key.eq(key)).execute(conn)
}

type Row = (i32, Vec<u8>, Option<String>, bool);

fn noted((number, hash, country, overlaps): Row) -> Noted {
    Noted { number, hash, country, overlaps }
}

pub(super) fn last(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Noted>> {
    let row: Option<Row> = addresses::table
        .filter(addresses::attempt_id.eq(id))
        .order(addresses::number.desc())
        .select((addresses::number, addresses::hash, addresses::country, addresses::at_once))
        .first(conn)
        .optional()?;
    Ok(row.map(noted))
}

pub(super) fn all(conn: &mut Conn, id: AttemptId) -> QueryResult<Vec<Noted>> {
    let rows: Vec<Row> = addresses::table
        .filter(addresses::attempt_id.eq(id))
        .order(addresses::number)
        .select((addresses::number, addresses::hash, addresses::country, addresses::at_once))
        .load(conn)?;
    Ok(rows.into_iter().map(noted).collect())
}

pub(super) fn insert(conn: &mut Conn, id: AttemptId, noted: &Noted) -> QueryResult<usize> {
    diesel::insert_into(addresses::table)
        .values((
            addresses::attempt_id.eq(id),
            addresses::number.eq(noted.number),
            addresses::hash.eq(&noted.hash),
            addresses::country.eq(&noted.country),
            addresses::at_once.eq(noted.overlaps),
            addresses::seen_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let ended = attempts::table.filter(attempts::submitted_at.lt(before)).select(attempts::id);
    diesel::delete(addresses::table.filter(addresses::attempt_id.eq_any(ended))).execute(conn)
}
