//! Beginning and ending to look at a dashboard as its owner sees it.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use auth::view_as;
use db::audit::Actor;
use flows::viewing::{self, Begun};
use kernel::ViewAsId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{OpenApi, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{Nothing, Time, ViewAsArea, Word};

/// This part of the OpenAPI document.
#[derive(OpenApi)]
#[openapi(paths(begin_view_as, end_view_as))]
pub(crate) struct Document;

/// The dashboard to look at, and the reason.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BeginViewAs {
    area: ViewAsArea,
    /// The company or the partner.
    id: Uuid,
    /// 10 to 2000 characters, for the audit log.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(
        length(min = 10, max = 2000, message = "A reason is 10 to 2000 characters."),
        custom(function = text::prose)
    )]
    reason: String,
}

input!(BeginViewAs);

/// A permission that has begun.
#[derive(Serialize, ToSchema)]
#[schema(as = ViewAs)]
struct ViewAsView {
    id: Uuid,
    area: ViewAsArea,
    /// The company or the partner's organisation.
    name: String,
    /// As whom; may be empty.
    person: String,
    ends_at: Time,
}

/// The same with what opens it.
#[derive(Serialize, ToSchema)]
#[schema(as = ViewAsBegun)]
pub(crate) struct BegunBody {
    #[serde(flatten)]
    begun: ViewAsView,
    /// The value of the header `Assay-View-As`; null in a repeated answer.
    secret: Option<String>,
}

impl From<Begun> for ViewAsView {
    fn from(begun: Begun) -> Self {
        let Begun { grant, name, person, .. } = begun;
        let (id, area, ends_at) = (grant.id.0, Word(grant.area()), grant.ends_at.into());
        Self { id, area, name, person, ends_at }
    }
}

/// Begins to look at a dashboard as its owner sees it, for half an hour and without changing anything.
#[utoipa::path(post, path = "/api/admin/view-as", tag = "admin", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = BeginViewAs,
    responses((status = 201, body = BegunBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn begin_view_as(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<BeginViewAs>,
) -> Result<HttpResponse, ApiError> {
    let (by, now) = ((viewer.user.id, viewer.auth_time), state.clock.now());
    let (form, digest, route) = (body.value, body.digest, "POST /api/admin/view-as");
    let once = Once { user: viewer.user.id, key, route, digest };
    let begin = move |conn: &mut db::Conn| {
        let begun = viewing::begin(conn, by, (form.area.0, form.id), &form.reason, now)?;
        let secret = begun.secret.reveal();
        Ok((StatusCode::CREATED, ViewAsView::from(begun), secret))
    };
    once.run_telling(&state, begin).await
}

/// Stops looking. It has ended already where that is so.
#[utoipa::path(post, path = "/api/admin/view-as/{id}/stop", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn end_view_as(
    state: Data<State>,
    viewer: Viewer,
    id: Id<ViewAsId>,
) -> Result<Json<Nothing>, ApiError> {
    let (actor, now) = (Actor::User(viewer.user.id), state.clock.now());
    let stop = move |conn: &mut db::Conn| view_as::end(conn, actor, id.0, "Stopped.", now);
    state.db.write(stop).await?;
    Ok(Json(Nothing {}))
}
