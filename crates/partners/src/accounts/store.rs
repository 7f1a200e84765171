//! Partners in the database. Every function is one statement.

use std::collections::HashMap;

use db::Conn;
use db::schema::{
    partner_attributions as brought, partners, referral_accounts as referrals, users,
};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::count;
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::{Cursor, Instant, Paging, UserId, fold_search};

use super::machine::State;
use super::rules::{Filter, Partner};
use crate::applications::Kind;

#[derive(Queryable, Selectable)]
#[diesel(table_name = partners, check_for_backend(Pg))]
pub(super) struct Row {
    user_id: UserId,
    kind: Kind,
    organisation: String,
    state: State,
    version: i32,
    since: Instant,
}

impl From<Row> for Partner {
    fn from(row: Row) -> Self {
        let Row { user_id, kind, organisation, state, version, since } = row;
        Self { user: user_id, kind, organisation, state, version, since }
    }
}

/// Nothing is inserted where the account is a partner's.
pub(super) fn insert(
    conn: &mut Conn,
    user: UserId,
    (kind, organisation): (Kind, &str),
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(partners::table)
        .values((
            partners::user_id.eq(user),
            partners::kind.eq(kind),
            partners::organisation.eq(organisation),
            partners::since.eq(now),
            partners::changed_at.eq(now),
        ))
        .on_conflict(partners::user_id)
        .do_nothing()
        .execute(conn)
}

pub(super) fn find(conn: &mut Conn, user: UserId) -> QueryResult<Option<Partner>> {
    let one = partners::table.find(user).select(Row::as_select());
    Ok(one.first(conn).optional()?.map(Partner::from))
}

/// The partner, locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, user: UserId) -> QueryResult<Option<Partner>> {
    let one = partners::table.find(user).select(Row::as_select());
    Ok(one.for_no_key_update().first(conn).optional()?.map(Partner::from))
}

pub(super) fn change(
    conn: &mut Conn,
    user: UserId,
    to: State,
    now: Instant,
) -> QueryResult<Partner> {
    diesel::update(partners::table.find(user))
        .set((
            partners::state.eq(to),
            partners::changed_at.eq(now),
            partners::version.eq(partners::version + 1),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Partner::from)
}

/// The number of the next one they bring, which is taken with this.
pub(super) fn take_number(conn: &mut Conn, user: UserId) -> QueryResult<i32> {
    diesel::update(partners::table.find(user))
        .set(partners::next_number.eq(partners::next_number + 1))
        .returning(partners::next_number - 1)
        .get_result(conn)
}

pub(super) type Found = (Row, String, String, Option<String>);

pub(super) fn list(conn: &mut Conn, filter: &Filter, paging: Paging) -> QueryResult<Vec<Found>> {
    let mut query = partners::table
        .inner_join(users::table)
        .left_join(referrals::table.on(referrals::user_id.eq(partners::user_id)))
        .into_boxed();
    if let Some(kind) = filter.kind {
        query = query.filter(partners::kind.eq(kind));
    }
    if let Some(state) = filter.state {
        query = query.filter(partners::state.eq(state));
    }
    if let Some(text) = &filter.search {
        let like = anywhere(&fold_search(text));
        let code = fold_text(referrals::code.assume_not_null());
        query = query.filter(
            fold_text(partners::organisation)
                .like(like.clone())
                .or(fold_text(users::email).like(like.clone()))
                .or(code.like(like)),
        );
    }
    if let Some(Cursor { at, id }) = paging.after {
        let same = partners::since.eq(at).and(partners::user_id.lt(UserId(id)));
        query = query.filter(partners::since.lt(at).or(same));
    }
    query
        .order((partners::since.desc(), partners::user_id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), users::email, users::display_name, referrals::code.nullable()))
        .load(conn)
}

pub(super) fn found(conn: &mut Conn, user: UserId) -> QueryResult<Option<Found>> {
    partners::table
        .inner_join(users::table)
        .left_join(referrals::table.on(referrals::user_id.eq(partners::user_id)))
        .filter(partners::user_id.eq(user))
        .select((Row::as_select(), users::email, users::display_name, referrals::code.nullable()))
        .first(conn)
        .optional()
}

/// How many each of these partners brought since then, and how many of those completed their profile.
pub(super) fn brought_since(
    conn: &mut Conn,
    of: &[UserId],
    since: Instant,
) -> QueryResult<HashMap<UserId, (i64, i64)>> {
    let rows: Vec<(UserId, i64, i64)> = brought::table
        .inner_join(users::table.on(users::id.eq(brought::user_id)))
        .filter(brought::partner_id.eq_any(of))
        .filter(brought::brought_at.ge(since))
        .group_by(brought::partner_id)
        .select((
            brought::partner_id,
            count(brought::user_id),
            count(brought::user_id).aggregate_filter(users::profile_completed),
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(|(who, all, done)| (who, (all, done))).collect())
}
