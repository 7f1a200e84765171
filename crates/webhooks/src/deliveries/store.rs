//! Deliveries in the database. Every function is one statement.

use db::Conn;
use db::schema::webhook_deliveries as deliveries;
use diesel::prelude::*;
use kernel::{Cursor, DeliveryId, Instant, Paging, WebhookEventId, WebhookId};

use super::New;
use super::machine::State;
use super::rules::Delivery;
use crate::sending::{Outcome, Trouble};

#[derive(Queryable, Selectable)]
#[diesel(table_name = deliveries)]
struct Row {
    id: DeliveryId,
    webhook_id: WebhookId,
    event_id: WebhookEventId,
    kind: String,
    body: String,
    state: State,
    tries: i32,
    next_try_at: Option<Instant>,
    status: Option<i32>,
    error: Option<Trouble>,
    response: Option<String>,
    replay_of: Option<DeliveryId>,
    created_at: Instant,
    tried_at: Option<Instant>,
}

impl From<Row> for Delivery {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            webhook: row.webhook_id,
            event: row.event_id,
            kind: row.kind,
            body: row.body,
            state: row.state,
            tries: row.tries,
            next_try_at: row.next_try_at,
            status: row.status,
            error: row.error,
            response: row.response,
            replay_of: row.replay_of,
            created_at: row.created_at,
            tried_at: row.tried_at,
        }
    }
}

pub(super) fn insert(conn: &mut Conn, new: &New<'_>, now: Instant) -> QueryResult<Delivery> {
    let row: Row = diesel::insert_into(deliveries::table)
        .values((
            deliveries::id.eq(DeliveryId::new()),
            deliveries::webhook_id.eq(new.webhook),
            deliveries::event_id.eq(new.event),
            deliveries::kind.eq(new.kind),
            deliveries::body.eq(new.body),
            deliveries::next_try_at.eq(now),
            deliveries::replay_of.eq(new.replay_of),
            deliveries::created_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn find(conn: &mut Conn, id: DeliveryId) -> QueryResult<Option<Delivery>> {
    let row = deliveries::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Delivery::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: DeliveryId) -> QueryResult<Option<Delivery>> {
    let row = deliveries::table.find(id).select(Row::as_select()).for_update();
    Ok(row.first(conn).optional()?.map(Delivery::from))
}

/// The newest first.
pub(super) fn list(
    conn: &mut Conn,
    webhook: WebhookId,
    paging: Paging,
) -> QueryResult<Vec<Delivery>> {
    let mut query = deliveries::table
        .filter(deliveries::webhook_id.eq(webhook))
        .order((deliveries::created_at.desc(), deliveries::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = deliveries::created_at.eq(at).and(deliveries::id.lt(DeliveryId(id)));
        query = query.filter(deliveries::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Delivery::from).collect())
}

/// What a try leaves behind.
#[derive(AsChangeset)]
#[diesel(table_name = deliveries, treat_none_as_null = true)]
pub(super) struct Tried {
    tries: i32,
    next_try_at: Option<Instant>,
    status: Option<i32>,
    error: Option<Trouble>,
    response: Option<String>,
    tried_at: Option<Instant>,
}

impl Tried {
    pub(super) fn of(
        outcome: &Outcome,
        (tries, next_try_at): (i32, Option<Instant>),
        now: Instant,
    ) -> Self {
        let (status, error, response) = match outcome {
            Outcome::Answered { status, response } => {
                (Some(i32::from(*status)), None, Some(response.clone()))
            }
            Outcome::Failed(trouble) => (None, Some(*trouble), None),
        };
        Self { tries, next_try_at, status, error, response, tried_at: Some(now) }
    }

    /// No further try is made.
    pub(super) fn not(before: &Delivery) -> Self {
        Self {
            tries: before.tries,
            next_try_at: None,
            status: before.status,
            error: before.error,
            response: before.response.clone(),
            tried_at: before.tried_at,
        }
    }
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: DeliveryId,
    to: State,
    tried: &Tried,
) -> QueryResult<Delivery> {
    let row: Row = diesel::update(deliveries::table.find(id))
        .set((deliveries::state.eq(to), tried))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    diesel::delete(deliveries::table.filter(deliveries::created_at.lt(before))).execute(conn)
}
