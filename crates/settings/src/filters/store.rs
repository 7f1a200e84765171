//! Saved filters in the database. Every function is one statement.

use db::Conn;
use db::schema::{saved_filters as filters, users};
use diesel::prelude::*;
use kernel::{Instant, SavedFilterId, UserId};

use super::rules::{Filter, List, Named};

type Row = (SavedFilterId, List, String, String);

fn read((id, list, name, query): Row) -> Filter {
    Filter { id, list, name, query }
}

/// The lock's holder may look at the account's filters and change one.
pub(super) fn lock_owner(conn: &mut Conn, user: UserId) -> QueryResult<usize> {
    let row = users::table.find(user).select(users::id).for_no_key_update();
    Ok(row.load::<UserId>(conn)?.len())
}

pub(super) fn list(conn: &mut Conn, user: UserId, list: List) -> QueryResult<Vec<Filter>> {
    let rows: Vec<Row> = filters::table
        .filter(filters::user_id.eq(user))
        .filter(filters::list.eq(list))
        .order(filters::name)
        .select((filters::id, filters::list, filters::name, filters::query))
        .load(conn)?;
    Ok(rows.into_iter().map(read).collect())
}

pub(super) fn one(conn: &mut Conn, user: UserId, id: SavedFilterId) -> QueryResult<Option<Filter>> {
    let row = filters::table.find(id).filter(filters::user_id.eq(user)).select((
        filters::id,
        filters::list,
        filters::name,
        filters::query,
    ));
    Ok(row.first::<Row>(conn).optional()?.map(read))
}

pub(super) fn insert(
    conn: &mut Conn,
    user: UserId,
    filter: &Filter,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(filters::table)
        .values((
            filters::id.eq(filter.id),
            filters::user_id.eq(user),
            filters::list.eq(filter.list),
            filters::name.eq(&filter.name),
            filters::query.eq(&filter.query),
            filters::changed_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn update(
    conn: &mut Conn,
    id: SavedFilterId,
    named: Named<'_>,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(filters::table.find(id))
        .set((
            filters::name.eq(named.name),
            filters::query.eq(named.query),
            filters::changed_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn delete(conn: &mut Conn, user: UserId, id: SavedFilterId) -> QueryResult<usize> {
    let own = filters::table.find(id).filter(filters::user_id.eq(user));
    diesel::delete(own).execute(conn)
}
