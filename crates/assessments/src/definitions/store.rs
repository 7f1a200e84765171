//! Assessments in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::Conn;
use db::schema::{assessment_tasks as tasks, assessments, attempts, invitations};
use db::schema::{problem_versions as versions, problems};
use diesel::dsl::count_star;
use diesel::prelude::*;
use kernel::{AssessmentId, CompanyId, Cursor, Instant, Language, Paging, ProblemId, TaskId};

use super::rules::{Assessment, Counts, NewAssessment, NewTask, Offer, Task};

/// The published ones among `ids`, with their languages. Locked, so that none is withdrawn before
/// the caller's transaction ends.
pub(super) fn offers(conn: &mut Conn, ids: &[ProblemId]) -> QueryResult<Vec<Offer>> {
    let rows: Vec<(ProblemId, Vec<Language>)> = versions::table
        .filter(versions::id.eq_any(ids))
        .filter(versions::state.eq("published"))
        .select((versions::id, versions::languages))
        .for_share()
        .load(conn)?;
    Ok(rows.into_iter().map(|(problem, languages)| Offer { problem, languages }).collect())
}

pub(super) fn insert(conn: &mut Conn, id: AssessmentId, new: &NewAssessment) -> QueryResult<usize> {
    diesel::insert_into(assessments::table)
        .values((
            assessments::id.eq(id),
            assessments::company_id.eq(new.company),
            assessments::title.eq(&new.title),
            assessments::duration_minutes.eq(new.duration_minutes),
            assessments::languages.eq(&new.languages),
            assessments::created_by.eq(new.created_by),
        ))
        .execute(conn)
}

pub(super) fn insert_task(
    conn: &mut Conn,
    id: TaskId,
    assessment: AssessmentId,
    position: i32,
    task: NewTask,
) -> QueryResult<usize> {
    diesel::insert_into(tasks::table)
        .values((
            tasks::id.eq(id),
            tasks::assessment_id.eq(assessment),
            tasks::position.eq(position),
            tasks::problem_version_id.eq(task.problem),
            tasks::weight.eq(task.weight),
        ))
        .execute(conn)
}

type Row = (AssessmentId, String, i32, Vec<Language>, Instant, Option<i64>);

fn assessment(row: Row) -> Assessment {
    let (id, title, duration_minutes, languages, created_at, task_count) = row;
    let task_count = task_count.unwrap_or(0);
    let counts = Counts::default();
    Assessment { id, title, duration_minutes, languages, created_at, task_count, counts }
}

#[diesel::dsl::auto_type(no_type_alias)]
fn task_count() -> _ {
    tasks::table.filter(tasks::assessment_id.eq(assessments::id)).count().single_value()
}

pub(super) fn list(
    conn: &mut Conn,
    company: CompanyId,
    paging: Paging,
) -> QueryResult<Vec<Assessment>> {
    let mut query = assessments::table.filter(assessments::company_id.eq(company)).into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = assessments::created_at.eq(at).and(assessments::id.lt(AssessmentId(id)));
        query = query.filter(assessments::created_at.lt(at).or(same));
    }
    let rows: Vec<Row> = query
        .order((assessments::created_at.desc(), assessments::id.desc()))
        .limit(paging.limit.fetch())
        .select((
            assessments::id,
            assessments::title,
            assessments::duration_minutes,
            assessments::languages,
            assessments::created_at,
            task_count(),
        ))
        .load(conn)?;
    Ok(rows.into_iter().map(assessment).collect())
}

pub(super) fn find(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
) -> QueryResult<Option<Assessment>> {
    let row: Option<Row> = assessments::table
        .filter(assessments::id.eq(id))
        .filter(assessments::company_id.eq(company))
        .select((
            assessments::id,
            assessments::title,
            assessments::duration_minutes,
            assessments::languages,
            assessments::created_at,
            task_count(),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(assessment))
}

type TaskRow = (TaskId, i32, ProblemId, String, String, String, i32);

pub(super) fn tasks(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Task>> {
    let rows: Vec<TaskRow> = tasks::table
        .inner_join(versions::table.inner_join(problems::table))
        .filter(tasks::assessment_id.eq(id))
        .order(tasks::position)
        .select((
            tasks::id,
            tasks::position,
            versions::id,
            problems::slug,
            versions::title,
            versions::difficulty,
            tasks::weight,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, position, problem, slug, title, difficulty, weight)| Task {
            id,
            position,
            problem,
            slug,
            title,
            difficulty,
            weight,
        })
        .collect())
}

pub(super) fn count_invited(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, i64>> {
    let rows: Vec<(AssessmentId, i64)> = invitations::table
        .filter(invitations::assessment_id.eq_any(ids))
        .group_by(invitations::assessment_id)
        .select((invitations::assessment_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// Which attempts to count.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Which {
    All,
    Finished,
}

pub(super) fn count_attempts(
    conn: &mut Conn,
    ids: &[AssessmentId],
    which: Which,
) -> QueryResult<BTreeMap<AssessmentId, i64>> {
    let mut query = attempts::table.filter(attempts::assessment_id.eq_any(ids)).into_boxed();
    if which == Which::Finished {
        query = query.filter(attempts::submitted_at.is_not_null());
    }
    let rows: Vec<AssessmentId> = query.select(attempts::assessment_id).load(conn)?;
    let mut counts = BTreeMap::new();
    for id in rows {
        *counts.entry(id).or_insert(0) += 1;
    }
    Ok(counts)
}
