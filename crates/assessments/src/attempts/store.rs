//! Attempts and drafts in the database. Every function is one statement.

use db::clock::NOW;
use db::schema::{assessments, attempt_tasks as tasks, attempts, companies, drafts, partners};
use db::schema::{invitations as invites, problem_versions as versions, submissions};
use db::{Conn, missing};
use diesel::prelude::*;
use kernel::{
    AssessmentId, AttemptId, CompanyId, Instant, InvitationId, Language, ProblemId, TaskId, UserId,
};
use serde_json::Value;

use super::rules::{
    ClosedBy, Draft, LastDraft, LastSubmitted, Open, Starters, Subject, WorkTask, Workspace,
    task_languages,
};
use crate::machine::State;
use crate::{consent, host, invitations};

pub(super) fn of_invitation(
    conn: &mut Conn,
    id: InvitationId,
) -> QueryResult<Option<(AttemptId, UserId)>> {
    attempts::table
        .filter(attempts::invitation_id.eq(id))
        .select((attempts::id, attempts::user_id))
        .first(conn)
        .optional()
}

/// An attempt to be stored.
pub(super) struct NewAttempt {
    pub(super) id: AttemptId,
    pub(super) user: UserId,
    pub(super) started_at: Instant,
    pub(super) ends_at: Instant,
    /// The edition of the consent.
    pub(super) consent: &'static str,
}

pub(super) fn insert(
    conn: &mut Conn,
    invitation: &invitations::Locked,
    new: &NewAttempt,
) -> QueryResult<usize> {
    diesel::insert_into(attempts::table)
        .values((
            attempts::id.eq(new.id),
            attempts::invitation_id.eq(invitation.id),
            attempts::assessment_id.eq(invitation.assessment),
            attempts::user_id.eq(new.user),
            attempts::consent_at.eq(new.started_at),
            attempts::consent_text_version.eq(new.consent),
            attempts::started_at.eq(new.started_at),
            attempts::ends_at.eq(new.ends_at),
        ))
        .execute(conn)
}

/// An attempt whose row is locked until the transaction ends.
#[derive(Queryable, Selectable)]
#[diesel(table_name = attempts)]
pub(crate) struct Locked {
    pub(crate) id: AttemptId,
    #[diesel(column_name = invitation_id)]
    pub(crate) invitation: InvitationId,
    #[diesel(column_name = assessment_id)]
    pub(crate) assessment: AssessmentId,
    #[diesel(column_name = user_id)]
    pub(crate) user: UserId,
    pub(crate) state: State,
    pub(crate) ends_at: Instant,
    receipt_id: Option<String>,
    submitted_at: Option<Instant>,
    submitted_by: Option<ClosedBy>,
    /// A submit of it went to the judge once more since it was last graded.
    pub(crate) rejudged: bool,
}

impl Locked {
    /// Receipt and time of the closing, and who closed it.
    pub(crate) fn closed(&self) -> Option<(String, Instant, ClosedBy)> {
        Some((self.receipt_id.clone()?, self.submitted_at?, self.submitted_by?))
    }
}

pub(crate) fn lock(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Locked>> {
    let row = attempts::table.find(id).select(Locked::as_select());
    row.for_no_key_update().first(conn).optional()
}

pub(super) fn late(
    conn: &mut Conn,
    before: Instant,
    but: &[AttemptId],
    most: i64,
) -> QueryResult<Vec<Locked>> {
    attempts::table
        .filter(attempts::id.ne_all(but))
        .filter(attempts::state.eq(State::InProgress))
        .filter(attempts::ends_at.lt(before))
        .order(attempts::ends_at)
        .limit(most)
        .select(Locked::as_select())
        .for_no_key_update()
        .skip_locked()
        .load(conn)
}

pub(super) fn set_submitted(
    conn: &mut Conn,
    id: AttemptId,
    by: ClosedBy,
    receipt: &str,
    at: Instant,
) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((
            attempts::state.eq(State::Submitted),
            attempts::version.eq(attempts::version + 1),
            attempts::submitted_at.eq(at),
            attempts::submitted_by.eq(by),
            attempts::receipt_id.eq(receipt),
        ))
        .execute(conn)
}

pub(crate) fn set_graded(conn: &mut Conn, id: AttemptId) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((
            attempts::state.eq(State::Graded),
            attempts::version.eq(attempts::version + 1),
            attempts::graded_at.eq(NOW),
            attempts::rejudged.eq(false),
        ))
        .execute(conn)
}

