//! What problems can be solved in, in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessment_tasks as tasks, problem_versions as versions};
use diesel::prelude::*;
use kernel::{AssessmentId, Language};

/// In what the problem of each task can be solved, in order.
pub(super) fn task_languages(
    conn: &mut Conn,
    id: AssessmentId,
) -> QueryResult<Vec<(i32, Vec<Language>)>> {
    tasks::table
        .inner_join(versions::table)
        .filter(tasks::assessment_id.eq(id))
        .order(tasks::position)
        .select((tasks::position, versions::languages))
        .load(conn)
}
