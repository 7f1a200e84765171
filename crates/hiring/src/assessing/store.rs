//! Invitations of applications in the database. Every function is one statement.

use db::Conn;
use db::schema::{application_invitations as sent, applications, roles};
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
