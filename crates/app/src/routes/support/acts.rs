//! What the admin does in the inbox.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::Reviewer;
use flows::support as flow;
use kernel::chrono::{DateTime, Utc};
use kernel::{Seen, SupportConversationId};
use serde::Deserialize;
use support::conversations::{self, Conversation, Side};
use support::notes;
use utoipa::ToSchema;
use validator::Validate;

use super::inbox::{DetailBody, NoteView, detail};
use super::views::{MarkSupportMessages, MessageView, SendSupportMessage};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{Nothing, SupportPriority};

/// Answers the person.
#[utoipa::path(post, path = "/api/admin/support/conversations/{id}/messages", tag = "support",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = SendSupportMessage,
    responses((status = 201, body = MessageView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    key: IdempotencyKey,
    body: Body<SendSupportMessage>,
) -> Result<HttpResponse, ApiError> {
    let by = state.reviewer(&viewer);
    let route = "POST /api/admin/support/conversations/{id}/messages";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let draft = body.value.into();
    once.run(&state, move |conn| {
        let (_, message) = flow::answer(conn, &by, id, &draft)?;
        Ok((StatusCode::CREATED, MessageView::from(message)))
    })
    .await
}

/// A note to be written.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WriteSupportNote {
    /// 1 to 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
}

/// Writes a note that the person never sees.
#[utoipa::path(post, path = "/api/admin/support/conversations/{id}/notes", tag = "support",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = WriteSupportNote,
    responses((status = 201, body = NoteView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn note_conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    key: IdempotencyKey,
    body: Body<WriteSupportNote>,
) -> Result<HttpResponse, ApiError> {
    let by = state.reviewer(&viewer);
    let route = "POST /api/admin/support/conversations/{id}/notes";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let text = body.value.text;
    once.run(&state, move |conn| {
        let note = notes::write(conn, by.actor, id, &text, by.sender.now)?;
        Ok((StatusCode::CREATED, NoteView::from(note)))
    })
    .await
}

/// Says how far support has received and read.
#[utoipa::path(put, path = "/api/admin/support/conversations/{id}/marks", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MarkSupportMessages,
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn mark_conversation(
    state: Data<State>,
    Id(id): Id<SupportConversationId>,
    body: Body<MarkSupportMessages>,
) -> Result<Json<Nothing>, ApiError> {
    let marks = body.value.into();
    state.db.write(move |conn| flow::mark(conn, None, id, (Side::Admin, marks))).await?;
    Ok(Json(Nothing {}))
}

/// How soon a conversation is looked at, and its labels.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct TriageSupport {
    /// The version that was looked at.
    version: i32,
    priority: SupportPriority,
    /// At most ten of 1 to 30 characters, each once.
    #[serde(deserialize_with = "text::trimmed_all")]
    labels: Vec<String>,
}

/// A conversation to be put off.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SnoozeSupport {
    /// The version that was looked at.
    version: i32,
    /// From now to in 90 days.
    #[schema(value_type = String, format = DateTime)]
    until: DateTime<Utc>,
}

/// A person who is blocked, or let in again.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct BlockSupport {
    /// The version that was looked at.
    version: i32,
}

/// A conversation that is over.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ResolveSupport {
    /// The version that was looked at.
    version: i32,
}

input!(WriteSupportNote, TriageSupport, SnoozeSupport, BlockSupport, ResolveSupport);

/// One act in one transaction, and the conversation as it is then.
async fn act(
    state: &State,
    viewer: &Viewer,
    id: SupportConversationId,
    act: impl FnOnce(&mut Conn, &Reviewer) -> Result<Conversation, support::Error> + Send + 'static,
) -> Result<Json<DetailBody>, ApiError> {
    let by = state.reviewer(viewer);
    let done = state.db.write(move |conn| {
        flow::act(conn, |conn| act(conn, &by))?;
        detail(conn, id)
    });
    Ok(Json(done.await?))
}

/// Sets the priority and the labels.
#[utoipa::path(put, path = "/api/admin/support/conversations/{id}/triage", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = TriageSupport,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn triage_conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<TriageSupport>,
) -> Result<Json<DetailBody>, ApiError> {
    let TriageSupport { version, priority, labels } = body.value;
    let seen = Seen::at(id, version);
    act(&state, &viewer, id, move |conn, by| {
        conversations::triage(conn, by.actor, seen, (priority.0, labels, by.sender.now))
    })
    .await
}

/// Puts a conversation off.
#[utoipa::path(post, path = "/api/admin/support/conversations/{id}/snooze", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SnoozeSupport,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn snooze_conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<SnoozeSupport>,
) -> Result<Json<DetailBody>, ApiError> {
    let SnoozeSupport { version, until } = body.value;
    let seen = Seen::at(id, version);
    act(&state, &viewer, id, move |conn, by| {
        conversations::snooze(conn, by.actor, seen, (until, by.sender.now))
    })
    .await
}

/// Says that a conversation is over; the person is asked to rate it.
#[utoipa::path(post, path = "/api/admin/support/conversations/{id}/resolve", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ResolveSupport,
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn resolve_conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<ResolveSupport>,
) -> Result<Json<DetailBody>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    act(&state, &viewer, id, move |conn, by| {
        conversations::resolve(conn, by.actor, seen, by.sender.now)
    })
    .await
}

/// Blocks a contact: open conversations are resolved, and new messages are stored without a notice.
#[utoipa::path(post, path = "/api/admin/support/conversations/{id}/block", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = BlockSupport,
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn block_support_contact(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<BlockSupport>,
) -> Result<Json<DetailBody>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    act(&state, &viewer, id, move |conn, by| {
        conversations::block(conn, by.actor, seen, (true, by.sender.now))
    })
    .await
}

/// Lets the person of a conversation ask again: what they write next opens it, or a new one.
#[utoipa::path(post, path = "/api/admin/support/conversations/{id}/unblock", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = BlockSupport,
    responses((status = 200, body = DetailBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn unblock_support_contact(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<BlockSupport>,
) -> Result<Json<DetailBody>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    act(&state, &viewer, id, move |conn, by| {
        conversations::block(conn, by.actor, seen, (false, by.sender.now))
    })
    .await
}
