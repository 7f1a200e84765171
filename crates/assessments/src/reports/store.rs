//! Reports in the database: nothing is written here. Every function is one statement.

use db::schema::problem_versions as versions;
use db::schema::{assessment_variants as variants, company_members as members};
use db::schema::{assessments, attempt_tasks as tasks, attempts, companies, grades, partners};
use db::schema::{invitations, reused_results as reused, submissions, users};
use db::{Conn, missing};
use diesel::dsl::{exists, not, select};
use diesel::prelude::*;
use kernel::{AssessmentId, AttemptId, CompanyId, Cursor, Instant, Language, Paging, ProblemId};
use kernel::{TaskId, UserId};
use serde_json::Value;

use super::rules::{Cohort, Mode, Report, ReportTask, Row, Taken, Whose};
use crate::assistance::Assistant;
use crate::attempts::State;
use crate::consent;
use crate::definitions::AiPolicy;
use crate::host;
use crate::verification::Standing;

/// One line of a list of reports.
#[derive(Queryable, Selectable)]
#[diesel(table_name = attempts)]
struct Line {
    id: AttemptId,
    #[diesel(select_expression = assessments::title)]
    assessment_title: String,
    #[diesel(select_expression = companies::name.nullable())]
    company: Option<String>,
    #[diesel(select_expression = partners::organisation.nullable())]
    partner: Option<String>,
    #[diesel(select_expression = users::display_name)]
    candidate_name: String,
    #[diesel(select_expression = users::email)]
    candidate_email: String,
    state: State,
    submitted_at: Option<Instant>,
    graded_at: Option<Instant>,
    verification: Standing,
}

impl TryFrom<Line> for Row {
    type Error = diesel::result::Error;

    fn try_from(line: Line) -> QueryResult<Self> {
        Ok(Self {
            id: line.id,
            assessment_title: line.assessment_title,
            company_name: host::named((line.company, line.partner)),
            candidate_name: line.candidate_name,
            candidate_email: line.candidate_email,
            state: line.state,
            fineness: None,
            submitted_at: line.submitted_at.ok_or_else(|| missing("closing time of an attempt"))?,
            graded_at: line.graded_at,
            verification: line.verification.shown().filter(|_| line.state != State::Voided),
            opened: None,
        })
    }
}

pub(super) fn list(conn: &mut Conn, whose: Whose, paging: Paging) -> QueryResult<Vec<Row>> {
    let mut query = attempts::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .inner_join(users::table)
        .filter(attempts::submitted_at.is_not_null())
        .filter(assessments::trial_of.is_null())
        .into_boxed();
    query = match whose {
        Whose::Company(id) => query.filter(assessments::company_id.eq(id)),
        Whose::Candidate(id) => query.filter(attempts::user_id.eq(id)),
    };
    if let Some(Cursor { at, id }) = paging.after {
        let same = attempts::submitted_at.eq(at).and(attempts::id.lt(AttemptId(id)));
        query = query.filter(attempts::submitted_at.lt(at).or(same));
    }
    let rows: Vec<Line> = query
        .order((attempts::submitted_at.desc(), attempts::id.desc()))
        .limit(paging.limit.fetch())
        .select(Line::as_select())
        .load(conn)?;
    rows.into_iter().map(Row::try_from).collect()
}

pub(super) fn newest_graded(
    conn: &mut Conn,
    company: CompanyId,
    limit: i64,
) -> QueryResult<Vec<Row>> {
    let rows: Vec<Line> = attempts::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .inner_join(users::table)
        .filter(assessments::company_id.eq(company))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::state.eq(State::Graded))
        .order((attempts::graded_at.desc(), attempts::id.desc()))
        .limit(limit)
        .select(Line::as_select())
        .load(conn)?;
    rows.into_iter().map(Row::try_from).collect()
}

/// Those for companies, with whose they are, the last graded first.
pub(super) fn graded_of(conn: &mut Conn, of: &[UserId]) -> QueryResult<Vec<(UserId, Row)>> {
    let rows: Vec<(UserId, Line)> = attempts::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .inner_join(users::table)
        .filter(attempts::user_id.eq_any(of))
        .filter(assessments::company_id.is_not_null())
        .filter(attempts::submitted_at.is_not_null())
        .filter(attempts::state.eq(State::Graded))
        .order((attempts::graded_at.desc(), attempts::id.desc()))
        .select((attempts::user_id, Line::as_select()))
        .load(conn)?;
    rows.into_iter().map(|(of, line)| Ok((of, Row::try_from(line)?))).collect()
}

