//! Accounts in the database. Every function is one statement.

use std::collections::HashMap;

use chrono::NaiveDate;
use db::clock::NOW;
use db::schema::users;
use db::{Conn, Gather, Lane, LaneConn};
use diesel::dsl::case_when;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text};
use kernel::{Email, Instant, UserId};

use super::rules::{Access, Kind, NewUser, Registration, Theme, User};
use crate::tokens::Claims;

#[derive(Queryable, Selectable)]
#[diesel(table_name = users, check_for_backend(Pg))]
struct Row {
    id: UserId,
    firebase_uid: String,
    email: String,
    email_verified: bool,
    proven_email: Option<String>,
    display_name: String,
    username: Option<String>,
    kind: Kind,
    profile_completed: bool,
    disabled_at: Option<Instant>,
    tokens_valid_after: Option<Instant>,
    merged_into: Option<UserId>,
    terms_edition: Option<String>,
    privacy_edition: Option<String>,
    theme: Theme,
}

impl From<Row> for User {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            uid: row.firebase_uid,
            email: row.email,
            email_verified: row.email_verified,
            proven_email: row.proven_email,
            display_name: row.display_name,
            username: row.username,
            kind: row.kind,
            profile_completed: row.profile_completed,
            disabled_at: row.disabled_at,
            tokens_valid_after: row.tokens_valid_after,
            merged_into: row.merged_into,
            terms_edition: row.terms_edition,
            privacy_edition: row.privacy_edition,
            theme: row.theme,
        }
    }
}

thread_local! {
    static ASKED: Gather<String, Option<User>> = Gather::of(100);
}

pub(super) fn by_uid(conn: &mut Conn, uid: &str) -> QueryResult<Option<User>> {
    let query = users::table.filter(users::firebase_uid.eq(uid)).select(Row::as_select());
    Ok(query.first(conn).optional()?.map(User::from))
}

/// [`by_uid`] on the lane, in one statement with the others who ask now.
pub(super) async fn by_uid_batched(
    lane: &Lane,
    uid: &str,
) -> Result<Option<Option<User>>, db::Error> {
    let ask = async |mut conn: &LaneConn, uids: &[String]| {
        let query = users::table.filter(users::firebase_uid.eq_any(uids)).select(Row::as_select());
        let rows: Vec<Row> = diesel_async::RunQueryDsl::load(query, &mut conn).await?;
        let found = rows.into_iter().map(|row| (row.firebase_uid.clone(), User::from(row)));
        let found: HashMap<String, User> = found.collect();
        Ok(uids.iter().map(|uid| found.get(uid).cloned()).collect())
    };
    lane.gather(&ASKED, uid.to_owned(), ask).await
}

pub(super) fn by_id(conn: &mut Conn, id: UserId) -> QueryResult<Option<User>> {
    let query = users::table.find(id).select(Row::as_select());
    Ok(query.first(conn).optional()?.map(User::from))
}

pub(super) fn by_ids(conn: &mut Conn, ids: &[UserId]) -> QueryResult<Vec<User>> {
    let query = users::table.filter(users::id.eq_any(ids)).select(Row::as_select());
    Ok(query.load(conn)?.into_iter().map(User::from).collect())
}

/// The account, locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: UserId) -> QueryResult<Option<User>> {
    let query = users::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(query.first(conn).optional()?.map(User::from))
}

pub(super) fn set_access(conn: &mut Conn, id: UserId, access: Access) -> QueryResult<usize> {
    let row = diesel::update(users::table.find(id));
    match access {
        Access::Locked => {
            row.set((users::disabled_at.eq(NOW), users::updated_at.eq(NOW))).execute(conn)
        }
        Access::Open => {
            let never = users::disabled_at.eq(None::<Instant>);
            row.set((never, users::updated_at.eq(NOW))).execute(conn)
        }
    }
}

