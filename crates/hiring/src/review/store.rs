//! The admin's queues in the database. Every function is one statement; of a queue there are two ways into, one for each.

use db::Conn;
use db::schema::{companies, roles};
use diesel::dsl::{count_star, min};
use diesel::helper_types::InnerJoinQuerySource;
use diesel::pg::Pg;
use diesel::prelude::*;
use diesel::sql_types::Bool;
use kernel::{CompanyId, Cursor, Instant, Paging, RoleId};

use super::rules::{Queue, Waiting};
use crate::roles::{COUNTED, RevisionState, State};

type Source = InnerJoinQuerySource<roles::table, companies::table>;
type Condition = Box<dyn BoxableExpression<Source, Pg, SqlType = Bool>>;

/// What belongs to a queue: what meets one of these, and none meets two, as only a role that is shown is revised.
/// Each has an index of its own in the queue's order; both in one condition have none.
fn of(queue: Queue) -> Vec<Condition> {
    let is = |state: State| -> Condition { Box::new(roles::state.eq(state)) };
    let revised = |state: RevisionState| -> Condition {
        Box::new(roles::revision_state.assume_not_null().eq(state))
    };
    match queue {
        Queue::Waiting => vec![is(State::Submitted), revised(RevisionState::Submitted)],
        Queue::ChangesRequested => {
            vec![is(State::ChangesRequested), revised(RevisionState::ChangesRequested)]
        }
        Queue::Approved => vec![is(State::Approved)],
        Queue::Live => {
            let running = State::ALL.into_iter().filter(|state| state.is_running());
            vec![Box::new(roles::state.eq_any(running.collect::<Vec<_>>()))]
        }
    }
}

#[derive(Queryable)]
struct Row {
    id: RoleId,
    state: State,
    revision: Option<RevisionState>,
    company: CompanyId,
    company_name: String,
    title: String,
    since: Instant,
    publish_at: Option<Instant>,
}

impl From<Row> for Waiting {
    fn from(row: Row) -> Self {
        Self {
            id: row.id,
            state: row.state,
            revision: row.revision,
            company: row.company,
            company_name: row.company_name,
            title: row.title,
            since: row.since,
            publish_at: row.publish_at,
        }
    }
}

/// The oldest first.
pub(super) fn list(conn: &mut Conn, queue: Queue, paging: Paging) -> QueryResult<Vec<Waiting>> {
    let mut found = Vec::new();
    for condition in of(queue) {
        found.extend(meeting(conn, condition, paging)?);
    }
    found.sort_by_key(|one| (one.since, one.id));
    found.truncate(usize::try_from(paging.limit.fetch()).unwrap_or(usize::MAX));
    Ok(found)
}

fn meeting(conn: &mut Conn, condition: Condition, paging: Paging) -> QueryResult<Vec<Waiting>> {
    let since = roles::submitted_at.assume_not_null();
    let mut query = roles::table
        .inner_join(companies::table)
        .filter(condition)
        .order((since, roles::id))
        .limit(paging.limit.fetch())
        .select((
            roles::id,
            roles::state,
            roles::revision_state,
            roles::company_id,
            companies::name,
            roles::title,
            since,
            roles::publish_at,
        ))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        query = query.filter(since.gt(at).or(since.eq(at).and(roles::id.gt(id))));
    }
    let rows: Vec<Row> = query.load(conn)?;
    Ok(rows.into_iter().map(Waiting::from).collect())
}

/// How many a queue holds.
pub(super) fn count(conn: &mut Conn, queue: Queue) -> QueryResult<i64> {
    let mut found = 0;
    for condition in of(queue) {
        let meeting = roles::table.inner_join(companies::table).filter(condition);
        found += meeting.count().get_result::<i64>(conn)?;
    }
    Ok(found)
}

/// How many a queue holds, and since when the first.
pub(super) fn backlog(conn: &mut Conn, queue: Queue) -> QueryResult<(i64, Option<Instant>)> {
    let mut found = (0, None);
    for condition in of(queue) {
        let waiting = roles::table.inner_join(companies::table).filter(condition);
        let (count, first): (i64, Option<Instant>) =
            waiting.select((count_star(), min(roles::submitted_at))).first(conn)?;
        found = (found.0 + count, found.1.into_iter().chain(first).min());
    }
    Ok(found)
}

/// What a company is called.
pub(super) fn company_name(conn: &mut Conn, id: CompanyId) -> QueryResult<Option<String>> {
    companies::table.find(id).select(companies::name).first(conn).optional()
}

/// The titles of a company's roles that are on their way or shown, but this one.
pub(super) fn titles_of_others(
    conn: &mut Conn,
    company: CompanyId,
    id: RoleId,
) -> QueryResult<Vec<String>> {
    roles::table
        .filter(roles::company_id.eq(company))
        .filter(roles::id.ne(id))
        .filter(roles::state.eq_any(COUNTED))
        .order(roles::title)
        .select(roles::title)
        .load(conn)
}
