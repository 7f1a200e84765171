//! Grades in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{attempt_tasks as tasks, attempts, grades, problem_groups as groups};
use db::schema::{problem_versions as versions, submissions, verdicts};
use db::{Conn, unreadable};
use diesel::dsl::{exists, not, select};
use diesel::prelude::*;
use kernel::{AttemptId, Instant, ProblemId, SubmissionId, TaskId};
use serde_json::Value;

use super::rules::{FORMULA, Grade, GroupPoints, Judged, Score, TaskRule};
use crate::attempts::State;

const UNJUDGED: [&str; 3] = ["queued", "running", "judge_error"];

#[diesel::dsl::auto_type(no_type_alias)]
fn unjudged(states: Vec<&'static str>) -> _ {
    submissions::table
        .filter(submissions::attempt_id.eq(attempts::id.nullable()))
        .filter(submissions::kind.eq("submit"))
        .filter(submissions::state.eq_any(states))
}

pub(super) fn ready(conn: &mut Conn, limit: i64) -> QueryResult<Vec<AttemptId>> {
    attempts::table
        .filter(attempts::state.eq(State::Submitted.as_str()))
        .filter(not(exists(unjudged(UNJUDGED.to_vec()))))
        .order((attempts::submitted_at, attempts::id))
        .limit(limit)
        .select(attempts::id)
        .load(conn)
}

/// Few attempts are marked at a time; an index holds those alone.
pub(super) fn ready_again(conn: &mut Conn, limit: i64) -> QueryResult<Vec<AttemptId>> {
    attempts::table
        .filter(attempts::rejudged)
        .filter(attempts::state.eq(State::Graded.as_str()))
        .filter(not(exists(unjudged(UNJUDGED.to_vec()))))
        .order(attempts::id)
        .limit(limit)
        .select(attempts::id)
        .load(conn)
}

pub(super) fn blocked(conn: &mut Conn, limit: i64) -> QueryResult<Vec<AttemptId>> {
    attempts::table
        .filter(attempts::state.eq(State::Submitted.as_str()))
        .filter(exists(unjudged(vec!["judge_error"])))
        .order((attempts::submitted_at, attempts::id))
        .limit(limit)
        .select(attempts::id)
        .load(conn)
}

pub(super) fn is_pending(conn: &mut Conn, attempt: AttemptId) -> QueryResult<bool> {
    let pending = submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::kind.eq("submit"))
        .filter(submissions::state.eq_any(UNJUDGED));
    select(exists(pending)).get_result(conn)
}

type TaskRow = (TaskId, i32, i32, ProblemId, Vec<String>, String, i32);

pub(super) fn tasks(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<TaskRule>> {
    let rows: Vec<TaskRow> = tasks::table
        .inner_join(versions::table.inner_join(groups::table))
        .filter(tasks::attempt_id.eq(attempt))
        .order((tasks::position, groups::position))
        .select((
            tasks::task_id,
            tasks::position,
            tasks::weight,
            versions::id,
            versions::keywords,
            groups::tag,
            groups::weight,
        ))
        .load(conn)?;
    let mut all: Vec<TaskRule> = Vec::new();
    for (id, position, weight, _, keywords, tag, points) in rows {
        let group = GroupPoints { tag, points };
        match all.last_mut() {
            Some(task) if task.id == id => task.groups.push(group),
            Some(_) | None => {
                all.push(TaskRule { id, position, weight, keywords, groups: vec![group] });
            }
        }
    }
    Ok(all)
}

pub(super) fn judged(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Judged>> {
    let current = verdicts::submission_id
        .eq(submissions::id)
        .and(verdicts::generation.eq(submissions::generation));
    let rows: Vec<(SubmissionId, i32, TaskId, Instant, String, Value)> = submissions::table
        .inner_join(verdicts::table.on(current))
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::kind.eq("submit"))
        .filter(submissions::state.eq("judged"))
        .select((
            submissions::id,
            submissions::generation,
            submissions::task_id.assume_not_null(),
            submissions::created_at,
            verdicts::judge_version,
            verdicts::groups,
        ))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, generation, task, created_at, judge_version, groups)| {
            let groups = serde_json::from_value(groups).map_err(unreadable)?;
            Ok(Judged { id, generation, task, created_at, judge_version, groups })
        })
        .collect()
}

type GradeRow =
    (i32, String, i32, Option<i32>, Option<i32>, (Value, Value, Option<String>, Instant));
type GradeColumns = (
    grades::generation,
    grades::formula,
    grades::fineness,
    grades::correctness_tenths,
    grades::performance_tenths,
    (grades::skills, grades::tasks, grades::judge_version, grades::created_at),
);

const GRADE: GradeColumns = (
    grades::generation,
    grades::formula,
    grades::fineness,
    grades::correctness_tenths,
    grades::performance_tenths,
    (grades::skills, grades::tasks, grades::judge_version, grades::created_at),
);

fn grade(row: GradeRow) -> QueryResult<Grade> {
    let (generation, formula, fineness, correctness_tenths, performance_tenths, rest) = row;
    let (skills, tasks, judge_version, created_at) = rest;
    let score = Score {
        fineness,
        correctness_tenths,
        performance_tenths,
        skills: serde_json::from_value(skills).map_err(unreadable)?,
        tasks: serde_json::from_value(tasks).map_err(unreadable)?,
        judge_version,
    };
    Ok(Grade { generation, formula, score, created_at })
}

pub(super) fn insert(
    conn: &mut Conn,
    attempt: AttemptId,
    generation: i32,
    score: &Score,
) -> QueryResult<Grade> {
    let row: GradeRow = diesel::insert_into(grades::table)
        .values((
            grades::attempt_id.eq(attempt),
            grades::generation.eq(generation),
            grades::formula.eq(FORMULA),
            grades::fineness.eq(score.fineness),
            grades::correctness_tenths.eq(score.correctness_tenths),
            grades::performance_tenths.eq(score.performance_tenths),
            grades::skills.eq(serde_json::to_value(&score.skills).map_err(unreadable)?),
            grades::tasks.eq(serde_json::to_value(&score.tasks).map_err(unreadable)?),
            grades::judge_version.eq(&score.judge_version),
        ))
        .returning(GRADE)
        .get_result(conn)?;
    grade(row)
}

pub(super) fn latest(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Option<Grade>> {
    let row: Option<GradeRow> = grades::table
        .filter(grades::attempt_id.eq(attempt))
        .order(grades::generation.desc())
        .select(GRADE)
        .first(conn)
        .optional()?;
    row.map(grade).transpose()
}

pub(super) fn finenesses(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> QueryResult<BTreeMap<AttemptId, i32>> {
    let rows: Vec<(AttemptId, i32)> = grades::table
        .inner_join(attempts::table)
        .filter(grades::attempt_id.eq_any(ids))
        .filter(attempts::state.ne(State::Voided))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((grades::attempt_id, grades::fineness))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}
