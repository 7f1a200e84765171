//! What the judge runs a submission against.

mod rules;
mod store;

use db::Conn;
use kernel::ProblemId;

pub use rules::{Suite, SuiteGroup, SuiteTest};

use crate::Error;

/// Everything the judge needs of a version, inputs and answers included: tens of megabytes for a
/// large problem. A version never changes, so a worker may keep it by id.
///
/// # Errors
/// [`Error::NoProblem`], [`Error::Db`].
pub fn load(conn: &mut Conn, id: ProblemId) -> Result<Suite, Error> {
    let (limits, comparison, validator) = store::rules_of(conn, id)?.ok_or(Error::NoProblem)?;
    let mut tests = store::tests(conn, id)?;
    let groups = store::groups_of(conn, id)?
        .into_iter()
        .map(|(position, group)| SuiteGroup {
            tests: tests.remove(&position).unwrap_or_default(),
            ..group
        })
        .collect();
    Ok(Suite { limits, comparison, validator, groups })
}
