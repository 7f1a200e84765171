//! The companies that everybody sees, in the database. Every function is one statement.

use std::collections::HashMap;

use chrono::NaiveDate;
use db::Conn;
use db::schema::{
    companies, company_details as details, company_logos as logos, interview_companies as known,
    interview_figures as figures, roles,
};
use db::text_search::{anywhere, fold_text, planned_for_its_text};
use diesel::dsl::{count_star, sql, sum};
use diesel::prelude::*;
use diesel::sql_types::{Bool, Text, Uuid as SqlUuid};
use kernel::{CompanyId, Instant, fold};

use super::rules::{Asked, Listed};
use crate::details::DetailsRow;
use crate::profiles::State;

type Row = (CompanyId, String, Instant, Option<DetailsRow>, Option<Vec<u8>>);

fn listed((id, name, created_at, row, logo): Row) -> Listed {
    let form = DetailsRow::form(row, name);
    Listed { id, form, logo, created_at, open_roles: 0, stories: 0, difficulty: None }
}

/// The name that the list is ordered by, written as its index writes it.
const NAME: &str = "fold_text(companies.name) collate \"C\"";

pub(super) fn list(conn: &mut Conn, asked: &Asked) -> QueryResult<Vec<Listed>> {
    let mut wanted = companies::table
        .left_join(details::table)
        .left_join(logos::table)
        .filter(companies::state.eq(State::Approved))
        .into_boxed();
    let search = fold(&asked.search);
    if !search.trim().is_empty() {
        let found = fold_text(companies::name).like(anywhere(search.trim()));
        wanted = wanted.filter(planned_for_its_text()).filter(found);
    }
    if let Some(industry) = asked.industry {
        wanted = wanted.filter(details::industry.eq(industry));
    }
    if let Some(after) = asked.paging.after {
        // The name as it is now: somebody may have changed it since the page before.
        let later = sql::<Bool>("(")
            .sql(NAME)
            .sql(", companies.id) > (select fold_text(name) collate \"C\", id from companies where id = ")
            .bind::<SqlUuid, _>(after.id)
            .sql(")");
        wanted = wanted.filter(later);
    }
    let rows: Vec<Row> = wanted
        .order((sql::<Text>(NAME), companies::id))
        .limit(asked.paging.limit.fetch())
        .select((
            companies::id,
            companies::name,
            companies::created_at,
            Option::<DetailsRow>::as_select(),
            logos::sha256.nullable(),
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(listed).collect())
}

pub(super) fn find(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<Listed>> {
    let row: Option<Row> = companies::table
        .left_join(details::table)
        .left_join(logos::table)
        .filter(companies::id.eq(id))
        .filter(companies::state.eq(State::Approved))
        .select((
            companies::id,
            companies::name,
            companies::created_at,
            Option::<DetailsRow>::as_select(),
            logos::sha256.nullable(),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(listed))
}

/// The states in which a role is shown. Source: states.md §1.
const SHOWN: [&str; 2] = ["published", "applicants_released"];

pub(super) fn open_roles(
    conn: &mut Conn,
    of: &[CompanyId],
    today: NaiveDate,
) -> QueryResult<HashMap<CompanyId, i64>> {
    let rows: Vec<(CompanyId, i64)> = roles::table
        .filter(roles::company_id.eq_any(of))
        .filter(roles::state.eq_any(SHOWN))
        .filter(roles::deadline.ge(today))
        .group_by(roles::company_id)
        .select((roles::company_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

pub(super) fn stories(conn: &mut Conn, of: &[CompanyId]) -> QueryResult<HashMap<CompanyId, i64>> {
    let rows: Vec<(Option<CompanyId>, Option<i64>)> = known::table
        .filter(known::company_id.eq_any(of))
        .group_by(known::company_id)
        .select((known::company_id, sum(known::stories)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, stories)| Some((id?, stories?))).collect())
}

/// How many stories say how hard the interviews of these companies were.
pub(super) fn difficulties(
    conn: &mut Conn,
    of: &[CompanyId],
) -> QueryResult<HashMap<CompanyId, Vec<(i64, i64)>>> {
    let rows: Vec<(Option<CompanyId>, String, i32)> = figures::table
        .inner_join(known::table)
        .filter(known::company_id.eq_any(of))
        .filter(figures::figure.eq("difficulty"))
        .select((known::company_id, figures::value, figures::stories))
        .load(conn)?;
    let mut counted: HashMap<CompanyId, Vec<(i64, i64)>> = HashMap::new();
    for (id, value, stories) in rows {
        if let (Some(id), Ok(value)) = (id, value.parse()) {
            counted.entry(id).or_default().push((value, stories.into()));
        }
    }
    Ok(counted)
}

/// The first of the part after the one that begins with `from`.
pub(super) fn start(
    conn: &mut Conn,
    from: Option<CompanyId>,
    most: i64,
) -> QueryResult<Option<CompanyId>> {
    let mut query = companies::table
        .filter(companies::state.eq(State::Approved))
        .order(companies::id)
        .offset(most)
        .select(companies::id)
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(companies::id.ge(from));
    }
    query.first(conn).optional()
}

/// With when each last said something new of itself.
pub(super) fn part(
    conn: &mut Conn,
    from: Option<CompanyId>,
    most: i64,
) -> QueryResult<Vec<(CompanyId, Instant)>> {
    let mut query = companies::table
        .left_join(details::table)
        .filter(companies::state.eq(State::Approved))
        .order(companies::id)
        .limit(most)
        .select((companies::id, companies::created_at, details::changed_at.nullable()))
        .into_boxed();
    if let Some(from) = from {
        query = query.filter(companies::id.ge(from));
    }
    let rows: Vec<(CompanyId, Instant, Option<Instant>)> = query.load(conn)?;
    Ok(rows.into_iter().map(|(id, created, changed)| (id, changed.unwrap_or(created))).collect())
}
