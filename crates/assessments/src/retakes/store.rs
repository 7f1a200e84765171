//! When assessments were begun, and what came of it. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{
    assessment_tasks as tasks, assessment_variants as variants, assessments, attempts, invitations,
    result_rules as rules, reused_results as reused, users,
};
use diesel::dsl::{exists, not, select};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, CompanyId, Instant, InvitationId, ProblemId, TaskId};

use super::rules::{Earlier, Piece};
use crate::definitions::{AiPolicy, Settings};
use crate::machine::State;

/// The attempts at versions of the assessment that begins with `first`, the newest first, by the invited address;
/// without those of [`begun_as_other`].
pub(super) fn begun(
    conn: &mut Conn,
    first: AssessmentId,
    emails: &[&str],
    since: Instant,
) -> QueryResult<Vec<(String, Instant)>> {
    attempts::table
        .inner_join(invitations::table)
        .inner_join(assessments::table)
        .filter(assessments::id.eq(first).or(assessments::first_id.is_not_distinct_from(first)))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::email.eq_any(emails))
        .filter(invitations::taken_as.is_null())
        .filter(attempts::started_at.gt(since))
        .filter(attempts::state.ne(State::Voided))
        .order(attempts::started_at.desc())
        .select((invitations::email, attempts::started_at))
        .load(conn)
}

/// The same of those begun by an account with another address than the invited one, by the account's address.
pub(super) fn begun_as_other(
    conn: &mut Conn,
    first: AssessmentId,
    emails: &[&str],
    since: Instant,
) -> QueryResult<Vec<(String, Instant)>> {
    attempts::table
        .inner_join(invitations::table)
        .inner_join(assessments::table)
        .inner_join(users::table)
        .filter(assessments::id.eq(first).or(assessments::first_id.is_not_distinct_from(first)))
        .filter(users::email.eq_any(emails))
        .filter(invitations::taken_as.is_not_null())
        .filter(attempts::started_at.gt(since))
        .filter(attempts::state.ne(State::Voided))
        .order(attempts::started_at.desc())
        .select((users::email, attempts::started_at))
        .load(conn)
}

pub(super) fn settings(conn: &mut Conn, id: AssessmentId) -> QueryResult<Settings> {
    let row = assessments::table.find(id).select((
        assessments::window_days,
        assessments::retake_attempts,
        assessments::retake_days,
        assessments::accommodation_percent,
        (assessments::records_typing, assessments::ai_policy, assessments::any_address),
    ));
    let (window_days, retake_attempts, retake_days, accommodation_percent, rest) =
        row.first(conn)?;
    let (records_typing, ai_policy, any_address) = rest;
    Ok(Settings {
        window_days,
        retake_attempts,
        retake_days,
        accommodation_percent,
        records_typing,
        ai_policy,
        any_address,
    })
}

/// Unless the company says otherwise.
pub(super) fn takes_earlier(conn: &mut Conn, id: AssessmentId) -> QueryResult<bool> {
    let refused = rules::table.find(id).filter(not(rules::takes_earlier));
    select(not(exists(refused))).get_result(conn)
}

type Row = (String, AttemptId, (AssessmentId, CompanyId, AiPolicy), Instant, bool, Option<Instant>);

/// The attempts of these people for companies that have a grade, the newest first.
pub(super) fn graded(
    conn: &mut Conn,
    emails: &[&str],
    since: Instant,
) -> QueryResult<Vec<(String, Earlier)>> {
    let rows: Vec<Row> = attempts::table
        .inner_join(assessments::table)
        .inner_join(users::table)
        .filter(users::email.eq_any(emails))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::company_id.is_not_null())
        .filter(attempts::state.eq(State::Graded))
        .filter(attempts::started_at.gt(since))
        .order((attempts::started_at.desc(), attempts::id.desc()))
        .select((
            users::email,
            attempts::id,
            (assessments::id, assessments::company_id.assume_not_null(), assessments::ai_policy),
            attempts::started_at,
            attempts::rejudged,
            attempts::not_verified_at,
        ))
        .load(conn)?;
    let earlier = |(email, attempt, taken, started_at, rejudged, marked): Row| {
        let (assessment, company, ai_policy) = taken;
        let not_verified = marked.is_some();
        let one =
            Earlier { attempt, assessment, company, started_at, ai_policy, rejudged, not_verified };
        (email, one)
    };
    Ok(rows.into_iter().map(earlier).collect())
}

type SetRow = (AssessmentId, TaskId, (ProblemId, i32), Option<ProblemId>);

/// What can be drawn for each task of these assessments, sorted, with its weight.
pub(super) fn sets(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, Vec<Piece>>> {
    let rows: Vec<SetRow> = tasks::table
        .left_join(variants::table)
        .filter(tasks::assessment_id.eq_any(ids))
        .select((
            tasks::assessment_id,
            tasks::id,
            (tasks::problem_version_id, tasks::weight),
            variants::problem_version_id.nullable(),
        ))
        .load(conn)?;
    let mut all: BTreeMap<AssessmentId, BTreeMap<TaskId, Piece>> = BTreeMap::new();
    for (id, task, (problem, weight), variant) in rows {
        let of_task = all.entry(id).or_default().entry(task);
        of_task.or_insert_with(|| (vec![problem], weight)).0.extend(variant);
    }
    let sorted = |(mut problems, weight): Piece| {
        problems.sort_unstable();
        (problems, weight)
    };
    let set = |(id, set): (_, BTreeMap<_, _>)| (id, set.into_values().map(sorted).collect());
    Ok(all.into_iter().map(set).collect())
}

pub(super) fn shared(
    conn: &mut Conn,
    ids: &[InvitationId],
) -> QueryResult<BTreeMap<InvitationId, (AttemptId, Instant)>> {
    let rows: Vec<(InvitationId, AttemptId, Instant)> = reused::table
        .inner_join(attempts::table.inner_join(users::table))
        .filter(reused::invitation_id.eq_any(ids))
        .filter(reused::withdrawn_at.is_null())
        .filter(users::disabled_at.is_null())
        .select((reused::invitation_id, attempts::id, attempts::started_at))
        .load(conn)?;
    Ok(rows.into_iter().map(|(of, attempt, at)| (of, (attempt, at))).collect())
}
