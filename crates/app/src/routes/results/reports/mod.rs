//! Reports: one text for the candidate and for the company.

mod groups;
pub(crate) mod shared;

use std::collections::BTreeMap;

use actix_web::web::{Data, Json};
use assessments::reports::{self, COHORT_LEAST, Cohort, Report, ReportTask, Row, Whose};
use assessments::scores::{FORMULA, Grade, Skill};
use challenges::problems::{self, Detail};
use challenges::submissions::{self, Submission};
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{AttemptId, Email, TaskId};
use serde::Serialize;
use utoipa::ToSchema;

use groups::{GroupView, group_views};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::readable::readable;
use crate::web::Viewer;
use crate::web::{Id, Paging};
use crate::wire::{
    AiPolicy, AssistantUse, AttemptState, AttemptVerification, LanguageId, ReportMode,
    ReportSection, SkillLabel, Verdict, Word,
};
use crate::wire::{PageBody, RecordedView, Time, recorded};

/// A report in a list.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportRow)]
pub(crate) struct RowView {
    id: Uuid,
    assessment_title: String,
    company_name: String,
    candidate_name: String,
    candidate_email_masked: Option<String>,
    state: AttemptState,
    fineness: Option<i32>,
    submitted_at: Time,
    graded_at: Option<Time>,
    /// What stands beside the grade; null where nothing was looked for, or not yet.
    verification: Option<AttemptVerification>,
    /// How often its links were opened; null where the list is not its candidate's.
    links_opened: Option<i64>,
}

impl From<Row> for RowView {
    fn from(row: Row) -> Self {
        let email = row.candidate_email.parse::<Email>().ok();
        Self {
            id: row.id.0,
            assessment_title: row.assessment_title,
            company_name: row.company_name,
            candidate_name: row.candidate_name,
            candidate_email_masked: email.map(|email| email.masked()),
            state: row.state.into(),
            fineness: row.fineness,
            submitted_at: row.submitted_at.into(),
            graded_at: row.graded_at.map(Time::from),
            verification: row.verification.map(Word),
            links_opened: row.opened,
        }
    }
}

#[derive(Serialize, ToSchema)]
#[schema(as = ReportCandidate)]
struct CandidateView {
    display_name: String,
    email: Option<String>,
}

/// How much of an area of skill was shown.
#[derive(Serialize, ToSchema)]
#[schema(as = Skill)]
struct SkillView {
    name: String,
    /// Tenths of a percent, half-even.
    percent_tenths: i32,
    label: SkillLabel,
    /// The median of the cohort; null while it is too small.
    median_tenths: Option<i32>,
}

impl SkillView {
    fn of(skill: &Skill, cohort: &Cohort) -> Self {
        let medians = cohort.medians.as_ref();
        let median_tenths = medians.and_then(|medians| medians.skills.get(&skill.name).copied());
        let (name, label) = (skill.name.clone(), skill.label.into());
        Self { name, percent_tenths: skill.percent_tenths, label, median_tenths }
    }
}

/// One task in a report.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportTask)]
struct TaskView {
    /// Null by a link.
    id: Option<Uuid>,
    position: i32,
    title: String,
    /// Of how many problems it was drawn; 1 where the task has no variants.
    drawn_from: i64,
    weight: i32,
    /// 0 to 100; null when the task was not attempted, which counts as 0.
    points: Option<i32>,
    attempted: bool,
    language: Option<LanguageId>,
    verdict: Option<Verdict>,
    /// The code that counts.
    source: Option<String>,
    submitted_at: Option<Time>,
    runs: i64,
    submissions: i64,
    groups: Vec<GroupView>,
}

/// The others who took the same assessment. Medians are null while they are too few.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportCohort)]
struct CohortView {
    people: i64,
    /// How many there must be before medians are shown.
    least: i64,
    fineness: Option<i32>,
    correctness_tenths: Option<i32>,
    performance_tenths: Option<i32>,
}

