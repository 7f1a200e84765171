//! Checks in the database. Every function is one statement.

use db::Conn;
use db::clock::NOW;
use db::schema::{problem_check_lines as lines, problem_checks as checks};
use diesel::prelude::*;
use kernel::{Instant, ProblemCheckId, ProblemDraftId, UserId};

use super::rules::{Check, Filling, Kind, Line, State, Times};

#[derive(Queryable, Selectable)]
#[diesel(table_name = checks)]
struct Row {
    id: ProblemCheckId,
    draft_id: ProblemDraftId,
    digest: Vec<u8>,
    state: State,
    changes: i64,
    limit_ms: Option<i32>,
    slowest_accepted_ms: Option<i32>,
    fastest_slow_ms: Option<i32>,
    finds_slow: Option<bool>,
    created_at: Instant,
    finished_at: Option<Instant>,
    fills: Option<Filling>,
    publish_by: Option<UserId>,
}

fn check(row: Row) -> Check {
    let times = row.limit_ms.zip(row.slowest_accepted_ms).zip(row.finds_slow);
    Check {
        id: row.id,
        draft: row.draft_id,
        digest: row.digest,
        fills: row.fills,
        publish_by: row.publish_by,
        state: row.state,
        changes: row.changes,
        times: times.map(|((limit_ms, slowest_accepted_ms), finds_slow)| Times {
            limit_ms,
            slowest_accepted_ms,
            fastest_slow_ms: row.fastest_slow_ms,
            finds_slow,
        }),
        created_at: row.created_at,
        finished_at: row.finished_at,
    }
}

pub(super) fn insert(
    conn: &mut Conn,
    id: ProblemCheckId,
    draft: ProblemDraftId,
    (digest, fills): (&[u8], Option<Filling>),
    by: Option<UserId>,
) -> QueryResult<usize> {
    diesel::insert_into(checks::table)
        .values((
            checks::id.eq(id),
            checks::draft_id.eq(draft),
            checks::digest.eq(digest),
            checks::fills.eq(fills),
            checks::created_by.eq(by),
        ))
        .execute(conn)
}

pub(super) fn newest(conn: &mut Conn, draft: ProblemDraftId) -> QueryResult<Option<Check>> {
    let row = checks::table
        .filter(checks::draft_id.eq(draft))
        .order((checks::created_at.desc(), checks::id.desc()))
        .select(Row::as_select())
        .first(conn)
        .optional()?;
    Ok(row.map(check))
}

pub(super) fn find(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<Option<Check>> {
    let row = checks::table.find(id).select(Row::as_select()).first(conn).optional()?;
    Ok(row.map(check))
}

/// Locked until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<Option<Check>> {
    let row = checks::table.find(id).select(Row::as_select()).for_no_key_update();
    Ok(row.first(conn).optional()?.map(check))
}

/// Those of a draft that are not through, locked.
pub(super) fn running(conn: &mut Conn, draft: ProblemDraftId) -> QueryResult<Vec<ProblemCheckId>> {
    checks::table
        .filter(checks::draft_id.eq(draft))
        .filter(checks::state.eq_any([State::Queued, State::Running]))
        .select(checks::id)
        .for_no_key_update()
        .load(conn)
}

pub(super) fn set_publisher(conn: &mut Conn, id: ProblemCheckId, by: UserId) -> QueryResult<usize> {
    diesel::update(checks::table.find(id))
        .set((checks::publish_by.eq(by), checks::changes.eq(checks::changes + 1)))
        .execute(conn)
}

/// The draft, the person who has it published, and how the check has ended.
pub(super) fn ended(
    conn: &mut Conn,
    id: ProblemCheckId,
) -> QueryResult<Option<(ProblemDraftId, UserId, State)>> {
    checks::table
        .find(id)
        .filter(checks::state.eq_any([State::Passed, State::Failed]))
        .filter(checks::publish_by.is_not_null())
        .select((checks::draft_id, checks::publish_by.assume_not_null(), checks::state))
        .first(conn)
        .optional()
}

pub(super) fn begin(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<usize> {
    diesel::update(checks::table.find(id))
        .set((checks::state.eq(State::Running), checks::changes.eq(checks::changes + 1)))
        .execute(conn)
}

pub(super) fn finish(
    conn: &mut Conn,
    id: ProblemCheckId,
    state: State,
    times: Option<Times>,
) -> QueryResult<usize> {
    diesel::update(checks::table.find(id))
        .set((
            checks::state.eq(state),
            checks::changes.eq(checks::changes + 1),
            checks::limit_ms.eq(times.map(|t| t.limit_ms)),
            checks::slowest_accepted_ms.eq(times.map(|t| t.slowest_accepted_ms)),
            checks::fastest_slow_ms.eq(times.and_then(|t| t.fastest_slow_ms)),
            checks::finds_slow.eq(times.map(|t| t.finds_slow)),
            checks::finished_at.eq(NOW),
        ))
        .execute(conn)
}

/// What is checked has other files now.
pub(super) fn set_digest(conn: &mut Conn, id: ProblemCheckId, digest: &[u8]) -> QueryResult<usize> {
    diesel::update(checks::table.find(id))
        .set((checks::digest.eq(digest), checks::changes.eq(checks::changes + 1)))
        .execute(conn)
}

pub(super) fn count_line(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<usize> {
    diesel::update(checks::table.find(id))
        .set(checks::changes.eq(checks::changes + 1))
        .execute(conn)
}

pub(super) fn last_number(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<Option<i32>> {
    lines::table.filter(lines::check_id.eq(id)).select(diesel::dsl::max(lines::number)).first(conn)
}

pub(super) fn insert_line(
    conn: &mut Conn,
    id: ProblemCheckId,
    number: i32,
    line: &Line,
    groups: Option<serde_json::Value>,
) -> QueryResult<usize> {
    diesel::insert_into(lines::table)
        .values((
            lines::check_id.eq(id),
            lines::number.eq(number),
            lines::kind.eq(line.kind),
            lines::subject.eq(&line.subject),
            lines::is_good.eq(line.is_good),
            lines::text.eq(&line.text),
            lines::groups.eq(groups),
        ))
        .execute(conn)
}

pub(super) fn delete_lines(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<usize> {
    diesel::delete(lines::table.filter(lines::check_id.eq(id))).execute(conn)
}

type LineRow = (Kind, String, bool, String, Option<serde_json::Value>);

pub(super) fn lines(conn: &mut Conn, id: ProblemCheckId) -> QueryResult<Vec<LineRow>> {
    lines::table
        .filter(lines::check_id.eq(id))
        .order(lines::number)
        .select((lines::kind, lines::subject, lines::is_good, lines::text, lines::groups))
        .load(conn)
}
