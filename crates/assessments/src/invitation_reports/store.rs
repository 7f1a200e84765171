//! Reports of invitations in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{assessments, companies, invitation_reports as reports, invitations};
use diesel::dsl::{count_star, min};
use diesel::prelude::*;
use kernel::{CompanyId, Instant, InvitationId, Paging, UserId};

use super::{Reason, Reported};

pub(super) fn by_code(conn: &mut Conn, code: &str) -> QueryResult<Option<InvitationId>> {
    invitations::table
        .inner_join(assessments::table)
        .filter(invitations::code.eq(code))
        .filter(assessments::trial_of.is_null())
        .select(invitations::id)
        .first(conn)
        .optional()
}

pub(super) fn insert(
    conn: &mut Conn,
    invitation: InvitationId,
    (reason, note): (Reason, Option<&str>),
    at: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(reports::table)
        .values((
            reports::invitation_id.eq(invitation),
            reports::reason.eq(reason),
            reports::note.eq(note),
            reports::reported_at.eq(at),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

type Row = (InvitationId, CompanyId, String, String, Reason, Option<String>, Instant);

pub(super) fn open(conn: &mut Conn, paging: Paging) -> QueryResult<Vec<Reported>> {
    let mut query = reports::table
        .inner_join(invitations::table.inner_join(assessments::table.inner_join(companies::table)))
        .filter(reports::closed_at.is_null())
        .select((
            reports::invitation_id,
            companies::id,
            companies::name,
            assessments::title,
            reports::reason,
            reports::note,
            reports::reported_at,
        ))
        .order((reports::reported_at, reports::invitation_id))
        .limit(paging.limit.fetch())
        .into_boxed();
    if let Some(after) = paging.after {
        let later = reports::reported_at.gt(after.at);
        let beside = reports::reported_at
            .eq(after.at)
            .and(reports::invitation_id.gt(InvitationId(after.id)));
        query = query.filter(later.or(beside));
    }
    let rows: Vec<Row> = query.load(conn)?;
    let reported = |(invitation, company, company_name, title, reason, note, at): Row| Reported {
        invitation,
        company,
        company_name,
        title,
        reason,
        note,
        at,
    };
    Ok(rows.into_iter().map(reported).collect())
}

pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    reports::table
        .filter(reports::closed_at.is_null())
        .select((count_star(), min(reports::reported_at)))
        .first(conn)
}

pub(super) fn close(
    conn: &mut Conn,
    invitation: InvitationId,
    by: Option<UserId>,
) -> QueryResult<usize> {
    let open = reports::table
        .filter(reports::invitation_id.eq(invitation))
        .filter(reports::closed_at.is_null());
    diesel::update(open).set((reports::closed_at.eq(NOW), reports::closed_by.eq(by))).execute(conn)
}
