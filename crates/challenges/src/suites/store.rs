//! Suites in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{problem_groups as groups, problem_tests as tests, problem_versions as versions};
use diesel::prelude::*;
use kernel::ProblemId;

use super::rules::{SuiteGroup, SuiteTest};
use crate::problems::{Limits, Tag};

type Json = serde_json::Value;
type RulesRow = (i32, i32, i32, i32, Json, Option<Json>);

pub(super) fn rules_of(
    conn: &mut Conn,
    id: ProblemId,
) -> QueryResult<Option<(Limits, Json, Option<Json>)>> {
    let row: Option<RulesRow> = versions::table
        .find(id)
        .select((
            versions::time_limit_ms,
            versions::memory_mib,
            versions::output_mib,
            versions::source_kib,
            versions::comparison,
            versions::validator,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(time_limit_ms, memory_mib, output_mib, source_kib, comparison, validator)| {
        (Limits { time_limit_ms, memory_mib, output_mib, source_kib }, comparison, validator)
    }))
}

pub(super) fn groups_of(conn: &mut Conn, id: ProblemId) -> QueryResult<Vec<(i32, SuiteGroup)>> {
    let rows: Vec<(i32, String, Tag, i32, Vec<String>)> = groups::table
        .filter(groups::problem_version_id.eq(id))
        .order(groups::position)
        .select((groups::position, groups::name, groups::tag, groups::weight, groups::requires))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(position, name, tag, weight, requires)| {
            (position, SuiteGroup { name, tag, weight, requires, tests: Vec::new() })
        })
        .collect())
}

type TestRow = (i32, i32, String, Vec<u8>, Vec<u8>);

/// The tests by their group's position.
pub(super) fn tests(conn: &mut Conn, id: ProblemId) -> QueryResult<BTreeMap<i32, Vec<SuiteTest>>> {
    let rows: Vec<TestRow> = tests::table
        .filter(tests::problem_version_id.eq(id))
        .order(tests::number)
        .select((tests::group_position, tests::number, tests::name, tests::input, tests::answer))
        .load(conn)?;
    let mut all: BTreeMap<i32, Vec<SuiteTest>> = BTreeMap::new();
    for (position, number, name, input, answer) in rows {
        all.entry(position).or_default().push(SuiteTest { number, name, input, answer });
    }
    Ok(all)
}
