//! Links of companies, and whether candidates allow them. Every function is one statement.

use db::Conn;
use db::schema::{assessments, attempts, company_link_consents as consents, report_links as links};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{AttemptId, CompanyId, Cursor, Instant, Paging, ReportLinkId};

use super::Row;
use crate::links::rules::Link;

/// Whether the candidate lets the company that invited them make links to the report.
pub(in crate::links) fn allows(conn: &mut Conn, id: AttemptId) -> QueryResult<bool> {
    select(exists(consents::table.find(id).filter(consents::allowed))).get_result(conn)
}

pub(in crate::links) fn set_allowed(
    conn: &mut Conn,
    id: AttemptId,
    allowed: bool,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(consents::table)
        .values((
            consents::attempt_id.eq(id),
            consents::allowed.eq(allowed),
            consents::changed_at.eq(now),
        ))
        .on_conflict(consents::attempt_id)
        .do_update()
        .set((consents::allowed.eq(allowed), consents::changed_at.eq(now)))
        .execute(conn)
}

/// Whether the company invited to this attempt, which is over.
pub(in crate::links) fn is_of_company(
    conn: &mut Conn,
    id: AttemptId,
    company: CompanyId,
) -> QueryResult<bool> {
    let theirs = attempts::table
        .inner_join(assessments::table)
        .filter(attempts::id.eq(id))
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::submitted_at.is_not_null());
    select(exists(theirs)).get_result(conn)
}

/// The same, locked until the transaction ends.
pub(in crate::links) fn lock_of_company(
    conn: &mut Conn,
    id: AttemptId,
    company: CompanyId,
) -> QueryResult<bool> {
    let theirs = assessments::table
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .select(assessments::id);
    let attempt = attempts::table
        .find(id)
        .filter(attempts::assessment_id.eq_any(theirs))
        .filter(attempts::submitted_at.is_not_null())
        .select(attempts::id)
        .for_no_key_update();
    Ok(attempt.first::<AttemptId>(conn).optional()?.is_some())
}

/// The newest first.
pub(in crate::links) fn of_company(
    conn: &mut Conn,
    id: AttemptId,
    paging: Paging,
) -> QueryResult<Vec<Link>> {
    let mut query = links::table
        .filter(links::attempt_id.eq(id))
        .filter(links::by_company)
        .order((links::created_at.desc(), links::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = links::created_at.eq(at).and(links::id.lt(ReportLinkId(id)));
        query = query.filter(links::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Link::from).collect())
}

pub(in crate::links) fn revoke_of_company(
    conn: &mut Conn,
    id: ReportLinkId,
    company: CompanyId,
    now: Instant,
) -> QueryResult<usize> {
    let theirs = attempts::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .select(attempts::id);
    let link = links::table
        .find(id)
        .filter(links::by_company)
        .filter(links::attempt_id.eq_any(theirs))
        .filter(links::revoked_at.is_null());
    diesel::update(link).set(links::revoked_at.eq(now)).execute(conn)
}

pub(in crate::links) fn revoke_all_of_company(
    conn: &mut Conn,
    id: AttemptId,
    now: Instant,
) -> QueryResult<Vec<ReportLinkId>> {
    let all = links::table
        .filter(links::attempt_id.eq(id))
        .filter(links::by_company)
        .filter(links::revoked_at.is_null());
    diesel::update(all).set(links::revoked_at.eq(now)).returning(links::id).get_results(conn)
}
