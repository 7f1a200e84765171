//! Whether every task of an assessment can be solved in one of its languages.

mod rules;
mod store;

use db::Conn;
use kernel::{AssessmentId, Language};

pub(crate) use rules::{check_solvable, unsolvable};

use crate::Error;

/// Refuses to send an assessment with a task that can be solved in none of its languages, as there may be from before
/// such a set was refused.
///
/// # Errors
/// [`Error::Unsendable`], [`Error::Db`].
pub(crate) fn check(conn: &mut Conn, id: AssessmentId, set: &[Language]) -> Result<(), Error> {
    let tasks = store::task_languages(conn, id)?;
    match tasks.into_iter().find(|(_, problem)| !rules::is_solvable(set, problem)) {
        Some((position, needs)) => Err(Error::Unsendable { position, needs }),
        None => Ok(()),
    }
}
