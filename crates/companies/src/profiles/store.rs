//! Companies in the database. Every function is one statement.

use db::Conn;
use db::schema::{companies, company_members as members, users};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, UserId};

use super::machine::State;
use super::rules::{Company, Membership, Name, Role};

type Row = (CompanyId, String, State);

pub(super) fn insert(conn: &mut Conn, company: &Company) -> QueryResult<usize> {
    diesel::insert_into(companies::table)
        .values((
            companies::id.eq(company.id),
            companies::name.eq(&company.name),
            companies::state.eq(company.state),
        ))
        .execute(conn)
}

pub(crate) fn set_name(conn: &mut Conn, id: CompanyId, name: &Name) -> QueryResult<usize> {
    diesel::update(companies::table.find(id)).set(companies::name.eq(name.as_str())).execute(conn)
}

pub(crate) fn insert_member(
    conn: &mut Conn,
    company: CompanyId,
    user: UserId,
    role: Role,
) -> QueryResult<usize> {
    diesel::insert_into(members::table)
        .values((
            members::company_id.eq(company),
            members::user_id.eq(user),
            members::role.eq(role),
        ))
        .execute(conn)
}

pub(super) fn membership(conn: &mut Conn, user: UserId) -> QueryResult<Option<Membership>> {
    let row: Option<(Row, Role)> = members::table
        .inner_join(companies::table)
        .filter(members::user_id.eq(user))
        .select(((companies::id, companies::name, companies::state), members::role))
        .first(conn)
        .optional()?;
    Ok(row.map(|(row, role)| Membership { company: company(row), role }))
}

pub(super) fn delete(conn: &mut Conn, id: CompanyId) -> QueryResult<usize> {
    diesel::delete(companies::table.find(id)).execute(conn)
}

pub(super) fn count_members(conn: &mut Conn, id: CompanyId) -> QueryResult<i64> {
    members::table.filter(members::company_id.eq(id)).count().get_result(conn)
}

pub(super) fn by_owner(conn: &mut Conn, email: &str) -> QueryResult<Option<Company>> {
    let row: Option<Row> = members::table
        .inner_join(companies::table)
        .inner_join(users::table)
        .filter(users::email.eq(email))
        .filter(members::role.eq(Role::Owner))
        .select((companies::id, companies::name, companies::state))
        .first(conn)
        .optional()?;
    Ok(row.map(company))
}

pub(super) fn owners(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<UserId>> {
    members::table
        .filter(members::company_id.eq(company))
        .filter(members::role.eq(Role::Owner))
        .order((members::joined_at, members::user_id))
        .select(members::user_id)
        .load(conn)
}

pub(super) fn find_all(conn: &mut Conn, ids: &[CompanyId]) -> QueryResult<Vec<Company>> {
    let rows: Vec<Row> = companies::table
        .filter(companies::id.eq_any(ids))
        .select((companies::id, companies::name, companies::state))
        .load(conn)?;
    Ok(rows.into_iter().map(company).collect())
}

/// The company, locked until the transaction ends.
pub(crate) fn lock(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<Company>> {
    let row: Option<Row> = companies::table
        .find(id)
        .select((companies::id, companies::name, companies::state))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    Ok(row.map(company))
}

/// What a stopped company was before.
pub(super) fn suspended_from(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<State>> {
    companies::table.find(id).select(companies::suspended_from).first(conn)
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: CompanyId,
    state: State,
    suspended_from: Option<State>,
) -> QueryResult<usize> {
    diesel::update(companies::table.find(id))
        .set((companies::state.eq(state), companies::suspended_from.eq(suspended_from)))
        .execute(conn)
}

pub(super) fn set_merged(
    conn: &mut Conn,
    (from, into): (CompanyId, CompanyId),
    state: State,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(companies::table.find(from))
        .set((
            companies::state.eq(state),
            companies::merged_into.eq(into),
            companies::merged_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn merged_into(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<CompanyId>> {
    let row = companies::table.find(id).select(companies::merged_into);
    let into: Option<Option<CompanyId>> = row.first(conn).optional()?;
    Ok(into.flatten())
}

pub(super) fn merged_since(
    conn: &mut Conn,
    since: Instant,
) -> QueryResult<Vec<(CompanyId, CompanyId)>> {
    companies::table
        .filter(companies::merged_at.ge(since))
        .order((companies::merged_at, companies::id))
        .select((companies::id, companies::merged_into.assume_not_null()))
        .load(conn)
}

fn company((id, name, state): Row) -> Company {
    Company { id, name, state }
}