impl From<&Cohort> for CohortView {
    fn from(cohort: &Cohort) -> Self {
        let medians = cohort.medians.as_ref();
        Self {
            people: cohort.people,
            least: COHORT_LEAST,
            fineness: medians.and_then(|medians| medians.fineness),
            correctness_tenths: medians.and_then(|medians| medians.correctness_tenths),
            performance_tenths: medians.and_then(|medians| medians.performance_tenths),
        }
    }
}

/// That a report is the result of an earlier attempt, at the candidate's wish.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportEarlier)]
struct EarlierView {
    /// Whether it was taken for another company: then nothing recorded beside it is shown.
    elsewhere: bool,
}

/// A report.
#[derive(Serialize, ToSchema)]
#[schema(as = Report)]
pub(crate) struct ReportView {
    /// Null by a link.
    id: Option<Uuid>,
    mode: ReportMode,
    /// What is shown beside the score; a link may leave some out.
    sections: Vec<ReportSection>,
    state: AttemptState,
    candidate: CandidateView,
    company_name: String,
    /// Whether that is a partner, who sees neither the report nor the score unless its candidate shares that.
    by_partner: bool,
    assessment_title: String,
    /// Names the versions of all problems.
    set_version: String,
    /// When the set was put together; it has not changed since.
    set_made_at: Time,
    cohort: CohortView,
    languages_used: Vec<LanguageId>,
    started_at: Time,
    submitted_at: Time,
    duration_minutes: i32,
    used_seconds: i64,
    formula: String,
    judge_version: Option<String>,
    /// Null by a link.
    receipt_id: Option<String>,
    /// Parts per thousand; null until graded.
    fineness: Option<i32>,
    /// Counts the gradings of the attempt, from 1; null until graded.
    generation: Option<i32>,
    /// Whether something of it is being judged again: what is said here may then change.
    judged_again: bool,
    /// The standard error of measurement; null while it is not yet estimated.
    sem: Option<i32>,
    /// How many percent of people scored less on their first attempt, equals halved; null below 100
    /// people.
    percentile: Option<i32>,
    correctness_tenths: Option<i32>,
    performance_tenths: Option<i32>,
    /// How many tasks were attempted.
    attempted: usize,
    skills: Vec<SkillView>,
    tasks: Vec<TaskView>,
    recorded: Vec<RecordedView>,
    /// Whether the candidate agreed that it is recorded how they write.
    records_typing: bool,
    /// An earlier result, to the company that it is shared with; null to everybody else.
    earlier: Option<EarlierView>,
    /// Whether a decided breach stands against it; false by a link that leaves that out.
    not_verified: bool,
    /// What stands beside the grade; null where nothing was looked for, and by a link that leaves that out.
    verification: Option<AttemptVerification>,
    /// What went wrong, where the attempt is voided: it counts for nothing.
    void_reason: Option<String>,
    ai_policy: AiPolicy,
    /// Whether there was an assistant, and whether it was asked; null by a link that leaves that out, and in
    /// the result of an attempt for another company.
    assistant: Option<AssistantUse>,
}

/// The reports of the caller's company, or a candidate's own, newest first.
#[utoipa::path(get, path = "/api/reports", tag = "reports", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<RowView>)))]
pub(crate) async fn list_reports(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let user = viewer.user.id;
    let page = state.db.read(move |conn| {
        let whose = match companies::profiles::of_member(conn, user)? {
            Some(membership) if membership.role.reads() => Whose::Company(membership.company.id),
            _ => Whose::Candidate(user),
        };
        Ok::<_, ApiError>(reports::list(conn, whose, paging.into())?)
    });
    Ok(Json(PageBody::of(page.await?, RowView::from)))
}

/// A report, to its candidate, to the company that asked for it and to the admin.
#[utoipa::path(get, path = "/api/reports/{id}", tag = "reports", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = ReportView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_report(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<Json<ReportView>, ApiError> {
    let report = readable(&state, &viewer, id.0).await?;
    let view = state.db.read(move |conn| compose(conn, report));
    Ok(Json(view.await?))
}

