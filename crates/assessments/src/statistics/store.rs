//! Statistics in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{
    assessment_statistics as statistics, assessment_tasks as tasks, assessments,
    attempt_tasks as given, attempts, grades, problem_groups as groups,
    problem_versions as versions, verdicts,
};
use db::{Conn, unreadable};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, Instant, ProblemId, SubmissionId};
use serde::Deserialize;
use serde_json::Value;

use super::rules::Statistics;
use crate::scores::TaskScore;

/// Those of companies, but for trials, with grades that have not been counted, where the last count was before `night`.
pub(super) fn due(conn: &mut Conn, night: Instant, most: i64) -> QueryResult<Vec<AssessmentId>> {
    let counted = statistics::table.filter(statistics::assessment_id.eq(assessments::id));
    let graded = || {
        attempts::table
            .inner_join(grades::table)
            .filter(attempts::assessment_id.eq(assessments::id))
    };
    let fresh = grades::created_at.nullable().gt(statistics::table
        .filter(statistics::assessment_id.eq(assessments::id))
        .select(statistics::counted_at)
        .single_value());
    let voided = attempts::voided_at.gt(statistics::table
        .filter(statistics::assessment_id.eq(assessments::id))
        .select(statistics::counted_at)
        .single_value());
    let never = not(exists(counted)).and(exists(graded()));
    let again = exists(counted.filter(statistics::counted_at.lt(night)))
        .and(exists(graded().filter(fresh.or(voided))));
    assessments::table
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.is_not_null())
        .filter(never.or(again))
        .order(assessments::id)
        .limit(most)
        .select(assessments::id)
        .load(conn)
}

/// The tasks by their places with their weights, and the groups of each in order with theirs.
pub(super) fn tasks(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<Vec<(i32, i32, String, i32)>> {
    tasks::table
        .inner_join(versions::table.inner_join(groups::table))
        .filter(tasks::assessment_id.eq(id))
        .filter(groups::tag.ne("sample"))
        .order((tasks::position, groups::position))
        .select((tasks::position, tasks::weight, groups::name, groups::weight))
        .load(conn)
}

/// The problem that each of these attempts had at each place.
pub(super) fn given(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> QueryResult<BTreeMap<(AttemptId, i32), ProblemId>> {
    let rows: Vec<(AttemptId, i32, ProblemId)> = given::table
        .filter(given::attempt_id.eq_any(ids))
        .select((given::attempt_id, given::position, given::problem_version_id))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, position, problem)| ((id, position), problem)).collect())
}

/// The latest grade of everybody's first attempt that has one.
pub(super) fn first_grades(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<Vec<(AttemptId, Vec<TaskScore>)>> {
    let rows: Vec<(AttemptId, Value)> = attempts::table
        .inner_join(grades::table)
        .filter(attempts::assessment_id.eq(id))
        .filter(attempts::state.ne("voided"))
        .order((attempts::user_id, attempts::started_at, attempts::id, grades::generation.desc()))
        .distinct_on(attempts::user_id)
        .select((attempts::id, grades::tasks))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, tasks)| Ok((id, serde_json::from_value(tasks).map_err(unreadable)?)))
        .collect()
}

/// A group of a verdict.
#[derive(Debug, Deserialize)]
pub(super) struct Group {
    pub(super) name: String,
    pub(super) points: i32,
}

/// The groups of the verdicts on these submits.
pub(super) fn groups(
    conn: &mut Conn,
    submissions: &[SubmissionId],
) -> QueryResult<BTreeMap<(SubmissionId, i32), Vec<Group>>> {
    let rows: Vec<(SubmissionId, i32, Value)> = verdicts::table
        .filter(verdicts::submission_id.eq_any(submissions))
        .select((verdicts::submission_id, verdicts::generation, verdicts::groups))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, generation, groups)| {
            Ok(((id, generation), serde_json::from_value(groups).map_err(unreadable)?))
        })
        .collect()
}

pub(super) fn save(
    conn: &mut Conn,
    id: AssessmentId,
    found: &Statistics,
    now: Instant,
) -> QueryResult<usize> {
    let values = (
        statistics::people.eq(found.people),
        statistics::alpha_thousandths.eq(found.alpha_thousandths),
        statistics::standard_error.eq(found.standard_error),
        statistics::tasks.eq(serde_json::to_value(&found.tasks).map_err(unreadable)?),
        statistics::counted_at.eq(now),
    );
    diesel::insert_into(statistics::table)
        .values((statistics::assessment_id.eq(id), values.clone()))
        .on_conflict(statistics::assessment_id)
        .do_update()
        .set(values)
        .execute(conn)
}

/// People, α, standard error, tasks, and when they were counted.
type Row = (i64, Option<i32>, Option<i32>, Value, Instant);

pub(super) fn find(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<Option<(Statistics, Instant)>> {
    let row: Option<Row> = statistics::table
        .find(id)
        .select((
            statistics::people,
            statistics::alpha_thousandths,
            statistics::standard_error,
            statistics::tasks,
            statistics::counted_at,
        ))
        .first(conn)
        .optional()?;
    let read = |(people, alpha_thousandths, standard_error, tasks, at)| {
        let tasks = serde_json::from_value(tasks).map_err(unreadable)?;
        Ok((Statistics { people, alpha_thousandths, standard_error, tasks }, at))
    };
    row.map(read).transpose()
}

/// The standard errors of these attempts' assessments, where they are estimated.
pub(super) fn errors(conn: &mut Conn, ids: &[AttemptId]) -> QueryResult<BTreeMap<AttemptId, i32>> {
    let rows: Vec<(AttemptId, Option<i32>)> = attempts::table
        .inner_join(statistics::table.on(statistics::assessment_id.eq(attempts::assessment_id)))
        .filter(attempts::id.eq_any(ids))
        .filter(statistics::standard_error.is_not_null())
        .select((attempts::id, statistics::standard_error))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, error)| Some((id, error?))).collect())
}

/// The standard errors of these assessments, where they are estimated.
pub(super) fn errors_of(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, i32>> {
    let rows: Vec<(AssessmentId, Option<i32>)> = statistics::table
        .filter(statistics::assessment_id.eq_any(ids))
        .filter(statistics::standard_error.is_not_null())
        .select((statistics::assessment_id, statistics::standard_error))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, error)| Some((id, error?))).collect())
}
