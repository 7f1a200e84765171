//! Choices for results, and the results, in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{attempts, invitations, result_rules as rules, reused_results as reused, users};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, InvitationId};

use super::rules::{Choice, Scored};
use crate::machine::State;

fn choice((cut_off, takes_earlier, version): (Option<i32>, bool, i32)) -> Choice {
    Choice { cut_off, takes_earlier, version }
}

pub(super) fn find(conn: &mut Conn, id: AssessmentId) -> QueryResult<Option<Choice>> {
    let row = rules::table.find(id).select((rules::cut_off, rules::takes_earlier, rules::version));
    Ok(row.first(conn).optional()?.map(choice))
}

/// Others who choose for it wait until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AssessmentId) -> QueryResult<Option<Choice>> {
    let row = rules::table.find(id).select((rules::cut_off, rules::takes_earlier, rules::version));
    Ok(row.for_no_key_update().first(conn).optional()?.map(choice))
}

pub(super) fn insert(
    conn: &mut Conn,
    id: AssessmentId,
    (cut_off, takes_earlier): (Option<i32>, bool),
) -> QueryResult<usize> {
    let row = (
        rules::assessment_id.eq(id),
        rules::cut_off.eq(cut_off),
        rules::takes_earlier.eq(takes_earlier),
    );
    diesel::insert_into(rules::table).values(row).on_conflict_do_nothing().execute(conn)
}

pub(super) fn update(
    conn: &mut Conn,
    id: AssessmentId,
    (cut_off, takes_earlier): (Option<i32>, bool),
) -> QueryResult<usize> {
    diesel::update(rules::table.find(id))
        .set((
            rules::cut_off.eq(cut_off),
            rules::takes_earlier.eq(takes_earlier),
            rules::version.eq(rules::version + 1),
            rules::changed_at.eq(NOW),
        ))
        .execute(conn)
}

type Row = (InvitationId, AttemptId, Option<String>, String);

fn scored((invitation, attempt, name, email): Row) -> Scored {
    Scored { invitation, attempt, who: name.unwrap_or(email), fineness: 0 }
}

/// The graded attempts at an assessment, without their scores.
pub(super) fn results(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Scored>> {
    let rows: Vec<Row> = attempts::table
        .inner_join(invitations::table)
        .filter(attempts::assessment_id.eq(id))
        .filter(attempts::state.eq(State::Graded))
        .select((invitations::id, attempts::id, invitations::name, invitations::email))
        .load(conn)?;
    Ok(rows.into_iter().map(scored).collect())
}

/// The earlier results that candidates share instead, without their scores.
pub(super) fn reused(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Scored>> {
    let rows: Vec<Row> = reused::table
        .inner_join(invitations::table)
        .inner_join(attempts::table.inner_join(users::table))
        .filter(invitations::assessment_id.eq(id))
        .filter(attempts::state.eq(State::Graded))
        .filter(reused::withdrawn_at.is_null())
        .filter(users::disabled_at.is_null())
        .select((invitations::id, reused::attempt_id, invitations::name, invitations::email))
        .load(conn)?;
    Ok(rows.into_iter().map(scored).collect())
}
