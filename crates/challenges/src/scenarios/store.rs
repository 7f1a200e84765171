//! Scenarios in the database. Every function is one statement.

use std::collections::{BTreeMap, BTreeSet};

use db::Conn;
use db::schema::{
    practice_drafts as drafts, problem_versions as versions, scenario_skips as skips,
    scenario_tasks as tasks, submissions, verdicts,
};
use diesel::dsl::{min, not};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, ProblemId, UserId};
use serde_json::json;

use super::rules::Place;
use crate::problems::Tag;
use crate::submissions::{Kind, Verdict};

/// The tasks of a version of a scenario, in their order.
pub(super) fn places(conn: &mut Conn, scenario: ProblemId) -> QueryResult<Vec<Place>> {
    let of = tasks::table.inner_join(versions::table.on(versions::id.eq(tasks::task_version_id)));
    type Row = (i32, i32, String, ProblemId, Uuid, Option<Vec<i32>>);
    let rows: Vec<Row> = of
        .filter(tasks::scenario_version_id.eq(scenario))
        .order(tasks::position)
        .select((
            tasks::position,
            tasks::weight,
            versions::title,
            versions::id,
            versions::problem_id,
            tasks::regression,
        ))
        .load(conn)?;
    let place = |(position, weight, title, version, problem, regression)| Place {
        position,
        weight,
        title,
        version,
        problem,
        regression,
    };
    Ok(rows.into_iter().map(place).collect())
}

/// What somebody sent in practice for any version of these problems.
#[diesel::dsl::auto_type(no_type_alias)]
fn sent(user: UserId, problems: Vec<Uuid>) -> _ {
    submissions::table
        .inner_join(versions::table)
        .filter(submissions::user_id.eq(user))
        .filter(submissions::attempt_id.is_null())
        .filter(versions::problem_id.eq_any(problems))
}

fn problems(places: &[Place]) -> Vec<Uuid> {
    places.iter().map(|place| place.problem).collect()
}

/// The problems of which one submit passed every group of core tests.
pub(super) fn core_passed(
    conn: &mut Conn,
    user: UserId,
    places: &[Place],
) -> QueryResult<BTreeSet<Uuid>> {
    let group = |passed: bool| json!([{ "tag": Tag::Core.as_str(), "passed": passed }]);
    let judged = verdicts::submission_id
        .eq(submissions::id)
        .and(verdicts::generation.eq(submissions::generation));
    let ids: Vec<Uuid> = sent(user, problems(places))
        .inner_join(verdicts::table.on(judged))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(verdicts::groups.contains(group(true)))
        .filter(not(verdicts::groups.contains(group(false))))
        .select(versions::problem_id)
        .distinct()
        .load(conn)?;
    Ok(ids.into_iter().collect())
}

pub(super) fn skipped(
    conn: &mut Conn,
    user: UserId,
    scenario: Uuid,
) -> QueryResult<BTreeSet<Uuid>> {
    let ids: Vec<Uuid> = skips::table
        .filter(skips::user_id.eq(user))
        .filter(skips::scenario_id.eq(scenario))
        .select(skips::task_id)
        .load(conn)?;
    Ok(ids.into_iter().collect())
}

/// Answers 0 where it was skipped before.
pub(super) fn skip(
    conn: &mut Conn,
    (user, scenario, task): (UserId, Uuid, Uuid),
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(skips::table)
        .values((
            skips::user_id.eq(user),
            skips::scenario_id.eq(scenario),
            skips::task_id.eq(task),
            skips::skipped_at.eq(now),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn first_sent(
    conn: &mut Conn,
    user: UserId,
    places: &[Place],
) -> QueryResult<Option<Instant>> {
    sent(user, problems(places)).select(min(submissions::created_at)).first(conn)
}

pub(super) fn first_draft(
    conn: &mut Conn,
    user: UserId,
    scenario: Uuid,
) -> QueryResult<Option<Instant>> {
    drafts::table
        .filter(drafts::user_id.eq(user))
        .filter(drafts::problem_id.eq(scenario))
        .select(min(drafts::began_at))
        .first(conn)
}

/// When somebody first had something accepted, by problem.
pub(super) fn first_accepted(
    conn: &mut Conn,
    user: UserId,
    places: &[Place],
) -> QueryResult<BTreeMap<Uuid, Instant>> {
    let rows: Vec<(Uuid, Option<Instant>)> = sent(user, problems(places))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::verdict.eq(Verdict::Ac))
        .group_by(versions::problem_id)
        .select((versions::problem_id, min(submissions::created_at)))
        .load(conn)?;
    Ok(rows.into_iter().filter_map(|(id, at)| Some((id, at?))).collect())
}
