//! Teams in the database. Every function is one statement; time is the database's.

use db::Conn;
use db::clock::NOW;
use db::schema::{companies, company_members as members, team_invitations as invitations, users};
use diesel::dsl::{exists, select};
use diesel::pg::expression::extensions::IntervalDsl;
use diesel::prelude::*;
use kernel::{CompanyId, Instant, TeamInvitationId, UserId};

use super::rules::{Invitation, LIFE_DAYS, Member};
use super::{Link, NewInvitation};
use crate::profiles::{Company, Role, State};
use crate::token::Token;

type MemberRow = (CompanyId, UserId, String, String, Role, Instant);

/// Of each company its owners first.
pub(super) fn members(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(CompanyId, Member)>> {
    let rows: Vec<MemberRow> = members::table
        .inner_join(users::table)
        .filter(members::company_id.eq_any(companies))
        .order((members::role.eq(Role::Owner).desc(), members::joined_at, members::user_id))
        .select((
            members::company_id,
            members::user_id,
            users::display_name,
            users::email,
            members::role,
            members::joined_at,
        ))
        .load(conn)?;
    let member = |(company, user, name, email, role, joined_at)| {
        (company, Member { user, name, email, role, joined_at })
    };
    Ok(rows.into_iter().map(member).collect())
}

pub(super) fn count(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    members::table.filter(members::company_id.eq(company)).count().get_result(conn)
}

pub(super) fn count_owners(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    let owners = members::table.filter(members::company_id.eq(company));
    owners.filter(members::role.eq(Role::Owner)).count().get_result(conn)
}

pub(super) fn role(conn: &mut Conn, company: CompanyId, user: UserId) -> QueryResult<Option<Role>> {
    members::table.find((company, user)).select(members::role).first(conn).optional()
}

pub(super) fn is_member(conn: &mut Conn, company: CompanyId, email: &str) -> QueryResult<bool> {
    let same = members::table
        .inner_join(users::table)
        .filter(members::company_id.eq(company))
        .filter(users::email.eq(email));
    select(exists(same)).get_result(conn)
}

/// The member who is there longest but for one.
pub(super) fn longest(
    conn: &mut Conn,
    company: CompanyId,
    without: UserId,
) -> QueryResult<Option<(UserId, Role)>> {
    members::table
        .filter(members::company_id.eq(company))
        .filter(members::user_id.ne(without))
        .order((members::joined_at, members::user_id))
        .select((members::user_id, members::role))
        .first(conn)
        .optional()
}

pub(super) fn set_role(
    conn: &mut Conn,
    company: CompanyId,
    user: UserId,
    role: Role,
) -> QueryResult<usize> {
    diesel::update(members::table.find((company, user))).set(members::role.eq(role)).execute(conn)
}

pub(super) fn remove(conn: &mut Conn, company: CompanyId, user: UserId) -> QueryResult<usize> {
    diesel::delete(members::table.find((company, user))).execute(conn)
}

type Row = (TeamInvitationId, String, Role, i32, Instant, Instant);
type Columns = (
    invitations::id,
    invitations::email,
    invitations::role,
    invitations::sent,
    invitations::sent_at,
    invitations::expires_at,
);
const COLUMNS: Columns = (
    invitations::id,
    invitations::email,
    invitations::role,
    invitations::sent,
    invitations::sent_at,
    invitations::expires_at,
);

fn invitation((id, email, role, sent, sent_at, expires_at): Row) -> Invitation {
    Invitation { id, email, role, sent, sent_at, expires_at }
}

pub(super) fn open(conn: &mut Conn, company: CompanyId) -> QueryResult<Vec<Invitation>> {
    let rows: Vec<Row> = invitations::table
        .filter(invitations::company_id.eq(company))
        .filter(invitations::accepted_at.is_null())
        .filter(invitations::revoked_at.is_null())
        .order((invitations::created_at.desc(), invitations::id.desc()))
        .select(COLUMNS)
        .load(conn)?;
    Ok(rows.into_iter().map(invitation).collect())
}

pub(super) fn insert(
    conn: &mut Conn,
    id: TeamInvitationId,
    new: &NewInvitation,
    token: &Token,
) -> QueryResult<Invitation> {
    let row: Row = diesel::insert_into(invitations::table)
        .values((
            invitations::id.eq(id),
            invitations::company_id.eq(new.company),
            invitations::email.eq(new.email.as_str()),
            invitations::role.eq(new.role),
            invitations::token_sha256.eq(token.digest()),
            invitations::invited_by.eq(new.by),
        ))
        .returning(COLUMNS)
        .get_result(conn)?;
    Ok(invitation(row))
}

pub(super) fn renew(
    conn: &mut Conn,
    id: TeamInvitationId,
    token: &Token,
) -> QueryResult<Invitation> {
    let row: Row = diesel::update(invitations::table.find(id))
        .set((
            invitations::token_sha256.eq(token.digest()),
            invitations::sent.eq(invitations::sent + 1),
            invitations::sent_at.eq(NOW),
            invitations::expires_at.eq(NOW + LIFE_DAYS.days()),
        ))
        .returning(COLUMNS)
        .get_result(conn)?;
    Ok(invitation(row))
}

pub(super) fn revoke(
    conn: &mut Conn,
    company: CompanyId,
    id: TeamInvitationId,
) -> QueryResult<usize> {
    let open = invitations::table
        .find(id)
        .filter(invitations::company_id.eq(company))
        .filter(invitations::accepted_at.is_null())
        .filter(invitations::revoked_at.is_null());
    diesel::update(open).set(invitations::revoked_at.eq(NOW)).execute(conn)
}

type LinkRow = (TeamInvitationId, String, Role, (CompanyId, String, State));

pub(super) fn by_token(conn: &mut Conn, token: &Token) -> QueryResult<Option<Link>> {
    let row: Option<LinkRow> = invitations::table
        .inner_join(companies::table)
        .filter(invitations::token_sha256.eq(token.digest()))
        .filter(invitations::accepted_at.is_null())
        .filter(invitations::revoked_at.is_null())
        .filter(invitations::expires_at.gt(NOW))
        .select((
            invitations::id,
            invitations::email,
            invitations::role,
            (companies::id, companies::name, companies::state),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(id, email, role, (company, name, state))| Link {
        id,
        company: Company { id: company, name, state },
        email,
        role,
    }))
}

pub(super) fn accept(conn: &mut Conn, id: TeamInvitationId) -> QueryResult<usize> {
    let open = invitations::table
        .find(id)
        .filter(invitations::accepted_at.is_null())
        .filter(invitations::revoked_at.is_null());
    diesel::update(open).set(invitations::accepted_at.eq(NOW)).execute(conn)
}
