//! Recordings in the database. Every function is one statement.

use std::collections::HashMap;

use db::schema::{assessment_tasks as tasks, attempts, recording_batches as batches};
use db::together::Locked as Met;
use db::{Conn, Prepared, missing};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use diesel::sql_types::{Array, Uuid};
use kernel::{AssessmentId, AttemptId, Instant, TaskId, UserId};

use super::Sending;
use super::packed::{pack, unpack};
use super::replay::Kept;
use super::rules::{Head, Link};

/// What decides whether an attempt is recorded.
#[derive(Queryable, Selectable)]
#[diesel(table_name = attempts)]
pub(super) struct Owned {
    #[diesel(column_name = assessment_id)]
    pub(super) assessment: AssessmentId,
    #[diesel(column_name = user_id)]
    pub(super) user: UserId,
    /// The edition that the candidate agreed to.
    #[diesel(column_name = consent_text_version)]
    pub(super) consent: String,
    pub(super) started_at: Instant,
    pub(super) ends_at: Instant,
    pub(super) submitted_at: Option<Instant>,
}

pub(super) fn found(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Owned>> {
    attempts::table.find(id).select(Owned::as_select()).first(conn).optional()
}

pub(super) fn owned(conn: &mut Conn, id: AttemptId, user: UserId) -> QueryResult<Option<Owned>> {
    let own = attempts::table.find(id).filter(attempts::user_id.eq(user));
    own.select(Owned::as_select()).first(conn).optional()
}

/// Attempts, locked in one order until the transaction ends, so that the batches of each queue up.
pub(super) fn lock(
    conn: &mut Conn,
    ids: &[AttemptId],
    met: Met,
) -> QueryResult<Vec<(AttemptId, Owned)>> {
    let rows = attempts::table.filter(attempts::id.eq_any(ids)).order(attempts::id);
    let rows = rows.select((attempts::id, Owned::as_select())).for_no_key_update();
    match met {
        Met::Skip => rows.skip_locked().load(conn),
        Met::Wait => rows.load(conn),
    }
}

/// The assessment that each task is of.
pub(super) fn assessments(
    conn: &mut Conn,
    of: &[TaskId],
) -> QueryResult<Vec<(TaskId, AssessmentId)>> {
    let rows = tasks::table.filter(tasks::id.eq_any(of));
    rows.select((tasks::id, tasks::assessment_id)).load(conn)
}

pub(super) fn has_task(conn: &mut Conn, of: AssessmentId, task: TaskId) -> QueryResult<bool> {
    select(exists(tasks::table.find(task).filter(tasks::assessment_id.eq(of)))).get_result(conn)
}

pub(super) fn task_at(
    conn: &mut Conn,
    attempt: AttemptId,
    position: i32,
) -> QueryResult<Option<TaskId>> {
    let of = attempts::table.find(attempt).select(attempts::assessment_id);
    tasks::table
        .filter(tasks::assessment_id.eq_any(of))
        .filter(tasks::position.eq(position))
        .select(tasks::id)
        .first(conn)
        .optional()
}

#[derive(Queryable, QueryableByName)]
#[diesel(table_name = batches)]
struct HeadRow {
    attempt_id: AttemptId,
    task_id: TaskId,
    number: i32,
    link: Vec<u8>,
    items: i32,
    t_ms: i32,
    bytes: i64,
}

impl HeadRow {
    fn head(self) -> QueryResult<((AttemptId, TaskId), Head)> {
        let link = Link::of(&self.link).ok_or_else(|| missing("link of a recording"))?;
        let seq = u32::try_from(self.items).unwrap_or(0);
        let t_ms = u32::try_from(self.t_ms).unwrap_or(0);
        let head = Head { number: self.number, link, seq, t_ms, bytes: self.bytes };
        Ok(((self.attempt_id, self.task_id), head))
    }
}

// One walk down the index for each, however long the recordings are.
const HEADS: &str = "\
    select head.* from unnest($1, $2) as asked (attempt_id, task_id) \
    cross join lateral (select attempt_id, task_id, number, link, items, t_ms, bytes \
      from recording_batches of \
      where of.attempt_id = asked.attempt_id and of.task_id = asked.task_id \
      order by number desc limit 1) as head";

/// How far the recordings of these tasks have come, each of the attempt at its place.
#[expect(clippy::disallowed_methods, reason = "the query builder has no lateral join")]
pub(super) fn heads(
    conn: &mut Conn,
    of: &[AttemptId],
    tasks: &[TaskId],
) -> QueryResult<HashMap<(AttemptId, TaskId), Head>> {
    let heads = diesel::sql_query(HEADS).bind::<Array<Uuid>, _>(of).bind::<Array<Uuid>, _>(tasks);
    let rows: Vec<HeadRow> = Prepared(heads).load(conn)?;
    rows.into_iter().map(HeadRow::head).collect()
}

pub(super) fn link(
    conn: &mut Conn,
    attempt: AttemptId,
    (task, number): (TaskId, i32),
) -> QueryResult<Option<Link>> {
    let row: Option<Vec<u8>> = batches::table
        .find((attempt, task, number))
        .select(batches::link)
        .first(conn)
        .optional()?;
    Ok(row.and_then(|link| Link::of(&link)))
}

/// Stores each as what comes after it says.
pub(super) fn insert(conn: &mut Conn, of: &[(&Sending, Head)]) -> QueryResult<usize> {
    if of.is_empty() {
        return Ok(0);
    }
    let rows: Vec<_> = of
        .iter()
        .map(|(one, head)| {
            (
                batches::attempt_id.eq(one.attempt),
                batches::task_id.eq(one.batch.task),
                batches::number.eq(one.batch.number),
                batches::previous.eq(one.batch.previous.bytes()),
                batches::link.eq(head.link.bytes()),
                batches::items.eq(i32::try_from(head.seq).unwrap_or(i32::MAX)),
                batches::t_ms.eq(i32::try_from(head.t_ms).unwrap_or(i32::MAX)),
                batches::bytes.eq(head.bytes),
                batches::payload.eq(pack(&one.batch.payload)),
            )
        })
        .collect();
    // As many texts as there may be batches in one transaction.
    Prepared(diesel::insert_into(batches::table).values(rows)).execute(conn)
}

type BatchRow = (i32, Vec<u8>, Vec<u8>, Vec<u8>);

/// By their numbers.
pub(super) fn batches(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> QueryResult<Vec<Kept>> {
    let rows: Vec<BatchRow> = batches::table
        .filter(batches::attempt_id.eq(attempt))
        .filter(batches::task_id.eq(task))
        .order(batches::number)
        .select((batches::number, batches::previous, batches::link, batches::payload))
        .load(conn)?;
    rows.into_iter()
        .map(|(number, previous, link, payload)| {
            let of = |bytes: &[u8]| Link::of(bytes).ok_or_else(|| missing("link of a recording"));
            let (previous, link) = (of(&previous)?, of(&link)?);
            Ok(Kept { number, previous, link, payload: unpack(&payload) })
        })
        .collect()
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let ended = attempts::table.filter(attempts::submitted_at.lt(before)).select(attempts::id);
    diesel::delete(batches::table.filter(batches::attempt_id.eq_any(ended))).execute(conn)
}
