//! What is found, in the database. Every function is one statement, over the rows of one company.

use db::Conn;
use db::schema::{applications, named_roles, roles};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::{exists, sql};
use diesel::prelude::*;
use diesel::sql_types::Text;
use kernel::{ApplicationId, CompanyId, RoleId, fold};

use super::{FoundApplicant, FoundRole};
use crate::roles::State;

pub(super) fn roles(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> QueryResult<Vec<FoundRole>> {
    let rows: Vec<(RoleId, String, State)> = roles::table
        .filter(roles::company_id.eq(company))
        .filter(fold_text(roles::title).like(anywhere(fold(text).trim())))
        .order((roles::created_at.desc(), roles::id.desc()))
        .limit(most)
        .select((roles::id, roles::title, roles::state))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, title, state)| FoundRole { id, title, state }).collect())
}

pub(super) fn applicants(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> QueryResult<Vec<FoundApplicant>> {
    let name = || sql::<Text>("coalesce(applications.profile ->> 'name', '')");
    let is_named = exists(named_roles::table.filter(named_roles::role_id.eq(roles::id)));
    let rows: Vec<(ApplicationId, RoleId, String, String)> = applications::table
        .inner_join(roles::table)
        .filter(roles::company_id.eq(company))
        .filter(applications::released_at.is_not_null())
        .filter(applications::shortlisted_at.is_not_null().or(is_named))
        .filter(fold_text(name()).like(anywhere(fold(text).trim())))
        .order((applications::applied_at.desc(), applications::id.desc()))
        .limit(most)
        .select((applications::id, roles::id, name(), roles::title))
        .load(conn)?;
    let found = |(id, role, name, title)| FoundApplicant { id, role, name, title };
    Ok(rows.into_iter().map(found).collect())
}