/// Marks that something of the attempt was judged again that no grade has looked at.
pub(crate) fn set_rejudged(conn: &mut Conn, id: AttemptId) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((attempts::rejudged.eq(true), attempts::version.eq(attempts::version + 1)))
        .execute(conn)
}

/// A grade has looked at what was judged again.
pub(crate) fn set_regraded(conn: &mut Conn, id: AttemptId) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((attempts::rejudged.eq(false), attempts::version.eq(attempts::version + 1)))
        .execute(conn)
}

pub(super) fn set_deadline(
    conn: &mut Conn,
    id: AttemptId,
    ends_at: Instant,
    seconds: i32,
) -> QueryResult<usize> {
    diesel::update(attempts::table.find(id))
        .set((
            attempts::ends_at.eq(ends_at),
            attempts::version.eq(attempts::version + 1),
            attempts::extra_seconds.eq(attempts::extra_seconds + seconds),
        ))
        .execute(conn)
}

type OpenRow = (Option<CompanyId>, ProblemId, Vec<Language>, Vec<Language>, i32);

/// What the attempt has for a task.
pub(super) fn open(conn: &mut Conn, attempt: AttemptId, task: TaskId) -> QueryResult<Option<Open>> {
    let row: Option<OpenRow> = tasks::table
        .inner_join(assessments::table)
        .inner_join(versions::table)
        .filter(tasks::attempt_id.eq(attempt))
        .filter(tasks::task_id.eq(task))
        .select((
            assessments::company_id,
            versions::id,
            assessments::languages,
            versions::languages,
            versions::source_kib,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(company, problem, set, offered, source_kib)| {
        let languages = task_languages(&set, offered);
        let max_source = usize::try_from(source_kib).unwrap_or(0) * 1024;
        Open { company, problem, languages, max_source }
    }))
}

type TaskRow = ((TaskId, i32, ProblemId, i32), (Vec<Language>, Vec<Language>), Option<i64>);

pub(super) fn tasks(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<WorkTask>> {
    let sent = submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::task_id.eq(tasks::task_id.nullable()))
        .filter(submissions::origin.eq_any(["finish", "timeout"]));
    let rows: Vec<TaskRow> = tasks::table
        .inner_join(assessments::table)
        .inner_join(versions::table)
        .filter(tasks::attempt_id.eq(attempt))
        .order(tasks::position)
        .select((
            (tasks::task_id, tasks::position, tasks::problem_version_id, tasks::weight),
            (assessments::languages, versions::languages),
            sent.count().single_value(),
        ))
        .load(conn)?;
    let task = |((id, position, problem, weight), (set, offered), sent): TaskRow| {
        let languages = task_languages(&set, offered);
        let sent_at_end = sent.unwrap_or(0) > 0;
        WorkTask { id, position, problem, weight, languages, sent_at_end }
    };
    Ok(rows.into_iter().map(task).collect())
}

type Closing = (Option<String>, Option<Instant>, Option<ClosedBy>);
type About = (String, host::Names, i32, Option<AssessmentId>);
type WorkspaceRow = ((AssessmentId, State, (Instant, String), Instant, Closing), About);

/// The attempt without tasks and drafts.
pub(super) fn workspace(
    conn: &mut Conn,
    id: AttemptId,
    user: UserId,
    now: Instant,
) -> QueryResult<Option<Workspace>> {
    let row: Option<WorkspaceRow> = attempts::table
        .inner_join(assessments::table.left_join(companies::table).left_join(partners::table))
        .filter(attempts::id.eq(id))
        .filter(attempts::user_id.eq(user))
        .select((
            (
                attempts::assessment_id,
                attempts::state,
                (attempts::started_at, attempts::consent_text_version),
                attempts::ends_at,
                (attempts::receipt_id, attempts::submitted_at, attempts::submitted_by),
            ),
            (
                assessments::title,
                (companies::name.nullable(), partners::organisation.nullable()),
                assessments::duration_minutes,
                assessments::trial_of,
            ),
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|((assessment, state, began, ends_at, closing), about)| {
        let (started_at, version) = began;
        let (receipt_id, submitted_at, ended_by) = closing;
        let (assessment_title, names, duration_minutes, trial_of) = about;
        Workspace {
            id,
            assessment,
            trial_of,
            state,
            edition: consent::of(&version),
            assessment_title,
            company_name: host::named(names),
            started_at,
            ends_at,
            server_now: now,
            duration_minutes,
            receipt_id,
            submitted_at,
            ended_by,
            tasks: Vec::new(),
            drafts: Vec::new(),
        }
    }))
}

