//! What a grade says and how it is computed, and the grades that are kept.

mod rules;
mod store;

use std::collections::BTreeMap;

use db::Conn;
use kernel::AttemptId;

pub(crate) use rules::half_even;
pub use rules::{
    FORMULA, Grade, GroupPoints, Judged, Label, Score, Skill, TaskRule, TaskScore, fineness, score,
};

use crate::Error;

/// Keeps a score as the attempt's grade of this generation.
pub(crate) fn keep(
    conn: &mut Conn,
    attempt: AttemptId,
    generation: i32,
    score: &Score,
) -> Result<Grade, Error> {
    Ok(store::insert(conn, attempt, generation, score)?)
}

/// The latest grade of an attempt. The caller has checked who asks.
pub(crate) fn latest(conn: &mut Conn, attempt: AttemptId) -> Result<Option<Grade>, Error> {
    Ok(store::latest(conn, attempt)?)
}

/// The latest fineness of those attempts that have a grade which counts.
pub(crate) fn finenesses(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> Result<BTreeMap<AttemptId, i32>, Error> {
    Ok(store::finenesses(conn, ids)?)
}
