//! Invitations of partners in the database. Every function is one statement.

use std::collections::HashSet;

use db::Conn;
use db::schema::{partner_attributions as brought, partner_invitations as invitations, users};
use diesel::dsl::{exists, not};
use diesel::pg::Pg;
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{Cursor, Instant, Paging, PartnerInvitationId, UserId};

use super::rules::{AT_ONCE, Invitation, MAX_REMINDERS};

#[derive(Queryable, Selectable, Insertable)]
#[diesel(table_name = invitations, check_for_backend(Pg))]
struct Row {
    id: PartnerInvitationId,
    partner_id: UserId,
    email: String,
    name: Option<String>,
    stop_token: Uuid,
    invited_at: Instant,
    reminders: i16,
    reminded_at: Option<Instant>,
    bounced_at: Option<Instant>,
    stopped_at: Option<Instant>,
}

impl From<Row> for Invitation {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            partner: row.partner_id,
            email: row.email,
            name: row.name,
            stop_token: row.stop_token,
            invited_at: row.invited_at,
            reminders: row.reminders,
            reminded_at: row.reminded_at,
            bounced_at: row.bounced_at,
            stopped_at: row.stopped_at,
        }
    }
}

impl From<&Invitation> for Row {
    fn from(of: &Invitation) -> Self {
        Self {
            id: of.id,
            partner_id: of.partner,
            email: of.email.clone(),
            name: of.name.clone(),
            stop_token: of.stop_token,
            invited_at: of.invited_at,
            reminders: of.reminders,
            reminded_at: of.reminded_at,
            bounced_at: of.bounced_at,
            stopped_at: of.stopped_at,
        }
    }
}

pub(super) fn insert(conn: &mut Conn, made: &[&Invitation]) -> QueryResult<usize> {
    let rows: Vec<Row> = made.iter().map(|of| Row::from(*of)).collect();
    diesel::insert_into(invitations::table).values(&rows).execute(conn)
}

/// Those of the addresses that the partner invited before.
pub(super) fn invited(
    conn: &mut Conn,
    partner: UserId,
    emails: &[&str],
) -> QueryResult<HashSet<String>> {
    let rows = invitations::table
        .filter(invitations::partner_id.eq(partner))
        .filter(invitations::email.eq_any(emails));
    Ok(rows.select(invitations::email).load(conn)?.into_iter().collect())
}

/// Those of the addresses whose owners want no invitations from partners.
pub(super) fn stopped(conn: &mut Conn, emails: &[&str]) -> QueryResult<HashSet<String>> {
    let rows = invitations::table
        .filter(invitations::email.eq_any(emails))
        .filter(invitations::stopped_at.is_not_null());
    Ok(rows.select(invitations::email).load(conn)?.into_iter().collect())
}

/// Those of the addresses that are of students who show the partner their name.
pub(super) fn shown(
    conn: &mut Conn,
    partner: UserId,
    emails: &[&str],
) -> QueryResult<HashSet<String>> {
    let rows = brought::table
        .inner_join(users::table.on(users::id.eq(brought::user_id)))
        .filter(brought::partner_id.eq(partner))
        .filter(brought::shows_name)
        .filter(users::disabled_at.is_null())
        .filter(users::email.eq_any(emails));
    Ok(rows.select(users::email).load(conn)?.into_iter().collect())
}

/// Those of the addresses that have an account.
pub(super) fn with_account(conn: &mut Conn, emails: &[&str]) -> QueryResult<HashSet<String>> {
    let rows = users::table.filter(users::email.eq_any(emails));
    Ok(rows.select(users::email).load(conn)?.into_iter().collect())
}

/// How many the partner invited since then.
pub(super) fn count_since(conn: &mut Conn, partner: UserId, since: Instant) -> QueryResult<i64> {
    let rows = invitations::table
        .filter(invitations::partner_id.eq(partner))
        .filter(invitations::invited_at.gt(since));
    rows.count().get_result(conn)
}

/// Those whose last mail went by then and who may have another, the oldest first; one more than are taken at once.
pub(super) fn due(
    conn: &mut Conn,
    partner: UserId,
    before: Instant,
) -> QueryResult<Vec<PartnerInvitationId>> {
    let joined = brought::table
        .inner_join(users::table.on(users::id.eq(brought::user_id)))
        .filter(users::email.eq(invitations::email))
        .filter(brought::partner_id.eq(invitations::partner_id))
        .filter(brought::shows_name)
        .filter(users::disabled_at.is_null());
    let waited = invitations::reminded_at.is_null().or(invitations::reminded_at.le(before));
    invitations::table
        .filter(invitations::partner_id.eq(partner))
        .filter(invitations::invited_at.le(before))
        .filter(waited)
        .filter(invitations::reminders.lt(MAX_REMINDERS))
        .filter(invitations::stopped_at.is_null())
        .filter(invitations::bounced_at.is_null())
        .filter(not(exists(joined)))
        .order((invitations::invited_at, invitations::id))
        .limit(i64::try_from(AT_ONCE + 1).unwrap_or(i64::MAX))
        .select(invitations::id)
        .load(conn)
}

pub(super) fn note_reminder(
    conn: &mut Conn,
    ids: &[PartnerInvitationId],
    now: Instant,
) -> QueryResult<Vec<Invitation>> {
    let rows: Vec<Row> = diesel::update(invitations::table.filter(invitations::id.eq_any(ids)))
        .set((
            invitations::reminders.eq(invitations::reminders + 1_i16),
            invitations::reminded_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_results(conn)?;
    Ok(rows.into_iter().map(Invitation::from).collect())
}

pub(super) fn list(
    conn: &mut Conn,
    partner: UserId,
    paging: Paging,
) -> QueryResult<Vec<Invitation>> {
    let mut query = invitations::table.filter(invitations::partner_id.eq(partner)).into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = invitations::invited_at.eq(at).and(invitations::id.lt(PartnerInvitationId(id)));
        query = query.filter(invitations::invited_at.lt(at).or(same));
    }
    let rows: Vec<Row> = query
        .order((invitations::invited_at.desc(), invitations::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Invitation::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: PartnerInvitationId) -> QueryResult<Option<Invitation>> {
    let one = invitations::table.find(id).select(Row::as_select());
    Ok(one.first(conn).optional()?.map(Invitation::from))
}

pub(super) fn of_stop_token(conn: &mut Conn, token: Uuid) -> QueryResult<Option<Invitation>> {
    let one = invitations::table.filter(invitations::stop_token.eq(token));
    Ok(one.select(Row::as_select()).first(conn).optional()?.map(Invitation::from))
}

/// What is kept of an address that is stopped needs no name.
pub(super) fn stop(
    conn: &mut Conn,
    email: &str,
    stopped_at: Option<Instant>,
) -> QueryResult<usize> {
    diesel::update(invitations::table.filter(invitations::email.eq(email)))
        .set((invitations::stopped_at.eq(stopped_at), invitations::name.eq(None::<String>)))
        .execute(conn)
}

pub(super) fn note_bounce(
    conn: &mut Conn,
    id: PartnerInvitationId,
    now: Instant,
) -> QueryResult<usize> {
    diesel::update(invitations::table.find(id)).set(invitations::bounced_at.eq(now)).execute(conn)
}

pub(super) fn remove_before(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let old = invitations::table
        .filter(invitations::invited_at.lt(before))
        .filter(invitations::stopped_at.is_null());
    diesel::delete(old).execute(conn)
}
