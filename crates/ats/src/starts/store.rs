//! What systems have started, in the database. Every function is one statement.

use db::Conn;
use db::schema::{
    ats_connections as connections, ats_exchanges as exchanges, ats_starts as starts,
};
use diesel::dsl::{exists, not};
use diesel::prelude::*;
use kernel::uuid::Uuid;
use kernel::{AtsConnectionId, AtsStartId, CompanyId, Instant, InvitationId};

use super::New;
use super::rules::Start;
use crate::connections::{State, System};

#[derive(Queryable, Selectable)]
#[diesel(table_name = starts)]
struct Row {
    id: AtsStartId,
    connection_id: AtsConnectionId,
    invitation_id: InvitationId,
    callback_url: Option<String>,
    reported: Option<String>,
    reported_ms: i64,
    created_at: Instant,
}

impl From<Row> for Start {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            connection: row.connection_id,
            invitation: row.invitation_id,
            callback_url: row.callback_url,
            reported: row.reported,
            reported_ms: row.reported_ms,
            created_at: row.created_at,
        }
    }
}

pub(super) fn open(
    conn: &mut Conn,
    connection: AtsConnectionId,
    reference: &str,
) -> QueryResult<Option<Start>> {
    let row = starts::table
        .filter(starts::connection_id.eq(connection))
        .filter(starts::reference.eq(reference))
        .filter(starts::closed_at.is_null())
        .select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Start::from))
}

pub(super) fn insert(conn: &mut Conn, new: &New<'_>, now: Instant) -> QueryResult<Start> {
    let row: Row = diesel::insert_into(starts::table)
        .values((
            starts::id.eq(AtsStartId::new()),
            starts::connection_id.eq(new.connection),
            starts::invitation_id.eq(new.invitation),
            starts::reference.eq(new.reference),
            starts::callback_url.eq(new.callback_url),
            starts::created_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn find(conn: &mut Conn, id: AtsStartId) -> QueryResult<Option<Start>> {
    let row = starts::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Start::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AtsStartId) -> QueryResult<Option<Start>> {
    let row = starts::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Start::from))
}

pub(super) fn close(conn: &mut Conn, id: AtsStartId, now: Instant) -> QueryResult<usize> {
    diesel::update(starts::table.find(id)).set(starts::closed_at.eq(now)).execute(conn)
}

/// Those that systems still watch.
pub(super) fn follow(
    conn: &mut Conn,
    before: InvitationId,
    after: InvitationId,
) -> QueryResult<usize> {
    let watched = starts::table.filter(starts::invitation_id.eq(before));
    let watched = watched.filter(starts::closed_at.is_null());
    diesel::update(watched).set(starts::invitation_id.eq(after)).execute(conn)
}

/// Closes those that were started before an instant.
pub(super) fn close_before(conn: &mut Conn, before: Instant, now: Instant) -> QueryResult<usize> {
    let old =
        starts::table.filter(starts::closed_at.is_null()).filter(starts::created_at.lt(before));
    diesel::update(old).set(starts::closed_at.eq(now)).execute(conn)
}

pub(super) fn set_reported(conn: &mut Conn, id: AtsStartId, reported: &str) -> QueryResult<usize> {
    diesel::update(starts::table.find(id)).set(starts::reported.eq(reported)).execute(conn)
}

pub(super) fn set_reported_ms(conn: &mut Conn, id: AtsStartId, ms: i64) -> QueryResult<usize> {
    diesel::update(starts::table.find(id)).set(starts::reported_ms.eq(ms)).execute(conn)
}

/// Those that are watched, of connections that are served, with no update under way.
pub(super) fn watched(
    conn: &mut Conn,
    after: Option<AtsStartId>,
    most: i64,
) -> QueryResult<Vec<(Start, CompanyId)>> {
    let under_way = exchanges::table
        .filter(exchanges::start_id.eq(starts::id.nullable()))
        .filter(exchanges::next_try_at.is_not_null());
    let after = after.unwrap_or(AtsStartId(Uuid::nil()));
    let rows: Vec<(Row, CompanyId)> = starts::table
        .inner_join(connections::table)
        .filter(starts::closed_at.is_null())
        .filter(connections::state.eq(State::Active))
        .filter(connections::system.eq(System::Ashby).or(starts::callback_url.is_not_null()))
        .filter(not(exists(under_way)))
        .filter(starts::id.gt(after))
        .order(starts::id)
        .limit(most)
        .select((Row::as_select(), connections::company_id))
        .load(conn)?;
    Ok(rows.into_iter().map(|(row, company)| (row.into(), company)).collect())
}
