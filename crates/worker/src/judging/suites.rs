//! The tests that a submission is judged on.

use std::sync::{Arc, Mutex, PoisonError};

use ::judging::from_bank;
use challenges::judging::Work;
use challenges::suites;
use judge::{Limits, Suite, Tag};
use kernel::ProblemId;

use super::Broken;
use crate::Shared;

/// The suite judged last: the next submission is often of the same problem.
static KEPT: Mutex<Option<(ProblemId, Arc<Suite>)>> = Mutex::new(None);

pub(super) fn is_sample(suite: &Suite, group: &str) -> bool {
    suite.groups.iter().any(|one| one.name == group && one.tag == Tag::Sample)
}

/// The suite of a problem.
pub(super) fn suite(shared: &Shared, problem: ProblemId) -> Result<Arc<Suite>, Broken> {
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner).clone();
    if let Some((id, suite)) = kept
        && id == problem
    {
        return Ok(suite);
    }
    let stored = shared.db.read_now(|conn| suites::load(conn, problem))?;
    let suite = Arc::new(from_bank(&stored)?);
    *KEPT.lock().unwrap_or_else(PoisonError::into_inner) = Some((problem, Arc::clone(&suite)));
    Ok(suite)
}

/// The limits of the problem, and of the compiler where less than a submit has.
pub(super) fn limits(suite: &Suite, work: &Work) -> Result<Limits, Broken> {
    let Some(compile_ms) = work.compile_ms() else { return Ok(suite.limits) };
    Ok(suite.limits.with_compile_ms(compile_ms).map_err(anyhow::Error::from)?)
}

/// The suite with nothing but its samples.
pub(super) fn samples_of(suite: &Suite) -> Suite {
    let samples = suite.groups.iter().filter(|group| group.tag == Tag::Sample);
    Suite { groups: samples.cloned().collect(), ..suite.clone() }
}
