//! Every company, in the database. Every function is one statement.

use chrono::NaiveDate;
use db::Conn;
use db::schema::{
    companies, company_details as details, company_members as members, invoices, roles, users,
};
use db::text_search::{FEW, SAMPLE, anywhere, findable, fold_text, planned_for_its_text};
use diesel::dsl::{count_star, exists, max, sql};
use diesel::prelude::*;
use diesel::sql_types::Timestamptz;
use kernel::{CompanyId, Cursor, Instant, fold};

use super::rules::{Asked, Listed};
use crate::grants::Flags;
use crate::profiles::{Company, State};

type Row = (CompanyId, String, State, Option<String>, Instant);

fn listed((id, name, state, domain, created_at): Row) -> Listed {
    let company = Company { id, name, state };
    let flags = Flags::default();
    Listed { company, domain, created_at, flags, members: 0, roles: 0, last_visit: None }
}

pub(super) fn known(conn: &mut Conn, name: &str) -> QueryResult<Vec<Company>> {
    let rows: Vec<(CompanyId, String, State)> = companies::table
        .filter(companies::state.ne_all([State::Unverified, State::Merged]))
        .filter(companies::suspended_from.is_distinct_from(State::Unverified))
        .filter(fold_text(companies::name).like(findable(fold(name).trim())))
        .order((companies::name, companies::id))
        .limit(10)
        .select((companies::id, companies::name, companies::state))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, name, state)| Company { id, name, state }).collect())
}

/// The state of an invoice that nobody was sent.
const DRAFT: &str = "draft";

/// What the newest companies can be found by, folded: a line for the name and one for the domain.
pub(super) fn newest(conn: &mut Conn) -> QueryResult<Vec<String>> {
    let rows: Vec<(String, Option<String>)> = companies::table
        .left_join(details::table)
        .order((companies::created_at.desc(), companies::id.desc()))
        .limit(SAMPLE)
        .select((companies::name, details::domain.nullable()))
        .load(conn)?;
    let text = |(name, domain): (String, Option<String>)| {
        format!("{}\n{}", fold(&name), fold(&domain.unwrap_or_default()))
    };
    Ok(rows.into_iter().map(text).collect())
}

/// The companies in whose name this folded text is found, in no order, each with when it came: at most one more than [`FEW`]. The
/// index is asked for a part of it where one is given.
pub(super) fn named(
    conn: &mut Conn,
    search: &str,
    part: Option<&str>,
) -> QueryResult<Vec<(Instant, CompanyId)>> {
    let mut query = companies::table
        .filter(planned_for_its_text())
        .select((companies::created_at, companies::id))
        .limit(FEW + 1)
        .into_boxed();
    query = match part {
        None => query.filter(fold_text(companies::name).like(findable(search))),
        // An index has the name as it is, and not with nothing behind it.
        Some(part) => query
            .filter(fold_text(companies::name).like(anywhere(part)))
            .filter(fold_text(companies::name).concat("").like(findable(search))),
    };
    query.load(conn)
}

/// The same of those in whose domain it is found. One statement for both could use neither index.
pub(super) fn at_domain(conn: &mut Conn, search: &str) -> QueryResult<Vec<(Instant, CompanyId)>> {
    details::table
        .inner_join(companies::table)
        .filter(planned_for_its_text())
        .filter(fold_text(details::domain.assume_not_null()).like(findable(search)))
        .select((companies::created_at, companies::id))
        .limit(FEW + 1)
        .load(conn)
}

/// Of those `among` where they are given, else of those in whose name or domain the search is found.
pub(super) fn list(
    conn: &mut Conn,
    asked: &Asked,
    among: Option<&[CompanyId]>,
) -> QueryResult<Vec<Listed>> {
    let mut query = companies::table.left_join(details::table).into_boxed();
    let search = fold(&asked.search);
    let search = search.trim();
    query = match among {
        // An order that no index has: the planner would walk the list until it has met enough of these.
        Some(ids) => query.filter(companies::id.eq_any(ids)).order((
            sql::<Timestamptz>("companies.created_at + interval '0'").desc(),
            companies::id.desc(),
        )),
        None => query.order((companies::created_at.desc(), companies::id.desc())),
    };
    if among.is_none() && !search.is_empty() {
        let like = findable(search);
        // Of a company without details there is no domain: null, which holds nothing.
        let domain = fold_text(details::domain.nullable().assume_not_null()).like(like.clone());
        let found = fold_text(companies::name).like(like).or(domain);
        query = query.filter(planned_for_its_text()).filter(found);
    }
    if let Some(state) = asked.state {
        query = query.filter(companies::state.eq(state));
    }
    if asked.paying {
        let issued = invoices::table
            .filter(invoices::company_id.eq(companies::id))
            .filter(invoices::state.ne(DRAFT));
        query = query.filter(exists(issued));
    }
    if let Some(Cursor { at, id }) = asked.paging.after {
        let same = companies::created_at.eq(at).and(companies::id.lt(CompanyId(id)));
        query = query.filter(companies::created_at.lt(at).or(same));
    }
    let rows: Vec<Row> = query
        .limit(asked.paging.limit.fetch())
        .select((
            companies::id,
            companies::name,
            companies::state,
            details::domain.nullable(),
            companies::created_at,
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(listed).collect())
}

pub(super) fn find_all(conn: &mut Conn, ids: &[CompanyId]) -> QueryResult<Vec<Listed>> {
    let rows: Vec<Row> = companies::table
        .left_join(details::table)
        .filter(companies::id.eq_any(ids))
        .select((
            companies::id,
            companies::name,
            companies::state,
            details::domain.nullable(),
            companies::created_at,
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(listed).collect())
}

/// How many belong to each, and the last day on which one of them was here.
pub(super) fn members(
    conn: &mut Conn,
    of: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, i64, Option<NaiveDate>)>> {
    members::table
        .inner_join(users::table)
        .filter(members::company_id.eq_any(of))
        .group_by(members::company_id)
        .select((members::company_id, count_star(), max(users::visited_on)))
        .load(conn)
}

/// The states of a role that people can apply for.
const LIVE: [&str; 2] = ["published", "applicants_released"];

pub(super) fn live_roles(conn: &mut Conn, of: &[CompanyId]) -> QueryResult<Vec<(CompanyId, i64)>> {
    roles::table
        .filter(roles::company_id.eq_any(of))
        .filter(roles::state.eq_any(LIVE))
        .group_by(roles::company_id)
        .select((roles::company_id, count_star()))
        .load(conn)
}
