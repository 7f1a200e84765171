//! Variants and draws in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    assessment_tasks as tasks, assessment_variants as variants, assessments,
    attempt_tasks as given, attempt_variants as drawn, attempts, problem_versions as versions,
    problems,
};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{AssessmentId, AttemptId, ProblemId, TaskId, UserId};

use super::rules::{Choice, OfTask, Variant};
use crate::withdrawals;

pub(super) fn insert(
    conn: &mut Conn,
    (task, number): (TaskId, i32),
    problem: ProblemId,
) -> QueryResult<usize> {
    diesel::insert_into(variants::table)
        .values((
            variants::task_id.eq(task),
            variants::number.eq(number),
            variants::problem_version_id.eq(problem),
        ))
        .execute(conn)
}

pub(super) fn of_assessment(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<Vec<(TaskId, Variant)>> {
    let rows: Vec<(TaskId, ProblemId, String, String)> = variants::table
        .inner_join(tasks::table)
        .inner_join(versions::table.inner_join(problems::table))
        .filter(tasks::assessment_id.eq(id))
        .order((variants::task_id, variants::number))
        .select((variants::task_id, versions::id, problems::slug, versions::title))
        .load(conn)?;
    let read = |(task, problem, slug, title)| (task, Variant { problem, slug, title });
    Ok(rows.into_iter().map(read).collect())
}

type ChoiceRow = (TaskId, i32, ProblemId, Uuid, String);

fn choice((task, position, problem, family, state): ChoiceRow) -> OfTask {
    let is_withdrawn = withdrawals::STATES.contains(&state.as_str());
    OfTask { task, position, choice: Choice { problem, family, is_withdrawn } }
}

/// The own problem of each task that has variants.
pub(super) fn own(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<OfTask>> {
    let has_variants = exists(variants::table.filter(variants::task_id.eq(tasks::id)));
    let rows: Vec<ChoiceRow> = tasks::table
        .inner_join(versions::table)
        .filter(tasks::assessment_id.eq(id))
        .filter(has_variants)
        .order(tasks::position)
        .select((tasks::id, tasks::position, versions::id, versions::problem_id, versions::state))
        .load(conn)?;
    Ok(rows.into_iter().map(choice).collect())
}

/// The variants of each task, in order.
pub(super) fn choices(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<OfTask>> {
    let rows: Vec<ChoiceRow> = variants::table
        .inner_join(tasks::table)
        .inner_join(versions::table)
        .filter(tasks::assessment_id.eq(id))
        .order((tasks::position, variants::number))
        .select((tasks::id, tasks::position, versions::id, versions::problem_id, versions::state))
        .load(conn)?;
    Ok(rows.into_iter().map(choice).collect())
}

/// The first version of an assessment, where that is another, and what it is a trial of.
pub(super) fn line(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<(Option<AssessmentId>, Option<AssessmentId>)> {
    assessments::table.find(id).select((assessments::first_id, assessments::trial_of)).first(conn)
}

/// The problems that a person has had in other attempts at any version of an assessment, voided ones too; in
/// other trials, where it is a trial.
pub(super) fn had(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
    (first, trial_of): (AssessmentId, Option<AssessmentId>),
) -> QueryResult<Vec<Uuid>> {
    let mut query = attempts::table
        .inner_join(assessments::table)
        .inner_join(given::table.inner_join(versions::table))
        .filter(attempts::user_id.eq(user))
        .filter(attempts::id.ne(attempt))
        .select(versions::problem_id)
        .into_boxed();
    query = match trial_of {
        Some(of) => query.filter(assessments::trial_of.eq(of)),
        None => query.filter(assessments::trial_of.is_null()).filter(
            assessments::id.eq(first).or(assessments::first_id.is_not_distinct_from(first)),
        ),
    };
    query.load(conn)
}

pub(super) fn keep(
    conn: &mut Conn,
    (attempt, task): (AttemptId, TaskId),
    problem: ProblemId,
) -> QueryResult<usize> {
    diesel::insert_into(drawn::table)
        .values((
            drawn::attempt_id.eq(attempt),
            drawn::task_id.eq(task),
            drawn::problem_version_id.eq(problem),
        ))
        .execute(conn)
}
