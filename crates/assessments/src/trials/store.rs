//! Trials in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{assessment_tasks as tasks, assessments, attempts, grades, invitations};
use db::schema::{problem_versions as versions, problems};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, Instant, ProblemId, UserId};

/// The states of an invitation whose attempt is not over.
const UNFINISHED: [&str; 4] = ["created", "opened", "accepted", "started"];

/// The code of the trial of the assessment as it is that this member has not finished.
pub(super) fn unfinished(
    conn: &mut Conn,
    id: AssessmentId,
    user: UserId,
) -> QueryResult<Option<String>> {
    let original = diesel::alias!(assessments as original);
    let revision = original
        .filter(original.field(assessments::id).eq(id))
        .select(original.field(assessments::revision))
        .single_value();
    invitations::table
        .inner_join(assessments::table)
        .filter(assessments::trial_of.eq(id))
        .filter(assessments::trial_revision.eq(revision))
        .filter(invitations::created_by.eq(user))
        .filter(invitations::state.eq_any(UNFINISHED))
        .filter(invitations::expires_at.gt(NOW))
        .order(invitations::created_at.desc())
        .select(invitations::code)
        .first(conn)
        .optional()
}

/// The code of this member's trial of the problem alone that they have not finished.
pub(super) fn unfinished_of_problem(
    conn: &mut Conn,
    problem: ProblemId,
    user: UserId,
) -> QueryResult<Option<String>> {
    invitations::table
        .inner_join(assessments::table.inner_join(tasks::table))
        .filter(assessments::trial_of.eq(assessments::id.nullable()))
        .filter(tasks::problem_version_id.eq(problem))
        .filter(invitations::created_by.eq(user))
        .filter(invitations::state.eq_any(UNFINISHED))
        .filter(invitations::expires_at.gt(NOW))
        .order(invitations::created_at.desc())
        .select(invitations::code)
        .first(conn)
        .optional()
}

pub(super) fn title(conn: &mut Conn, problem: ProblemId) -> QueryResult<String> {
    versions::table.find(problem).select(versions::title).first(conn)
}

/// The name of its problem, where the assessment is a trial of itself.
pub(super) fn problem_of(conn: &mut Conn, id: AssessmentId) -> QueryResult<Option<String>> {
    assessments::table
        .inner_join(tasks::table.inner_join(versions::table.inner_join(problems::table)))
        .filter(assessments::id.eq(id))
        .filter(assessments::trial_of.eq(assessments::id.nullable()))
        .select(problems::slug)
        .first(conn)
        .optional()
}

pub(super) fn old(
    conn: &mut Conn,
    before: Instant,
    most: i64,
) -> QueryResult<Vec<(AssessmentId, Option<AttemptId>)>> {
    assessments::table
        .left_join(attempts::table)
        .filter(assessments::trial_of.is_not_null())
        .filter(assessments::created_at.lt(before))
        .order(assessments::created_at)
        .limit(most)
        .select((assessments::id, attempts::id.nullable()))
        .load(conn)
}

pub(super) fn remove_grades(conn: &mut Conn, copies: &[AssessmentId]) -> QueryResult<usize> {
    let of = attempts::table.filter(attempts::assessment_id.eq_any(copies)).select(attempts::id);
    diesel::delete(grades::table.filter(grades::attempt_id.eq_any(of))).execute(conn)
}

pub(super) fn remove_attempts(conn: &mut Conn, copies: &[AssessmentId]) -> QueryResult<usize> {
    diesel::delete(attempts::table.filter(attempts::assessment_id.eq_any(copies))).execute(conn)
}

pub(super) fn remove_invitations(conn: &mut Conn, copies: &[AssessmentId]) -> QueryResult<usize> {
    let of = invitations::table.filter(invitations::assessment_id.eq_any(copies));
    diesel::delete(of).execute(conn)
}

pub(super) fn remove(conn: &mut Conn, copies: &[AssessmentId]) -> QueryResult<usize> {
    let copies = assessments::table
        .filter(assessments::id.eq_any(copies))
        .filter(assessments::trial_of.is_not_null());
    diesel::delete(copies).execute(conn)
}
