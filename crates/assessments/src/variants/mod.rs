//! Problems that stand in for the problem of a task: one of them, or the task's own, is drawn when an attempt
//! begins, and stays (ADR 63).

mod rules;
mod store;
#[cfg(test)]
mod tests;

use std::collections::BTreeMap;

use db::Conn;
use db::privacy::{Column, nothing, person};
use kernel::{AssessmentId, AttemptId, ProblemId, TaskId, UserId};

pub use rules::{MAX_VARIANTS, Variant};

use crate::Error;

/// What `assessment_variants` holds of persons.
pub(crate) const NAMED: &[Column] =
    &[nothing("task_id"), nothing("number"), nothing("problem_version_id")];
/// What `attempt_variants` holds of persons.
pub(crate) const DRAWN: &[Column] =
    &[person("attempt_id"), person("task_id"), person("problem_version_id")];

/// Gives a new task its variants, in order.
pub(crate) fn save(conn: &mut Conn, task: TaskId, problems: &[ProblemId]) -> Result<(), Error> {
    for (number, problem) in (1..).zip(problems) {
        store::insert(conn, (task, number), *problem)?;
    }
    Ok(())
}

/// The variants of each task of an assessment that has any, in order.
pub(crate) fn of_assessment(
    conn: &mut Conn,
    id: AssessmentId,
) -> Result<BTreeMap<TaskId, Vec<Variant>>, Error> {
    let mut found: BTreeMap<TaskId, Vec<Variant>> = BTreeMap::new();
    for (task, variant) in store::of_assessment(conn, id)? {
        found.entry(task).or_default().push(variant);
    }
    Ok(found)
}

/// Draws the problem of each task with variants for an attempt that begins. What was withdrawn is not drawn, and
/// what the person has had in an earlier attempt only where nothing else is left.
pub(crate) fn draw_for(
    conn: &mut Conn,
    attempt: AttemptId,
    (assessment, user): (AssessmentId, UserId),
) -> Result<(), Error> {
    let mut choices = store::own(conn, assessment)?;
    if choices.is_empty() {
        return Ok(());
    }
    let own: BTreeMap<TaskId, ProblemId> =
        choices.iter().map(|one| (one.task, one.choice.problem)).collect();
    choices.extend(store::choices(conn, assessment)?);
    let (first, trial_of) = store::line(conn, assessment)?;
    let line = (first.unwrap_or(assessment), trial_of);
    let had = rules::counted(store::had(conn, attempt, user, line)?);
    for (task, (position, of_task)) in rules::by_task(choices) {
        let drawn = rules::draw((attempt, position), &of_task, &had);
        if let Some(problem) = drawn.filter(|problem| own.get(&task) != Some(problem)) {
            store::keep(conn, (attempt, task), problem)?;
        }
    }
    Ok(())
}
