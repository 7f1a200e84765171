//! Reports in the database: nothing is written here. Every function is one statement.

use db::Conn;
use db::schema::{assessment_tasks as tasks, assessments, attempts, companies, grades};
use db::schema::{company_members as members, problem_versions as versions, submissions, users};
use diesel::dsl::{exists, select};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, CompanyId, Cursor, Instant, Limit, ProblemId};
use kernel::{TaskId, UserId};
use serde_json::Value;

use super::rules::{Cohort, Mode, Report, ReportTask, Row, Taken, Whose};
use crate::attempts::State;
use db::missing;

type RowData =
    (AttemptId, String, String, (String, String), State, Option<Instant>, Option<Instant>);
type RowColumns = (
    attempts::id,
    assessments::title,
    companies::name,
    (users::display_name, users::email),
    attempts::state,
    attempts::submitted_at,
    attempts::graded_at,
);

const ROW: RowColumns = (
    attempts::id,
    assessments::title,
    companies::name,
    (users::display_name, users::email),
    attempts::state,
    attempts::submitted_at,
    attempts::graded_at,
);

fn row(data: RowData) -> QueryResult<Row> {
    let (id, assessment_title, company_name, candidate, state, submitted_at, graded_at) = data;
    let (candidate_name, candidate_email) = candidate;
    Ok(Row {
        id,
        assessment_title,
        company_name,
        candidate_name,
        candidate_email,
        state,
        fineness: None,
        submitted_at: submitted_at.ok_or_else(|| missing("closing time of an attempt"))?,
        graded_at,
    })
}

pub(super) fn list(
    conn: &mut Conn,
    whose: Whose,
    after: Option<Cursor>,
    limit: Limit,
) -> QueryResult<Vec<Row>> {
    let mut query = attempts::table
        .inner_join(assessments::table.inner_join(companies::table))
        .inner_join(users::table)
        .filter(attempts::submitted_at.is_not_null())
        .into_boxed();
    query = match whose {
        Whose::Company(id) => query.filter(assessments::company_id.eq(id)),
        Whose::Candidate(id) => query.filter(attempts::user_id.eq(id)),
    };
    if let Some(Cursor { at, id }) = after {
        let same = attempts::submitted_at.eq(at).and(attempts::id.lt(AttemptId(id)));
        query = query.filter(attempts::submitted_at.lt(at).or(same));
    }
    let rows: Vec<RowData> = query
        .order((attempts::submitted_at.desc(), attempts::id.desc()))
        .limit(limit.fetch())
        .select(ROW)
        .load(conn)?;
    rows.into_iter().map(row).collect()
}

pub(super) fn newest_graded(
    conn: &mut Conn,
    company: CompanyId,
    limit: i64,
) -> QueryResult<Vec<Row>> {
    let rows: Vec<RowData> = attempts::table
        .inner_join(assessments::table.inner_join(companies::table))
        .inner_join(users::table)
        .filter(assessments::company_id.eq(company))
        .filter(attempts::graded_at.is_not_null())
        .order((attempts::graded_at.desc(), attempts::id.desc()))
        .limit(limit)
        .select(ROW)
        .load(conn)?;
    rows.into_iter().map(row).collect()
}

/// A report without what further statements find.
pub(super) struct Head {
    pub(super) candidate: UserId,
    pub(super) company: CompanyId,
    pub(super) assessment: AssessmentId,
    pub(super) report: Report,
}

type HeadRow = (
    (UserId, CompanyId, AssessmentId, State),
    (String, String, String, String, i32, Instant),
    (Instant, Option<Instant>, Option<String>, bool),
);

