//! The admin's queues of roles, and the decisions on them.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use db::Conn;
use db::audit::Object;
use hiring::review::{self, Checked, Queue, Ruling, Waiting};
use hiring::roles::{self, Comment, RevisionState, Role};
use kernel::uuid::Uuid;
use kernel::{Instant, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, every, input, paging_of, query, spreadsheet, text};
use crate::wire::role::{CommentBody, FormBody};
use crate::wire::{
    PageBody, RoleCheck, RoleDecision, RoleQueue, RoleRevisionState, RoleState, StepView, Time,
    Word, csv, history,
};

/// A role in a queue.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminRole)]
pub(crate) struct ListedView {
    id: Uuid,
    title: String,
    company: String,
    state: RoleState,
    /// How far changes to it have come, where there are some.
    revision: Option<RoleRevisionState>,
    /// When it was last sent.
    submitted_at: Time,
    /// When it is published by itself.
    publish_at: Option<Time>,
}

impl From<Waiting> for ListedView {
    fn from(row: Waiting) -> Self {
        Self {
            id: row.id.0,
            title: row.title,
            company: row.company_name,
            state: row.state.into(),
            revision: row.revision.map(Word),
            submitted_at: row.since.into(),
            publish_at: row.publish_at.map(Time::from),
        }
    }
}

/// Which roles are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Those that wait, where it is left out.
    #[param(value_type = Option<RoleQueue>)]
    queue: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `queue`, `cursor` and `limit`, each once.";

impl Wanted {
    fn queue(&self) -> Result<Queue, ApiError> {
        let known = |text: &str| {
            let help = "There is no such queue.";
            Queue::parse(text).ok_or_else(|| ApiError::invalid_field("queue", "not_offered", help))
        };
        Ok(self.queue.as_deref().map(known).transpose()?.unwrap_or(Queue::Waiting))
    }
}

/// The roles of a queue, those that were sent first before the others.
#[utoipa::path(get, path = "/api/admin/roles", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = PageBody<ListedView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_roles_for_admin(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<ListedView>>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let queue = wanted.queue()?;
    let page = state.db.read(move |conn| review::list(conn, queue, place)).await?;
    Ok(Json(PageBody::of(page, ListedView::from)))
}

const HEADINGS: [&str; 6] = ["Role", "Company", "State", "Changes", "Sent", "Publishes itself"];

/// The same as a table for a spreadsheet, at most 10 000 rows; `cursor` and `limit` are ignored.
#[utoipa::path(get, path = "/api/admin/roles/export", tag = "admin", security(("bearer" = [])),
    params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_roles_for_admin(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let queue = wanted.queue()?;
    let found = state.db.read(move |conn| every(|place| review::list(conn, queue, place))).await?;
    let rows = found.into_iter().map(|one| {
        vec![
            one.title.into(),
            one.company_name.into(),
            one.state.as_str().into(),
            one.revision.map_or("", RevisionState::as_str).into(),
            one.since.to_rfc3339().into(),
            one.publish_at.map(|at| at.to_rfc3339()).unwrap_or_default().into(),
        ]
    });
    spreadsheet("roles", csv(&HEADINGS, rows))
}

/// How many roles each queue holds.
#[derive(Serialize, ToSchema)]
#[schema(as = RoleQueueCounts)]
struct CountsView {
    waiting: i64,
    changes_requested: i64,
    approved: i64,
    live: i64,
}

/// The counts of every queue.
#[derive(Serialize, ToSchema)]
#[schema(as = RoleQueueCountsBody)]
pub(crate) struct CountsBody {
    counts: CountsView,
}

