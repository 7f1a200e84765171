//! What the admin does with a slate: keeps applications off it, notes something, releases it.

use actix_web::web::{Data, Json};
use db::Conn;
use db::audit::Actor;
use hiring::board::Veil;
use hiring::slates::{self, Excluding};
use kernel::{ApplicationId, RoleId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::slates::{DetailView, OneView, detail, one};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input};
use crate::wire::ExclusionCode;

/// Why an application is kept off a slate.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExcludeApplication {
    /// Of what is held of it, 0 before the first change.
    version: i32,
    code: ExclusionCode,
    /// 1 to 2000 characters.
    reason: String,
    /// For a duplicate: the application for the same role that goes on.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    duplicate_of: Option<ApplicationId>,
}

/// Where an application is put.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaceApplication {
    /// Of what is held of it, 0 before the first change.
    version: i32,
    /// Right before which other application for the role; null for behind all.
    #[schema(value_type = Option<Uuid>)]
    before: Option<ApplicationId>,
    /// 1 to 2000 characters.
    reason: String,
}

/// The version of what is held of an application that was put somewhere.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UnplaceApplication {
    version: i32,
}

/// The version of what is held of an application.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct IncludeApplication {
    version: i32,
}

/// Something for the admin's own eyes.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnnotateApplication {
    /// Of what is held of it, 0 before the first change.
    version: i32,
    /// At most 2000 characters; empty to remove it.
    note: String,
}

/// Whom a company is shown.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReleaseSlate {
    /// Of the role.
    version: i32,
    /// Those who were chosen, 1 to 100; null for everybody who waits, the first 500 of them.
    #[schema(value_type = Option<Vec<Uuid>>)]
    applications: Option<Vec<ApplicationId>>,
}

input!(
    ExcludeApplication,
    IncludeApplication,
    PlaceApplication,
    UnplaceApplication,
    AnnotateApplication,
    ReleaseSlate,
);

/// Runs a change and answers the application as it is then.
async fn change(
    state: &State,
    id: ApplicationId,
    act: impl FnOnce(&mut Conn) -> Result<(), hiring::Error> + Send + 'static,
) -> Result<Json<OneView>, ApiError> {
    let changed = state.db.write(move |conn| {
        act(conn)?;
        one(conn, id, Veil::UntilShortlist)
    });
    Ok(Json(changed.await?))
}

/// Keeps an application off its slate, which can be taken back. The candidate hears nothing of it.
#[utoipa::path(post, path = "/api/admin/applications/{id}/exclude", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ExcludeApplication,
    responses((status = 200, body = OneView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn exclude_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
    body: Body<ExcludeApplication>,
) -> Result<Json<OneView>, ApiError> {
    let (actor, now) = (Actor::User(viewer.user.id), state.clock.now());
    let ExcludeApplication { version, code, reason, duplicate_of } = body.value;
    let seen = Seen::at(id, version);
    let act = move |conn: &mut Conn| {
        let how = Excluding { code: code.0, reason: &reason, duplicate_of };
        slates::exclude(conn, actor, seen, how, now)
    };
    change(&state, id, act).await
}

/// Puts an excluded application back onto its slate.
#[utoipa::path(post, path = "/api/admin/applications/{id}/include", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = IncludeApplication,
    responses((status = 200, body = OneView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn include_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
    body: Body<IncludeApplication>,
) -> Result<Json<OneView>, ApiError> {
    let (actor, seen) = (Actor::User(viewer.user.id), Seen::at(id, body.value.version));
    change(&state, id, move |conn| slates::include(conn, actor, seen)).await
}

/// Puts an application that waits right before another one, or behind all. The company sees them in this order.
#[utoipa::path(post, path = "/api/admin/applications/{id}/place", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = PlaceApplication,
    responses((status = 200, body = OneView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn place_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
    body: Body<PlaceApplication>,
) -> Result<Json<OneView>, ApiError> {
    let (actor, now) = (Actor::User(viewer.user.id), state.clock.now());
    let PlaceApplication { version, before, reason } = body.value;
    let seen = Seen::at(id, version);
    change(&state, id, move |conn| slates::place(conn, actor, seen, (before, &reason), now)).await
}

/// Has an application that was put somewhere stand where it was sent.
#[utoipa::path(post, path = "/api/admin/applications/{id}/unplace", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = UnplaceApplication,
    responses((status = 200, body = OneView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn unplace_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
    body: Body<UnplaceApplication>,
) -> Result<Json<OneView>, ApiError> {
    let (actor, seen) = (Actor::User(viewer.user.id), Seen::at(id, body.value.version));
    change(&state, id, move |conn| slates::unplace(conn, actor, seen)).await
}

/// Notes something about an application for the admin's own eyes.
#[utoipa::path(put, path = "/api/admin/applications/{id}/note", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AnnotateApplication,
    responses((status = 200, body = OneView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn annotate_application(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
    body: Body<AnnotateApplication>,
) -> Result<Json<OneView>, ApiError> {
    let actor = Actor::User(viewer.user.id);
    let AnnotateApplication { version, note } = body.value;
    let seen = Seen::at(id, version);
    change(&state, id, move |conn| slates::annotate(conn, actor, seen, &note)).await
}

/// What a release has done.
#[derive(Serialize, ToSchema)]
#[schema(as = SlateReleased)]
pub(crate) struct ReleasedView {
    /// How many the company sees now that it did not see before.
    released: usize,
    slate: DetailView,
}

/// Shows a company who has applied for its role, and notifies it and them.
#[utoipa::path(post, path = "/api/admin/slates/{id}/release", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReleaseSlate,
    responses((status = 200, body = ReleasedView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn release_slate(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<RoleId>,
    body: Body<ReleaseSlate>,
) -> Result<Json<ReleasedView>, ApiError> {
    let ReleaseSlate { version, applications } = body.value;
    if applications.as_ref().is_some_and(|chosen| !(1..=100).contains(&chosen.len())) {
        let text = "Choose 1 to 100 applicants, or release all.";
        return Err(ApiError::invalid_field("applications", "length", text));
    }
    let reviewer = state.reviewer(&viewer);
    let done = state.db.write(move |conn| {
        let (seen, chosen) = (Seen::at(id, version), applications.as_deref());
        let released = flows::slates::release(conn, &reviewer, seen, chosen)?.count;
        Ok::<_, ApiError>(ReleasedView { released, slate: detail(conn, id)? })
    });
    Ok(Json(done.await?))
}
