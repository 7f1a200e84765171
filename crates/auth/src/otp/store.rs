//! One-time codes in the database. Every function is one statement; time is the database's.

use db::Conn;
use db::clock::NOW;
use db::schema::otp_challenges as otp;
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{CodeId, Email, Instant, UserId};

use super::Try;
use super::rules::{Kept, MAX_ATTEMPTS, Purpose};

pub(super) fn supersede(conn: &mut Conn, user: UserId, purpose: Purpose) -> QueryResult<usize> {
    let live = otp::table
        .filter(otp::user_id.eq(user))
        .filter(otp::purpose.eq(purpose))
        .filter(otp::used_at.is_null())
        .filter(otp::superseded_at.is_null());
    diesel::update(live).set(otp::superseded_at.eq(NOW)).execute(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    id: CodeId,
    (user, email): (UserId, &Email),
    purpose: Purpose,
    kept: &Kept,
) -> QueryResult<usize> {
    diesel::insert_into(otp::table)
        .values((
            otp::id.eq(id),
            otp::user_id.eq(user),
            otp::email.eq(email.as_str()),
            otp::purpose.eq(purpose),
            otp::salt.eq(&kept.salt),
            otp::hash.eq(&kept.hash),
        ))
        .execute(conn)
}

/// Counts the try and answers what to compare; no row when nothing may be compared.
pub(super) fn count_try(
    conn: &mut Conn,
    user: UserId,
    purpose: Purpose,
) -> QueryResult<Option<Try>> {
    type Row = (CodeId, Vec<u8>, Vec<u8>, Option<String>);
    let open = otp::table
        .filter(otp::user_id.eq(user))
        .filter(otp::purpose.eq(purpose))
        .filter(otp::used_at.is_null())
        .filter(otp::superseded_at.is_null())
        .filter(otp::expires_at.gt(NOW))
        .filter(otp::attempts.lt(MAX_ATTEMPTS));
    let row: Option<Row> = diesel::update(open)
        .set(otp::attempts.eq(otp::attempts + 1))
        .returning((otp::id, otp::salt, otp::hash, otp::email))
        .get_result(conn)
        .optional()?;
    Ok(row.map(|(id, salt, hash, email)| Try { id, kept: Kept { salt, hash }, email }))
}

/// How often the code that counts was tried; nothing where none counts.
pub(super) fn tries(conn: &mut Conn, user: UserId, purpose: Purpose) -> QueryResult<Option<i32>> {
    otp::table
        .filter(otp::user_id.eq(user))
        .filter(otp::purpose.eq(purpose))
        .filter(otp::used_at.is_null())
        .filter(otp::superseded_at.is_null())
        .filter(otp::expires_at.gt(NOW))
        .select(otp::attempts)
        .first(conn)
        .optional()
}

pub(super) fn is_exhausted(conn: &mut Conn, user: UserId, purpose: Purpose) -> QueryResult<bool> {
    let spent = otp::table
        .filter(otp::user_id.eq(user))
        .filter(otp::purpose.eq(purpose))
        .filter(otp::used_at.is_null())
        .filter(otp::superseded_at.is_null())
        .filter(otp::expires_at.gt(NOW))
        .filter(otp::attempts.ge(MAX_ATTEMPTS));
    select(exists(spent)).get_result(conn)
}

pub(super) fn mark_used(conn: &mut Conn, id: CodeId) -> QueryResult<usize> {
    let unused =
        otp::table.find(id).filter(otp::used_at.is_null()).filter(otp::superseded_at.is_null());
    diesel::update(unused).set(otp::used_at.eq(NOW)).execute(conn)
}

pub(super) fn last_issued(
    conn: &mut Conn,
    user: UserId,
    purpose: Purpose,
) -> QueryResult<Option<Instant>> {
    otp::table
        .filter(otp::user_id.eq(user))
        .filter(otp::purpose.eq(purpose))
        .order(otp::created_at.desc())
        .select(otp::created_at)
        .first(conn)
        .optional()
}

pub(super) fn remove_expired(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(otp::table.filter(otp::expires_at.lt(before))).execute(conn)
}