#[derive(Queryable, Selectable)]
#[diesel(table_name = drafts)]
pub(crate) struct DraftRow {
    task_id: TaskId,
    language: Language,
    source: String,
    revision: i32,
    saved_at: Instant,
    edited_at: Instant,
}

impl From<DraftRow> for Draft {
    fn from(row: DraftRow) -> Self {
        let DraftRow { task_id: task, language, source, revision, saved_at, edited_at } = row;
        Self { task, language, source, revision, saved_at, edited_at }
    }
}

pub(super) fn drafts(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<Draft>> {
    let rows: Vec<DraftRow> = drafts::table
        .filter(drafts::attempt_id.eq(attempt))
        .order((drafts::task_id, drafts::language))
        .select(DraftRow::as_select())
        .load(conn)?;
    Ok(rows.into_iter().map(Draft::from).collect())
}

/// The drafts by task, the last edited first, whatever their languages.
pub(super) fn drafts_by_edit(conn: &mut Conn, attempt: AttemptId) -> QueryResult<Vec<LastDraft>> {
    let given = tasks::attempt_id.eq(drafts::attempt_id).and(tasks::task_id.eq(drafts::task_id));
    let rows: Vec<(Option<CompanyId>, TaskId, ProblemId, Language, String)> = drafts::table
        .inner_join(tasks::table.on(given))
        .inner_join(assessments::table.on(assessments::id.eq(tasks::assessment_id)))
        .filter(drafts::attempt_id.eq(attempt))
        .order((
            drafts::task_id,
            drafts::edited_at.desc(),
            drafts::saved_at.desc(),
            drafts::revision.desc(),
        ))
        .select((
            assessments::company_id,
            drafts::task_id,
            tasks::problem_version_id,
            drafts::language,
            drafts::source,
        ))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .map(|(company, task, problem, language, source)| LastDraft {
            company,
            task,
            problem,
            language,
            source,
        })
        .collect())
}

/// What editors open with for these problems.
pub(super) fn starters(conn: &mut Conn, problems: &[ProblemId]) -> QueryResult<Starters> {
    let rows: Vec<(ProblemId, Value)> = versions::table
        .filter(versions::id.eq_any(problems))
        .select((versions::id, versions::templates))
        .load(conn)?;
    let texts = |(problem, templates): (ProblemId, Value)| {
        let texts =
            serde_json::from_value(templates).map_err(|_| missing("a problem's starters"))?;
        Ok((problem, texts))
    };
    rows.into_iter().map(texts).collect()
}

/// What was submitted last for each task.
pub(super) fn last_submitted(conn: &mut Conn, attempt: AttemptId) -> QueryResult<LastSubmitted> {
    let rows: Vec<(Option<TaskId>, Language, String)> = submissions::table
        .filter(submissions::attempt_id.eq(attempt))
        .filter(submissions::kind.eq("submit"))
        .order((submissions::task_id, submissions::created_at.desc(), submissions::id.desc()))
        .distinct_on(submissions::task_id)
        .select((submissions::task_id, submissions::language, submissions::source))
        .load(conn)?;
    Ok(rows
        .into_iter()
        .filter_map(|(task, language, source)| Some((task?, (language, source))))
        .collect())
}

/// The attempts that ended before an instant have no use for their drafts: what counts was submitted.
pub(super) fn remove_drafts(conn: &mut Conn, before: Instant) -> QueryResult<usize> {
    let ended = attempts::table.filter(attempts::submitted_at.lt(before)).select(attempts::id);
    diesel::delete(drafts::table.filter(drafts::attempt_id.eq_any(ended))).execute(conn)
}

type SubjectRow = (UserId, Option<CompanyId>, host::Names, (AssessmentId, String), String);

pub(super) fn subject(conn: &mut Conn, id: AttemptId) -> QueryResult<Option<Subject>> {
    let row: Option<SubjectRow> = attempts::table
        .inner_join(invites::table.on(invites::id.eq(attempts::invitation_id)))
        .inner_join(assessments::table.on(assessments::id.eq(attempts::assessment_id)))
        .left_join(companies::table.on(assessments::company_id.eq(companies::id.nullable())))
        .left_join(partners::table.on(assessments::partner_id.eq(partners::user_id.nullable())))
        .filter(attempts::id.eq(id))
        .select((
            attempts::user_id,
            assessments::company_id,
            (companies::name.nullable(), partners::organisation.nullable()),
            (assessments::id, assessments::title),
            invites::code,
        ))
        .first(conn)
        .optional()?;
    Ok(row.map(|(user, company, names, (assessment, title), code)| {
        let company_name = host::named(names);
        Subject { user, company, company_name, assessment, title, code }
    }))
}