fn compose(conn: &mut Conn, report: Report) -> Result<ReportView, ApiError> {
    let is_from_elsewhere = report.is_from_elsewhere();
    let mut counted = counted(conn, &report)?;
    let ids: Vec<_> = report.tasks.iter().map(|task| task.problem).collect();
    let details = problems::details(conn, &ids)?;
    let mut tasks = Vec::new();
    for task in &report.tasks {
        let detail = details.get(&task.problem).ok_or_else(|| ApiError::internal("no problem"))?;
        tasks.push(task_view(task, detail, counted.remove(&task.id)));
    }
    let score = report.grade.as_ref().map(|grade| &grade.score);
    let skills =
        score.map(|s| s.skills.iter().map(|skill| SkillView::of(skill, &report.cohort)).collect());
    let formula = |grade: &Grade| grade.formula.clone();
    Ok(ReportView {
        id: Some(report.id.0),
        mode: report.mode.into(),
        sections: shared::sections_of(&report),
        state: report.state.into(),
        set_version: report.set_version,
        set_made_at: report.set_made_at.into(),
        cohort: CohortView::from(&report.cohort),
        languages_used: report.languages_used.into_iter().map(Word).collect(),
        started_at: report.started_at.into(),
        submitted_at: report.submitted_at.into(),
        duration_minutes: report.duration_minutes,
        used_seconds: report.used_seconds,
        formula: report.grade.as_ref().map_or_else(|| FORMULA.to_owned(), formula),
        judge_version: score.and_then(|s| s.judge_version.clone()),
        receipt_id: Some(report.receipt_id),
        fineness: score.map(|s| s.fineness),
        generation: report.grade.as_ref().map(|grade| grade.generation),
        judged_again: report.rejudged,
        sem: report.standard_error,
        percentile: report.percentile,
        correctness_tenths: score.and_then(|s| s.correctness_tenths),
        performance_tenths: score.and_then(|s| s.performance_tenths),
        attempted: tasks.iter().filter(|task| task.attempted).count(),
        skills: skills.unwrap_or_default(),
        tasks,
        recorded: recorded(report.edition),
        records_typing: report.edition.typing,
        not_verified: report.not_verified,
        verification: report.verification.map(Word),
        void_reason: report.void_reason,
        earlier: report.earlier.map(|of| EarlierView { elsewhere: of.elsewhere }),
        ai_policy: report.ai_policy.into(),
        assistant: (!is_from_elsewhere).then(|| report.assistant.into()),
        company_name: report.company_name,
        by_partner: report.by_partner,
        assessment_title: report.assessment_title,
        candidate: CandidateView {
            display_name: report.candidate_name,
            email: Some(report.candidate_email),
        },
    })
}

/// For each task attempted the submission that counts: as the grade has it, which stays while it is
/// judged again; without a grade, the best there is.
fn counted(conn: &mut Conn, report: &Report) -> Result<BTreeMap<TaskId, Submission>, ApiError> {
    let Some(grade) = &report.grade else {
        return Ok(submissions::best_of_attempt(conn, report.id)?);
    };
    let mut counted = BTreeMap::new();
    for task in &grade.score.tasks {
        let Some(id) = task.submission else { continue };
        if let Some(submission) = submissions::judged(conn, id, task.judgement)? {
            counted.insert(task.task, submission);
        }
    }
    Ok(counted)
}

fn task_view(task: &ReportTask, detail: &Detail, counted: Option<Submission>) -> TaskView {
    let groups = counted.as_ref().map(|s| group_views(s, &detail.samples)).unwrap_or_default();
    TaskView {
        id: Some(task.id.0),
        position: task.position,
        title: task.title.clone(),
        drawn_from: task.drawn_from,
        weight: task.weight,
        points: counted.as_ref().and_then(|s| s.points),
        attempted: counted.is_some(),
        language: counted.as_ref().map(|s| s.language.into()),
        verdict: counted.as_ref().and_then(|s| s.verdict).map(Word),
        submitted_at: counted.as_ref().map(|s| s.created_at.into()),
        source: counted.map(|s| s.source),
        runs: task.runs,
        submissions: task.submissions,
        groups,
    }
}
