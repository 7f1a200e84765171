//! The tasks of scenarios, and whose names they have.

use db::Conn;
use db::schema::{problem_versions as versions, problems, scenario_tasks as tasks};
use diesel::dsl::exists;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{CompanyId, ProblemId};

use crate::problems::rules::{ProblemType, ScenarioTask, Slug};

pub(in crate::problems) fn insert_task(
    conn: &mut Conn,
    scenario: ProblemId,
    position: i32,
    task: &ScenarioTask,
) -> QueryResult<usize> {
    diesel::insert_into(tasks::table)
        .values((
            tasks::scenario_version_id.eq(scenario),
            tasks::position.eq(position),
            tasks::task_version_id.eq(task.version),
            tasks::weight.eq(task.weight),
            tasks::regression.eq(task.regression.as_deref()),
        ))
        .execute(conn)
}

/// The problems that are tasks of any version of a scenario.
pub(in crate::problems) fn tasks_of(conn: &mut Conn, scenario: &Slug) -> QueryResult<Vec<Uuid>> {
    let task = diesel::alias!(versions as task);
    problems::table
        .inner_join(versions::table)
        .inner_join(tasks::table.on(tasks::scenario_version_id.eq(versions::id)))
        .inner_join(task.on(task.field(versions::id).eq(tasks::task_version_id)))
        .filter(problems::slug.eq(scenario.as_str()))
        .select(task.field(versions::problem_id))
        .distinct()
        .load(conn)
}

/// Those of the names that problems have but for these.
pub(in crate::problems) fn taken(
    conn: &mut Conn,
    names: &[Slug],
    but: &[Uuid],
) -> QueryResult<Vec<String>> {
    let names: Vec<&str> = names.iter().map(Slug::as_str).collect();
    problems::table
        .filter(problems::slug.eq_any(names))
        .filter(problems::id.ne_all(but.to_vec()))
        .select(problems::slug)
        .load(conn)
}

/// Whether the problem of this name is something else than a scenario.
pub(in crate::problems) fn has_other_type(conn: &mut Conn, slug: &Slug) -> QueryResult<bool> {
    let others = problems::table
        .inner_join(versions::table)
        .filter(problems::slug.eq(slug.as_str()))
        .filter(versions::problem_type.ne(ProblemType::MultiTask));
    diesel::select(exists(others)).get_result(conn)
}

/// Whether the problem of this name is not this company's, or not the bank's where there is none.
pub(in crate::problems) fn is_of_another(
    conn: &mut Conn,
    slug: &Slug,
    company: Option<CompanyId>,
) -> QueryResult<bool> {
    let others = problems::table
        .filter(problems::slug.eq(slug.as_str()))
        .filter(problems::company_id.is_distinct_from(company));
    diesel::select(exists(others)).get_result(conn)
}

/// Whether the problem of this name is a scenario or a task of one.
pub(in crate::problems) fn is_of_scenario(conn: &mut Conn, slug: &Slug) -> QueryResult<bool> {
    let of =
        tasks::scenario_version_id.eq(versions::id).or(tasks::task_version_id.eq(versions::id));
    let found = problems::table
        .inner_join(versions::table)
        .inner_join(tasks::table.on(of))
        .filter(problems::slug.eq(slug.as_str()));
    diesel::select(exists(found)).get_result(conn)
}
