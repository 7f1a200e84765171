//! Connections in the database. Every function is one statement.

use db::Conn;
use db::schema::{ats_connections as connections, companies};
use diesel::prelude::*;
use kernel::{AtsConnectionId, CompanyId, Cursor, Instant, Paging, UserId};

use super::machine::State;
use super::rules::{Connection, New, Opened, System};
use crate::{Key, Remote};

#[derive(Queryable, Selectable)]
#[diesel(table_name = connections)]
struct Row {
    id: AtsConnectionId,
    company_id: CompanyId,
    system: System,
    state: State,
    version: i32,
    key_prefix: String,
    created_by: Option<UserId>,
    created_at: Instant,
    called_at: Option<Instant>,
}

impl From<Row> for Connection {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            company: row.company_id,
            system: row.system,
            state: row.state,
            version: row.version,
            prefix: row.key_prefix,
            created_by: row.created_by,
            created_at: row.created_at,
            called_at: row.called_at,
        }
    }
}

pub(super) fn count(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    connections::table.filter(connections::company_id.eq(company)).count().get_result(conn)
}

pub(super) fn count_active(conn: &mut Conn) -> QueryResult<i64> {
    connections::table.filter(connections::state.eq(State::Active)).count().get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    new: &New,
    (key, remote): (&Key, &str),
    now: Instant,
) -> QueryResult<Connection> {
    let row: Row = diesel::insert_into(connections::table)
        .values((
            connections::id.eq(AtsConnectionId::new()),
            connections::company_id.eq(new.company),
            connections::system.eq(new.system),
            connections::state.eq(State::Active),
            connections::key_prefix.eq(key.prefix()),
            connections::key_sha256.eq(key.digest()),
            connections::remote_key.eq(remote),
            connections::created_by.eq(new.by),
            connections::created_at.eq(now),
            connections::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

/// The newest first.
pub(super) fn list(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
) -> QueryResult<Vec<Connection>> {
    let mut query = connections::table
        .filter(connections::company_id.eq(company))
        .order((connections::created_at.desc(), connections::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = connections::created_at.eq(at).and(connections::id.lt(AtsConnectionId(id)));
        query = query.filter(connections::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Connection::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: AtsConnectionId) -> QueryResult<Option<Connection>> {
    let row = connections::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Connection::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AtsConnectionId) -> QueryResult<Option<Connection>> {
    let row = connections::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Connection::from))
}

pub(super) fn open(conn: &mut Conn, key: &Key) -> QueryResult<Option<Opened>> {
    let row: Option<(Row, String)> = connections::table
        .inner_join(companies::table)
        .filter(connections::key_sha256.eq(key.digest()))
        .filter(companies::state.eq("approved"))
        .select((Row::as_select(), companies::name))
        .first(conn)
        .optional()?;
    Ok(row.map(|(row, company_name)| Opened { connection: row.into(), company_name }))
}

/// `remote` of none leaves what there is.
pub(super) fn rotate(
    conn: &mut Conn,
    id: AtsConnectionId,
    (key, remote): (&Key, Option<&str>),
    now: Instant,
) -> QueryResult<Connection> {
    #[derive(AsChangeset)]
    #[diesel(table_name = connections)]
    struct Changed<'a> {
        key_prefix: String,
        key_sha256: Vec<u8>,
        remote_key: Option<&'a str>,
        changed_at: Instant,
    }
    let changed = Changed {
        key_prefix: key.prefix(),
        key_sha256: key.digest(),
        remote_key: remote,
        changed_at: now,
    };
    let next = connections::version.eq(connections::version + 1);
    let row: Row = diesel::update(connections::table.find(id))
        .set((changed, next))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: AtsConnectionId,
    to: State,
    now: Instant,
) -> QueryResult<Connection> {
    let row: Row = diesel::update(connections::table.find(id))
        .set((
            connections::state.eq(to),
            connections::version.eq(connections::version + 1),
            connections::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn set_called(conn: &mut Conn, id: AtsConnectionId, now: Instant) -> QueryResult<usize> {
    diesel::update(connections::table.find(id)).set(connections::called_at.eq(now)).execute(conn)
}

pub(super) fn delete(conn: &mut Conn, id: AtsConnectionId) -> QueryResult<usize> {
    diesel::delete(connections::table.find(id)).execute(conn)
}

pub(super) fn remote(conn: &mut Conn, id: AtsConnectionId) -> QueryResult<Option<Remote>> {
    let key = connections::table.find(id).select(connections::remote_key);
    Ok(key.first(conn).optional()?.map(Remote::stored))
}
