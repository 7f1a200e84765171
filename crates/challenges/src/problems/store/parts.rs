//! The groups and the samples of versions.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{problem_groups as groups, problem_tests as tests};
use diesel::prelude::*;
use kernel::ProblemId;

use crate::problems::rules::{Group, Sample, Scoring, Tag};

type GroupRow = (ProblemId, String, Tag, (i32, Scoring), Option<i64>);

pub(in crate::problems) fn groups_of(
    conn: &mut Conn,
    ids: &[ProblemId],
) -> QueryResult<BTreeMap<ProblemId, Vec<Group>>> {
    let count = tests::table
        .filter(tests::problem_version_id.eq(groups::problem_version_id))
        .filter(tests::group_position.eq(groups::position))
        .count()
        .single_value();
    let rows: Vec<GroupRow> = groups::table
        .filter(groups::problem_version_id.eq_any(ids))
        .order((groups::problem_version_id, groups::position))
        .select((
            groups::problem_version_id,
            groups::name,
            groups::tag,
            (groups::weight, groups::scoring),
            count,
        ))
        .load(conn)?;
    let mut all: BTreeMap<ProblemId, Vec<Group>> = BTreeMap::new();
    for (id, name, tag, (weight, scoring), count) in rows {
        let group = Group { name, tag, weight, scoring, tests: count.unwrap_or(0) };
        all.entry(id).or_default().push(group);
    }
    Ok(all)
}

type SampleRow = (ProblemId, i32, String, Vec<u8>, Vec<u8>);

pub(in crate::problems) fn samples(
    conn: &mut Conn,
    ids: &[ProblemId],
) -> QueryResult<BTreeMap<ProblemId, Vec<Sample>>> {
    let in_group = groups::problem_version_id
        .eq(tests::problem_version_id)
        .and(groups::position.eq(tests::group_position));
    let rows: Vec<SampleRow> = tests::table
        .inner_join(groups::table.on(in_group))
        .filter(tests::problem_version_id.eq_any(ids))
        .filter(groups::tag.eq(Tag::Sample))
        .order((tests::problem_version_id, tests::number))
        .select((
            tests::problem_version_id,
            tests::number,
            tests::name,
            tests::input,
            tests::answer,
        ))
        .load(conn)?;
    let mut all: BTreeMap<ProblemId, Vec<Sample>> = BTreeMap::new();
    for (id, number, name, input, answer) in rows {
        let text = |bytes: &[u8]| String::from_utf8_lossy(bytes).into_owned();
        let sample = Sample { number, name, input: text(&input), answer: text(&answer) };
        all.entry(id).or_default().push(sample);
    }
    Ok(all)
}
