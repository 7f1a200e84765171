//! When assessments were begun. Every function is one statement.

use db::Conn;
use db::schema::{assessments, attempts, invitations};
use diesel::prelude::*;
use kernel::{AssessmentId, Instant};

/// The attempts at versions of the assessment that begins with `first`, the newest first.
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
        .filter(attempts::started_at.gt(since))
        .order(attempts::started_at.desc())
        .select((invitations::email, attempts::started_at))
        .load(conn)
}
