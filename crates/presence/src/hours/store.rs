//! Hours in the database. Every function is one statement.

use db::Conn;
use db::schema::presence_hours as h;
use diesel::prelude::*;
use diesel::upsert::excluded;
use kernel::Instant;

use crate::role::Role;

pub(super) fn add(conn: &mut Conn, hour: Instant, role: Role) -> QueryResult<usize> {
    diesel::insert_into(h::table)
        .values((h::hour.eq(hour), h::role.eq(role), h::people.eq(1)))
        .on_conflict((h::hour, h::role))
        .do_update()
        .set(h::people.eq(h::people + excluded(h::people)))
        .execute(conn)
}

pub(super) fn since(conn: &mut Conn, at: Instant) -> QueryResult<Vec<(Instant, Role, i32)>> {
    h::table
        .filter(h::hour.ge(at))
        .order((h::hour, h::role))
        .select((h::hour, h::role, h::people))
        .load(conn)
}

pub(super) fn remove_before(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(h::table.filter(h::hour.lt(before))).execute(conn)
}
