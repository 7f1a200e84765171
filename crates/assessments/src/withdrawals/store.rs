//! Withdrawn problems in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessment_tasks as tasks, problem_versions as versions};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::AssessmentId;

pub(super) fn has_withdrawn_task(conn: &mut Conn, assessment: AssessmentId) -> QueryResult<bool> {
    let withdrawn = tasks::table
        .inner_join(versions::table)
        .filter(tasks::assessment_id.eq(assessment))
        .filter(versions::state.eq_any(["quarantined", "retired"]));
    select(exists(withdrawn)).get_result(conn)
}
