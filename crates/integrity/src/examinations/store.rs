//! Examinations in the database. Every function is one statement.

use db::schema::{attempts, integrity_cases as cases, integrity_examinations as examinations};
use db::{Conn, missing};
use diesel::dsl::{exists, not, select};
use diesel::prelude::*;
use kernel::{AttemptId, Instant};
use serde_json::Value;

use super::Examination;
use crate::levels::{Level, Outcome};
use crate::signals::Finding;

pub(super) fn insert(conn: &mut Conn, attempt: AttemptId, due: Instant) -> QueryResult<usize> {
    diesel::insert_into(examinations::table)
        .values((examinations::attempt_id.eq(attempt), examinations::due_at.eq(due)))
        .on_conflict_do_nothing()
        .execute(conn)
}

pub(super) fn put_again(conn: &mut Conn, attempt: AttemptId, due: Instant) -> QueryResult<usize> {
    let none = (
        examinations::due_at.eq(due),
        examinations::examined_at.eq(None::<Instant>),
        examinations::level.eq(None::<Level>),
        examinations::findings.eq(None::<Value>),
        examinations::rules.eq(None::<Value>),
    );
    diesel::insert_into(examinations::table)
        .values((examinations::attempt_id.eq(attempt), examinations::due_at.eq(due)))
        .on_conflict(examinations::attempt_id)
        .do_update()
        .set(none)
        .execute(conn)
}

pub(super) fn due(conn: &mut Conn, now: Instant, limit: i64) -> QueryResult<Vec<AttemptId>> {
    let voided = attempts::table.filter(attempts::state.eq("voided")).select(attempts::id);
    examinations::table
        .filter(examinations::attempt_id.ne_all(voided))
        .filter(examinations::examined_at.is_null())
        .filter(examinations::due_at.le(now))
        .order(examinations::due_at)
        .limit(limit)
        .select(examinations::attempt_id)
        .load(conn)
}

pub(super) fn hold(conn: &mut Conn, attempt: AttemptId, now: Instant) -> QueryResult<bool> {
    let held: Option<AttemptId> = examinations::table
        .find(attempt)
        .filter(examinations::examined_at.is_null())
        .filter(examinations::due_at.le(now))
        .select(examinations::attempt_id)
        .for_update()
        .skip_locked()
        .first(conn)
        .optional()?;
    Ok(held.is_some())
}

pub(super) fn postpone(conn: &mut Conn, attempt: AttemptId, due: Instant) -> QueryResult<usize> {
    let row = diesel::update(examinations::table.find(attempt));
    row.set(examinations::due_at.eq(due)).execute(conn)
}

fn unreadable(e: serde_json::Error) -> diesel::result::Error {
    diesel::result::Error::SerializationError(Box::new(e))
}

pub(super) fn save(
    conn: &mut Conn,
    attempt: AttemptId,
    (findings, outcome): (&[Finding], &Outcome),
    now: Instant,
) -> QueryResult<usize> {
    let findings = serde_json::to_value(findings).map_err(unreadable)?;
    let rules = serde_json::to_value(&outcome.rules).map_err(unreadable)?;
    diesel::update(examinations::table.find(attempt))
        .set((
            examinations::examined_at.eq(Some(now)),
            examinations::level.eq(Some(outcome.level)),
            examinations::findings.eq(Some(findings)),
            examinations::rules.eq(Some(rules)),
        ))
        .execute(conn)
}

type Row = (Option<Instant>, Option<Level>, Option<Value>, Option<Value>);

pub(super) fn find(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Option<Examination>> {
    let row: Option<Row> = examinations::table
        .find(attempt)
        .filter(examinations::examined_at.is_not_null())
        .select((
            examinations::examined_at,
            examinations::level,
            examinations::findings,
            examinations::rules,
        ))
        .first(conn)
        .optional()?;
    let read = |(at, level, findings, rules): Row| {
        let none = || missing("outcome of an examination");
        Ok(Examination {
            at: at.ok_or_else(none)?,
            level: level.ok_or_else(none)?,
            findings: serde_json::from_value(findings.ok_or_else(none)?).map_err(unreadable)?,
            rules: serde_json::from_value(rules.ok_or_else(none)?).map_err(unreadable)?,
        })
    };
    row.map(read).transpose()
}

pub(super) fn is_queued(conn: &mut Conn, attempt: AttemptId) -> QueryResult<bool> {
    let row = examinations::table.find(attempt).filter(examinations::examined_at.is_null());
    select(exists(row)).get_result(conn)
}

pub(super) fn remove(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let ended = attempts::table.filter(attempts::submitted_at.lt(before)).select(attempts::id);
    let has_case = cases::table.filter(cases::attempt_id.eq(examinations::attempt_id));
    diesel::delete(
        examinations::table
            .filter(examinations::attempt_id.eq_any(ended))
            .filter(not(exists(has_case))),
    )
    .execute(conn)
}
