//! A scenario that can be practised, and what the person who asks has done with its tasks.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use challenges::problems::{Detail, Slug};
use challenges::scenarios::{self, Opened, Own, Position, Program, Task};
use challenges::submissions;
use db::Conn;
use flows::numbers;
use kernel::{SubmissionId, UserId};
use queue::workers;
use serde::Serialize;
use utoipa::ToSchema;

use super::problems::draft_view;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::site::languages::{self, LanguageView};
use crate::web::{Body, Guest, Id, IdempotencyKey, Ids, Once, Paging, Viewer};
use crate::wire::program::{DraftView, RunBody, SubmitBody};
use crate::wire::{
    Difficulty, GroupView, ListBody, PageBody, ProblemType, SampleView, ScenarioTaskState,
    SubmissionView, SummaryView, TemplateView, Time, hidden_groups,
};

/// The problem of a task that is open.
#[derive(Serialize, ToSchema)]
#[schema(as = ScenarioProblem)]
struct TaskProblemView {
    difficulty: Difficulty,
    r#type: ProblemType,
    /// Skill areas.
    keywords: Vec<String>,
    /// Markdown.
    statement: String,
    samples: Vec<SampleView>,
    time_limit_ms: i32,
    memory_mib: i32,
    groups: Vec<GroupView>,
}

impl From<Detail> for TaskProblemView {
    fn from(detail: Detail) -> Self {
        Self {
            groups: hidden_groups(&detail.problem.groups),
            difficulty: detail.problem.difficulty.into(),
            r#type: detail.problem.problem_type.into(),
            keywords: detail.problem.keywords,
            statement: detail.statement,
            samples: detail.samples.into_iter().map(SampleView::from).collect(),
            time_limit_ms: detail.problem.limits.time_limit_ms,
            memory_mib: detail.problem.limits.memory_mib,
        }
    }
}

/// A task of a scenario.
#[derive(Serialize, ToSchema)]
#[schema(as = ScenarioTask)]
struct TaskView {
    /// Its place, from 1.
    position: i32,
    title: String,
    /// Its weight, of 100.
    weight: i32,
    /// The places of the earlier tasks whose tests run again with it.
    regression: Vec<i32>,
    state: ScenarioTaskState,
    /// The most that a submit brought, 0 to 100; null before one was judged.
    best_points: Option<i32>,
    /// Null while it is locked.
    problem: Option<TaskProblemView>,
}

impl From<Task> for TaskView {
    fn from(task: Task) -> Self {
        Self {
            position: task.position,
            title: task.title,
            weight: task.weight,
            regression: task.regression,
            state: task.state.into(),
            best_points: task.best_points,
            problem: task.detail.map(TaskProblemView::from),
        }
    }
}

/// What the person who asks has done with a scenario.
#[derive(Serialize, ToSchema)]
#[schema(as = ScenarioWork)]
struct OwnView {
    /// At most one for each language.
    drafts: Vec<DraftView>,
    /// The first draft, run or submit; null before there is one.
    began_at: Option<Time>,
    /// When the last task was accepted for the first time; null while one is not.
    solved_at: Option<Time>,
    /// The points of all tasks together, in hundredths of a point: 0 to 10 000.
    points_hundredths: i32,
}

impl From<Own> for OwnView {
    fn from(own: Own) -> Self {
        Self {
            drafts: own.drafts.into_iter().map(draft_view).collect(),
            began_at: own.began_at.map(Time::from),
            solved_at: own.solved_at.map(Time::from),
            points_hundredths: own.hundredths,
        }
    }
}

/// A scenario: several problems in an order, solved with one program.
#[derive(Serialize, ToSchema)]
#[schema(as = Scenario)]
pub(crate) struct ScenarioView {
    /// Its name in addresses. Drafts are kept under it, as those of a practice problem.
    slug: String,
    title: String,
    difficulty: Difficulty,
    /// Skill areas.
    keywords: Vec<String>,
    /// What the tasks have in common, in Markdown.
    statement: String,
    /// What it can be solved in, and whether that can be judged now.
    languages: Vec<LanguageView>,
    templates: Vec<TemplateView>,
    tasks: Vec<TaskView>,
    /// Null where nobody is signed in.
    own: Option<OwnView>,
    /// The clock behind the times of drafts.
    server_now: Time,
}

