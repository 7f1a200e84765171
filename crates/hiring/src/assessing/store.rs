//! Invitations of applications in the database. Every function is one statement.

use db::Conn;
use db::schema::{application_invitations as sent, applications, assessments, attempts, roles};
use diesel::prelude::*;
use diesel::sql_types::Bool;
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

/// An invitation that an application is known by.
#[derive(Queryable)]
pub(super) struct Known {
    pub(super) application: ApplicationId,
    pub(super) invitation: InvitationId,
    pub(super) at: Instant,
    pub(super) is_elsewhere: bool,
}

/// Every invitation of these applications, and every other of the same company of which the person has a graded result.
/// Results of trials, and those that were voided, are none.
pub(super) fn known(conn: &mut Conn, of: &[ApplicationId]) -> QueryResult<Vec<Known>> {
    let own = sent::table.filter(sent::application_id.eq_any(of)).select((
        sent::application_id,
        sent::invitation_id,
        sent::made_at,
        false.into_sql::<Bool>(),
    ));
    let others = applications::table
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
        .filter(attempts::graded_at.is_not_null())
        .select((
            applications::id,
            attempts::invitation_id,
            attempts::graded_at.assume_not_null(),
            true.into_sql::<Bool>(),
        ));
    own.union_all(others).load(conn)
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