pub(super) fn by_email(conn: &mut Conn, email: &Email) -> QueryResult<Option<User>> {
    let query = users::table.filter(users::email.eq(email.as_str())).select(Row::as_select());
    Ok(query.first(conn).optional()?.map(User::from))
}

pub(super) fn with_addresses(
    conn: &mut Conn,
    addresses: &[Email],
) -> QueryResult<Vec<(User, Instant)>> {
    let addresses: Vec<&str> = addresses.iter().map(Email::as_str).collect();
    let query = users::table.filter(users::email.eq_any(addresses));
    let rows: Vec<(Row, Instant)> =
        query.select((Row::as_select(), users::created_at)).load(conn)?;
    Ok(rows.into_iter().map(|(row, since)| (User::from(row), since)).collect())
}

/// `None` when the uid or the address has an account. Both may have been made this moment by the same person, and
/// which of two unique indexes finds a row first is not ours to say: neither is named.
pub(super) fn insert(
    conn: &mut Conn,
    id: UserId,
    claims: &Claims,
    form: &Registration,
) -> QueryResult<Option<User>> {
    let row = diesel::insert_into(users::table)
        .values((
            users::id.eq(id),
            users::firebase_uid.eq(&claims.uid),
            users::email.eq(claims.email.as_str()),
            users::email_verified.eq(claims.email_verified),
            users::shown_email.eq(claims.email_verified.then_some(claims.email.as_str())),
            users::display_name.eq(&form.display_name),
            users::phone.eq(&form.phone),
            users::kind.eq(form.kind()),
            users::referral_code.eq(form.referral_code()),
        ))
        .on_conflict_do_nothing()
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()?;
    Ok(row.map(User::from))
}

