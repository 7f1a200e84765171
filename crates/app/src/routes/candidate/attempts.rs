//! The workspace of an attempt.

use flows::assessments::submit::{self, Aim, Program};

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::assistance;
use assessments::attempts::{self, Closed, Draft, NewDraft, WorkTask, Workspace};
use assessments::drafts::Saving;
use assessments::outages::{self, Credit};
use challenges::problems::{self, Detail};
use challenges::submissions::{self, Summary};
use db::Conn;
use kernel::uuid::Uuid;
use kernel::{AttemptId, TaskId};
use queue::workers;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::candidate::codebrain::trial_problem;
use crate::routes::site::languages::{self, LanguageView};
use crate::web::Viewer;
use crate::web::{Body, Id, IdempotencyKey, Ids, Once};
use crate::wire::program::{DraftBody, DraftView, RunBody, SavedView, SubmitBody};
use crate::wire::{
    AiPolicy, AssistantUse, AttemptEnd, AttemptState, Difficulty, GroupView, LanguageId,
    ProblemType, RecordedView, SampleView, SubmissionView, SummaryView, TemplateView, Time, Word,
    hidden_groups, recorded,
};

/// A task as its candidate works on it.
#[derive(Serialize, ToSchema)]
#[schema(as = AttemptTask)]
struct TaskView {
    id: Uuid,
    position: i32,
    title: String,
    weight: i32,
    difficulty: Difficulty,
    r#type: ProblemType,
    keywords: Vec<String>,
    /// Markdown.
    statement: String,
    samples: Vec<SampleView>,
    time_limit_ms: i32,
    memory_mib: i32,
    groups: Vec<GroupView>,
    /// The attempt's languages that the task accepts.
    languages: Vec<LanguageId>,
    templates: Vec<TemplateView>,
    drafts: Vec<DraftView>,
    submissions: Vec<SummaryView>,
    best_points: Option<i32>,
    /// True if the end of the attempt submitted the draft.
    sent_at_end: bool,
}

/// Time that was given for an outage.
#[derive(Serialize, ToSchema)]
#[schema(as = OutageCredit)]
struct CreditView {
    began_at: Time,
    ended_at: Time,
    seconds: i32,
}

impl From<Credit> for CreditView {
    fn from(of: Credit) -> Self {
        Self { began_at: of.from.into(), ended_at: of.until.into(), seconds: of.seconds }
    }
}

/// An attempt as its candidate works on it.
#[derive(Serialize, ToSchema)]
#[schema(as = Attempt)]
pub(crate) struct AttemptView {
    id: Uuid,
    /// The assessment that this is a trial of, where it is one.
    trial_of: Option<Uuid>,
    /// The name of the problem that is tried alone, where it is one.
    trial_problem: Option<String>,
    state: AttemptState,
    assessment_title: String,
    company_name: String,
    started_at: Time,
    ends_at: Time,
    /// The clock that counts.
    server_now: Time,
    duration_minutes: i32,
    /// Those of all its tasks.
    languages: Vec<LanguageView>,
    recorded: Vec<RecordedView>,
    /// Whether it is recorded how the candidate writes.
    records_typing: bool,
    /// Whether it is recorded when the candidate copies from the statement.
    records_copying: bool,
    ai_policy: AiPolicy,
    /// Whether there is an assistant: `unused` or `used`.
    assistant: AssistantUse,
    /// Time that was given for outages of the server, already in `ends_at`.
    credits: Vec<CreditView>,
    receipt_id: Option<String>,
    submitted_at: Option<Time>,
    /// How it ended; null while it lasts.
    ended_by: Option<AttemptEnd>,
    tasks: Vec<TaskView>,
}

/// How an attempt ended.
#[derive(Serialize, ToSchema)]
#[schema(as = Finished)]
pub(crate) struct FinishedView {
    state: AttemptState,
    receipt_id: String,
    submitted_at: Time,
}

/// The whole workspace.
#[utoipa::path(get, path = "/api/attempts/{id}", tag = "candidates", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = AttemptView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_attempt(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<Json<AttemptView>, ApiError> {
    let user = viewer.user.id;
    let has_model = state.model.is_some();
    let view = state.db.read(move |conn| {
        let found = attempts::workspace(conn, id.0, user)?.ok_or_else(ApiError::not_found)?;
        workspace(conn, found, has_model)
    });
    Ok(Json(view.await?))
}

fn workspace(conn: &mut Conn, found: Workspace, has_model: bool) -> Result<AttemptView, ApiError> {
    let (policy, assistant) = assistance::terms(conn, found.id)?;
    let ids: Vec<_> = found.tasks.iter().map(|task| task.problem).collect();
    let mut details = problems::details(conn, &ids)?;
    let sent = submissions::of_attempt(conn, found.id)?;
    let mut known = languages::all(&workers::languages(conn)?);
    known.retain(|known| found.tasks.iter().any(|task| task.languages.contains(&known.id.0)));
    let mut tasks = Vec::new();
    for task in &found.tasks {
        let detail =
            details.remove(&task.problem).ok_or_else(|| ApiError::internal("no problem"))?;
        let drafts = found.drafts.iter().filter(|draft| draft.task == task.id);
        let own = sent.iter().filter(|summary| summary.task == Some(task.id));
        let mut view = task_view(task, detail, drafts, own);
        view.best_points = submissions::best_points(&sent, task.id);
        view.templates.retain(|template| task.languages.contains(&template.language.0));
        tasks.push(view);
    }
    Ok(AttemptView {
        id: found.id.0,
        trial_of: found.trial_of.map(|id| id.0),
        trial_problem: trial_problem(conn, found.trial_of)?,
        state: found.state.into(),
        assessment_title: found.assessment_title,
        company_name: found.company_name,
        started_at: found.started_at.into(),
        ends_at: found.ends_at.into(),
        server_now: found.server_now.into(),
        duration_minutes: found.duration_minutes,
        languages: known,
        recorded: recorded(found.edition),
        records_typing: found.edition.typing,
        records_copying: found.edition.signals,
        ai_policy: Word(policy),
        assistant: Word(assistant.now(has_model)),
        credits: outages::of_attempt(conn, found.id)?.into_iter().map(CreditView::from).collect(),
        receipt_id: found.receipt_id,
        submitted_at: found.submitted_at.map(Time::from),
        ended_by: found.ended_by.map(Word),
        tasks,
    })
}

