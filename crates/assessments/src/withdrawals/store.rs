//! Withdrawn problems in the database. Every function is one statement.

use std::collections::BTreeSet;

use db::Conn;
use db::schema::{
    assessment_tasks as tasks, assessment_variants as variants, problem_versions as versions,
};
use diesel::prelude::*;
use kernel::{AssessmentId, TaskId};

use super::STATES;

/// The tasks whose own problem may be used no more.
pub(super) fn withdrawn(conn: &mut Conn, assessment: AssessmentId) -> QueryResult<Vec<TaskId>> {
    tasks::table
        .inner_join(versions::table)
        .filter(tasks::assessment_id.eq(assessment))
        .filter(versions::state.eq_any(STATES))
        .select(tasks::id)
        .load(conn)
}

/// Those of the tasks that have a variant which may be used.
pub(super) fn with_usable_variant(
    conn: &mut Conn,
    ids: &[TaskId],
) -> QueryResult<BTreeSet<TaskId>> {
    let rows: Vec<TaskId> = variants::table
        .inner_join(versions::table)
        .filter(variants::task_id.eq_any(ids))
        .filter(versions::state.ne_all(STATES))
        .select(variants::task_id)
        .load(conn)?;
    Ok(rows.into_iter().collect())
}
