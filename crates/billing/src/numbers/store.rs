//! The counters in the database. Every function is one statement, but for the first count of a year.

use db::Conn;
use db::schema::{billing_counters as counters, credit_notes, invoices};
use diesel::prelude::*;

use super::rules::Series;

pub(super) fn begin(conn: &mut Conn, series: Series, year: i32) -> QueryResult<usize> {
    let row = (counters::series.eq(series), counters::year.eq(year), counters::last.eq(0));
    diesel::insert_into(counters::table).values(row).on_conflict_do_nothing().execute(conn)
}

/// The last number and how many something has, where that was counted; locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, series: Series, year: i32) -> QueryResult<(i32, Option<i32>)> {
    let row = counters::table.find((series, year)).select((counters::last, counters::used));
    row.for_update().first(conn)
}

/// Counts what has a number and notes it; the caller holds the row.
pub(super) fn count_used(conn: &mut Conn, series: Series, year: i32) -> QueryResult<i32> {
    let used = i32::try_from(count(conn, series, year)?).unwrap_or(i32::MAX);
    let row = diesel::update(counters::table.find((series, year)));
    row.set(counters::used.eq(used)).execute(conn)?;
    Ok(used)
}

pub(super) fn set(conn: &mut Conn, series: Series, year: i32, last: i32) -> QueryResult<usize> {
    let row = diesel::update(counters::table.find((series, year)));
    row.set(counters::last.eq(last)).execute(conn)
}

pub(super) fn counters(conn: &mut Conn) -> QueryResult<Vec<(Series, i32, i32)>> {
    let rows = counters::table.order((counters::series, counters::year));
    rows.select((counters::series, counters::year, counters::last)).load(conn)
}

pub(super) fn count(conn: &mut Conn, series: Series, year: i32) -> QueryResult<i64> {
    match series {
        Series::Invoice => invoices::table.filter(invoices::year.eq(year)).count().get_result(conn),
        Series::CreditNote => {
            credit_notes::table.filter(credit_notes::year.eq(year)).count().get_result(conn)
        }
    }
}

pub(super) fn serials(conn: &mut Conn, series: Series, year: i32) -> QueryResult<Vec<i32>> {
    match series {
        Series::Invoice => invoices::table
            .filter(invoices::year.eq(year))
            .filter(invoices::serial.is_not_null())
            .order(invoices::serial)
            .select(invoices::serial.assume_not_null())
            .load(conn),
        Series::CreditNote => credit_notes::table
            .filter(credit_notes::year.eq(year))
            .order(credit_notes::serial)
            .select(credit_notes::serial)
            .load(conn),
    }
}