fn task_view<'a>(
    task: &WorkTask,
    detail: Detail,
    drafts: impl Iterator<Item = &'a Draft>,
    sent: impl Iterator<Item = &'a Summary>,
) -> TaskView {
    let draft = |draft: &Draft| DraftView {
        language: draft.language.into(),
        source: draft.source.clone(),
        revision: draft.revision,
        saved_at: draft.saved_at.into(),
        edited_at: draft.edited_at.into(),
    };
    TaskView {
        id: task.id.0,
        position: task.position,
        weight: task.weight,
        groups: hidden_groups(&detail.problem.groups),
        title: detail.problem.title,
        difficulty: detail.problem.difficulty.into(),
        r#type: detail.problem.problem_type.into(),
        keywords: detail.problem.keywords,
        statement: detail.statement,
        samples: detail.samples.into_iter().map(SampleView::from).collect(),
        time_limit_ms: detail.problem.limits.time_limit_ms,
        memory_mib: detail.problem.limits.memory_mib,
        languages: task.languages.iter().copied().map(Word).collect(),
        templates: TemplateView::all(detail.templates),
        drafts: drafts.map(draft).collect(),
        submissions: sent.map(SummaryView::from).collect(),
        best_points: None,
        sent_at_end: task.sent_at_end,
    }
}

/// Keeps a draft.
#[utoipa::path(put, path = "/api/attempts/{id}/tasks/{task}/draft", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path), ("task" = Uuid, Path)),
    request_body = DraftBody,
    responses((status = 200, body = SavedView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 413, body = ProblemBody)))]
pub(crate) async fn save_draft(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, TaskId>,
    body: Body<DraftBody>,
) -> Result<Json<SavedView>, ApiError> {
    let DraftBody { language, source, revision, lease, edited_ms_ago } = body.value;
    let (Ids(attempt, task), user) = (ids, viewer.user.id);
    let edited_ms_ago = edited_ms_ago.unwrap_or_default();
    let language = language.0;
    let draft = NewDraft { task, language, source, revision, lease, edited_ms_ago };
    let saved = state.typed.drafts.write(&state.db, Saving { attempt, user, draft }).await?;
    Ok(Json(SavedView { revision: saved.revision, saved_at: saved.saved_at.into() }))
}

/// Tries a program on the samples or on one's own input.
#[utoipa::path(post, path = "/api/attempts/{id}/tasks/{task}/runs", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("task" = Uuid, Path),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = RunBody,
    responses((status = 201, body = SubmissionView), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn run_program(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, TaskId>,
    key: IdempotencyKey,
    body: Body<RunBody>,
) -> Result<HttpResponse, ApiError> {
    let RunBody { language, source, input, lease } = body.value;
    let aim = input.map_or(Aim::Samples, Aim::Input);
    let (Ids(attempt, task), user) = (ids, viewer.user.id);
    let route = "POST /api/attempts/{id}/tasks/{task}/runs";
    let once = Once { user, key, route, digest: body.digest };
    let program = Program { attempt, task, user, language: language.0, source, lease };
    send(&state, once, program, aim).await
}

/// Has a program judged on the hidden tests.
#[utoipa::path(post, path = "/api/attempts/{id}/tasks/{task}/submissions", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("task" = Uuid, Path),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = SubmitBody,
    responses((status = 201, body = SubmissionView), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn submit_program(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, TaskId>,
    key: IdempotencyKey,
    body: Body<SubmitBody>,
) -> Result<HttpResponse, ApiError> {
    let SubmitBody { language, source, lease } = body.value;
    let (Ids(attempt, task), user) = (ids, viewer.user.id);
    let route = "POST /api/attempts/{id}/tasks/{task}/submissions";
    let once = Once { user, key, route, digest: body.digest };
    let program = Program { attempt, task, user, language: language.0, source, lease };
    send(&state, once, program, Aim::Submit).await
}

async fn send(
    state: &State,
    once: Once,
    program: Program,
    aim: Aim,
) -> Result<HttpResponse, ApiError> {
    once.run(state, move |conn| {
        let submission = submit::send(conn, program, &aim)?;
        Ok((StatusCode::CREATED, SubmissionView::from(submission)))
    })
    .await
}

/// Ends the attempt and submits what was saved last of each task, as the end of the time does; or answers how it ended.
#[utoipa::path(post, path = "/api/attempts/{id}/finish", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = FinishedView), (status = 404, body = ProblemBody)))]
pub(crate) async fn finish_attempt(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<Json<FinishedView>, ApiError> {
    let user = viewer.user.id;
    let sender = state.sender();
    let closed = state.db.write(move |conn| submit::finish(conn, &sender, id.0, user)).await?;
    let Closed { state, receipt_id, submitted_at, .. } = closed;
    let (state, submitted_at) = (state.into(), submitted_at.into());
    Ok(Json(FinishedView { state, receipt_id, submitted_at }))
}
