//! Conversations in the database. Every function is one statement.

use chrono::TimeDelta;
use db::Conn;
use db::schema::{support_conversations as conversations, support_messages as messages, users};
use diesel::dsl::{count_star, exists, min, sql};
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::{BigInt, Timestamptz};
use kernel::{Cursor, Instant, Paging, SupportConversationId, UserId};

use super::Due;
use super::machine::State;
use super::rules::{Conversation, IDLE_DAYS, Listed, MAIL_AFTER_MINUTES, Marks, Priority};

#[derive(Queryable, Selectable)]
#[diesel(table_name = conversations, check_for_backend(Pg))]
struct Row {
    id: SupportConversationId,
    user_id: UserId,
    state: State,
    priority: Priority,
    labels: Vec<String>,
    version: i32,
    last_number: i32,
    last_answer: i32,
    user_delivered: i32,
    user_read: i32,
    admin_delivered: i32,
    admin_read: i32,
    mailed_number: i32,
    waiting_since: Option<Instant>,
    snoozed_until: Option<Instant>,
    resolved_at: Option<Instant>,
    rating: Option<i16>,
    blocked_at: Option<Instant>,
    event_id: i64,
    created_at: Instant,
    changed_at: Instant,
}

impl From<Row> for Conversation {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            user: row.user_id,
            state: row.state,
            priority: row.priority,
            labels: row.labels,
            version: row.version,
            last_number: row.last_number,
            last_answer: row.last_answer,
            of_user: Marks { delivered: row.user_delivered, read: row.user_read },
            of_admin: Marks { delivered: row.admin_delivered, read: row.admin_read },
            mailed_number: row.mailed_number,
            waiting_since: row.waiting_since,
            snoozed_until: row.snoozed_until,
            resolved_at: row.resolved_at,
            rating: row.rating,
            blocked_at: row.blocked_at,
            event_id: row.event_id,
            created_at: row.created_at,
            changed_at: row.changed_at,
        }
    }
}

/// Nothing is inserted where the person has one that is not resolved.
pub(super) fn insert(
    conn: &mut Conn,
    id: SupportConversationId,
    user: UserId,
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(conversations::table)
        .values((
            conversations::id.eq(id),
            conversations::user_id.eq(user),
            conversations::created_at.eq(now),
            conversations::changed_at.eq(now),
        ))
        .on_conflict_do_nothing()
        .execute(conn)
}

/// One of a person who is blocked since then: it is over as it begins.
pub(super) fn insert_blocked(
    conn: &mut Conn,
    id: SupportConversationId,
    (user, since): (UserId, Instant),
    now: Instant,
) -> QueryResult<usize> {
    diesel::insert_into(conversations::table)
        .values((
            conversations::id.eq(id),
            conversations::user_id.eq(user),
            conversations::state.eq(State::Resolved),
            conversations::resolved_at.eq(now),
            conversations::blocked_at.eq(since),
            conversations::created_at.eq(now),
            conversations::changed_at.eq(now),
        ))
        .execute(conn)
}

/// The same in every conversation of a person.
pub(super) fn block(conn: &mut Conn, user: UserId, since: Option<Instant>) -> QueryResult<usize> {
    diesel::update(conversations::table.filter(conversations::user_id.eq(user)))
        .set(conversations::blocked_at.eq(since))
        .execute(conn)
}

/// Everything that steps and marks change; each time with a new event.
pub(super) fn save(conn: &mut Conn, of: &Conversation) -> QueryResult<Conversation> {
    diesel::update(conversations::table.find(of.id))
        .set((
            conversations::state.eq(of.state),
            conversations::priority.eq(of.priority),
            conversations::labels.eq(&of.labels),
            conversations::version.eq(of.version),
            conversations::last_number.eq(of.last_number),
            conversations::last_answer.eq(of.last_answer),
            conversations::user_delivered.eq(of.of_user.delivered),
            conversations::user_read.eq(of.of_user.read),
            conversations::admin_delivered.eq(of.of_admin.delivered),
            conversations::admin_read.eq(of.of_admin.read),
            conversations::mailed_number.eq(of.mailed_number),
            conversations::waiting_since.eq(of.waiting_since),
            conversations::snoozed_until.eq(of.snoozed_until),
            conversations::resolved_at.eq(of.resolved_at),
            conversations::rating.eq(of.rating),
            conversations::blocked_at.eq(of.blocked_at),
            conversations::event_id.eq(sql::<BigInt>("nextval('support_events')")),
            conversations::changed_at.eq(of.changed_at),
        ))
        .returning(Row::as_returning())
        .get_result(conn)
        .map(Conversation::from)
}

pub(super) fn find(
    conn: &mut Conn,
    id: SupportConversationId,
) -> QueryResult<Option<Conversation>> {
    let row = conversations::table.find(id).select(Row::as_select()).first(conn).optional()?;
    Ok(row.map(Conversation::from))
}

/// The conversation, locked until the transaction ends.
pub(super) fn lock(
    conn: &mut Conn,
    id: SupportConversationId,
) -> QueryResult<Option<Conversation>> {
    let one = conversations::table.find(id).select(Row::as_select());
    Ok(one.for_no_key_update().first(conn).optional()?.map(Conversation::from))
}

