//! The counts in the database: nothing is written here. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{assessments, attempts, invitations};
use diesel::dsl::{count, count_star, min};
use diesel::prelude::*;
use kernel::{AssessmentId, CompanyId, Instant};

use super::rules::{Closing, Reached, Usage};
use crate::invitations::State;
use crate::machine::State as Attempted;

pub(super) fn count_assessments(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    assessments::table
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::superseded_at.is_null())
        .count()
        .get_result(conn)
}

pub(super) fn count_invitations(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    invitations::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::retake_of.is_null())
        .count()
        .get_result(conn)
}

/// What [`count_assessments`] counts, of each of these companies that has made one.
pub(super) fn assessments_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(Option<CompanyId>, i64)>> {
    assessments::table
        .filter(assessments::company_id.eq_any(companies))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::superseded_at.is_null())
        .group_by(assessments::company_id)
        .select((assessments::company_id, count_star()))
        .load(conn)
}

/// What [`count_invitations`] counts, of each of these companies that has invited somebody.
pub(super) fn invitations_of(
    conn: &mut Conn,
    companies: &[CompanyId],
) -> QueryResult<Vec<(Option<CompanyId>, i64)>> {
    invitations::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq_any(companies))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::retake_of.is_null())
        .group_by(assessments::company_id)
        .select((assessments::company_id, count_star()))
        .load(conn)
}

/// Attempts that have come that far.
pub(super) fn count_attempts(
    conn: &mut Conn,
    company: CompanyId,
    reached: Reached,
) -> QueryResult<i64> {
    let mut query = attempts::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::state.ne(Attempted::Voided))
        .into_boxed();
    if reached == Reached::Graded {
        query = query.filter(attempts::graded_at.is_not_null());
    }
    query.count().get_result(conn)
}

type ClosingRow = (AssessmentId, String, i64, Option<Instant>, Option<i64>);

pub(super) fn closing(
    conn: &mut Conn,
    company: CompanyId,
    limit: i64,
) -> QueryResult<Vec<Closing>> {
    let all = diesel::alias!(invitations as all_invitations);
    let invited = all
        .filter(all.field(invitations::assessment_id).eq(assessments::id))
        .count()
        .single_value();
    let rows: Vec<ClosingRow> = invitations::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::state.eq_any(State::PENDING.map(State::as_str)))
        .filter(invitations::expires_at.gt(NOW))
        .group_by((assessments::id, assessments::title))
        .order((min(invitations::expires_at), assessments::id))
        .limit(limit)
        .select((
            assessments::id,
            assessments::title,
            count_star(),
            min(invitations::expires_at),
            invited,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .filter_map(|(assessment, title, not_started, expires_at, invited)| {
            let (invited, expires_at) = (invited.unwrap_or(0), expires_at?);
            Some(Closing { assessment, title, invited, not_started, expires_at })
        })
        .collect())
}

/// An invitation has one attempt at most, so nothing is counted twice; what was voided is not counted, and the
/// invitation to take it again was not asked for.
pub(super) fn usage(conn: &mut Conn, company: CompanyId, since: Instant) -> QueryResult<Usage> {
    let attempt = attempts::id.nullable();
    let counts = || attempts::state.nullable().assume_not_null().ne(Attempted::Voided);
    let asked = invitations::retake_of.is_null();
    let (sent, started, finished) = invitations::table
        .inner_join(assessments::table)
        .left_join(attempts::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .select((
            count(invitations::id)
                .aggregate_filter(invitations::sent_at.assume_not_null().ge(since).and(asked)),
            count(attempt).aggregate_filter(
                attempts::started_at.nullable().assume_not_null().ge(since).and(counts()),
            ),
            count(attempt).aggregate_filter(
                attempts::submitted_at.nullable().assume_not_null().ge(since).and(counts()),
            ),
        ))
        .first::<(i64, i64, i64)>(conn)?;
    Ok(Usage { sent, started, finished })
}
