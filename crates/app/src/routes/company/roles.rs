//! The roles that a company hires for, for its members: written, sent, paused, closed.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use flows::slates::{self, Rule};
use hiring::applications;
use hiring::roles::{self, Event, Role, Stage};
use kernel::uuid::Uuid;
use kernel::{Instant, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, input, paging_of, query};
use crate::web::{Member, Viewer};
use crate::wire::role::{CommentBody, FormBody};
use crate::wire::{
    Nothing, PageBody, RoleAct, RoleRevisionState, RoleStage, RoleState, Time, Word,
};

/// When a company sees those who apply for its roles.
#[derive(Serialize, ToSchema)]
#[schema(as = ReleaseRule)]
struct ReleaseView {
    /// Whether applicants are released at once; otherwise the admin looks at them first.
    is_direct: bool,
    /// Within how many hours the admin usually releases them.
    usual_hours: i64,
}

impl From<Rule> for ReleaseView {
    fn from(Rule { is_direct, usual_hours }: Rule) -> Self {
        Self { is_direct, usual_hours }
    }
}

/// A role as its company sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = Role)]
pub(crate) struct RoleView {
    id: Uuid,
    /// To be sent back when changing it.
    version: i32,
    state: RoleState,
    /// How far changes to it have come, where it has been shown and is changed.
    revision: Option<RoleRevisionState>,
    /// What the company writes: the changes where there are some, else the role.
    form: FormBody,
    /// What everybody reads, where there are changes.
    published: Option<FormBody>,
    /// What the admin said last.
    note: Option<String>,
    /// The same about single fields.
    comments: Vec<CommentBody>,
    /// When it is published by itself.
    publish_at: Option<Time>,
    submitted_at: Option<Time>,
    closed_at: Option<Time>,
    created_at: Time,
    changed_at: Time,
    /// What the company can do now.
    actions: Vec<RoleAct>,
    /// When the company sees those who apply.
    release: ReleaseView,
}

impl RoleView {
    fn of(role: Role, release: Rule, now: Instant) -> Self {
        let actions = role.acts(now).into_iter().map(Word).collect();
        let revision = role.revision.as_ref().map(|revision| Word(revision.state));
        let (form, published) = role.texts();
        Self {
            id: role.id.0,
            version: role.version,
            state: role.state.into(),
            revision,
            form: form.clone().into(),
            published: published.cloned().map(FormBody::from),
            note: role.note,
            comments: role.comments.into_iter().map(CommentBody::from).collect(),
            publish_at: role.publish_at.map(Time::from),
            submitted_at: role.submitted_at.map(Time::from),
            closed_at: role.closed_at.map(Time::from),
            created_at: role.created_at.into(),
            changed_at: role.changed_at.into(),
            actions,
            release: release.into(),
        }
    }
}

/// A role in its company's list.
#[derive(Serialize, ToSchema)]
#[schema(as = ListedRole)]
pub(crate) struct ListedView {
    #[serde(flatten)]
    role: RoleView,
    /// How many people have applied, those whom the company is not shown yet among them.
    applicants: i64,
    /// Until when the first of those who wait for the slate was promised to hear; null where nobody waits.
    slate_by: Option<Time>,
}

/// Which roles are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// All of them where it is left out.
    #[param(value_type = Option<RoleStage>)]
    stage: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// A role to be begun.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewRole {
    form: FormBody,
}

/// A role to be saved.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveRole {
    /// The version that was read.
    version: i32,
    form: FormBody,
}

/// An act on the role as it was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RoleActRequest {
    /// The version that was read.
    version: i32,
}

input!(form: NewRole, SaveRole);
input!(RoleActRequest);

/// Who may change the company's roles.
fn recruiter(viewer: &Viewer, member: &Member) -> Result<roles::Member, ApiError> {
    if !member.membership.role.invites() {
        let text = "Only owners and recruiters of your company can change its roles.";
        return Err(ApiError::forbidden("role", text));
    }
    Ok(roles::Member { company: member.membership.company.id, user: viewer.user.id })
}

/// The company's roles, the last changed first.
#[utoipa::path(get, path = "/api/roles", tag = "roles", security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = PageBody<ListedView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_roles(
    state: Data<State>,
    member: Member,
    req: HttpRequest,
) -> Result<Json<PageBody<ListedView>>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for `stage`, `cursor` and `limit`, each once.")?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let stage = match wanted.stage.as_deref() {
        None => None,
        Some(text) => {
            let help = "There is no such stage.";
            let stage = Stage::parse(text);
            Some(stage.ok_or_else(|| ApiError::invalid_field("stage", "not_offered", help))?)
        }
    };
    let (company, now) = (member.membership.company.id, state.clock.now());
    let read = state.db.read(move |conn| {
        let page = roles::list(conn, company, stage, place)?;
        let ids: Vec<RoleId> = page.items.iter().map(|role| role.id).collect();
        let applicants = applications::counts(conn, &ids)?;
        let promised = applications::promised(conn, &ids)?;
        Ok::<_, ApiError>((page, applicants, promised, slates::rule(conn, company)?))
    });
    let (page, applicants, promised, release) = read.await?;
    Ok(Json(PageBody::of(page, |role| ListedView {
        applicants: applicants.get(&role.id).copied().unwrap_or_default(),
        slate_by: promised.get(&role.id).copied().map(Time::from),
        role: RoleView::of(role, release, now),
    })))
}

