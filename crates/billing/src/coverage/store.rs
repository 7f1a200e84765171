//! Paid periods and extensions in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{companies, grace_extensions as extensions, invoices};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, UserId};

use crate::invoices::{Period, State};

type Paid = (CompanyId, Option<CompanyId>, NaiveDate, NaiveDate);

/// What these companies have paid for, and what those have that were merged into them: by whom, and into which company
/// that one was merged.
pub(super) fn paid(
    conn: &mut Conn,
    of: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, Option<CompanyId>, Period)>> {
    let rows: Vec<Paid> = invoices::table
        .inner_join(companies::table)
        .filter(companies::id.eq_any(of).or(companies::merged_into.eq_any(of)))
        .filter(invoices::state.eq(State::Paid))
        .select((companies::id, companies::merged_into, invoices::period_from, invoices::period_to))
        .load(conn)?;
    Ok(rows.into_iter().map(|(by, into, from, to)| (by, into, Period { from, to })).collect())
}

pub(super) fn paid_by_all(conn: &mut Conn) -> QueryResult<Vec<(CompanyId, Period)>> {
    let rows: Vec<(CompanyId, NaiveDate, NaiveDate)> = invoices::table
        .filter(invoices::state.eq(State::Paid))
        .select((invoices::company_id, invoices::period_from, invoices::period_to))
        .load(conn)?;
    Ok(rows.into_iter().map(|(company, from, to)| (company, Period { from, to })).collect())
}

pub(super) fn extensions(conn: &mut Conn) -> QueryResult<Vec<(CompanyId, NaiveDate)>> {
    extensions::table.select((extensions::company_id, extensions::until)).load(conn)
}

pub(super) fn extensions_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, NaiveDate)>> {
    extensions::table
        .filter(extensions::company_id.eq_any(companies))
        .select((extensions::company_id, extensions::until))
        .load(conn)
}

pub(super) fn extend(
    conn: &mut Conn,
    (company, until): (CompanyId, NaiveDate),
    (why, by): (&str, Option<UserId>),
    now: Instant,
) -> QueryResult<usize> {
    let changed = (
        extensions::until.eq(until),
        extensions::reason.eq(why),
        extensions::given_by.eq(by),
        extensions::given_at.eq(now),
    );
    diesel::insert_into(extensions::table)
        .values((extensions::company_id.eq(company), changed))
        .on_conflict(extensions::company_id)
        .do_update()
        .set(changed)
        .execute(conn)
}
