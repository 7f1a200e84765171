//! Messages in the database. Every function is one statement.

use db::Conn;
use db::schema::ats_exchanges as exchanges;
use diesel::prelude::*;
use kernel::{AtsConnectionId, AtsExchangeId, AtsStartId, Cursor, Instant, Paging};

use super::machine::State;
use super::rules::{Exchange, Operation};
use super::{Ended, Received};

#[derive(Queryable, Selectable)]
#[diesel(table_name = exchanges)]
struct Row {
    id: AtsExchangeId,
    connection_id: AtsConnectionId,
    start_id: Option<AtsStartId>,
    operation: Operation,
    state: State,
    tries: i32,
    next_try_at: Option<Instant>,
    status: Option<i32>,
    error: Option<String>,
    detail: Option<String>,
    created_at: Instant,
}

impl From<Row> for Exchange {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            connection: row.connection_id,
            start: row.start_id,
            operation: row.operation,
            state: row.state,
            tries: row.tries,
            next_try_at: row.next_try_at,
            status: row.status,
            error: row.error,
            detail: row.detail,
            created_at: row.created_at,
        }
    }
}

pub(super) fn insert_received(
    conn: &mut Conn,
    of: &Received<'_>,
    (state, detail): (State, Option<String>),
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(exchanges::table)
        .values((
            exchanges::id.eq(AtsExchangeId::new()),
            exchanges::connection_id.eq(of.connection),
            exchanges::start_id.eq(of.start),
            exchanges::operation.eq(of.operation),
            exchanges::state.eq(state),
            exchanges::status.eq(of.status),
            exchanges::detail.eq(detail),
            exchanges::created_at.eq(now),
        ))
        .execute(conn)
}

pub(super) fn insert_update(
    conn: &mut Conn,
    (connection, start): (AtsConnectionId, AtsStartId),
    now: Instant,
) -> QueryResult<Option<Exchange>> {
    let row: Option<Row> = diesel::insert_into(exchanges::table)
        .values((
            exchanges::id.eq(AtsExchangeId::new()),
            exchanges::connection_id.eq(connection),
            exchanges::start_id.eq(start),
            exchanges::operation.eq(Operation::Update),
            exchanges::state.eq(State::Pending),
            exchanges::next_try_at.eq(now),
            exchanges::created_at.eq(now),
        ))
        .on_conflict_do_nothing()
        .returning(Row::as_returning())
        .get_result(conn)
        .optional()?;
    Ok(row.map(Exchange::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AtsExchangeId) -> QueryResult<Option<Exchange>> {
    let row = exchanges::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(Exchange::from))
}

/// The newest first.
pub(super) fn list(
    conn: &mut Conn,
    connection: AtsConnectionId,
    paging: Paging,
) -> QueryResult<Vec<Exchange>> {
    let mut query = exchanges::table
        .filter(exchanges::connection_id.eq(connection))
        .order((exchanges::created_at.desc(), exchanges::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = exchanges::created_at.eq(at).and(exchanges::id.lt(AtsExchangeId(id)));
        query = query.filter(exchanges::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Exchange::from).collect())
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: AtsExchangeId,
    to: State,
    (ended, tries): (&Ended, i32),
    now: Instant,
) -> QueryResult<Exchange> {
    let row: Row = diesel::update(exchanges::table.find(id))
        .set((
            exchanges::state.eq(to),
            exchanges::tries.eq(tries),
            exchanges::next_try_at.eq(ended.next_try_at),
            exchanges::status.eq(ended.status),
            exchanges::error.eq(ended.error.as_deref()),
            exchanges::detail.eq(ended.detail.as_deref()),
            exchanges::tried_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let settled = exchanges::table
        .filter(exchanges::created_at.lt(before))
        .filter(exchanges::next_try_at.is_null());
    diesel::delete(settled).execute(conn)
}
