//! What is to be graded, in the database. Every function is one statement.

use db::schema::{attempt_tasks as tasks, attempts, problem_groups as groups};
use db::schema::{problem_versions as versions, submissions, verdicts};
use db::{Conn, unreadable};
use diesel::dsl::{exists, not, select};
use diesel::prelude::*;
use kernel::{AttemptId, Instant, ProblemId, SubmissionId, TaskId};
use serde_json::Value;

use crate::attempts::State;
use crate::scores::{GroupPoints, Judged, TaskRule};

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
