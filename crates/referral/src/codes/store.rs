//! Codes in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{
    referral_accounts as accounts, referral_clicks as clicked, referral_past_codes as past, users,
};
use diesel::dsl::{count, exists, select, sum};
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use kernel::chrono::NaiveDate;
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
    let was_held = past::table.find(code.folded());
    select(exists(held).or(exists(was_held))).get_result(conn)
}

/// Changes nothing where the account has a code.
pub(super) fn give(conn: &mut Conn, user: UserId, code: &Code) -> QueryResult<usize> {
    diesel::update(accounts::table.find(user).filter(accounts::code.is_null()))
        .set(accounts::code.eq(code.as_str()))
        .execute(conn)
}

/// Whose code it is, or was a short while ago.
pub(super) fn owner(conn: &mut Conn, code: &Code) -> QueryResult<Option<UserId>> {
    let own = accounts::table.filter(accounts::code_folded.eq(code.folded()));
    if let Some(owner) = own.select(accounts::user_id).first(conn).optional()? {
        return Ok(Some(owner));
    }
    let counts = past::table.find(code.folded()).filter(past::counts_until.gt(NOW));
    counts.select(past::user_id).first(conn).optional()
}

/// The code that an account has, locked until the transaction ends.
pub(super) fn lock_code(conn: &mut Conn, user: UserId) -> QueryResult<Option<String>> {
    let own = accounts::table.find(user).select(accounts::code);
    Ok(own.for_no_key_update().first(conn).optional()?.flatten())
}

pub(super) fn keep_past(
    conn: &mut Conn,
    user: UserId,
    code: &str,
    (replaced_at, until): (Instant, Instant),
) -> QueryResult<usize> {
    diesel::insert_into(past::table)
        .values((
            past::code_folded.eq(code.to_ascii_lowercase()),
            past::user_id.eq(user),
            past::replaced_at.eq(replaced_at),
            past::counts_until.eq(until),
        ))
        .execute(conn)
}

pub(super) fn replace(conn: &mut Conn, user: UserId, code: &Code) -> QueryResult<usize> {
    diesel::update(accounts::table.find(user)).set(accounts::code.eq(code.as_str())).execute(conn)
}

pub(super) fn clear(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let own = diesel::update(accounts::table.find(user));
    own.set(accounts::code.eq(None::<String>)).execute(conn)
}

pub(super) fn clear_referrer(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    diesel::update(accounts::table.find(user))
        .set((accounts::referrer_id.eq(None::<UserId>), accounts::referred_at.eq(None::<Instant>)))
        .execute(conn)
}

pub(super) fn click(
    conn: &mut Conn,
    owner: UserId,
    code: &Code,
    day: NaiveDate,
) -> QueryResult<usize> {
    diesel::insert_into(clicked::table)
        .values((
            clicked::user_id.eq(owner),
            clicked::code_folded.eq(code.folded()),
            clicked::day.eq(day),
            clicked::clicks.eq(1),
        ))
        .on_conflict((clicked::user_id, clicked::code_folded, clicked::day))
        .do_update()
        .set(clicked::clicks.eq(clicked::clicks + 1))
        .execute(conn)
}

pub(super) fn clicks(conn: &mut Conn, user: UserId, since: Option<NaiveDate>) -> QueryResult<i64> {
    let mut query = clicked::table.filter(clicked::user_id.eq(user)).into_boxed();
    if let Some(day) = since {
        query = query.filter(clicked::day.ge(day));
    }
    query.select(sum(clicked::clicks)).first::<Option<i64>>(conn).map(Option::unwrap_or_default)
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

/// The one statement that decides who was first; `None` when somebody is named already.
pub(super) fn set_referrer(
    conn: &mut Conn,
    user: UserId,
    referrer: UserId,
) -> QueryResult<Option<Instant>> {
    let unset = accounts::table
        .find(user)
        .filter(accounts::referrer_id.is_null())
        .filter(accounts::user_id.ne(referrer));
    diesel::update(unset)
        .set((accounts::referrer_id.eq(referrer), accounts::referred_at.eq(NOW)))
        .returning(accounts::referred_at.assume_not_null())
        .get_result(conn)
        .optional()
}