/// Their graded attempts that are verified, with whose they are and when they were closed, the last closed first.
pub(super) fn verified_of(
    conn: &mut Conn,
    of: &[UserId],
) -> QueryResult<Vec<(UserId, AttemptId, Instant)>> {
    attempts::table
        .inner_join(assessments::table)
        .filter(attempts::user_id.eq_any(of))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::state.eq(State::Graded))
        .filter(attempts::verification.eq(Standing::Verified))
        .filter(attempts::submitted_at.is_not_null())
        .order((attempts::submitted_at.desc(), attempts::id.desc()))
        .select((attempts::user_id, attempts::id, attempts::submitted_at.assume_not_null()))
        .load(conn)
}

/// Those of these that are graded, with whose they are.
pub(super) fn graded_among(conn: &mut Conn, ids: &[AttemptId]) -> QueryResult<Vec<(UserId, Row)>> {
    let rows: Vec<(UserId, Line)> = attempts::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .inner_join(users::table)
        .filter(attempts::id.eq_any(ids))
        .filter(assessments::trial_of.is_null())
        .filter(attempts::submitted_at.is_not_null())
        .filter(attempts::state.eq(State::Graded))
        .select((attempts::user_id, Line::as_select()))
        .load(conn)?;
    rows.into_iter().map(|(of, line)| Ok((of, Row::try_from(line)?))).collect()
}

/// A report without what further statements find.
pub(super) struct Head {
    pub(super) candidate: UserId,
    /// `None` where a partner runs it.
    pub(super) company: Option<CompanyId>,
    pub(super) assessment: AssessmentId,
    pub(super) report: Report,
}

type HeadRow = (
    (UserId, Option<CompanyId>, AssessmentId, State),
    (String, String, host::Names, String, i32, Instant),
    ((Instant, String), Option<Instant>, Option<String>, (bool, bool, Standing)),
    (AiPolicy, Assistant, Option<String>),
);

/// Graded attempts that count, the newest first.
pub(super) fn graded_attempts(conn: &mut Conn, limit: i64) -> QueryResult<Vec<AttemptId>> {
    attempts::table
        .filter(attempts::voided_at.is_null())
        .filter(exists(grades::table.filter(grades::attempt_id.eq(attempts::id))))
        .order(attempts::id.desc())
        .limit(limit)
        .select(attempts::id)
        .load(conn)
}

