//! In which languages a task can be solved. Pure.

use kernel::Language;

use crate::Error;

/// Whether a problem can be solved in one of an assessment's languages.
pub(super) fn is_solvable(set: &[Language], problem: &[Language]) -> bool {
    set.iter().any(|language| problem.contains(language))
}

/// Refuses a task that can be solved in none of an assessment's languages.
pub(crate) fn check_solvable(
    position: i32,
    set: &[Language],
    problem: &[Language],
) -> Result<(), Error> {
    if is_solvable(set, problem) {
        return Ok(());
    }
    Err(Error::UnsolvableTask { position, needs: problem.to_vec() })
}

/// What to do about a task that needs one of these languages.
pub(crate) fn unsolvable(position: i32, needs: &[Language]) -> String {
    // "SQL (SQLite)" is SQL in a sentence.
    let name = |language: &Language| language.label().split(" (").next().unwrap_or_default();
    let names: Vec<&str> = needs.iter().map(name).collect();
    match names.as_slice() {
        [only] => format!("Task {position} needs {only}. Add {only} or remove the task."),
        [first @ .., last] => {
            let first = first.join(", ");
            format!("Task {position} needs {first} or {last}. Add one of them or remove the task.")
        }
        [] => format!("Task {position} has no language. Remove the task."),
    }
}
