//! Attempts with a problem, in the database: nothing is written here. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{
    assessment_tasks as placed, assessment_variants as variants, assessments,
    attempt_tasks as tasks, attempts, companies, grades, problem_versions as versions, problems,
};
use db::{Conn, unreadable};
use diesel::dsl::count;
use diesel::prelude::*;
use kernel::{AttemptId, Instant, TaskId, UserId};
use serde_json::Value;

use super::rules::{MOST, Own, ProblemFilter, Scope, Try};
use crate::scores::TaskScore;

/// How many of somebody's own attempts are listed.
const MOST_OWN: i64 = 50;

/// The tasks whose own problem it is, in some version.
pub(super) fn tasks_of(conn: &mut Conn, problem: &str) -> QueryResult<Vec<TaskId>> {
    placed::table
        .inner_join(versions::table.inner_join(problems::table))
        .filter(problems::slug.eq(problem))
        .select(placed::id)
        .load(conn)
}

/// The tasks that have it as a variant, in some version.
pub(super) fn tasks_with_variant(conn: &mut Conn, problem: &str) -> QueryResult<Vec<TaskId>> {
    variants::table
        .inner_join(versions::table.inner_join(problems::table))
        .filter(problems::slug.eq(problem))
        .select(variants::task_id)
        .load(conn)
}

/// Graded attempts at assessments of companies, but for trials, that had a version of the problem.
#[diesel::dsl::auto_type(no_type_alias)]
fn with_problem(problem: &str) -> _ {
    let asked: &str = problem;
    attempts::table
        .inner_join(assessments::table)
        .inner_join(tasks::table.inner_join(versions::table.inner_join(problems::table)))
        .filter(problems::slug.eq(asked))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.is_not_null())
        .filter(attempts::state.eq("graded"))
}

/// Those with one of these tasks, of which the database looks at no others.
pub(super) fn graded(
    conn: &mut Conn,
    (filter, of): (ProblemFilter<'_>, &[TaskId]),
    scope: Scope,
    since: Instant,
) -> QueryResult<Vec<Try>> {
    let mut query = with_problem(filter.problem)
        .filter(tasks::task_id.eq_any(of))
        .filter(attempts::started_at.ge(since))
        .into_boxed();
    if let Scope::Company(company) = scope {
        query = query.filter(assessments::company_id.eq(company));
    }
    if let Some(version) = filter.version {
        query = query.filter(tasks::problem_version_id.eq(version));
    }
    let rows: Vec<(AttemptId, UserId, Instant, i32)> = query
        .order((attempts::started_at.desc(), attempts::id.desc(), tasks::position))
        .limit(MOST)
        .select((attempts::id, attempts::user_id, attempts::started_at, tasks::position))
        .load(conn)?;
    let read = |(attempt, candidate, began, position)| Try { attempt, candidate, began, position };
    Ok(rows.into_iter().map(read).collect())
}

/// People with an attempt, in any state, that has one of these tasks and a version of the problem.
pub(super) fn given_to(
    conn: &mut Conn,
    (filter, of): (ProblemFilter<'_>, &[TaskId]),
    scope: Scope,
) -> QueryResult<i64> {
    let mut query = attempts::table
        .inner_join(assessments::table)
        .inner_join(tasks::table.inner_join(versions::table.inner_join(problems::table)))
        .filter(problems::slug.eq(filter.problem))
        .filter(tasks::task_id.eq_any(of))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.is_not_null())
        .select(count(attempts::user_id).aggregate_distinct())
        .into_boxed();
    if let Scope::Company(company) = scope {
        query = query.filter(assessments::company_id.eq(company));
    }
    if let Some(version) = filter.version {
        query = query.filter(tasks::problem_version_id.eq(version));
    }
    query.first(conn)
}

pub(super) fn own(
    conn: &mut Conn,
    filter: ProblemFilter<'_>,
    user: UserId,
) -> QueryResult<Vec<Own>> {
    let mut query = with_problem(filter.problem)
        .inner_join(companies::table.on(assessments::company_id.eq(companies::id.nullable())))
        .filter(attempts::user_id.eq(user))
        .into_boxed();
    if let Some(version) = filter.version {
        query = query.filter(tasks::problem_version_id.eq(version));
    }
    let rows: Vec<(AttemptId, String, String, Instant, i32)> = query
        .order((attempts::started_at.desc(), attempts::id.desc(), tasks::position))
        .limit(MOST_OWN)
        .select((
            attempts::id,
            assessments::title,
            companies::name,
            attempts::started_at,
            tasks::position,
        ))
        .load(conn)?;
    let read = |(attempt, assessment_title, company_name, began, position)| Own {
        attempt,
        assessment_title,
        company_name,
        began,
        position,
        points: None,
    };
    Ok(rows.into_iter().map(read).collect())
}

/// What each task got by the latest grade of each of these attempts.
pub(super) fn scores(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> QueryResult<BTreeMap<AttemptId, Vec<TaskScore>>> {
    let rows: Vec<(AttemptId, Value)> = grades::table
        .filter(grades::attempt_id.eq_any(ids))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((grades::attempt_id, grades::tasks))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, tasks)| Ok((id, serde_json::from_value(tasks).map_err(unreadable)?)))
        .collect()
}
