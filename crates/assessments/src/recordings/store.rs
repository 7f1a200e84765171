//! Recordings in the database. Every function is one statement.

use db::schema::{assessment_tasks as tasks, attempts, recording_batches as batches};
use db::{Conn, missing};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, Instant, TaskId, UserId};

use super::packed::{pack, unpack};
use super::replay::Kept;
use super::rules::{Head, Link, NewBatch};

/// What decides whether an attempt is recorded.
#[derive(Queryable, Selectable)]
#[diesel(table_name = attempts)]
pub(super) struct Owned {
    #[diesel(column_name = assessment_id)]
    pub(super) assessment: AssessmentId,
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

/// The same, locked until the transaction ends, so that batches queue up.
pub(super) fn lock_owned(
    conn: &mut Conn,
    id: AttemptId,
    user: UserId,
) -> QueryResult<Option<Owned>> {
    let own = attempts::table.find(id).filter(attempts::user_id.eq(user));
    own.select(Owned::as_select()).for_no_key_update().first(conn).optional()
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

type HeadRow = (i32, Vec<u8>, i32, i32, i64);

pub(super) fn head(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> QueryResult<Option<Head>> {
    let row: Option<HeadRow> = batches::table
        .filter(batches::attempt_id.eq(attempt))
        .filter(batches::task_id.eq(task))
        .order(batches::number.desc())
        .select((batches::number, batches::link, batches::items, batches::t_ms, batches::bytes))
        .first(conn)
        .optional()?;
    row.map(|(number, link, items, t_ms, bytes)| {
        let link = Link::of(&link).ok_or_else(|| missing("link of a recording"))?;
        let (seq, t_ms) = (u32::try_from(items).unwrap_or(0), u32::try_from(t_ms).unwrap_or(0));
        Ok(Head { number, link, seq, t_ms, bytes })
    })
    .transpose()
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

pub(super) fn insert(
    conn: &mut Conn,
    attempt: AttemptId,
    new: &NewBatch,
    head: &Head,
) -> QueryResult<usize> {
    diesel::insert_into(batches::table)
        .values((
            batches::attempt_id.eq(attempt),
            batches::task_id.eq(new.task),
            batches::number.eq(new.number),
            batches::previous.eq(new.previous.bytes()),
            batches::link.eq(head.link.bytes()),
            batches::items.eq(i32::try_from(head.seq).unwrap_or(i32::MAX)),
            batches::t_ms.eq(i32::try_from(head.t_ms).unwrap_or(i32::MAX)),
            batches::bytes.eq(head.bytes),
            batches::payload.eq(pack(&new.payload)),
        ))
        .execute(conn)
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
