//! Companies and their figures in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{
    interview_companies as companies, interview_days as days, interview_figures as counted,
};
use db::text_search::fold_text;
use diesel::dsl::sql;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Date};
use kernel::{CompanyId, fold_search};

use super::rules::{Counted, Known};

type Row = (String, String, i32, Option<CompanyId>);

fn known((name, slug, stories, company): Row) -> Known {
    Known { name, slug, stories, company }
}

const COLUMNS: (companies::name, companies::slug, companies::stories, companies::company_id) =
    (companies::name, companies::slug, companies::stories, companies::company_id);

/// `%` and `_` are letters like others.
fn literally(text: &str) -> String {
    fold_search(text).replace('\\', "\\\\").replace('%', "\\%").replace('_', "\\_")
}

pub(super) fn beginning(conn: &mut Conn, typed: &str, limit: i64) -> QueryResult<Vec<Known>> {
    let typed = literally(typed);
    let (whole, word) = (format!("{typed}%"), format!("% {typed}%"));
    let name = || fold_text(companies::name);
    let rows: Vec<Row> = companies::table
        .filter(companies::stories.gt(0))
        .filter(name().like(whole).or(name().like(word)))
        .order((companies::stories.desc(), companies::slug))
        .limit(limit)
        .select(COLUMNS)
        .load(conn)?;
    Ok(rows.into_iter().map(known).collect())
}

pub(super) fn find(conn: &mut Conn, slug: &str) -> QueryResult<Option<Known>> {
    let row = companies::table.find(slug).filter(companies::stories.gt(0)).select(COLUMNS);
    Ok(row.first(conn).optional()?.map(known))
}

pub(super) fn top(conn: &mut Conn, limit: i64) -> QueryResult<Vec<Known>> {
    let rows: Vec<Row> = companies::table
        .filter(companies::stories.gt(0))
        .order((companies::stories.desc(), companies::slug))
        .limit(limit)
        .select(COLUMNS)
        .load(conn)?;
    Ok(rows.into_iter().map(known).collect())
}

pub(super) fn of_account(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<Known>> {
    let row = companies::table
        .filter(companies::company_id.eq(company))
        .filter(companies::stories.gt(0))
        .order((companies::stories.desc(), companies::slug))
        .select(COLUMNS);
    Ok(row.first(conn).optional()?.map(known))
}

/// The same of each of these accounts that has one, by its slug.
pub(super) fn slugs_of(conn: &mut Conn, of: &[CompanyId]) -> QueryResult<Vec<(CompanyId, String)>> {
    let account = companies::company_id.assume_not_null();
    companies::table
        .filter(companies::company_id.eq_any(of))
        .filter(companies::stories.gt(0))
        .distinct_on(companies::company_id)
        .order((companies::company_id, companies::stories.desc(), companies::slug))
        .select((account, companies::slug))
        .load(conn)
}

pub(super) fn figures(conn: &mut Conn, slug: &str) -> QueryResult<Vec<Counted>> {
    let rows: Vec<(String, String, i32)> = counted::table
        .filter(counted::company_slug.eq(slug))
        .select((counted::figure, counted::value, counted::stories))
        .load(conn)?;
    let row = |(figure, value, stories)| Counted { figure, value, stories };
    Ok(rows.into_iter().map(row).collect())
}

/// All stories, and those from a day on.
pub(super) fn totals(conn: &mut Conn, from: NaiveDate) -> QueryResult<(i64, i64)> {
    let all = sql::<BigInt>("coalesce(sum(stories), 0)");
    let late = sql::<BigInt>("coalesce(sum(stories) filter (where day >= ")
        .bind::<Date, _>(from)
        .sql("), 0)");
    days::table.select((all, late)).first(conn)
}

/// The company is known from then on, with stories or without.
pub(super) fn know(conn: &mut Conn, slug: &str, name: &str) -> QueryResult<usize> {
    diesel::insert_into(companies::table)
        .values((companies::slug.eq(slug), companies::name.eq(name)))
        .on_conflict_do_nothing()
        .execute(conn)
}

/// One that is linked stays with its account.
pub(super) fn link(conn: &mut Conn, company: CompanyId, slug: &str) -> QueryResult<usize> {
    diesel::update(companies::table.find(slug).filter(companies::company_id.is_null()))
        .set(companies::company_id.eq(company))
        .execute(conn)
}
