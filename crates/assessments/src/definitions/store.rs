//! Assessments in the database. Every function is one statement.

use std::collections::BTreeMap;

use db::schema::{assessment_tasks as tasks, assessments, attempts, invitations};
use db::schema::{problem_versions as versions, problems};
use db::{Conn, clock::NOW};
use diesel::dsl::{count, count_star, exists, select};
use diesel::prelude::*;
use kernel::{AssessmentId, CompanyId, Cursor, Instant, Language, Paging, ProblemId, TaskId};

use super::rules::{AiPolicy, Assessment, Counts, NewAssessment, NewTask, Offer, Settings, Task};
use crate::machine::State as Attempted;

/// The published ones among `ids` that the company may use, with their languages. Locked, so that none
/// is withdrawn before the caller's transaction ends.
pub(super) fn offers(
    conn: &mut Conn,
    company: CompanyId,
    ids: &[ProblemId],
) -> QueryResult<Vec<Offer>> {
    let seen = problems::table
        .filter(
            problems::company_id
                .is_null()
                .or(problems::company_id.is_not_distinct_from(Some(company))),
        )
        .select(problems::id);
    let rows: Vec<(ProblemId, Vec<Language>, String, String)> = versions::table
        .filter(versions::id.eq_any(ids))
        .filter(versions::problem_id.eq_any(seen))
        .filter(versions::state.eq("published"))
        // A scenario has no tests of its own.
        .filter(versions::problem_type.ne("multi_task"))
        .select((versions::id, versions::languages, versions::difficulty, versions::problem_type))
        .for_share()
        .load(conn)?;
    let offer =
        |(problem, languages, difficulty, kind)| Offer { problem, languages, difficulty, kind };
    Ok(rows.into_iter().map(offer).collect())
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
            settings(new.settings),
        ))
        .execute(conn)
}

#[derive(Queryable, Selectable, Insertable, AsChangeset)]
#[diesel(table_name = assessments)]
struct SettingsRow {
    window_days: i32,
    retake_attempts: i32,
    retake_days: i32,
    accommodation_percent: i32,
    records_typing: bool,
    ai_policy: AiPolicy,
    any_address: bool,
}

fn settings(of: Settings) -> SettingsRow {
    SettingsRow {
        window_days: of.window_days,
        retake_attempts: of.retake_attempts,
        retake_days: of.retake_days,
        accommodation_percent: of.accommodation_percent,
        records_typing: of.records_typing,
        ai_policy: of.ai_policy,
        any_address: of.any_address,
    }
}