pub(super) fn newest_of(conn: &mut Conn, user: UserId) -> QueryResult<Option<Conversation>> {
    let own = conversations::table
        .filter(conversations::user_id.eq(user))
        .order((conversations::created_at.desc(), conversations::id.desc()))
        .select(Row::as_select());
    Ok(own.first(conn).optional()?.map(Conversation::from))
}

/// The person's newest one, locked until the transaction ends.
pub(super) fn lock_newest_of(conn: &mut Conn, user: UserId) -> QueryResult<Option<Conversation>> {
    let own = conversations::table
        .filter(conversations::user_id.eq(user))
        .order((conversations::created_at.desc(), conversations::id.desc()))
        .select(Row::as_select());
    Ok(own.for_no_key_update().first(conn).optional()?.map(Conversation::from))
}

pub(super) fn list(conn: &mut Conn, state: State, paging: Paging) -> QueryResult<Vec<Listed>> {
    let at = || sql::<Timestamptz>("coalesce(waiting_since, changed_at)");
    let newest = messages::conversation_id
        .eq(conversations::id)
        .and(messages::number.eq(conversations::last_number));
    let mut query = conversations::table
        .inner_join(users::table.on(users::id.eq(conversations::user_id)))
        .inner_join(messages::table.on(newest))
        .filter(conversations::state.eq(state))
        .into_boxed();
    let after = paging.after;
    query = match (state, after) {
        (State::Open, after) => {
            if let Some(Cursor { at: time, id }) = after {
                let same = at().eq(time).and(conversations::id.gt(id));
                query = query.filter(at().gt(time).or(same));
            }
            query.order((at().asc(), conversations::id.asc()))
        }
        (_, after) => {
            if let Some(Cursor { at: time, id }) = after {
                let same = at().eq(time).and(conversations::id.lt(id));
                query = query.filter(at().lt(time).or(same));
            }
            query.order((at().desc(), conversations::id.desc()))
        }
    };
    let rows: Vec<(Row, String, String, String)> = query
        .limit(paging.limit.fetch())
        .select((Row::as_select(), users::display_name, users::email, messages::text))
        .load(conn)?;
    let listed = |(row, name, email, text): (Row, String, String, String)| Listed {
        conversation: row.into(),
        name,
        email,
        excerpt: text.chars().take(160).collect(),
    };
    Ok(rows.into_iter().map(listed).collect())
}

pub(super) fn counts(conn: &mut Conn) -> QueryResult<Vec<(State, i64)>> {
    conversations::table
        .group_by(conversations::state)
        .select((conversations::state, count_star()))
        .load(conn)
}

pub(super) fn backlog(conn: &mut Conn) -> QueryResult<(i64, Option<Instant>)> {
    let waiting = conversations::table.filter(conversations::state.eq(State::Open));
    waiting.select((count_star(), min(conversations::waiting_since))).first(conn)
}

/// So many of the last changes tell whether there was another one. One that is overtaken by as many before it
/// is committed would be missed until the next.
const LAST_CHANGES: i64 = 100;

/// Every change draws a higher number from one sequence, so the sum of the highest grows with each.
pub(super) fn events(conn: &mut Conn) -> QueryResult<i64> {
    let highest: Vec<i64> = conversations::table
        .order(conversations::event_id.desc())
        .limit(LAST_CHANGES)
        .select(conversations::event_id)
        .load(conn)?;
    Ok(highest.iter().sum())
}

pub(super) fn waiting(conn: &mut Conn) -> QueryResult<i64> {
    conversations::table
        .filter(conversations::state.eq(State::Open))
        .select(count_star())
        .first(conn)
}

type Condition = Box<
    dyn BoxableExpression<
            conversations::table,
            Pg,
            SqlType = diesel::sql_types::Nullable<diesel::sql_types::Bool>,
        >,
>;

fn is_due(due: Due, now: Instant) -> Condition {
    match due {
        Due::Wake => Box::new(conversations::snoozed_until.le(now)),
        Due::Expire => {
            let idle = now - TimeDelta::days(IDLE_DAYS);
            let waits = conversations::state.eq(State::Pending);
            Box::new(waits.and(conversations::changed_at.le(idle)).nullable())
        }
        Due::Mail => {
            let old = now - TimeDelta::minutes(MAIL_AFTER_MINUTES);
            let unread = messages::table.filter(
                messages::conversation_id
                    .eq(conversations::id)
                    .and(messages::number.eq(conversations::last_answer))
                    .and(messages::created_at.le(old)),
            );
            let unmailed = conversations::last_answer
                .gt(conversations::user_read)
                .and(conversations::last_answer.gt(conversations::mailed_number));
            Box::new(unmailed.and(exists(unread)).nullable())
        }
    }
}

pub(super) fn due(
    conn: &mut Conn,
    due: Due,
    now: Instant,
    limit: i64,
) -> QueryResult<Vec<SupportConversationId>> {
    conversations::table
        .filter(is_due(due, now))
        .order((conversations::changed_at, conversations::id))
        .limit(limit)
        .select(conversations::id)
        .load(conn)
}

/// Locked, and still due.
pub(super) fn lock_due(
    conn: &mut Conn,
    due: Due,
    id: SupportConversationId,
    now: Instant,
) -> QueryResult<Option<Conversation>> {
    let one = conversations::table
        .filter(conversations::id.eq(id))
        .filter(is_due(due, now))
        .select(Row::as_select());
    Ok(one.for_no_key_update().first(conn).optional()?.map(Conversation::from))
}
