//! Earlier results that are shared, in the database. Every function is one statement.

use db::Conn;
use db::schema::{assessments, invitations, reused_results as reused};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, CompanyId, Instant, InvitationId, UserId};

use crate::invitations::State;

/// What is asked of an invitation.
#[derive(Queryable)]
pub(super) struct Found {
    pub(super) state: State,
    pub(super) user: Option<UserId>,
    pub(super) assessment: AssessmentId,
    pub(super) company: CompanyId,
    pub(super) trial: bool,
    /// It makes a voided attempt good.
    pub(super) retake: bool,
}

pub(super) fn invitation(conn: &mut Conn, id: InvitationId) -> QueryResult<Option<Found>> {
    invitations::table
        .inner_join(assessments::table)
        .filter(invitations::id.eq(id))
        .filter(assessments::company_id.is_not_null())
        .select((
            invitations::state,
            invitations::user_id,
            assessments::id,
            assessments::company_id.assume_not_null(),
            assessments::trial_of.is_not_null(),
            invitations::retake_of.is_not_null(),
        ))
        .first(conn)
        .optional()
}

pub(super) fn insert(
    conn: &mut Conn,
    (invitation, attempt): (InvitationId, AttemptId),
    edition: &str,
    at: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(reused::table)
        .values((
            reused::invitation_id.eq(invitation),
            reused::attempt_id.eq(attempt),
            reused::consent_text_version.eq(edition),
            reused::agreed_at.eq(at),
        ))
        .execute(conn)
}

pub(super) fn withdraw(conn: &mut Conn, id: InvitationId, at: Instant) -> QueryResult<usize> {
    let row = reused::table.find(id).filter(reused::withdrawn_at.is_null());
    diesel::update(row).set(reused::withdrawn_at.eq(at)).execute(conn)
}
