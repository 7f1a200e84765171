//! The assessments that a partner runs: made, mailed, closed, and how far their students have come. What a single
//! student did is nowhere in it, but for the name and score of those who show them.

use std::collections::BTreeSet;

use ::assessments::cohorts::{self, Chosen, Cohort, MAX_ADDRESSES, NewCohort, Shown, Spread};
use ::assessments::definitions::Task;
use ::assessments::variants::Variant;
use ::partners::accounts;
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::partners::cohorts as acts;
use kernel::chrono::{DateTime, Utc};
use kernel::uuid::Uuid;
use kernel::{AssessmentId, Email, Instant, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Viewer, input, text};
use crate::wire::{CohortPhase, Difficulty, LanguageId, PageBody, Time, Word};

/// An assessment to be run.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCohortBody {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A title has 1 to 120 characters."),
        custom(function = text::line))]
    title: String,
    #[validate(range(min = 15, max = 240, message = "An assessment lasts 15 to 240 minutes."))]
    duration_minutes: i32,
    #[validate(length(min = 1, max = 8, message = "An assessment has 1 to 8 tasks."), nested)]
    tasks: Vec<NewCohortTask>,
    /// From when attempts can begin; at once where there is none.
    #[serde(default)]
    opens_at: Option<DateTime<Utc>>,
    /// Until when: at most 60 days later.
    closes_at: DateTime<Utc>,
}

/// A task; the weights of all sum to 100.
#[derive(Deserialize, Serialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCohortTask {
    /// The name in addresses of a problem that is open for practice.
    #[validate(length(min = 1, max = 100, message = "A name has 1 to 100 characters."),
        custom(function = text::line))]
    problem_id: String,
    #[validate(range(min = 1, max = 100, message = "A weight is 1 to 100."))]
    weight: i32,
    /// The names of problems like it, one of which may be drawn in its place; none unless they are named.
    #[serde(default)]
    #[validate(length(max = 4, message = "A task has at most 4 variants."),
        custom(function = names))]
    variants: Vec<String>,
}

fn names(variants: &[String]) -> Result<(), ValidationError> {
    if variants.iter().all(|name| (1..=100).contains(&name.chars().count())) {
        return variants.iter().try_for_each(|name| text::line(name));
    }
    Err(ValidationError::new("length").with_message("A name has 1 to 100 characters.".into()))
}

impl From<NewCohortTask> for Chosen {
    fn from(task: NewCohortTask) -> Self {
        let NewCohortTask { problem_id: slug, weight, variants } = task;
        Self { slug, weight, variants }
    }
}

/// To whom the link is mailed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MailCohort {
    #[validate(length(min = 1, max = 500, message = "Enter 1 to 500 addresses."))]
    emails: Vec<String>,
}

/// The version that was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CloseCohort {
    version: i32,
}

input!(NewCohortBody, MailCohort, CloseCohort);

/// A partner's assessment.
#[derive(Serialize, ToSchema)]
#[schema(as = Cohort)]
pub(crate) struct CohortView {
    id: Uuid,
    version: i32,
    title: String,
    phase: CohortPhase,
    duration_minutes: i32,
    /// What its link ends with.
    code: String,
    opens_at: Time,
    closes_at: Time,
    created_at: Time,
    joined: i64,
    started: i64,
    finished: i64,
}

impl CohortView {
    fn of(of: Cohort, now: Instant) -> Self {
        Self {
            id: of.id.0,
            version: of.version,
            phase: of.phase(now).into(),
            title: of.title,
            duration_minutes: of.duration_minutes,
            code: of.code,
            opens_at: of.opens_at.into(),
            closes_at: of.closes_at.into(),
            created_at: of.created_at.into(),
            joined: of.counts.joined,
            started: of.counts.started,
            finished: of.counts.finished,
        }
    }
}

/// A task of it.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortTask)]
pub(crate) struct TaskView {
    position: i32,
    /// The problem's name in addresses.
    problem_id: String,
    title: String,
    #[schema(value_type = Difficulty)]
    difficulty: String,
    weight: i32,
    /// One of the problem and these is drawn for each student.
    variants: Vec<VariantView>,
}

impl From<Task> for TaskView {
    fn from(task: Task) -> Self {
        let Task { position, slug, title, difficulty, weight, variants, .. } = task;
        let variants = variants.into_iter().map(VariantView::from).collect();
        Self { position, problem_id: slug, title, difficulty, weight, variants }
    }
}

/// A problem that stands in for the problem of a task, and is like it.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortVariant)]
pub(crate) struct VariantView {
    /// Its name in addresses.
    problem_id: String,
    title: String,
}

impl From<Variant> for VariantView {
    fn from(of: Variant) -> Self {
        Self { problem_id: of.slug, title: of.title }
    }
}

/// How scores are spread.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortSpread)]
pub(crate) struct SpreadView {
    /// How many results are counted: five, ten, …
    people: usize,
    /// How many of them are in each tenth of the scale, the lowest first.
    bars: Vec<i64>,
}

impl From<Spread> for SpreadView {
    fn from(of: Spread) -> Self {
        Self { people: of.people, bars: of.bars.to_vec() }
    }
}

/// A partner's assessment with its tasks and how scores are spread.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortDetail)]
pub(crate) struct CohortDetailView {
    cohort: CohortView,
    languages: Vec<LanguageId>,
    tasks: Vec<TaskView>,
    /// Null while fewer than five have a score.
    spread: Option<SpreadView>,
}