/// Begins a role.
#[utoipa::path(post, path = "/api/roles", tag = "roles", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = NewRole,
    responses((status = 201, body = RoleView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn create_role(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<NewRole>,
) -> Result<HttpResponse, ApiError> {
    let by = recruiter(&viewer, &member)?;
    let (form, now) = (body.value.form.into(), state.clock.now());
    let once = Once { user: by.user, key, route: "POST /api/roles", digest: body.digest };
    once.run(&state, move |conn| {
        let role = flows::roles::create(conn, by, &form)?;
        let release = slates::rule(conn, by.company)?;
        Ok((StatusCode::CREATED, RoleView::of(role, release, now)))
    })
    .await
}

/// One of the company's roles.
#[utoipa::path(get, path = "/api/roles/{id}", tag = "roles", security(("bearer" = [])),
    params(("id" = Uuid, Path)),
    responses((status = 200, body = RoleView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_role(
    state: Data<State>,
    member: Member,
    Id(id): Id<RoleId>,
) -> Result<Json<RoleView>, ApiError> {
    let company = member.membership.company.id;
    let found = state.db.read(move |conn| {
        let role = roles::find(conn, company, id)?;
        Ok::<_, ApiError>((role, slates::rule(conn, company)?))
    });
    let (role, release) = found.await?;
    Ok(Json(RoleView::of(role, release, state.clock.now())))
}

/// Saves what is written so far: the role, or changes to one that has been shown.
#[utoipa::path(put, path = "/api/roles/{id}", tag = "roles", security(("bearer" = [])),
    params(("id" = Uuid, Path)), request_body = SaveRole,
    responses((status = 200, body = RoleView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_role(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<RoleId>,
    body: Body<SaveRole>,
) -> Result<Json<RoleView>, ApiError> {
    let by = recruiter(&viewer, &member)?;
    let (seen, form) = (Seen::at(id, body.value.version), body.value.form.into());
    let saved = state.db.write(move |conn| {
        let role = roles::save(conn, by, seen, &form)?;
        Ok::<_, ApiError>((role, slates::rule(conn, by.company)?))
    });
    let (role, release) = saved.await?;
    Ok(Json(RoleView::of(role, release, state.clock.now())))
}

/// Begins a role that says what this one does, without its dates.
#[utoipa::path(post, path = "/api/roles/{id}/duplicate", tag = "roles",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = RoleActRequest,
    responses((status = 201, body = RoleView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn duplicate_role(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<RoleId>, Body<RoleActRequest>),
) -> Result<HttpResponse, ApiError> {
    let by = recruiter(&viewer, &member)?;
    let (route, now) = ("POST /api/roles/{id}/duplicate", state.clock.now());
    let once = Once { user: by.user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let role = flows::roles::duplicate(conn, by, id.0)?;
        let release = slates::rule(conn, by.company)?;
        Ok((StatusCode::CREATED, RoleView::of(role, release, now)))
    })
    .await
}

/// Deletes a draft.
#[utoipa::path(post, path = "/api/roles/{id}/delete", tag = "roles", security(("bearer" = [])),
    params(("id" = Uuid, Path)), request_body = RoleActRequest,
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn delete_role(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<RoleId>,
    body: Body<RoleActRequest>,
) -> Result<Json<Nothing>, ApiError> {
    let by = recruiter(&viewer, &member)?;
    let seen = Seen::at(id, body.value.version);
    state.db.write(move |conn| roles::delete(conn, by, seen)).await?;
    Ok(Json(Nothing {}))
}

async fn step(
    state: &State,
    by: roles::Member,
    seen: Seen<RoleId>,
    event: Event,
) -> Result<Json<RoleView>, ApiError> {
    let now = state.clock.now();
    let sender = state.sender();
    let stepped = state.db.write(move |conn| {
        let role = flows::roles::step(conn, &sender, by, seen, event)?;
        Ok::<_, ApiError>((role, slates::rule(conn, by.company)?))
    });
    let (role, release) = stepped.await?;
    Ok(Json(RoleView::of(role, release, now)))
}

/// Sends a role to the admin.
#[utoipa::path(post, path = "/api/roles/{id}/submit", tag = "roles", security(("bearer" = [])),
    params(("id" = Uuid, Path)), request_body = RoleActRequest,
    responses((status = 200, body = RoleView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn submit_role(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<RoleId>,
    body: Body<RoleActRequest>,
) -> Result<Json<RoleView>, ApiError> {
    let by = recruiter(&viewer, &member)?;
    viewer.require_verified()?;
    step(&state, by, Seen::at(id, body.value.version), Event::Submit).await
}

macro_rules! steps {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $event:ident;)+) => { $(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, tag = "roles", security(("bearer" = [])),
            params(("id" = Uuid, Path)), request_body = RoleActRequest,
            responses((status = 200, body = RoleView), (status = 404, body = ProblemBody),
                (status = 409, body = ProblemBody)))]
        pub(crate) async fn $name(
            state: Data<State>,
            viewer: Viewer,
            member: Member,
            Id(id): Id<RoleId>,
            body: Body<RoleActRequest>,
        ) -> Result<Json<RoleView>, ApiError> {
            let by = recruiter(&viewer, &member)?;
            step(&state, by, Seen::at(id, body.value.version), Event::$event).await
        }
    )+ };
}

steps! {
    /// Takes a role back before it is shown.
    withdraw_role, "/api/roles/{id}/withdraw", Withdraw;
    /// Gives up the changes to a role that is shown.
    discard_role_changes, "/api/roles/{id}/discard", Discard;
    /// Lets nobody apply for now.
    pause_role, "/api/roles/{id}/pause", Pause;
    /// Lets people apply again.
    resume_role, "/api/roles/{id}/resume", Resume;
    /// Lets nobody apply any more.
    close_role, "/api/roles/{id}/close", Close;
    /// Shows a role again that was closed in the last thirty days.
    reopen_role, "/api/roles/{id}/reopen", Reopen;
    /// Puts a closed role out of the way.
    archive_role, "/api/roles/{id}/archive", Archive;
}
