//! Assessments as other systems know them, in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, invitations};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::{AssessmentId, CompanyId};

use super::Offered;

pub(super) fn list(conn: &mut Conn, company: CompanyId, most: i64) -> QueryResult<Vec<Offered>> {
    let invited = invitations::table.filter(invitations::assessment_id.eq(assessments::id));
    let rows: Vec<(AssessmentId, Option<AssessmentId>, String)> = assessments::table
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::superseded_at.is_null())
        .filter(assessments::archived_at.is_null())
        .filter(assessments::tried_at.is_not_null().or(exists(invited)))
        .order((assessments::title, assessments::id))
        .limit(most)
        .select((assessments::id, assessments::first_id, assessments::title))
        .load(conn)?;
    let offered = |(id, first, title): (AssessmentId, Option<AssessmentId>, String)| Offered {
        id: first.unwrap_or(id),
        title,
    };
    Ok(rows.into_iter().map(offered).collect())
}

pub(super) fn newest(
    conn: &mut Conn,
    company: CompanyId,
    first: AssessmentId,
) -> QueryResult<Option<AssessmentId>> {
    assessments::table
        .filter(assessments::id.eq(first).or(assessments::first_id.eq(first)))
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::superseded_at.is_null())
        .select(assessments::id)
        .first(conn)
        .optional()
}
