//! Sources in the database: nothing is written here. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{problem_versions as versions, submissions};
use db::{Conn, unreadable};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, Language, ProblemId, SubmissionId, TaskId, UserId};
use serde_json::Value;

use super::Submit;

type SubmitRow = (SubmissionId, TaskId, UserId, Uuid, Language, (String, Instant));

pub(super) fn submits(conn: &mut Conn, ids: &[SubmissionId]) -> QueryResult<Vec<Submit>> {
    let rows: Vec<SubmitRow> = submissions::table
        .inner_join(versions::table)
        .filter(submissions::id.eq_any(ids))
        .filter(submissions::kind.eq("submit"))
        .filter(submissions::task_id.is_not_null())
        .order(submissions::id)
        .select((
            submissions::id,
            submissions::task_id.assume_not_null(),
            submissions::user_id.assume_not_null(),
            versions::problem_id,
            submissions::language,
            (submissions::source, submissions::created_at),
        ))
        .load(conn)?;
    let submit = |(id, task, user, problem, language, (source, sent_at)): SubmitRow| Submit {
        id,
        task,
        user,
        problem,
        language,
        source,
        sent_at,
    };
    Ok(rows.into_iter().map(submit).collect())
}

/// Sources by their language.
type Sources = BTreeMap<Language, String>;

/// The templates and published solutions of every version, the latest first.
pub(super) fn versions(
    conn: &mut Conn,
    problem: Uuid,
) -> QueryResult<Vec<(ProblemId, Sources, Sources)>> {
    let rows: Vec<(ProblemId, Value, Value)> = versions::table
        .filter(versions::problem_id.eq(problem))
        .order(versions::number.desc())
        .select((versions::id, versions::templates, versions::model_solutions))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, templates, solutions)| {
            let templates = serde_json::from_value(templates).map_err(unreadable)?;
            let solutions = serde_json::from_value(solutions).map_err(unreadable)?;
            Ok((id, templates, solutions))
        })
        .collect()
}
