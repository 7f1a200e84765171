//! What is found, in the database. Every function is one statement, over the rows of one company.

use db::Conn;
use db::schema::application_invitations as of_applications;
use db::schema::{assessments, attempts, invitations};
use db::text_search::{anywhere, fold_text};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, CompanyId, InvitationId, fold};

use super::{FoundAssessment, FoundInvitation};
use crate::machine::State as Attempted;

pub(super) fn assessments(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> QueryResult<Vec<FoundAssessment>> {
    let rows: Vec<(AssessmentId, String)> = assessments::table
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::superseded_at.is_null())
        .filter(fold_text(assessments::title).like(anywhere(fold(text).trim())))
        .order((assessments::created_at.desc(), assessments::id.desc()))
        .limit(most)
        .select((assessments::id, assessments::title))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, title)| FoundAssessment { id, title }).collect())
}

type Row = (InvitationId, AssessmentId, String, Option<String>, String, Option<AttemptId>);

pub(super) fn invited(
    conn: &mut Conn,
    company: CompanyId,
    text: &str,
    most: i64,
) -> QueryResult<Vec<FoundInvitation>> {
    let like = anywhere(fold(text).trim());
    let by_name = fold_text(invitations::name.assume_not_null()).like(like.clone());
    let by_email = fold_text(invitations::email).like(like);
    let sent = of_applications::table.filter(of_applications::invitation_id.eq(invitations::id));
    let graded =
        attempts::invitation_id.eq(invitations::id).and(attempts::state.eq(Attempted::Graded));
    let rows: Vec<Row> = invitations::table
        .inner_join(assessments::table)
        .left_join(attempts::table.on(graded))
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::name.is_not_null().and(by_name).or(by_email))
        .filter(not(exists(sent)))
        .order((invitations::created_at.desc(), invitations::id.desc()))
        .limit(most)
        .select((
            invitations::id,
            assessments::id,
            assessments::title,
            invitations::name,
            invitations::email,
            attempts::id.nullable(),
        ))
        .load(conn)?;
    let found = |(id, assessment, title, name, email, report): Row| FoundInvitation {
        id,
        assessment,
        title,
        name,
        email,
        report,
    };
    Ok(rows.into_iter().map(found).collect())
}
