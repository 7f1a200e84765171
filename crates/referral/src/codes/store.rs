//! Codes in the database. Every function is one statement.

use db::Conn;
use db::schema::{referral_accounts as accounts, users};
use diesel::dsl::{count, exists, now, select};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::{Instant, UserId};

use super::Brought;
use super::rules::Code;

diesel::define_sql_function! {
    /// Waits for its turn until the transaction ends.
    fn pg_advisory_xact_lock(key: BigInt) -> diesel::sql_types::Text;
}

/// The turn of a transaction that records a referral.
const TURN: i64 = 0x6173_7361_795f_7265;

pub(super) fn take_turn(conn: &mut Conn) -> QueryResult<usize> {
    select(pg_advisory_xact_lock(TURN)).execute(conn)
}

pub(super) fn insert(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    diesel::insert_into(accounts::table)
        .values(accounts::user_id.eq(user))
        .on_conflict(accounts::user_id)
        .do_nothing()
        .execute(conn)
}

pub(super) fn code_of(conn: &mut Conn, user: UserId) -> QueryResult<Option<String>> {
    let code = accounts::table.find(user).select(accounts::code).first(conn).optional()?;
    Ok(code.flatten())
}

pub(super) fn is_taken(conn: &mut Conn, code: &Code) -> QueryResult<bool> {
    let held = accounts::table.filter(accounts::code_folded.eq(code.folded()));
    select(exists(held)).get_result(conn)
}

/// Changes nothing where the account has a code.
pub(super) fn give(conn: &mut Conn, user: UserId, code: &Code) -> QueryResult<usize> {
    diesel::update(accounts::table.find(user).filter(accounts::code.is_null()))
        .set(accounts::code.eq(code.as_str()))
        .execute(conn)
}

pub(super) fn owner(conn: &mut Conn, code: &Code) -> QueryResult<Option<UserId>> {
    accounts::table
        .filter(accounts::code_folded.eq(code.folded()))
        .select(accounts::user_id)
        .first(conn)
        .optional()
}

pub(super) fn referrer_of(conn: &mut Conn, user: UserId) -> QueryResult<Option<UserId>> {
    let found = accounts::table.find(user).select(accounts::referrer_id).first(conn).optional()?;
    Ok(found.flatten())
}

pub(super) fn has_brought_anyone(conn: &mut Conn, user: UserId) -> QueryResult<bool> {
    select(exists(accounts::table.filter(accounts::referrer_id.eq(user)))).get_result(conn)
}

pub(super) fn brought(conn: &mut Conn, user: UserId, since: Instant) -> QueryResult<Brought> {
    let (all, companies, lately) = accounts::table
        .inner_join(users::table.on(users::id.eq(accounts::user_id)))
        .filter(accounts::referrer_id.eq(user))
        .select((
            count(accounts::user_id),
            count(accounts::user_id).aggregate_filter(users::kind.eq("company")),
            count(accounts::user_id)
                .aggregate_filter(accounts::referred_at.assume_not_null().ge(since)),
        ))
        .first::<(i64, i64, i64)>(conn)?;
    Ok(Brought { people: all - companies, companies, lately })
}

/// The one statement that decides who was first; no row when somebody is named already.
pub(super) fn set_referrer(conn: &mut Conn, user: UserId, referrer: UserId) -> QueryResult<usize> {
    let unset = accounts::table
        .find(user)
        .filter(accounts::referrer_id.is_null())
        .filter(accounts::user_id.ne(referrer));
    diesel::update(unset)
        .set((accounts::referrer_id.eq(referrer), accounts::referred_at.eq(now)))
        .execute(conn)
}
