//! Grades in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{attempts, grades};
use db::{Conn, unreadable};
use diesel::prelude::*;
use kernel::{AttemptId, Instant};
use serde_json::Value;

use super::rules::{FORMULA, Grade, Score};
use crate::machine::State;

type GradeRow =
    (i32, String, i32, Option<i32>, Option<i32>, (Value, Value, Option<String>, Instant));
type GradeColumns = (
    grades::generation,
    grades::formula,
    grades::fineness,
    grades::correctness_tenths,
    grades::performance_tenths,
    (grades::skills, grades::tasks, grades::judge_version, grades::created_at),
);

const GRADE: GradeColumns = (
    grades::generation,
    grades::formula,
    grades::fineness,
    grades::correctness_tenths,
    grades::performance_tenths,
    (grades::skills, grades::tasks, grades::judge_version, grades::created_at),
);

fn grade(row: GradeRow) -> QueryResult<Grade> {
    let (generation, formula, fineness, correctness_tenths, performance_tenths, rest) = row;
    let (skills, tasks, judge_version, created_at) = rest;
    let score = Score {
        fineness,
        correctness_tenths,
        performance_tenths,
        skills: serde_json::from_value(skills).map_err(unreadable)?,
        tasks: serde_json::from_value(tasks).map_err(unreadable)?,
        judge_version,
    };
    Ok(Grade { generation, formula, score, created_at })
}

pub(super) fn insert(
    conn: &mut Conn,
    attempt: AttemptId,
    generation: i32,
    score: &Score,
) -> QueryResult<Grade> {
    let row: GradeRow = diesel::insert_into(grades::table)
        .values((
            grades::attempt_id.eq(attempt),
            grades::generation.eq(generation),
            grades::formula.eq(FORMULA),
            grades::fineness.eq(score.fineness),
            grades::correctness_tenths.eq(score.correctness_tenths),
            grades::performance_tenths.eq(score.performance_tenths),
            grades::skills.eq(serde_json::to_value(&score.skills).map_err(unreadable)?),
            grades::tasks.eq(serde_json::to_value(&score.tasks).map_err(unreadable)?),
            grades::judge_version.eq(&score.judge_version),
        ))
        .returning(GRADE)
        .get_result(conn)?;
    grade(row)
}

pub(super) fn latest(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Option<Grade>> {
    let row: Option<GradeRow> = grades::table
        .filter(grades::attempt_id.eq(attempt))
        .order(grades::generation.desc())
        .select(GRADE)
        .first(conn)
        .optional()?;
    row.map(grade).transpose()
}

pub(super) fn finenesses(
    conn: &mut Conn,
    ids: &[AttemptId],
) -> QueryResult<BTreeMap<AttemptId, i32>> {
    let rows: Vec<(AttemptId, i32)> = grades::table
        .inner_join(attempts::table)
        .filter(grades::attempt_id.eq_any(ids))
        .filter(attempts::state.ne(State::Voided))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((grades::attempt_id, grades::fineness))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}
