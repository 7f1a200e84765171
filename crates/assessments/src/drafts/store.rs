//! Drafts in the database. Every function is one statement.

use std::collections::HashMap;

use db::clock::NOW;
use db::schema::problem_versions as versions;
use db::schema::{assessments, attempt_tasks as tasks, attempts, drafts};
use db::together::Locked as Met;
use db::{Conn, Prepared};
use diesel::prelude::*;
use diesel::upsert::excluded;
use kernel::{AttemptId, Instant, Language, TaskId};

use super::Saving;
use crate::attempts::{Draft, DraftRow, Locked, task_languages};

/// Where a draft is kept.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct Place(AttemptId, TaskId, Language);

impl Place {
    pub(super) fn of(one: &Saving) -> Self {
        Self(one.attempt, one.draft.task, one.draft.language)
    }
}

/// Drafts by their places.
pub(super) type Saved = HashMap<Place, Draft>;

/// The attempts, locked in one order until the transaction ends.
pub(super) fn lock(
    conn: &mut Conn,
    ids: &[AttemptId],
    met: Met,
) -> QueryResult<HashMap<AttemptId, Locked>> {
    let rows = attempts::table.filter(attempts::id.eq_any(ids)).order(attempts::id);
    let rows = rows.select(Locked::as_select()).for_no_key_update();
    let rows: Vec<Locked> = match met {
        Met::Skip => rows.skip_locked().load(conn)?,
        Met::Wait => rows.load(conn)?,
    };
    Ok(rows.into_iter().map(|row| (row.id, row)).collect())
}

/// What an attempt has for a task.
pub(super) struct Task {
    pub(super) languages: Vec<Language>,
    pub(super) max_source: usize,
}

/// Those tasks that are of one of the attempts.
pub(super) type Tasks = HashMap<(AttemptId, TaskId), Task>;

type TaskRow = (AttemptId, TaskId, Vec<Language>, Vec<Language>, i32);

pub(super) fn tasks(conn: &mut Conn, of: &[AttemptId], ids: &[TaskId]) -> QueryResult<Tasks> {
    let rows: Vec<TaskRow> = tasks::table
        .inner_join(assessments::table)
        .inner_join(versions::table)
        .filter(tasks::attempt_id.eq_any(of))
        .filter(tasks::task_id.eq_any(ids))
        .select((
            tasks::attempt_id,
            tasks::task_id,
            assessments::languages,
            versions::languages,
            versions::source_kib,
        ))
        .load(conn)?;
    let task = |(attempt, task, set, offered, source_kib): TaskRow| {
        let languages = task_languages(&set, offered);
        let max_source = usize::try_from(source_kib).unwrap_or(0) * 1024;
        ((attempt, task), Task { languages, max_source })
    };
    Ok(rows.into_iter().map(task).collect())
}

/// What is saved of these tasks in these languages so far.
pub(super) fn saved(
    conn: &mut Conn,
    of: &[AttemptId],
    (tasks, languages): (&[TaskId], &[Language]),
) -> QueryResult<Saved> {
    let rows: Vec<(AttemptId, DraftRow)> = drafts::table
        .filter(drafts::attempt_id.eq_any(of))
        .filter(drafts::task_id.eq_any(tasks))
        .filter(drafts::language.eq_any(languages))
        .select((drafts::attempt_id, DraftRow::as_select()))
        .load(conn)?;
    Ok(placed(rows))
}

fn placed(rows: Vec<(AttemptId, DraftRow)>) -> Saved {
    let placed = |(attempt, row): (AttemptId, DraftRow)| {
        let draft = Draft::from(row);
        (Place(attempt, draft.task, draft.language), draft)
    };
    rows.into_iter().map(placed).collect()
}

/// Saves each as its revision.
pub(super) fn save(conn: &mut Conn, of: &[(&Saving, i32)], now: Instant) -> QueryResult<Saved> {
    if of.is_empty() {
        return Ok(Saved::new());
    }
    let rows: Vec<_> = of
        .iter()
        .map(|(one, revision)| {
            (
                drafts::attempt_id.eq(one.attempt),
                drafts::task_id.eq(one.draft.task),
                drafts::language.eq(one.draft.language),
                drafts::source.eq(&one.draft.source),
                drafts::revision.eq(*revision),
                drafts::edited_at.eq(one.draft.edited_at(now)),
            )
        })
        .collect();
    let save = diesel::insert_into(drafts::table)
        .values(rows)
        .on_conflict((drafts::attempt_id, drafts::task_id, drafts::language))
        .do_update()
        .set((
            drafts::source.eq(excluded(drafts::source)),
            drafts::revision.eq(excluded(drafts::revision)),
            drafts::saved_at.eq(NOW),
            drafts::edited_at.eq(excluded(drafts::edited_at)),
        ))
        .returning((drafts::attempt_id, DraftRow::as_returning()));
    // As many texts as there may be drafts in one transaction.
    let rows: Vec<(AttemptId, DraftRow)> = Prepared(save).load(conn)?;
    Ok(placed(rows))
}
