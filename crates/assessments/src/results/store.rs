//! Results in the database: nothing is written here. Every function is one statement.

use db::Conn;
use db::schema::{attempts, invitations, reused_results as reused, users};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, Instant, InvitationId};

use super::rules::Row;
use crate::machine::State;
use crate::verification::Standing;

type Own = (InvitationId, AttemptId, (State, Standing), Option<Instant>, Instant);

/// The attempts that are over, without their scores.
pub(super) fn own(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Row>> {
    let rows: Vec<Own> = attempts::table
        .filter(attempts::assessment_id.eq(id))
        .filter(attempts::state.ne(State::InProgress))
        .select((
            attempts::invitation_id,
            attempts::id,
            (attempts::state, attempts::verification),
            attempts::submitted_at,
            attempts::ends_at,
        ))
        .load(conn)?;
    let row = |(invitation, attempt, (state, standing), submitted_at, ends_at): Own| Row {
        invitation,
        attempt,
        at: submitted_at.unwrap_or(ends_at),
        fineness: None,
        verification: standing.shown().filter(|_| state == State::Graded),
        decision: None,
    };
    Ok(rows.into_iter().map(row).collect())
}

/// The earlier results that candidates share instead, without their scores; none of those who are locked.
pub(super) fn shared(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Row>> {
    let rows: Vec<(InvitationId, AttemptId, Instant)> = reused::table
        .inner_join(invitations::table)
        .inner_join(attempts::table.inner_join(users::table))
        .filter(invitations::assessment_id.eq(id))
        .filter(reused::withdrawn_at.is_null())
        .filter(users::disabled_at.is_null())
        .select((invitations::id, reused::attempt_id, reused::agreed_at))
        .load(conn)?;
    let row = |(invitation, attempt, at)| Row {
        invitation,
        attempt,
        at,
        fineness: None,
        verification: None,
        decision: None,
    };
    Ok(rows.into_iter().map(row).collect())
}
