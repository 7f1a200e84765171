//! Webhooks in the database. Every function is one statement.

use db::Conn;
use db::schema::webhooks;
use diesel::prelude::*;
use kernel::{CompanyId, Cursor, Instant, Paging, UserId, WebhookId};

use super::Line;
use super::machine::State;
use super::rules::{Wanted, Webhook};
use crate::{EventKind, Secret};

#[derive(Queryable, Selectable)]
#[diesel(table_name = webhooks)]
struct Row {
    id: WebhookId,
    company_id: CompanyId,
    url: String,
    events: Vec<String>,
    state: State,
    version: i32,
    old_secret_until: Option<Instant>,
    failing_since: Option<Instant>,
    reason: Option<String>,
    created_at: Instant,
}

impl From<Row> for Webhook {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            company: row.company_id,
            url: row.url,
            // An event that this program does not know is never sent.
            events: row.events.iter().filter_map(|word| EventKind::parse(word)).collect(),
            state: row.state,
            version: row.version,
            old_secret_until: row.old_secret_until,
            failing_since: row.failing_since,
            reason: row.reason,
            created_at: row.created_at,
        }
    }
}

fn words(events: &[EventKind]) -> Vec<&'static str> {
    events.iter().map(|event| event.as_str()).collect()
}

pub(super) fn count(conn: &mut Conn, company: CompanyId) -> QueryResult<i64> {
    webhooks::table.filter(webhooks::company_id.eq(company)).count().get_result(conn)
}

pub(super) fn insert(
    conn: &mut Conn,
    (company, by): (CompanyId, UserId),
    wanted: &Wanted,
    (secret, now): (&Secret, Instant),
) -> QueryResult<Webhook> {
    let row: Row = diesel::insert_into(webhooks::table)
        .values((
            webhooks::id.eq(WebhookId::new()),
            webhooks::company_id.eq(company),
            webhooks::url.eq(&wanted.url),
            webhooks::events.eq(words(&wanted.events)),
            webhooks::secret.eq(secret.bytes()),
            webhooks::created_by.eq(by),
            webhooks::created_at.eq(now),
            webhooks::changed_at.eq(now),
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
) -> QueryResult<Vec<Webhook>> {
    let mut query = webhooks::table
        .filter(webhooks::company_id.eq(company))
        .order((webhooks::created_at.desc(), webhooks::id.desc()))
        .limit(paging.limit.fetch())
        .select(Row::as_select())
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = webhooks::created_at.eq(at).and(webhooks::id.lt(WebhookId(id)));
        query = query.filter(webhooks::created_at.lt(at).or(same));
    }
    Ok(query.load(conn)?.into_iter().map(Webhook::from).collect())
}

pub(super) fn find(conn: &mut Conn, id: WebhookId) -> QueryResult<Option<Webhook>> {
    let row = webhooks::table.find(id).select(Row::as_select());
    Ok(row.first(conn).optional()?.map(Webhook::from))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: WebhookId) -> QueryResult<Option<Webhook>> {
    let row = webhooks::table.find(id).select(Row::as_select()).for_update();
    Ok(row.first(conn).optional()?.map(Webhook::from))
}

pub(super) fn change(
    conn: &mut Conn,
    id: WebhookId,
    wanted: &Wanted,
    now: Instant,
) -> QueryResult<Webhook> {
    let row: Row = diesel::update(webhooks::table.find(id))
        .set((
            webhooks::url.eq(&wanted.url),
            webhooks::events.eq(words(&wanted.events)),
            webhooks::version.eq(webhooks::version + 1),
            webhooks::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn rotate(
    conn: &mut Conn,
    id: WebhookId,
    secret: &Secret,
    (now, until): (Instant, Instant),
) -> QueryResult<Webhook> {
    let row: Row = diesel::update(webhooks::table.find(id))
        .set((
            webhooks::old_secret.eq(webhooks::secret.nullable()),
            webhooks::old_secret_until.eq(until),
            webhooks::secret.eq(secret.bytes()),
            webhooks::version.eq(webhooks::version + 1),
            webhooks::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn delete(conn: &mut Conn, id: WebhookId) -> QueryResult<usize> {
    diesel::delete(webhooks::table.find(id)).execute(conn)
}

pub(super) fn set_state(
    conn: &mut Conn,
    id: WebhookId,
    (to, reason): (State, Option<&str>),
    now: Instant,
) -> QueryResult<Webhook> {
    let row: Row = diesel::update(webhooks::table.find(id))
        .set((
            webhooks::state.eq(to),
            webhooks::reason.eq(reason),
            webhooks::version.eq(webhooks::version + 1),
            webhooks::changed_at.eq(now),
        ))
        .returning(Row::as_returning())
        .get_result(conn)?;
    Ok(row.into())
}

pub(super) fn set_failing(
    conn: &mut Conn,
    id: WebhookId,
    since: Option<Instant>,
) -> QueryResult<usize> {
    diesel::update(webhooks::table.find(id)).set(webhooks::failing_since.eq(since)).execute(conn)
}

pub(super) fn listening(
    conn: &mut Conn,
    company: CompanyId,
    kind: EventKind,
) -> QueryResult<Vec<WebhookId>> {
    webhooks::table
        .filter(webhooks::company_id.eq(company))
        .filter(webhooks::state.eq_any([State::Active, State::Failing]))
        .filter(webhooks::events.contains(vec![kind.as_str()]))
        .order(webhooks::id)
        .select(webhooks::id)
        .load(conn)
}

type LineRow = (CompanyId, String, State, Vec<u8>, Option<Vec<u8>>, Option<Instant>);

pub(super) fn line(conn: &mut Conn, id: WebhookId, now: Instant) -> QueryResult<Option<Line>> {
    let row: Option<LineRow> = webhooks::table
        .find(id)
        .select((
            webhooks::company_id,
            webhooks::url,
            webhooks::state,
            webhooks::secret,
            webhooks::old_secret,
            webhooks::old_secret_until,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(company, url, state, secret, old, until)| {
        let old = old.filter(|_| until.is_some_and(|until| until > now));
        let secrets = [Some(secret), old].into_iter().flatten().map(Secret::stored).collect();
        Line { company, url, state, secrets }
    }))
}
