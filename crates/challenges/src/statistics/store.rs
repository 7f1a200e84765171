//! Statistics of practice in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{
    practice_drafts as drafts, practice_statistics as statistics, problem_versions as versions,
    problems, scenario_tasks, submissions,
};
use diesel::dsl::{count, count_star, exists, max, min, not};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Instant, UserId};

use super::rules::Statistics;
use crate::submissions::{Kind, Verdict};

/// What was sent in practice for a problem by people with an account.
#[diesel::dsl::auto_type(no_type_alias)]
fn sent(problem: Uuid) -> _ {
    submissions::table
        .inner_join(versions::table)
        .filter(versions::problem_id.eq(problem))
        .filter(submissions::attempt_id.is_null())
        .filter(submissions::user_id.is_not_null())
}

/// What was sent in practice for any of these problems.
#[diesel::dsl::auto_type(no_type_alias)]
fn sent_for(problems: Vec<Uuid>) -> _ {
    submissions::table
        .inner_join(versions::table)
        .filter(versions::problem_id.eq_any(problems))
        .filter(submissions::attempt_id.is_null())
        .filter(submissions::user_id.is_not_null())
}

/// The scenarios that are published, each once for every task of theirs.
pub(super) fn scenario_tasks(conn: &mut Conn) -> QueryResult<Vec<(Uuid, Uuid)>> {
    let task = diesel::alias!(versions as task);
    problems::table
        .inner_join(versions::table)
        .inner_join(scenario_tasks::table.on(scenario_tasks::scenario_version_id.eq(versions::id)))
        .inner_join(task.on(task.field(versions::id).eq(scenario_tasks::task_version_id)))
        .filter(versions::state.eq("published"))
        .select((problems::id, task.field(versions::problem_id)))
        .load(conn)
}

/// When a submit for one of these was judged last.
pub(super) fn last_judged(conn: &mut Conn, of: &[Uuid]) -> QueryResult<Option<Instant>> {
    sent_for(of.to_vec())
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::state.eq("judged"))
        .select(max(submissions::judged_at))
        .first(conn)
}

pub(super) fn counted_at(conn: &mut Conn, problem: Uuid) -> QueryResult<Option<Instant>> {
    statistics::table.find(problem).select(statistics::counted_at).first(conn).optional()
}

/// Those with submits that were judged since the last count, where that was before `night`, or that was never.
pub(super) fn due(conn: &mut Conn, night: Instant, most: i64) -> QueryResult<Vec<Uuid>> {
    let counted = statistics::table.filter(statistics::problem_id.eq(problems::id));
    let judged = || {
        submissions::table
            .inner_join(versions::table)
            .filter(versions::problem_id.eq(problems::id))
            .filter(submissions::attempt_id.is_null())
            .filter(submissions::kind.eq(Kind::Submit.as_str()))
            .filter(submissions::state.eq("judged"))
    };
    let fresh = submissions::judged_at.gt(statistics::table
        .filter(statistics::problem_id.eq(problems::id))
        .select(statistics::counted_at)
        .single_value());
    let never = not(exists(counted)).and(exists(judged()));
    let again = exists(counted.filter(statistics::counted_at.lt(night)))
        .and(exists(judged().filter(fresh)));
    problems::table
        .filter(never.or(again))
        .order(problems::id)
        .limit(most)
        .select(problems::id)
        .load(conn)
}

type Firsts = Vec<(UserId, Option<Instant>)>;

fn known(rows: Firsts) -> BTreeMap<UserId, Instant> {
    rows.into_iter().filter_map(|(user, at)| Some((user, at?))).collect()
}

pub(super) fn first_sent(conn: &mut Conn, of: &[Uuid]) -> QueryResult<BTreeMap<UserId, Instant>> {
    let rows: Firsts = sent_for(of.to_vec())
        .group_by(submissions::user_id)
        .select((submissions::user_id.assume_not_null(), min(submissions::created_at)))
        .load(conn)?;
    Ok(known(rows))
}

pub(super) fn first_drafts(
    conn: &mut Conn,
    problem: Uuid,
) -> QueryResult<BTreeMap<UserId, Instant>> {
    let rows: Firsts = drafts::table
        .filter(drafts::problem_id.eq(problem))
        .group_by(drafts::user_id)
        .select((drafts::user_id, min(drafts::began_at)))
        .load(conn)?;
    Ok(known(rows))
}

pub(super) fn first_accepted(
    conn: &mut Conn,
    problem: Uuid,
) -> QueryResult<BTreeMap<UserId, Instant>> {
    let rows: Firsts = sent(problem)
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::verdict.eq(Verdict::Ac))
        .group_by(submissions::user_id)
        .select((submissions::user_id.assume_not_null(), min(submissions::created_at)))
        .load(conn)?;
    Ok(known(rows))
}

pub(super) fn tried(conn: &mut Conn, of: &[Uuid]) -> QueryResult<i64> {
    sent_for(of.to_vec())
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::state.eq("judged"))
        .select(count(submissions::user_id).aggregate_distinct())
        .first(conn)
}

pub(super) fn save(
    conn: &mut Conn,
    problem: Uuid,
    of: &Statistics,
    now: Instant,
) -> QueryResult<usize> {
    let values = (
        statistics::tried.eq(of.tried),
        statistics::solved.eq(of.solved),
        statistics::acceptance_percent.eq(of.acceptance_percent),
        statistics::median_seconds.eq(of.median_seconds),
        statistics::counted_at.eq(now),
    );
    diesel::insert_into(statistics::table)
        .values((statistics::problem_id.eq(problem), values))
        .on_conflict(statistics::problem_id)
        .do_update()
        .set(values)
        .execute(conn)
}

pub(super) fn own_solved(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
) -> QueryResult<Option<Instant>> {
    sent(problem)
        .filter(submissions::user_id.eq(user))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::verdict.eq(Verdict::Ac))
        .select(min(submissions::created_at))
        .first(conn)
}

pub(super) fn own_sent(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
) -> QueryResult<Option<Instant>> {
    sent(problem)
        .filter(submissions::user_id.eq(user))
        .select(min(submissions::created_at))
        .first(conn)
}

pub(super) fn own_draft(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
) -> QueryResult<Option<Instant>> {
    drafts::table
        .filter(drafts::problem_id.eq(problem))
        .filter(drafts::user_id.eq(user))
        .select(min(drafts::began_at))
        .first(conn)
}

/// The submits that were judged and sent until an instant.
pub(super) fn own_submits(
    conn: &mut Conn,
    user: UserId,
    problem: Uuid,
    until: Instant,
) -> QueryResult<i64> {
    sent(problem)
        .filter(submissions::user_id.eq(user))
        .filter(submissions::kind.eq(Kind::Submit))
        .filter(submissions::state.eq("judged"))
        .filter(submissions::created_at.le(until))
        .select(count_star())
        .first(conn)
}
