//! Addresses that get no invitations, in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, companies, invitation_stops as stops, invitations};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Instant};

use super::{Of, Reason};

pub(super) fn of(
    conn: &mut Conn,
    company: CompanyId,
    emails: &[&str],
) -> QueryResult<Vec<(String, Reason)>> {
    let whose = stops::company_id.is_null().or(stops::company_id.is_not_distinct_from(company));
    stops::table
        .filter(stops::email.eq_any(emails))
        .filter(whose)
        .order(stops::reason)
        .select((stops::email, stops::reason))
        .load(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    email: &str,
    company: Option<CompanyId>,
    at: Instant,
) -> QueryResult<usize> {
    let reason = if company.is_some() { Reason::OptedOut } else { Reason::Bounced };
    diesel::insert_into(stops::table)
        .values((
            stops::id.eq(Uuid::now_v7()),
            stops::email.eq(email),
            stops::company_id.eq(company),
            stops::reason.eq(reason),
            stops::at.eq(at),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn is_stopped(conn: &mut Conn, email: &str, company: CompanyId) -> QueryResult<bool> {
    let stopped = stops::table.filter(stops::email.eq(email)).filter(stops::company_id.eq(company));
    select(exists(stopped)).get_result(conn)
}

pub(super) fn remove(conn: &mut Conn, email: &str, company: CompanyId) -> QueryResult<usize> {
    let stopped = stops::table.filter(stops::email.eq(email)).filter(stops::company_id.eq(company));
    diesel::delete(stopped).execute(conn)
}

pub(super) fn by_code(conn: &mut Conn, code: &str) -> QueryResult<Option<Of>> {
    let found: Option<(String, CompanyId, String)> = invitations::table
        .inner_join(assessments::table.inner_join(companies::table))
        .filter(invitations::code.eq(code))
        .filter(assessments::trial_of.is_null())
        .select((invitations::email, companies::id, companies::name))
        .first(conn)
        .optional()?;
    Ok(found.map(|(email, company, company_name)| Of { email, company, company_name }))
}
