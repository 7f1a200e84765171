//! What the two sides of an accepted introduction write to each other.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::talent::{self as acts, Thread};
use kernel::IntroductionId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use talent::introductions::Side;
use talent::messages::{Last, Message};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Viewer, input, text};
use crate::wire::{IntroductionParty, Time, Word};

/// Writes to the other side.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WriteIntroductionMessage {
    /// 1 to 4000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
}

input!(WriteIntroductionMessage);

/// A message of an introduction.
#[derive(Serialize, ToSchema)]
#[schema(as = IntroductionMessage)]
pub(crate) struct MessageView {
    id: Uuid,
    party: IntroductionParty,
    /// Its author; null once that account is erased.
    name: Option<String>,
    text: String,
    created_at: Time,
}

impl From<Message> for MessageView {
    fn from(message: Message) -> Self {
        Self {
            id: message.id.0,
            party: Word(message.party),
            name: message.name,
            text: message.text,
            created_at: message.created_at.into(),
        }
    }
}

/// A page of messages, the newest first.
#[derive(Serialize, ToSchema)]
#[schema(as = IntroductionThread)]
pub(crate) struct ThreadBody {
    items: Vec<MessageView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
    /// For whose sake writing is refused: of the company where it is not active, of the candidate where their account
    /// is closed or they block the company. Only a candidate can tell that it is their block. Null otherwise.
    closed: Option<IntroductionParty>,
}

impl From<Thread> for ThreadBody {
    fn from(thread: Thread) -> Self {
        Self {
            items: thread.page.items.into_iter().map(MessageView::from).collect(),
            next_cursor: thread.page.next.map(|cursor| cursor.to_string()),
            closed: thread.closed.map(Word),
        }
    }
}

/// The side that wrote last in an introduction, and when.
#[derive(Serialize, ToSchema)]
#[schema(as = IntroductionLastMessage)]
pub(super) struct LastMessageView {
    party: IntroductionParty,
    created_at: Time,
}

impl From<Last> for LastMessageView {
    fn from(last: Last) -> Self {
        Self { party: Word(last.party), created_at: last.created_at.into() }
    }
}

/// The caller's side, where they read and write for their company.
fn of_company(viewer: &Viewer, member: &Member) -> Result<Side, ApiError> {
    if !member.membership.role.invites() {
        let text = "Only owners and recruiters of your company read and write these messages.";
        return Err(ApiError::forbidden("role", text));
    }
    Ok(Side::Company(member.membership.company.id, viewer.user.id))
}

async fn read(
    state: &State,
    side: Side,
    id: IntroductionId,
    paging: Paging,
) -> Result<Json<ThreadBody>, ApiError> {
    let thread = state.db.read(move |conn| acts::thread(conn, side, id, paging.into())).await?;
    Ok(Json(thread.into()))
}

async fn write(
    state: &State,
    (side, id): (Side, IntroductionId),
    once: Once,
    message: WriteIntroductionMessage,
) -> Result<HttpResponse, ApiError> {
    let (sender, user) = (state.sender(), once.user);
    state.db.write(move |conn| acts::count_message(conn, user)).await?;
    once.run(state, move |conn| {
        let written = acts::write(conn, &sender, side, id, &message.text)?;
        Ok((StatusCode::CREATED, MessageView::from(written)))
    })
    .await
}

/// The messages of an introduction that the caller has accepted.
#[utoipa::path(get, path = "/api/talent-profile/introductions/{id}/messages", tag = "talent",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = ThreadBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn list_messages_to_me(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntroductionId>,
    paging: Paging,
) -> Result<Json<ThreadBody>, ApiError> {
    read(&state, Side::Candidate(viewer.user.id), id, paging).await
}

/// Writes to the company of an introduction that the caller has accepted; it is notified.
#[utoipa::path(post, path = "/api/talent-profile/introductions/{id}/messages", tag = "talent",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = WriteIntroductionMessage,
    responses((status = 201, body = MessageView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn write_message_to_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntroductionId>,
    key: IdempotencyKey,
    body: Body<WriteIntroductionMessage>,
) -> Result<HttpResponse, ApiError> {
    let (user, route) = (viewer.user.id, "POST /api/talent-profile/introductions/{id}/messages");
    let once = Once { user, key, route, digest: body.digest };
    write(&state, (Side::Candidate(user), id), once, body.value).await
}

/// The messages of an introduction of the company that is accepted, for its owners and recruiters.
#[utoipa::path(get, path = "/api/introductions/{id}/messages", tag = "talent",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = ThreadBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn list_introduction_messages(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<IntroductionId>,
    paging: Paging,
) -> Result<Json<ThreadBody>, ApiError> {
    read(&state, of_company(&viewer, &member)?, id, paging).await
}

/// Writes to the candidate of an introduction that is accepted, for the company; they are notified.
#[utoipa::path(post, path = "/api/introductions/{id}/messages", tag = "talent",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = WriteIntroductionMessage,
    responses((status = 201, body = MessageView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn write_introduction_message(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<IntroductionId>, Body<WriteIntroductionMessage>),
) -> Result<HttpResponse, ApiError> {
    let (side, user) = (of_company(&viewer, &member)?, viewer.user.id);
    let route = "POST /api/introductions/{id}/messages";
    let once = Once { user, key, route, digest: body.digest };
    write(&state, (side, id.0), once, body.value).await
}
