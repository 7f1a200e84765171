//! Texts that the admin inserts by their key.

use actix_web::web::{Data, Json};
use serde::{Deserialize, Serialize};
use support::canned::{self, Reply};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, input, text};
use crate::wire::{ListBody, Nothing};

/// A text with its key.
#[derive(Serialize, ToSchema)]
#[schema(as = CannedReply)]
pub(crate) struct ReplyView {
    key: String,
    text: String,
}

impl From<Reply> for ReplyView {
    fn from(of: Reply) -> Self {
        Self { key: of.key, text: of.text }
    }
}

/// All of them, by key; there are at most 100.
#[utoipa::path(get, path = "/api/admin/support/canned-replies", tag = "support",
    security(("bearer" = [])), responses((status = 200, body = ListBody<ReplyView>),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_canned_replies(
    state: Data<State>,
) -> Result<Json<ListBody<ReplyView>>, ApiError> {
    let found = state.db.read(canned::list).await?;
    Ok(Json(ListBody { items: found.into_iter().map(ReplyView::from).collect() }))
}

/// A text to be saved.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveCannedReply {
    /// 1 to 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
}

input!(SaveCannedReply);

/// Saves a text under its key, in place of the one before.
#[utoipa::path(put, path = "/api/admin/support/canned-replies/{id}", tag = "support",
    security(("bearer" = [])),
    params(("id" = String, Path, description = "Its key: lower-case letters, digits and hyphens.")),
    request_body = SaveCannedReply,
    responses((status = 200, body = ReplyView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_canned_reply(
    state: Data<State>,
    Id(key): Id<String>,
    body: Body<SaveCannedReply>,
) -> Result<Json<ReplyView>, ApiError> {
    let (reply, now) = (Reply { key, text: body.value.text }, state.clock.now());
    let saved = reply.clone();
    state.db.write(move |conn| canned::save(conn, &reply, now)).await?;
    Ok(Json(saved.into()))
}

/// Deletes a text.
#[utoipa::path(delete, path = "/api/admin/support/canned-replies/{id}", tag = "support",
    security(("bearer" = [])), params(("id" = String, Path)),
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn delete_canned_reply(
    state: Data<State>,
    Id(key): Id<String>,
) -> Result<Json<Nothing>, ApiError> {
    state.db.write(move |conn| canned::remove(conn, &key)).await?;
    Ok(Json(Nothing {}))
}