pub(super) fn head(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Head>> {
    let found: Option<HeadRow> = attempts::table
        .inner_join(assessments::table.inner_join(companies::table))
        .inner_join(users::table)
        .filter(attempts::id.eq(id))
        .filter(attempts::submitted_at.is_not_null())
        .select((
            (attempts::user_id, companies::id, assessments::id, attempts::state),
            (
                users::display_name,
                users::email,
                companies::name,
                assessments::title,
                assessments::duration_minutes,
                assessments::created_at,
            ),
            (
                attempts::started_at,
                attempts::submitted_at,
                attempts::receipt_id,
                attempts::rejudged,
            ),
        ))
        .first(conn)
        .optional()?;
    found
        .map(|((candidate, company, assessment, state), about, when)| {
            let (started_at, closed, receipt, rejudged) = when;
            let (candidate_name, candidate_email, company_name, title, minutes, made) = about;
            let submitted_at = closed.ok_or_else(|| missing("closing time of an attempt"))?;
            let report = Report {
                id,
                mode: Mode::Candidate,
                state,
                candidate_name,
                candidate_email,
                company_name,
                assessment_title: title,
                set_version: String::new(),
                set_made_at: made,
                cohort: Cohort::default(),
                languages_used: Vec::new(),
                started_at,
                submitted_at,
                duration_minutes: minutes,
                used_seconds: (submitted_at - started_at).num_seconds(),
                receipt_id: receipt.ok_or_else(|| missing("receipt of an attempt"))?,
                grade: None,
                rejudged: rejudged && state == State::Graded,
                tasks: Vec::new(),
            };
            Ok(Head { candidate, company, assessment, report })
        })
        .transpose()
}

pub(super) fn is_member(conn: &mut Conn, company: CompanyId, user: UserId) -> QueryResult<bool> {
    select(exists(members::table.find((company, user)))).get_result(conn)
}

type TaskRow = (TaskId, i32, String, ProblemId, i32, Vec<u8>, Option<i64>, Option<i64>);

/// The tasks in order, and the digests of their packages.
pub(super) fn tasks(
    conn: &mut Conn,
    assessment: AssessmentId,
    attempt: AttemptId,
) -> QueryResult<(Vec<ReportTask>, Vec<Vec<u8>>)> {
    let sent = |kind: &'static str| {
        submissions::table
            .filter(submissions::attempt_id.eq(attempt))
            .filter(submissions::task_id.eq(tasks::id))
            .filter(submissions::kind.eq(kind))
            .count()
            .single_value()
    };
    let rows: Vec<TaskRow> = tasks::table
        .inner_join(versions::table)
        .filter(tasks::assessment_id.eq(assessment))
        .order(tasks::position)
        .select((
            tasks::id,
            tasks::position,
            versions::title,
            versions::id,
            tasks::weight,
            versions::package_sha256,
            sent("run"),
            sent("submit"),
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, position, title, problem, weight, package, runs, submissions)| {
            let (runs, submissions) = (runs.unwrap_or(0), submissions.unwrap_or(0));
            (ReportTask { id, position, title, problem, weight, runs, submissions }, package)
        })
        .unzip())
}

pub(super) fn languages(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<String>> {
    submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::kind.eq("submit"))
        .select(submissions::language)
        .distinct()
        .order(submissions::language)
        .load(conn)
}

type TakenRow = (UserId, i32, Option<i32>, Option<i32>, Value);

/// The latest grade of each attempt at an assessment.
pub(super) fn taken(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Taken>> {
    let rows: Vec<TakenRow> = grades::table
        .inner_join(attempts::table)
        .filter(attempts::assessment_id.eq(id))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((
            attempts::user_id,
            grades::fineness,
            grades::correctness_tenths,
            grades::performance_tenths,
            grades::skills,
        ))
        .load(conn)?;
    let taken = |(user, fineness, correctness_tenths, performance_tenths, skills): TakenRow| {
        let skills = serde_json::from_value(skills).map_err(|_| missing("skills of a grade"))?;
        Ok(Taken { user, fineness, correctness_tenths, performance_tenths, skills })
    };
    rows.into_iter().map(taken).collect()
}
