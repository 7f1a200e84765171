//! One's own data: taking it along, and having it erased.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION};
use actix_web::web::{Data, Json};
use auth::erasure::{self, Scheduled};
use flows::accounts::{Holder, erase, export};
use flows::limits::Who;
use kernel::{Instant, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, IdempotencyKey, Once, Peer, Recent, input};
use crate::wire::Time;

fn holder(viewer: &Viewer) -> Result<Holder, ApiError> {
    Ok(Holder {
        user: viewer.user.id,
        email: viewer.user.email.parse().map_err(ApiError::internal)?,
        name: viewer.user.display_name.clone(),
    })
}

/// Everything that is stored of the caller, as a JSON file: for each table, what it is and the rows.
#[utoipa::path(get, path = "/api/users/export", tag = "users", security(("bearer" = [])),
    responses((status = 200, body = String, content_type = "application/json"),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn export_data(
    state: Data<State>,
    Recent(viewer): Recent,
    peer: Peer,
) -> Result<HttpResponse, ApiError> {
    let who = Who::new(viewer.user.id, peer.0);
    let data = export::export(&state.db, holder(&viewer)?, who).await?;
    Ok(file_of(viewer.user.id, state.clock.now(), &data))
}

/// The export of an account as a JSON download that is never cached.
pub(crate) fn file_of(id: UserId, now: Instant, data: &str) -> HttpResponse {
    let name = format!("attachment; filename=\"assay-data-{}.json\"", now.format("%Y-%m-%d"));
    let at = now.to_rfc3339();
    let file = format!(
        "{{\"format\":\"assay-export/1\",\"made_at\":\"{at}\",\"account\":\"{id}\",\"data\":{data}}}"
    );
    HttpResponse::Ok()
        .content_type("application/json; charset=utf-8")
        .insert_header((CONTENT_DISPOSITION, name))
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .body(file)
}

/// Whether the caller is to be erased, and when.
#[derive(Serialize, ToSchema)]
#[schema(as = Erasure)]
pub(crate) struct ErasureBody {
    /// `none`, `scheduled` or `done`.
    state: &'static str,
    /// When it will be done.
    at: Option<Time>,
}

impl ErasureBody {
    fn of(scheduled: Option<Scheduled>) -> Self {
        let state = if scheduled.is_some() { "scheduled" } else { "none" };
        Self { state, at: scheduled.map(|scheduled| scheduled.due_at.into()) }
    }
}

/// Whether the caller is to be erased, and when.
#[utoipa::path(get, path = "/api/users/erasure", tag = "users", security(("bearer" = [])),
    responses((status = 200, body = ErasureBody)))]
pub(crate) async fn show_erasure(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ErasureBody>, ApiError> {
    let found = state.db.read(move |conn| erasure::scheduled(conn, viewer.user.id)).await;
    Ok(Json(ErasureBody::of(found.map_err(ApiError::from)?)))
}

/// Asks to be erased.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ScheduleErasure {
    /// The caller's own e-mail address, so that nobody does this by mistake.
    confirm: String,
}

input!(ScheduleErasure);

/// Has the caller's account erased in seven days; until then it can be taken back.
#[utoipa::path(post, path = "/api/users/erasure", tag = "users", security(("bearer" = [])),
    request_body = ScheduleErasure,
    responses((status = 201, body = ErasureBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn schedule_erasure(
    state: Data<State>,
    Recent(viewer): Recent,
    peer: Peer,
    key: IdempotencyKey,
    body: Body<ScheduleErasure>,
) -> Result<HttpResponse, ApiError> {
    let given = body.value.confirm.trim().parse::<kernel::Email>();
    if !given.is_ok_and(|email| email.as_str() == viewer.user.email) {
        let text = "Write your own e-mail address to confirm.";
        return Err(ApiError::invalid_field("confirm", "mismatch", text));
    }
    let (holder, sender) = (holder(&viewer)?, state.sender());
    let who = Who::new(viewer.user.id, peer.0);
    state.db.write(move |conn| erase::ask(conn, who)).await?;
    let (user, route) = (viewer.user.id, "POST /api/users/erasure");
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let made = erase::schedule(conn, &sender, &holder)?;
        Ok((StatusCode::CREATED, ErasureBody::of(Some(made))))
    })
    .await
}

/// Takes it back; the same answer where there is nothing to take back.
#[utoipa::path(post, path = "/api/users/erasure/cancel", tag = "users",
    security(("bearer" = [])), responses((status = 200, body = ErasureBody)))]
pub(crate) async fn cancel_erasure(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ErasureBody>, ApiError> {
    let cancelled = state.db.write(move |conn| erasure::cancel(conn, viewer.user.id)).await;
    cancelled.map_err(ApiError::from)?;
    Ok(Json(ErasureBody::of(None)))
}
