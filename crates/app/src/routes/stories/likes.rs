//! Who finds which story helpful.

use kernel::StoryId;
use std::collections::BTreeMap;

use actix_web::web::{Data, Json};
use interviews::likes::{self, Batch, Status};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, Id, input};

/// Whether the caller likes a story, and how many do.
#[derive(Serialize, ToSchema)]
#[schema(as = LikeStatus)]
pub(crate) struct StatusView {
    is_liked: bool,
    likes_count: i32,
}

impl From<Status> for StatusView {
    fn from(status: Status) -> Self {
        Self { is_liked: status.is_liked, likes_count: status.likes_count }
    }
}

/// Likes a story; doing it again changes nothing.
#[utoipa::path(put, path = "/api/interviews/{id}/like", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StatusView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn like_story(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
) -> Result<Json<StatusView>, ApiError> {
    viewer.require_verified()?;
    let user = viewer.user.id;
    let done = state.db.write(move |conn| likes::like(conn, user, id)).await;
    Ok(Json(done.map_err(ApiError::from)?.into()))
}

/// Takes a like back; doing it again changes nothing.
#[utoipa::path(delete, path = "/api/interviews/{id}/like", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StatusView), (status = 404, body = ProblemBody)))]
pub(crate) async fn unlike_story(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
) -> Result<Json<StatusView>, ApiError> {
    let user = viewer.user.id;
    let done = state.db.write(move |conn| likes::unlike(conn, user, id)).await;
    Ok(Json(done.map_err(ApiError::from)?.into()))
}

/// The stories whose likes are asked for.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = LikeStatusBatch)]
pub(crate) struct BatchRequest {
    /// 1 to 200.
    #[validate(length(min = 1, max = 200, message = "Ask for 1 to 200 stories."))]
    interview_ids: Vec<String>,
}

input!(BatchRequest);

/// The likes of many stories, by id; unknown and hidden ones are absent. Source: specification §8.
#[utoipa::path(post, path = "/api/interviews/batch/like-status", tag = "interviews",
    security(("bearer" = [])), request_body = BatchRequest,
    responses((status = 200, body = BTreeMap<String, StatusView>),
        (status = 400, body = ProblemBody)))]
pub(crate) async fn list_like_statuses(
    state: Data<State>,
    viewer: Viewer,
    body: Body<BatchRequest>,
) -> Result<Json<BTreeMap<StoryId, StatusView>>, ApiError> {
    // An id that is none names no story.
    let ids = body.value.interview_ids.iter().filter_map(|text| text.parse().ok());
    let ids: Vec<StoryId> = ids.collect();
    let Some(batch) = Batch::parse(&ids) else { return Ok(Json(BTreeMap::new())) };
    let user = viewer.user.id;
    let found = match likes::statuses_batched(&state.lane, user, batch.clone()).await? {
        Some(found) => found,
        None => state.db.read(move |conn| likes::statuses(conn, user, batch)).await?,
    };
    Ok(Json(found.into_iter().map(|(id, status)| (id, status.into())).collect()))
}
