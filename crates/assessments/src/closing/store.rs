//! When invitations close, in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, invitations};
use diesel::prelude::*;
use kernel::{AssessmentId, CompanyId, Instant, UserId};

use super::Closing;
use crate::invitations::State;

pub(super) fn of_member(
    conn: &mut Conn,
    (company, member): (CompanyId, UserId),
    now: Instant,
    most: i64,
) -> QueryResult<Vec<Closing>> {
    let rows: Vec<(Instant, AssessmentId, String)> = invitations::table
        .inner_join(assessments::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(invitations::created_by.eq(member))
        .filter(invitations::state.eq_any(State::PENDING))
        .filter(invitations::expires_at.gt(now))
        .order((invitations::expires_at, assessments::id))
        .select((invitations::expires_at, assessments::id, assessments::title))
        .distinct()
        .limit(most)
        .load(conn)?;
    let closing = |(at, assessment, title)| Closing { assessment, title, at };
    Ok(rows.into_iter().map(closing).collect())
}