pub(super) fn insert_made(conn: &mut Conn, id: UserId, new: &NewUser<'_>) -> QueryResult<User> {
    let row = diesel::insert_into(users::table)
        .values((
            users::id.eq(id),
            users::firebase_uid.eq(new.uid),
            users::email.eq(new.email.as_str()),
            users::email_verified.eq(false),
            users::display_name.eq(new.display_name),
            users::kind.eq(Kind::Company),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(User::from(row))
}

/// Our own proof of the token's address counts as well; one of another address ends. The row decides, since the
/// account may have been read before the proof was recorded.
pub(super) fn update_identity(conn: &mut Conn, id: UserId, claims: &Claims) -> QueryResult<User> {
    let email = claims.email.as_str();
    let is_proven = users::proven_email.is_not_distinct_from(email.into_sql::<Text>().nullable());
    let row = diesel::update(users::table.find(id))
        .set((
            users::email.eq(email),
            users::email_verified.eq(claims.email_verified.into_sql::<Bool>().or(is_proven)),
            users::proven_email.eq(case_when(users::proven_email.eq(email), users::proven_email)),
            claims.email_verified.then(|| users::shown_email.eq(claims.email.as_str())),
            users::updated_at.eq(NOW),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(User::from(row))
}

pub(super) fn set_theme(conn: &mut Conn, id: UserId, theme: Theme) -> QueryResult<User> {
    let row = diesel::update(users::table.find(id)).set(users::theme.eq(theme));
    row.returning(Row::as_returning()).get_result(conn).map(User::from)
}

/// How many accounts have this id and this address: one, or none.
pub(super) fn prove_address(conn: &mut Conn, id: UserId, address: &str) -> QueryResult<usize> {
    diesel::update(users::table.find(id).filter(users::email.eq(address)))
        .set((
            users::email_verified.eq(true),
            users::proven_email.eq(address),
            users::shown_email.eq(address),
            users::updated_at.eq(NOW),
        ))
        .execute(conn)
}

/// Another account that has the token's address and has never shown it to be its own, locked until
/// the transaction ends.
pub(super) fn lock_mere_holder(conn: &mut Conn, claims: &Claims) -> QueryResult<Option<UserId>> {
    users::table
        .filter(users::email.eq(claims.email.as_str()))
        .filter(users::firebase_uid.ne(&claims.uid))
        .filter(users::email_verified.eq(false))
        .filter(users::shown_email.is_distinct_from(users::email.nullable()))
        .select(users::id)
        .for_no_key_update()
        .first(conn)
        .optional()
}

/// Leaves the account with an address that nobody can have, and ends its sign-ins.
pub(super) fn take_address(conn: &mut Conn, id: UserId) -> QueryResult<usize> {
    diesel::update(users::table.find(id))
        .set((
            users::email.eq(format!("displaced-{id}@displaced.invalid")),
            users::proven_email.eq(None::<String>),
            users::tokens_valid_after.eq(NOW),
            users::updated_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn end_sign_ins(conn: &mut Conn, id: UserId) -> QueryResult<usize> {
    diesel::update(users::table.find(id))
        .set((users::tokens_valid_after.eq(NOW), users::updated_at.eq(NOW)))
        .execute(conn)
}

/// Never brings back a sign-in that was ended.
pub(super) fn end_sign_ins_before(
    conn: &mut Conn,
    id: UserId,
    since: Instant,
) -> QueryResult<usize> {
    let earlier = users::tokens_valid_after.is_null().or(users::tokens_valid_after.lt(since));
    diesel::update(users::table.find(id).filter(earlier))
        .set(users::tokens_valid_after.eq(since))
        .execute(conn)
}

/// Asks for the profile again where the account is older than this sign-in: another may have
/// filled it in.
pub(super) fn doubt_profile(conn: &mut Conn, id: UserId, since: Instant) -> QueryResult<usize> {
    diesel::update(users::table.find(id).filter(users::created_at.lt(since)))
        .set(users::profile_completed.eq(false))
        .execute(conn)
}

/// How many candidates became partners: one, or none when the account is no candidate's.
pub(super) fn make_partner(conn: &mut Conn, id: UserId) -> QueryResult<usize> {
    diesel::update(users::table.find(id).filter(users::kind.eq(Kind::Candidate)))
        .set((users::kind.eq(Kind::Partner), users::updated_at.eq(NOW)))
        .execute(conn)
}

/// Nothing is written where that day or a later one is known.
pub(super) fn set_visited(conn: &mut Conn, id: UserId, day: NaiveDate) -> QueryResult<usize> {
    let before = users::visited_on.is_null().or(users::visited_on.lt(day));
    diesel::update(users::table.find(id).filter(before))
        .set(users::visited_on.eq(day))
        .execute(conn)
}

/// Nobody signs in to the first account from now on: its person does so to the second one.
pub(super) fn set_merged(
    conn: &mut Conn,
    (from, into): (UserId, UserId),
    at: Instant,
) -> QueryResult<usize> {
    diesel::update(users::table.find(from))
        .set((
            users::merged_into.eq(into),
            users::merged_at.eq(at),
            users::disabled_at.eq(NOW),
            users::tokens_valid_after.eq(NOW),
            users::updated_at.eq(NOW),
        ))
        .execute(conn)
}

pub(super) fn merged_since(conn: &mut Conn, since: Instant) -> QueryResult<Vec<(UserId, UserId)>> {
    users::table
        .filter(users::merged_at.ge(since))
        .filter(users::erased_at.is_null())
        .order((users::merged_at, users::id))
        .select((users::id, users::merged_into.assume_not_null()))
        .load(conn)
}

pub(super) fn merged_here(conn: &mut Conn, into: UserId) -> QueryResult<Vec<User>> {
    let rows: Vec<Row> = users::table
        .filter(users::merged_into.eq(into))
        .filter(users::erased_at.is_null())
        .order((users::merged_at, users::id))
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(User::from).collect())
}

#[cfg(test)]
pub(super) fn created_at(conn: &mut Conn, id: UserId) -> QueryResult<Instant> {
    users::table.find(id).select(users::created_at).first(conn)
}
