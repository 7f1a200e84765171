//! Somebody's graded results in the database. Nothing is written here. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{assessments, attempts, grades};
use db::{Conn, unreadable};
use diesel::prelude::*;
use kernel::{AttemptId, Instant, UserId};
use serde_json::Value;

use crate::scores::Skill;

/// How many results are looked at.
const NEWEST: i64 = 20;

/// With when they were closed, the last first. Trials are none.
pub(super) fn newest(conn: &mut Conn, candidate: UserId) -> QueryResult<Vec<(AttemptId, Instant)>> {
    let closed = attempts::submitted_at.assume_not_null();
    attempts::table
        .inner_join(assessments::table)
        .filter(attempts::user_id.eq(candidate))
        .filter(attempts::submitted_at.is_not_null())
        .filter(attempts::graded_at.is_not_null())
        .filter(assessments::trial_of.is_null())
        .order((closed.desc(), attempts::id.desc()))
        .limit(NEWEST)
        .select((attempts::id, closed))
        .load(conn)
}

/// The skill areas of the grade that counts, by attempt.
pub(super) fn skills(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> QueryResult<BTreeMap<AttemptId, Vec<Skill>>> {
    let rows: Vec<(AttemptId, Value)> = grades::table
        .filter(grades::attempt_id.eq_any(ids))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((grades::attempt_id, grades::skills))
        .load(conn)?;
    let read = |(id, skills)| Ok((id, serde_json::from_value(skills).map_err(unreadable)?));
    rows.into_iter().map(read).collect()
}