/// How many roles each queue holds.
#[utoipa::path(get, path = "/api/admin/roles/counts", tag = "admin", security(("bearer" = [])),
    responses((status = 200, body = CountsBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn count_roles_for_admin(
    state: Data<State>,
) -> Result<Json<CountsBody>, ApiError> {
    let counted = state.db.read(review::counts).await?;
    let of = |queue| counted.iter().find(|(of, _)| *of == queue).map_or(0, |(_, count)| *count);
    let counts = CountsView {
        waiting: of(Queue::Waiting),
        changes_requested: of(Queue::ChangesRequested),
        approved: of(Queue::Approved),
        live: of(Queue::Live),
    };
    Ok(Json(CountsBody { counts }))
}

/// What a reader is to look at.
#[derive(Serialize, ToSchema)]
#[schema(as = RoleChecked)]
struct CheckedView {
    check: RoleCheck,
    passed: bool,
    /// What was found, in the words of the role.
    found: Vec<String>,
}

impl From<Checked> for CheckedView {
    fn from(checked: Checked) -> Self {
        let Checked { check, passed, found } = checked;
        Self { check: Word(check), passed, found }
    }
}

/// Everything about a role.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminRoleDetail)]
pub(crate) struct DetailBody {
    id: Uuid,
    /// What a decision on it names.
    version: i32,
    company: String,
    state: RoleState,
    revision: Option<RoleRevisionState>,
    /// What is decided about: the changes where there are some, else the role.
    form: FormBody,
    /// What everybody reads, where there are changes.
    published: Option<FormBody>,
    /// What the admin said last.
    note: Option<String>,
    /// The same about single fields.
    comments: Vec<CommentBody>,
    submitted_at: Option<Time>,
    publish_at: Option<Time>,
    /// Oldest first.
    history: Vec<StepView>,
    checks: Vec<CheckedView>,
    /// What can be decided now.
    decisions: Vec<RoleDecision>,
}

fn detail(conn: &mut Conn, role: Role, now: Instant) -> Result<DetailBody, ApiError> {
    let history = history(conn, Object::of(roles::KIND, role.id))?;
    let words = flows::settings::role_words(conn)?;
    let checks = review::check(conn, &role, &words, now)?;
    let decisions = review::decisions(&role, now);
    let revision = role.revision.as_ref().map(|revision| Word(revision.state));
    let (form, published) = role.texts();
    Ok(DetailBody {
        id: role.id.0,
        version: role.version,
        company: review::company_name(conn, role.company)?,
        state: role.state.into(),
        revision,
        form: form.clone().into(),
        published: published.cloned().map(FormBody::from),
        note: role.note.clone(),
        comments: role.comments.iter().cloned().map(CommentBody::from).collect(),
        submitted_at: role.submitted_at.map(Time::from),
        publish_at: role.publish_at.map(Time::from),
        history,
        checks: checks.into_iter().map(CheckedView::from).collect(),
        decisions: decisions.into_iter().map(Word).collect(),
    })
}

/// One role with what a reader is to look at, and its history.
#[utoipa::path(get, path = "/api/admin/roles/{id}", tag = "admin", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_role_to_admin(
    state: Data<State>,
    Id(id): Id<RoleId>,
) -> Result<Json<DetailBody>, ApiError> {
    let now = state.clock.now();
    let read = state.db.read(move |conn| {
        let role = review::find(conn, id)?;
        detail(conn, role, now)
    });
    Ok(Json(read.await?))
}

/// A decision on the version that was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = DecideRole)]
pub(crate) struct DecideRole {
    version: i32,
    decision: RoleDecision,
    /// What the company reads: 1 to 2000 characters to ask for changes, to reject, to pause and to close.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    note: Option<String>,
    /// On single fields, where changes are asked for: at most 30.
    #[serde(default)]
    comments: Vec<CommentBody>,
    /// When it is published by itself, where that is decided: not after its deadline.
    #[schema(value_type = Option<Time>)]
    publish_at: Option<Instant>,
}

input!(DecideRole);

/// Decides about a role, or about the changes to it where some were sent.
#[utoipa::path(post, path = "/api/admin/roles/{id}/decision", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecideRole,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decide_role(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<RoleId>,
    body: Body<DecideRole>,
) -> Result<Json<DetailBody>, ApiError> {
    let DecideRole { version, decision, note, comments, publish_at } = body.value;
    let reviewer = state.reviewer(&viewer);
    let comments: Vec<_> = comments.into_iter().map(Comment::from).collect();
    let now = state.clock.now();
    let decided = state.db.write(move |conn| {
        let (note, comments) = (note.as_deref(), comments.as_slice());
        let ruling = Ruling { decision: decision.0, note, comments, publish_at };
        let role = flows::roles::decide(conn, &reviewer, Seen::at(id, version), ruling)?;
        detail(conn, role, now)
    });
    Ok(Json(decided.await?))
}
