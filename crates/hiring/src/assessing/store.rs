//! Invitations of applications in the database. Every function is one statement.

use db::Conn;
use db::schema::{application_invitations as sent, applications, assessments, attempts, roles};
use diesel::prelude::*;
use kernel::{ApplicationId, Instant, InvitationId};

pub(super) fn insert(
    conn: &mut Conn,
    application: ApplicationId,
    invitation: InvitationId,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(sent::table)
        .values((
            sent::invitation_id.eq(invitation),
            sent::application_id.eq(application),
            sent::made_at.eq(now),
        ))
        .execute(conn)
}

/// One row an application.
pub(super) fn last(
    conn: &mut Conn,
    of: &[ApplicationId],
) -> QueryResult<Vec<(ApplicationId, InvitationId)>> {
    sent::table
        .filter(sent::application_id.eq_any(of))
        .distinct_on(sent::application_id)
        .order((sent::application_id, sent::made_at.desc(), sent::invitation_id.desc()))
        .select((sent::application_id, sent::invitation_id))
        .load(conn)
}

/// One row an application. Results of trials, and those that were voided, are none.
pub(super) fn elsewhere(
    conn: &mut Conn,
    of: &[ApplicationId],
) -> QueryResult<Vec<(ApplicationId, InvitationId)>> {
    applications::table
        .inner_join(roles::table)
        .inner_join(assessments::table.on(assessments::company_id.eq(roles::company_id.nullable())))
        .inner_join(
            attempts::table.on(attempts::assessment_id
                .eq(assessments::id)
                .and(attempts::user_id.nullable().eq(applications::candidate_id))),
        )
        .filter(applications::id.eq_any(of))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::state.eq("graded"))
        .distinct_on(applications::id)
        .order((applications::id, attempts::graded_at.desc(), attempts::id.desc()))
        .select((applications::id, attempts::invitation_id))
        .load(conn)
}

pub(super) fn application_of(
    conn: &mut Conn,
    invitation: InvitationId,
) -> QueryResult<Option<ApplicationId>> {
    sent::table.find(invitation).select(sent::application_id).first(conn).optional()
}

pub(super) fn role_title(conn: &mut Conn, invitation: InvitationId) -> QueryResult<Option<String>> {
    sent::table
        .inner_join(applications::table.inner_join(roles::table))
        .filter(sent::invitation_id.eq(invitation))
        .select(roles::title)
        .first(conn)
        .optional()
}
