//! What was sent for a problem, in the database: nothing is written here. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{
    problem_groups as groups, problem_versions as versions, problems, submission_tests as tests,
    submissions, verdicts,
};
use db::{Conn, unreadable};
use diesel::dsl::{count_star, max};
use diesel::prelude::*;
use kernel::{AttemptId, Instant, Language, ProblemId, SubmissionId};
use serde::Deserialize;
use serde_json::Value;

use super::rules::{GroupRow, Sent};
use crate::problems::{Slug, Tag};
use crate::submissions::{Kind, Verdict};

/// A submission and one of its judgements.
type Judgement = (SubmissionId, i32);

/// A group of a verdict.
#[derive(Debug, Deserialize)]
struct Group {
    name: String,
    passed: bool,
}

/// The judgements of these submits, without what their tests needed.
pub(super) fn counting(
    conn: &mut Conn,
    ids: &[SubmissionId],
) -> QueryResult<BTreeMap<Judgement, Sent>> {
    let rows: Vec<(SubmissionId, i32, Value, Language, Instant, i32)> = verdicts::table
        .inner_join(submissions::table.inner_join(versions::table))
        .filter(verdicts::submission_id.eq_any(ids))
        .select((
            verdicts::submission_id,
            verdicts::generation,
            verdicts::groups,
            submissions::language,
            submissions::created_at,
            versions::time_limit_ms,
        ))
        .load(conn)?;
    rows.into_iter()
        .map(|(id, generation, groups, language, at, limit_ms)| {
            let groups: Vec<Group> = serde_json::from_value(groups).map_err(unreadable)?;
            let groups = groups.into_iter().map(|group| (group.name, group.passed)).collect();
            Ok(((id, generation), Sent { language, at, groups, limit_ms, cpu_us: None }))
        })
        .collect()
}

/// The CPU time of the slowest test of each judgement, in microseconds.
pub(super) fn slowest(
    conn: &mut Conn,
    ids: &[SubmissionId],
) -> QueryResult<BTreeMap<Judgement, i64>> {
    let rows: Vec<(SubmissionId, i32, Option<i64>)> = tests::table
        .filter(tests::submission_id.eq_any(ids))
        .group_by((tests::submission_id, tests::generation))
        .select((tests::submission_id, tests::generation, max(tests::cpu_us)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, generation, us)| Some(((id, generation), us?))).collect())
}

/// The groups of the published version, without the samples, in order.
pub(super) fn groups(
    conn: &mut Conn,
    slug: &Slug,
    version: Option<ProblemId>,
) -> QueryResult<Vec<GroupRow>> {
    let query = groups::table
        .inner_join(versions::table.inner_join(problems::table))
        .filter(problems::slug.eq(slug.as_str()))
        .filter(groups::tag.ne(Tag::Sample))
        .into_boxed();
    let query = match version {
        Some(id) => query.filter(versions::id.eq(id)),
        None => query.filter(versions::state.eq("published")),
    };
    let rows: Vec<(String, Tag, i32)> = query
        .order(groups::position)
        .select((groups::name, groups::tag, groups::weight))
        .load(conn)?;
    Ok(rows.into_iter().map(|(name, tag, weight)| GroupRow { name, tag, weight }).collect())
}

/// The verdicts on every submit of these attempts at the problem, the commonest first.
pub(super) fn verdicts(
    conn: &mut Conn,
    slug: &Slug,
    attempts: &[AttemptId],
) -> QueryResult<Vec<(Verdict, i64)>> {
    let rows: Vec<(Option<Verdict>, i64)> = submissions::table
        .inner_join(versions::table.inner_join(problems::table))
        .filter(problems::slug.eq(slug.as_str()))
        .filter(submissions::attempt_id.eq_any(attempts))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::verdict.is_not_null())
        .group_by(submissions::verdict)
        .order((count_star().desc(), submissions::verdict))
        .select((submissions::verdict, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(verdict, count)| Some((verdict?, count))).collect())
}