impl CohortDetailView {
    fn read(
        conn: &mut Conn,
        (partner, id): (UserId, AssessmentId),
        now: Instant,
    ) -> Result<Self, ApiError> {
        accounts::find(conn, partner)?;
        let cohort = cohorts::find(conn, partner, id)?;
        let tasks = cohorts::tasks(conn, id)?;
        Ok(Self {
            languages: cohort.languages.iter().copied().map(Word).collect(),
            cohort: CohortView::of(cohort, now),
            tasks: tasks.into_iter().map(TaskView::from).collect(),
            spread: cohorts::spread(conn, id)?.map(SpreadView::from),
        })
    }
}

/// A student who shows the partner their name and score.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortResult)]
pub(crate) struct ResultView {
    id: Uuid,
    name: String,
    /// Null until they have finished.
    finished_at: Option<Time>,
    /// 0 to 1000; null until it is graded.
    fineness: Option<i32>,
}

impl From<Shown> for ResultView {
    fn from(of: Shown) -> Self {
        Self {
            id: of.user.0,
            name: of.name,
            finished_at: of.finished_at.map(Time::from),
            fineness: of.fineness,
        }
    }
}

/// The caller's assessments, the newest first.
#[utoipa::path(get, path = "/api/partners/me/cohorts", tag = "partners",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<CohortView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_cohorts(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<CohortView>>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        Ok::<_, ApiError>(cohorts::list(conn, user, paging.into())?)
    });
    Ok(Json(PageBody::of(found.await?, |one| CohortView::of(one, now))))
}

/// Makes an assessment of problems that are open for practice.
#[utoipa::path(post, path = "/api/partners/me/cohorts", tag = "partners",
    security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = NewCohortBody,
    responses((status = 201, body = CohortDetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn create_cohort(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<NewCohortBody>,
) -> Result<HttpResponse, ApiError> {
    let (partner, now) = (viewer.user.id, state.clock.now());
    let route = "POST /api/partners/me/cohorts";
    let once = Once { user: partner, key, route, digest: body.digest };
    let form = body.value;
    let new = NewCohort {
        partner,
        title: form.title,
        duration_minutes: form.duration_minutes,
        tasks: form.tasks.into_iter().map(Chosen::from).collect(),
        opens_at: form.opens_at,
        closes_at: form.closes_at,
    };
    state.db.write(move |conn| acts::count_making(conn, partner)).await?;
    once.run(&state, move |conn| {
        let id = acts::create(conn, &new)?;
        Ok((StatusCode::CREATED, CohortDetailView::read(conn, (partner, id), now)?))
    })
    .await
}

/// One of the caller's assessments: how many have come how far, and how scores are spread.
#[utoipa::path(get, path = "/api/partners/me/cohorts/{id}", tag = "partners",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CohortDetailView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_cohort(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AssessmentId>,
) -> Result<Json<CohortDetailView>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let found = state.db.read(move |conn| CohortDetailView::read(conn, (user, id), now));
    Ok(Json(found.await?))
}

/// The students who show the caller their name and score, who joined last first.
#[utoipa::path(get, path = "/api/partners/me/cohorts/{id}/results", tag = "partners",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query),
        ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ResultView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_cohort_results(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AssessmentId>,
    paging: Paging,
) -> Result<Json<PageBody<ResultView>>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| {
        accounts::find(conn, user)?;
        cohorts::find(conn, user, id)?;
        Ok::<_, ApiError>(cohorts::shown(conn, id, paging.into())?)
    });
    Ok(Json(PageBody::of(found.await?, ResultView::from)))
}

fn addresses(form: &MailCohort) -> Result<BTreeSet<Email>, ApiError> {
    let mut found = BTreeSet::new();
    for (place, email) in (1..=MAX_ADDRESSES).zip(&form.emails) {
        let email = email.trim().parse().map_err(|_| {
            let text = format!("Line {place} is no e-mail address.");
            ApiError::invalid_field("emails", "format", text)
        })?;
        found.insert(email);
    }
    Ok(found)
}

/// Mails the link to those of the addresses whose accounts the caller brought. Which these are is not answered.
#[utoipa::path(post, path = "/api/partners/me/cohorts/{id}/mails", tag = "partners",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MailCohort,
    responses((status = 204, description = "Mailed to those whom the caller brought"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn mail_cohort(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AssessmentId>,
    body: Body<MailCohort>,
) -> Result<HttpResponse, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let emails = addresses(&body.value)?;
    state.db.write(move |conn| acts::count_mailing(conn, user)).await?;
    let done = state.db.write(move |conn| acts::mail(conn, &sender, (user, id), &emails));
    done.await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Lets nobody begin any more. Attempts that are under way go on.
#[utoipa::path(post, path = "/api/partners/me/cohorts/{id}/close", tag = "partners",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = CloseCohort,
    responses((status = 200, body = CohortDetailView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn close_cohort(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AssessmentId>,
    body: Body<CloseCohort>,
) -> Result<Json<CohortDetailView>, ApiError> {
    let user = viewer.user.id;
    let version = body.value.version;
    let done = state.db.write(move |conn| {
        accounts::find(conn, user)?;
        cohorts::close(conn, user, Seen::at(id, version))?;
        // It closed a moment ago by this clock, and after the request came.
        let now = db::clock::now(conn)?;
        CohortDetailView::read(conn, (user, id), now)
    });
    Ok(Json(done.await?))
}