pub(super) fn head(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Head>> {
    let found: Option<HeadRow> = attempts::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .inner_join(users::table)
        .filter(attempts::id.eq(id))
        .filter(attempts::submitted_at.is_not_null())
        .filter(assessments::trial_of.is_null())
        .select((
            (attempts::user_id, assessments::company_id, assessments::id, attempts::state),
            (
                users::display_name,
                users::email,
                (companies::name.nullable(), partners::organisation.nullable()),
                assessments::title,
                assessments::duration_minutes,
                assessments::created_at,
            ),
            (
                (attempts::started_at, attempts::consent_text_version),
                attempts::submitted_at,
                attempts::receipt_id,
                (
                    attempts::rejudged,
                    attempts::not_verified_at.is_not_null(),
                    attempts::verification,
                ),
            ),
            (assessments::ai_policy, attempts::assistant, attempts::void_reason),
        ))
        .first(conn)
        .optional()?;
    found
        .map(|((candidate, company, assessment, state), about, when, rest)| {
            let ((started_at, version), closed, receipt, stands) = when;
            let (rejudged, not_verified, verification) = stands;
            let (ai_policy, assistant, void_reason) = rest;
            let counts = state != State::Voided;
            let (candidate_name, candidate_email, names, title, minutes, made) = about;
            let submitted_at = closed.ok_or_else(|| missing("closing time of an attempt"))?;
            let report = Report {
                id,
                mode: Mode::Candidate,
                state,
                candidate_name,
                candidate_email,
                by_partner: names.0.is_none(),
                company_name: host::named(names),
                assessment_title: title,
                set_version: String::new(),
                set_made_at: made,
                cohort: Cohort::default(),
                languages_used: Vec::new(),
                edition: consent::of(&version),
                started_at,
                submitted_at,
                duration_minutes: minutes,
                used_seconds: (submitted_at - started_at).num_seconds(),
                receipt_id: receipt.ok_or_else(|| missing("receipt of an attempt"))?,
                grade: None,
                standard_error: None,
                percentile: None,
                rejudged: rejudged && state == State::Graded,
                not_verified: not_verified && counts,
                verification: verification.shown().filter(|_| counts),
                void_reason,
                earlier: None,
                ai_policy,
                assistant,
                tasks: Vec::new(),
            };
            Ok(Head { candidate, company, assessment, report })
        })
        .transpose()
}

pub(super) fn is_member(conn: &mut Conn, company: CompanyId, user: UserId) -> QueryResult<bool> {
    // Those who look after invoices read no results.
    let reads = members::table.find((company, user)).filter(members::role.ne("billing"));
    select(exists(reads)).get_result(conn)
}

/// To what an earlier result is shared.
#[derive(Queryable)]
pub(super) struct SharedWith {
    pub(super) assessment: AssessmentId,
    pub(super) title: String,
    pub(super) made_at: Instant,
    pub(super) company_name: String,
}

/// To what the attempt is shared, of a company in which this person reads results; the newest first.
pub(super) fn shared_with(
    conn: &mut Conn,
    attempt: AttemptId,
    user: UserId,
) -> QueryResult<Option<SharedWith>> {
    let reads = members::table
        .filter(members::company_id.nullable().eq(assessments::company_id))
        .filter(members::user_id.eq(user))
        .filter(members::role.ne("billing"));
    let locked = attempts::table
        .inner_join(users::table)
        .filter(attempts::id.eq(attempt))
        .filter(users::disabled_at.is_not_null());
    reused::table
        .inner_join(invitations::table.inner_join(assessments::table.inner_join(companies::table)))
        .filter(reused::attempt_id.eq(attempt))
        .filter(reused::withdrawn_at.is_null())
        .filter(exists(reads))
        .filter(not(exists(locked)))
        .order((reused::agreed_at.desc(), reused::invitation_id))
        .select((assessments::id, assessments::title, assessments::created_at, companies::name))
        .first(conn)
        .optional()
}

type TaskRow =
    (TaskId, i32, String, ProblemId, i32, Vec<u8>, (Option<i64>, Option<i64>, Option<i64>));

/// The tasks in order, and the digests of their packages.
pub(super) fn tasks(
    conn: &mut Conn,
    attempt: AttemptId,
) -> QueryResult<(Vec<ReportTask>, Vec<Vec<u8>>)> {
    let sent = |kind: &'static str| {
        submissions::table
            .filter(submissions::attempt_id.eq(attempt))
            .filter(submissions::task_id.eq(tasks::task_id.nullable()))
            .filter(submissions::kind.eq(kind))
            .count()
            .single_value()
    };
    let others = variants::table.filter(variants::task_id.eq(tasks::task_id));
    let rows: Vec<TaskRow> = tasks::table
        .inner_join(versions::table)
        .filter(tasks::attempt_id.eq(attempt))
        .order(tasks::position)
        .select((
            tasks::task_id,
            tasks::position,
            versions::title,
            versions::id,
            tasks::weight,
            versions::package_sha256,
            (sent("run"), sent("submit"), others.count().single_value()),
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(id, position, title, problem, weight, package, (runs, submissions, others))| {
            let (runs, submissions) = (runs.unwrap_or(0), submissions.unwrap_or(0));
            let drawn_from = 1 + others.unwrap_or(0);
            let task =
                ReportTask { id, position, title, problem, drawn_from, weight, runs, submissions };
            (task, package)
        })
        .unzip())
}

pub(super) fn languages(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Language>> {
    submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::kind.eq("submit"))
        .select(submissions::language)
        .distinct()
        .order(submissions::language)
        .load(conn)
}

type TakenRow = (UserId, Instant, i32, Option<i32>, Option<i32>, Value);

/// The latest grade of each attempt at an assessment that counts.
pub(super) fn taken(conn: &mut Conn, id: AssessmentId) -> QueryResult<Vec<Taken>> {
    let rows: Vec<TakenRow> = grades::table
        .inner_join(attempts::table)
        .filter(attempts::assessment_id.eq(id))
        .filter(attempts::state.ne(State::Voided))
        .order((grades::attempt_id, grades::generation.desc()))
        .distinct_on(grades::attempt_id)
        .select((
            attempts::user_id,
            attempts::started_at,
            grades::fineness,
            grades::correctness_tenths,
            grades::performance_tenths,
            grades::skills,
        ))
        .load(conn)?;
    let taken = |row: TakenRow| {
        let (user, started_at, fineness, correctness_tenths, performance_tenths, skills) = row;
        let skills = serde_json::from_value(skills).map_err(|_| missing("skills of a grade"))?;
        Ok(Taken { user, started_at, fineness, correctness_tenths, performance_tenths, skills })
    };
    rows.into_iter().map(taken).collect()
}
