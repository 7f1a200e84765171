//! Views in the database. Every function is one statement.

use db::Conn;
use db::schema::page_views as views;
use diesel::dsl::sum;
use diesel::prelude::*;
use diesel::sql_types::BigInt;
use diesel::upsert::excluded;
use kernel::chrono::NaiveDate;

pub(super) fn add(conn: &mut Conn, day: NaiveDate, route: &str) -> QueryResult<usize> {
    diesel::insert_into(views::table)
        .values((views::day.eq(day), views::route.eq(route), views::views.eq(1)))
        .on_conflict((views::day, views::route))
        .do_update()
        .set(views::views.eq(views::views + excluded(views::views)))
        .execute(conn)
}

pub(super) fn since(conn: &mut Conn, day: NaiveDate) -> QueryResult<Vec<(String, i64)>> {
    // A sum of bigint is numeric in PostgreSQL; it goes back to what a count needs.
    let total = diesel::dsl::sql::<BigInt>("sum(views)::bigint");
    views::table
        .filter(views::day.ge(day))
        .group_by(views::route)
        .select((views::route, total))
        .order((sum(views::views).desc(), views::route))
        .load(conn)
}

pub(super) fn remove_before(conn: &mut Conn, day: NaiveDate) -> QueryResult<usize> {
    diesel::delete(views::table.filter(views::day.lt(day))).execute(conn)
}
