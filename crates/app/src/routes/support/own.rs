//! A person's conversation with support.

use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use config::OfficeHours;
use flows::support as flow;
use kernel::uuid::Uuid;
use kernel::{Instant, SupportConversationId};
use serde::{Deserialize, Serialize};
use support::conversations::{self, Conversation, Side};
use utoipa::ToSchema;
use validator::Validate;

use super::views::{
    MarkSupportMessages, MessageView, MessagesBody, SendSupportMessage, WantedMessages, listed,
};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input};
use crate::wire::{Nothing, SupportState, Time};

/// A conversation as its person sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportConversation)]
pub(crate) struct ConversationView {
    id: Uuid,
    state: SupportState,
    /// The number of the newest message.
    last_number: i32,
    /// The number of support's newest message; 0 before the first.
    last_answer: i32,
    /// The newest message that the person has read.
    user_read: i32,
    /// The newest message that has arrived at support.
    admin_delivered: i32,
    /// The newest message that support has read.
    admin_read: i32,
    /// Grows with every change.
    event_id: i64,
    /// 1 to 5; null until the person has rated it.
    rating: Option<i16>,
    resolved_at: Option<Time>,
    /// True if support has blocked the contact.
    is_blocked: bool,
}

impl From<Conversation> for ConversationView {
    fn from(of: Conversation) -> Self {
        Self {
            id: of.id.0,
            state: of.state.into(),
            last_number: of.last_number,
            last_answer: of.last_answer,
            user_read: of.of_user.read,
            admin_delivered: of.of_admin.delivered,
            admin_read: of.of_admin.read,
            event_id: of.event_id,
            rating: of.rating,
            resolved_at: of.resolved_at.map(Time::from),
            is_blocked: of.blocked_at.is_some(),
        }
    }
}

/// When support is there.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportHours)]
pub(crate) struct HoursView {
    /// Such as `Mon-Fri 09:00-17:00 Europe/Lisbon`.
    text: String,
    /// When it is there next; null while it is there.
    opens_at: Option<Time>,
}

impl HoursView {
    fn of(hours: &OfficeHours, now: Instant) -> Self {
        Self { text: hours.text.clone(), opens_at: hours.opens_at(now).map(Time::from) }
    }
}

/// What a person needs to write to support.
#[derive(Serialize, ToSchema)]
#[schema(as = Support)]
pub(crate) struct SupportBody {
    /// The newest one; null before the first message.
    conversation: Option<ConversationView>,
    /// Null where the operator names none.
    hours: Option<HoursView>,
    /// Within how many hours support means to answer; null where the operator names none.
    answers_within_hours: Option<u16>,
}

/// The caller's conversation with support, and when support is there.
#[utoipa::path(get, path = "/api/support", tag = "support", security(("bearer" = [])),
    responses((status = 200, body = SupportBody)))]
pub(crate) async fn show_support(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<SupportBody>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let found = state.db.read(move |conn| conversations::newest_of(conn, user)).await?;
    Ok(Json(SupportBody {
        conversation: found.map(ConversationView::from),
        hours: state.config.support_hours.as_ref().map(|hours| HoursView::of(hours, now)),
        answers_within_hours: state.config.support_answer_hours,
    }))
}

/// A message that was sent, and its conversation as it is then.
#[derive(Serialize, ToSchema)]
#[schema(as = SentSupportMessage)]
pub(crate) struct SentBody {
    conversation: ConversationView,
    message: MessageView,
}

/// Writes to support: in the conversation that goes on, or in a new one.
#[utoipa::path(post, path = "/api/support/messages", tag = "support", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = SendSupportMessage,
    responses((status = 201, body = SentBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn write_support_message(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<SendSupportMessage>,
) -> Result<HttpResponse, ApiError> {
    if viewer.user.is_admin(state.config.admin_email.as_ref()) {
        return Err(ApiError::forbidden("role", "Support does not write to itself."));
    }
    let (user, now) = (viewer.user.id, state.clock.now());
    let once = Once { user, key, route: "POST /api/support/messages", digest: body.digest };
    let draft = body.value.into();
    once.run(&state, move |conn| {
        let (conversation, message) = flow::write(conn, user, &draft, now)?;
        let body = SentBody { conversation: conversation.into(), message: message.into() };
        Ok((StatusCode::CREATED, body))
    })
    .await
}

/// Messages of the caller's conversation.
#[utoipa::path(get, path = "/api/support/conversations/{id}/messages", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path), WantedMessages),
    responses((status = 200, body = MessagesBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_support_messages(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    req: HttpRequest,
) -> Result<Json<MessagesBody>, ApiError> {
    let (user, wanted) = (viewer.user.id, WantedMessages::of(&req)?);
    let read = state.db.read(move |conn| {
        conversations::of_user(conn, user, id)?;
        listed(conn, id, wanted)
    });
    Ok(Json(read.await?))
}

/// Says how far the caller has received and read.
#[utoipa::path(put, path = "/api/support/conversations/{id}/marks", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = MarkSupportMessages,
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody)))]
pub(crate) async fn mark_support_messages(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<MarkSupportMessages>,
) -> Result<Json<Nothing>, ApiError> {
    let (user, marks) = (viewer.user.id, body.value.into());
    state.db.write(move |conn| flow::mark(conn, Some(user), id, (Side::User, marks))).await?;
    Ok(Json(Nothing {}))
}

/// What the person thinks of a conversation.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RateSupport {
    /// 1 to 5.
    rating: i16,
}

input!(RateSupport);

/// Rates a conversation that is resolved.
#[utoipa::path(put, path = "/api/support/conversations/{id}/rating", tag = "support",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RateSupport,
    responses((status = 200, body = ConversationView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn rate_support(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<SupportConversationId>,
    body: Body<RateSupport>,
) -> Result<Json<ConversationView>, ApiError> {
    let (user, rating) = (viewer.user.id, body.value.rating);
    let rated = state
        .db
        .write(move |conn| flow::act(conn, |conn| conversations::rate(conn, user, id, rating)));
    Ok(Json(rated.await?.into()))
}
