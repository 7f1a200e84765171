//! Companies in the database. Every function is one statement.

use db::Conn;
use db::schema::{companies, company_members as members, users};
use diesel::prelude::*;
use kernel::{CompanyId, UserId};

use super::rules::{Company, Membership, Name, Role, State};

type Row = (CompanyId, String, String);

pub(super) fn insert(conn: &mut Conn, company: &Company) -> QueryResult<usize> {
    diesel::insert_into(companies::table)
        .values((
            companies::id.eq(company.id),
            companies::name.eq(&company.name),
            companies::state.eq(company.state.as_str()),
        ))
        .execute(conn)
}

pub(super) fn set_name(conn: &mut Conn, id: CompanyId, name: &Name) -> QueryResult<usize> {
    diesel::update(companies::table.find(id)).set(companies::name.eq(name.as_str())).execute(conn)
}

pub(super) fn insert_member(
    conn: &mut Conn,
    company: CompanyId,
    user: UserId,
    role: Role,
) -> QueryResult<usize> {
    diesel::insert_into(members::table)
        .values((
            members::company_id.eq(company),
            members::user_id.eq(user),
            members::role.eq(role.as_str()),
        ))
        .execute(conn)
}

pub(super) fn membership(conn: &mut Conn, user: UserId) -> QueryResult<Option<Membership>> {
    let row: Option<(Row, String)> = members::table
        .inner_join(companies::table)
        .filter(members::user_id.eq(user))
        .select(((companies::id, companies::name, companies::state), members::role))
        .first(conn)
        .optional()?;
    row.map(|(row, role)| {
        let role = Role::ALL.into_iter().find(|r| r.as_str() == role);
        Ok(Membership { company: company(row)?, role: role.ok_or_else(|| strange("role"))? })
    })
    .transpose()
}

pub(super) fn count_members(conn: &mut Conn, id: CompanyId) -> QueryResult<i64> {
    members::table.filter(members::company_id.eq(id)).count().get_result(conn)
}

pub(super) fn by_owner(conn: &mut Conn, email: &str) -> QueryResult<Option<Company>> {
    let row: Option<Row> = members::table
        .inner_join(companies::table)
        .inner_join(users::table)
        .filter(users::email.eq(email))
        .filter(members::role.eq(Role::Owner.as_str()))
        .select((companies::id, companies::name, companies::state))
        .first(conn)
        .optional()?;
    row.map(company).transpose()
}

pub(super) fn owner(conn: &mut Conn, company: CompanyId) -> QueryResult<Option<UserId>> {
    members::table
        .filter(members::company_id.eq(company))
        .filter(members::role.eq(Role::Owner.as_str()))
        .select(members::user_id)
        .first(conn)
        .optional()
}

/// The company, locked until the transaction ends.
pub(crate) fn lock(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<Company>> {
    let row: Option<Row> = companies::table
        .find(id)
        .select((companies::id, companies::name, companies::state))
        .for_no_key_update()
        .first(conn)
        .optional()?;
    row.map(company).transpose()
}

pub(super) fn set_state(conn: &mut Conn, id: CompanyId, state: State) -> QueryResult<usize> {
    diesel::update(companies::table.find(id)).set(companies::state.eq(state.as_str())).execute(conn)
}

fn company((id, name, state): Row) -> QueryResult<Company> {
    let state = State::ALL.into_iter().find(|s| s.as_str() == state);
    Ok(Company { id, name, state: state.ok_or_else(|| strange("state"))? })
}

/// The check constraints allow nothing else, so a stranger is a broken row.
fn strange(what: &str) -> diesel::result::Error {
    diesel::result::Error::DeserializationError(format!("unknown {what} of a company").into())
}