/// A scenario that can be practised, with the drafts of the person who asks.
#[utoipa::path(get, path = "/api/practice/scenarios/{id}", tag = "practice",
    params(("id" = String, Path, description = "The scenario's name")),
    responses((status = 200, body = ScenarioView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_scenario(
    state: Data<State>,
    guest: Guest,
    slug: Id<Slug>,
) -> Result<Json<ScenarioView>, ApiError> {
    let user = guest.0.map(|viewer| viewer.user.id);
    let now = state.clock.now();
    let view = state.db.read(move |conn| {
        let opened = scenarios::open(conn, &slug.0, user)?.ok_or_else(ApiError::not_found)?;
        let Opened { detail, tasks, own } = opened;
        let mut known = languages::all(&workers::languages(conn)?);
        known.retain(|language| detail.languages.contains(&language.id.0));
        Ok::<_, ApiError>(ScenarioView {
            slug: detail.problem.slug,
            title: detail.problem.title,
            difficulty: detail.problem.difficulty.into(),
            keywords: detail.problem.keywords,
            statement: detail.statement,
            languages: known,
            templates: TemplateView::all(detail.templates),
            tasks: tasks.into_iter().map(TaskView::from).collect(),
            own: own.map(OwnView::from),
            server_now: now.into(),
        })
    });
    Ok(Json(view.await?))
}

/// Tries a program on a task's samples or on one's own input.
#[utoipa::path(post, path = "/api/practice/scenarios/{id}/tasks/{task}/runs", tag = "practice",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The scenario's name"),
        ("task" = String, Path, description = "The task's place, from 1"),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = RunBody,
    responses((status = 201, body = SubmissionView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn run_scenario_program(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<Slug, Position>,
    key: IdempotencyKey,
    body: Body<RunBody>,
) -> Result<HttpResponse, ApiError> {
    let RunBody { language, source, input, lease: _ } = body.value;
    let program = Program { language: language.0, source };
    let user = viewer.user.id;
    let route = "POST /api/practice/scenarios/{id}/tasks/{task}/runs";
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let rates = numbers::rates(conn)?;
        let sent_in = (&program, input.as_deref());
        let id = scenarios::run(conn, (&ids.0, ids.1), user, sent_in, &rates)?;
        sent(conn, id, user)
    })
    .await
}

/// Has a program judged on a task's hidden tests, and on those of the tasks before it again.
#[utoipa::path(post, path = "/api/practice/scenarios/{id}/tasks/{task}/submissions",
    tag = "practice", security(("bearer" = [])),
    params(("id" = String, Path, description = "The scenario's name"),
        ("task" = String, Path, description = "The task's place, from 1"),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = SubmitBody,
    responses((status = 201, body = SubmissionView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn submit_scenario_program(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<Slug, Position>,
    key: IdempotencyKey,
    body: Body<SubmitBody>,
) -> Result<HttpResponse, ApiError> {
    let SubmitBody { language, source, lease: _ } = body.value;
    let program = Program { language: language.0, source };
    let user = viewer.user.id;
    let route = "POST /api/practice/scenarios/{id}/tasks/{task}/submissions";
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let rates = numbers::rates(conn)?;
        let id = scenarios::submit(conn, (&ids.0, ids.1), user, &program, &rates)?;
        sent(conn, id, user)
    })
    .await
}

fn sent(
    conn: &mut Conn,
    id: SubmissionId,
    user: UserId,
) -> Result<(StatusCode, SubmissionView), ApiError> {
    let submission = submissions::show(conn, id, user)?;
    let submission = submission.ok_or_else(|| ApiError::internal("a submission got lost"))?;
    Ok((StatusCode::CREATED, SubmissionView::from(submission)))
}

/// Leaves a task with the points it has brought, so that the next one opens.
#[utoipa::path(put, path = "/api/practice/scenarios/{id}/tasks/{task}/skip", tag = "practice",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The scenario's name"),
        ("task" = String, Path, description = "The task's place, from 1")),
    responses((status = 204), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn skip_scenario_task(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<Slug, Position>,
) -> Result<HttpResponse, ApiError> {
    let user = viewer.user.id;
    state.db.write(move |conn| scenarios::skip(conn, (&ids.0, ids.1), user)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// What the person who asks has sent for a task, and what was judged again for it, newest first.
#[utoipa::path(get, path = "/api/practice/scenarios/{id}/tasks/{task}/submissions",
    tag = "practice", security(("bearer" = [])),
    params(("id" = String, Path, description = "The scenario's name"),
        ("task" = String, Path, description = "The task's place, from 1"),
        ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<SummaryView>), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn list_scenario_submissions(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<Slug, Position>,
    paging: Paging,
) -> Result<Json<PageBody<SummaryView>>, ApiError> {
    let user = viewer.user.id;
    let page = state
        .db
        .read(move |conn| scenarios::history(conn, (&ids.0, ids.1), user, paging.into()))
        .await?
        .ok_or_else(ApiError::not_found)?;
    Ok(Json(PageBody::of(page, |summary| SummaryView::from(&summary))))
}

/// An earlier task's tests, run again with a submit for a later one.
#[derive(Serialize, ToSchema)]
#[schema(as = Regression)]
pub(crate) struct RegressionView {
    /// The task's title.
    title: String,
    submission: SummaryView,
}

/// What a submit of the person who asks had judged of the earlier tasks of its scenario, in their order; nothing for
/// any other submission.
#[utoipa::path(get, path = "/api/submissions/{id}/regressions", tag = "practice",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "The submission's id")),
    responses((status = 200, body = ListBody<RegressionView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_regressions(
    state: Data<State>,
    viewer: Viewer,
    id: Id<SubmissionId>,
) -> Result<Json<ListBody<RegressionView>>, ApiError> {
    let (id, user) = (id.0, viewer.user.id);
    let rows = state.db.read(move |conn| {
        submissions::show(conn, id, user)?.ok_or_else(ApiError::not_found)?;
        Ok::<_, ApiError>(submissions::regressions(conn, user, id)?)
    });
    let view = |(title, summary)| RegressionView { title, submission: SummaryView::from(&summary) };
    Ok(Json(ListBody { items: rows.await?.into_iter().map(view).collect() }))
}