pub(super) fn insert_task(
    conn: &mut Conn,
    id: TaskId,
    assessment: AssessmentId,
    position: i32,
    task: &NewTask,
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

#[derive(Queryable, Selectable)]
#[diesel(table_name = assessments)]
struct Row {
    id: AssessmentId,
    title: String,
    duration_minutes: i32,
    languages: Vec<Language>,
    created_at: Instant,
    #[diesel(embed)]
    settings: SettingsRow,
    number: i32,
    superseded_at: Option<Instant>,
    archived_at: Option<Instant>,
    tried_at: Option<Instant>,
    revision: i32,
}

fn assessment((row, task_count): (Row, Option<i64>)) -> Assessment {
    let of = row.settings;
    let settings = Settings {
        window_days: of.window_days,
        retake_attempts: of.retake_attempts,
        retake_days: of.retake_days,
        accommodation_percent: of.accommodation_percent,
        records_typing: of.records_typing,
        ai_policy: of.ai_policy,
        any_address: of.any_address,
    };
    Assessment {
        id: row.id,
        title: row.title,
        duration_minutes: row.duration_minutes,
        languages: row.languages,
        created_at: row.created_at,
        task_count: task_count.unwrap_or(0),
        settings,
        number: row.number,
        superseded: row.superseded_at.is_some(),
        archived: row.archived_at.is_some(),
        tried: row.tried_at.is_some(),
        revision: row.revision,
        counts: Counts::default(),
    }
}

#[diesel::dsl::auto_type(no_type_alias)]
fn task_count() -> _ {
    tasks::table.filter(tasks::assessment_id.eq(assessments::id)).count().single_value()
}

/// The newest versions, those that are archived or those that are not.
pub(super) fn list(
    conn: &mut Conn,
    company: CompanyId,
    archived: bool,
    paging: Paging,
) -> QueryResult<Vec<Assessment>> {
    let mut query = assessments::table
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(assessments::superseded_at.is_null())
        .filter(assessments::archived_at.is_not_null().eq(archived))
        .into_boxed();
    if let Some(Cursor { at, id }) = paging.after {
        let same = assessments::created_at.eq(at).and(assessments::id.lt(AssessmentId(id)));
        query = query.filter(assessments::created_at.lt(at).or(same));
    }
    let rows: Vec<(Row, Option<i64>)> = query
        .order((assessments::created_at.desc(), assessments::id.desc()))
        .limit(paging.limit.fetch())
        .select((Row::as_select(), task_count()))
        .load(conn)?;
    Ok(rows.into_iter().map(assessment).collect())
}

pub(super) fn find(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
) -> QueryResult<Option<Assessment>> {
    let row: Option<(Row, Option<i64>)> = assessments::table
        .filter(assessments::id.eq(id))
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .select((Row::as_select(), task_count()))
        .first(conn)
        .optional()?;
    Ok(row.map(assessment))
}

/// Makes others who change it or invite to it wait until the transaction ends.
pub(super) fn lock(conn: &mut Conn, id: AssessmentId) -> QueryResult<AssessmentId> {
    assessments::table.find(id).select(assessments::id).for_update().first(conn)
}

/// What decides whether somebody can be invited now; it stays so until the transaction ends.
pub(super) fn standing(
    conn: &mut Conn,
    company: CompanyId,
    id: AssessmentId,
) -> QueryResult<Option<Assessment>> {
    let found: Option<(Row, Option<i64>)> = assessments::table
        .filter(assessments::id.eq(id))
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .select((Row::as_select(), task_count()))
        .for_share()
        .first(conn)
        .optional()?;
    Ok(found.map(assessment))
}

pub(super) fn is_invited_to(conn: &mut Conn, id: AssessmentId) -> QueryResult<bool> {
    select(exists(invitations::table.filter(invitations::assessment_id.eq(id)))).get_result(conn)
}

/// The first of its versions.
pub(crate) fn first_of(conn: &mut Conn, id: AssessmentId) -> QueryResult<AssessmentId> {
    let row = assessments::table.find(id).select(assessments::first_id);
    Ok(row.first::<Option<AssessmentId>>(conn)?.unwrap_or(id))
}

pub(super) fn title(conn: &mut Conn, id: AssessmentId) -> QueryResult<String> {
    assessments::table.find(id).select(assessments::title).first(conn)
}

pub(super) fn window_days(conn: &mut Conn, id: AssessmentId) -> QueryResult<i32> {
    assessments::table.find(id).select(assessments::window_days).first(conn)
}

pub(super) fn terms(conn: &mut Conn, id: AssessmentId) -> QueryResult<(i32, bool, AiPolicy)> {
    let terms =
        (assessments::duration_minutes, assessments::records_typing, assessments::ai_policy);
    assessments::table.find(id).select(terms).first(conn)
}

/// The newest versions of the assessment that begins with `first`, newest first.
pub(super) fn versions(
    conn: &mut Conn,
    first: AssessmentId,
    most: i64,
) -> QueryResult<Vec<(AssessmentId, i32, Instant)>> {
    assessments::table
        .filter(assessments::id.eq(first).or(assessments::first_id.eq(first)))
        .filter(assessments::trial_of.is_null())
        .order(assessments::number.desc())
        .limit(most)
        .select((assessments::id, assessments::number, assessments::created_at))
        .load(conn)
}

/// Makes one a version of another.
pub(super) fn set_version(
    conn: &mut Conn,
    id: AssessmentId,
    first: AssessmentId,
    number: i32,
) -> QueryResult<usize> {
    diesel::update(assessments::table.find(id))
        .set((assessments::first_id.eq(first), assessments::number.eq(number)))
        .execute(conn)
}

pub(super) fn set_superseded(conn: &mut Conn, id: AssessmentId) -> QueryResult<usize> {
    diesel::update(assessments::table.find(id))
        .set((
            assessments::superseded_at.eq(NOW),
            assessments::revision.eq(assessments::revision + 1),
        ))
        .execute(conn)
}

pub(super) fn set_archived(
    conn: &mut Conn,
    id: AssessmentId,
    archived: bool,
) -> QueryResult<usize> {
    let changed = assessments::revision.eq(assessments::revision + 1);
    let row = diesel::update(assessments::table.find(id));
    if archived {
        row.set((assessments::archived_at.eq(NOW), changed)).execute(conn)
    } else {
        row.set((assessments::archived_at.eq(None::<Instant>), changed)).execute(conn)
    }
}

/// Somebody of the company has taken it as it was in this revision.
pub(super) fn set_tried(conn: &mut Conn, id: AssessmentId, revision: i32) -> QueryResult<usize> {
    let same = assessments::table
        .filter(assessments::id.eq(id))
        .filter(assessments::revision.eq(revision))
        .filter(assessments::tried_at.is_null());
    diesel::update(same).set(assessments::tried_at.eq(NOW)).execute(conn)
}

/// Whether it is a copy for a trial: of which assessment, and in which revision.
pub(super) fn trial(conn: &mut Conn, id: AssessmentId) -> QueryResult<Option<(AssessmentId, i32)>> {
    let found: (Option<AssessmentId>, Option<i32>) = assessments::table
        .find(id)
        .select((assessments::trial_of, assessments::trial_revision))
        .first(conn)?;
    Ok(found.0.zip(found.1))
}

pub(super) fn set_trial(
    conn: &mut Conn,
    id: AssessmentId,
    of: AssessmentId,
    revision: i32,
) -> QueryResult<usize> {
    diesel::update(assessments::table.find(id))
        .set((assessments::trial_of.eq(of), assessments::trial_revision.eq(revision)))
        .execute(conn)
}

/// Gives it another content; what was tried before counts only where `still_tried`.
pub(super) fn rewrite(
    conn: &mut Conn,
    id: AssessmentId,
    new: &NewAssessment,
    still_tried: bool,
) -> QueryResult<usize> {
    if !still_tried {
        diesel::update(assessments::table.find(id))
            .set(assessments::tried_at.eq(None::<Instant>))
            .execute(conn)?;
    }
    diesel::update(assessments::table.find(id))
        .set((
            assessments::title.eq(&new.title),
            assessments::duration_minutes.eq(new.duration_minutes),
            assessments::languages.eq(&new.languages),
            settings(new.settings),
            assessments::revision.eq(assessments::revision + 1),
        ))
        .execute(conn)
}

pub(super) fn delete_tasks(conn: &mut Conn, id: AssessmentId) -> QueryResult<usize> {
    diesel::delete(tasks::table.filter(tasks::assessment_id.eq(id))).execute(conn)
}

type TaskRow = (TaskId, i32, ProblemId, String, String, String, i32, Vec<String>);

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
            versions::keywords,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, position, problem, slug, title, difficulty, weight, keywords)| Task {
            id,
            position,
            problem,
            slug,
            title,
            difficulty,
            weight,
            keywords,
            variants: Vec::new(),
        })
        .collect())
}

pub(super) fn count_invited(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, i64>> {
    let rows: Vec<(AssessmentId, i64)> = invitations::table
        .filter(invitations::assessment_id.eq_any(ids))
        .filter(invitations::retake_of.is_null())
        .group_by(invitations::assessment_id)
        .select((invitations::assessment_id, count_star()))
        .load(conn)?;
    Ok(rows.into_iter().collect())
}

/// How many attempts were begun, and how many of them are over; without those that were voided.
pub(super) fn count_attempts(
    conn: &mut Conn,
    ids: &[AssessmentId],
) -> QueryResult<BTreeMap<AssessmentId, (i64, i64)>> {
    let rows: Vec<(AssessmentId, i64, i64)> = attempts::table
        .filter(attempts::assessment_id.eq_any(ids))
        .filter(attempts::state.ne(Attempted::Voided))
        .group_by(attempts::assessment_id)
        .select((attempts::assessment_id, count_star(), count(attempts::submitted_at)))
        .load(conn)?;
    Ok(rows.into_iter().map(|(id, begun, over)| (id, (begun, over))).collect())
}
