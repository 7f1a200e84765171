//! Webhooks of a company, for its owners.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use config::Environment;
use flows::webhooks as acts;
use kernel::uuid::Uuid;
use kernel::{CompanyId, DeliveryId, Instant, Seen, UserId, WebhookId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;
use webhooks::deliveries::{self, Delivery};
use webhooks::endpoints::{self, Event, New, Wanted, Webhook};

use super::details::require_owner;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Recent, Viewer, input, text};
use crate::wire::{DeliveryState, Nothing, PageBody, Time, WebhookEvent, WebhookState};
use crate::wire::{WebhookTrouble, Word};

/// A webhook, without what signs its events.
#[derive(Serialize, ToSchema)]
#[schema(as = Webhook)]
pub(crate) struct WebhookView {
    id: Uuid,
    url: String,
    events: Vec<WebhookEvent>,
    state: WebhookState,
    version: i32,
    /// Until when the secret before the last rotation signs as well.
    old_secret_until: Option<Time>,
    /// Since when nothing has arrived, where something failed.
    failing_since: Option<Time>,
    /// Why it is disabled.
    reason: Option<String>,
    created_at: Time,
}

impl From<Webhook> for WebhookView {
    fn from(one: Webhook) -> Self {
        Self {
            id: one.id.0,
            url: one.url,
            events: one.events.into_iter().map(Word).collect(),
            state: one.state.into(),
            version: one.version,
            old_secret_until: one.old_secret_until.map(Time::from),
            failing_since: one.failing_since.map(Time::from),
            reason: one.reason,
            created_at: one.created_at.into(),
        }
    }
}

/// A webhook that was just made, or whose secret was replaced.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeWebhook)]
pub(crate) struct MadeView {
    #[serde(flatten)]
    webhook: WebhookView,
    /// What signs its events. No other answer has it. Null where the request is a repeat.
    secret: Option<String>,
}

/// An event on its way, or on its way no more.
#[derive(Serialize, ToSchema)]
#[schema(as = WebhookDelivery)]
pub(crate) struct DeliveryView {
    id: Uuid,
    /// The `webhook-id` that the receiver sees.
    event_id: Uuid,
    /// The type of the event.
    kind: String,
    state: DeliveryState,
    tries: i32,
    next_try_at: Option<Time>,
    /// What the last try was answered.
    status: Option<i32>,
    /// Why the last try was not answered.
    error: Option<WebhookTrouble>,
    /// The beginning of the last answer.
    response: Option<String>,
    /// Which delivery it repeats.
    replay_of: Option<Uuid>,
    /// Whether it can be sent again.
    replayable: bool,
    created_at: Time,
    tried_at: Option<Time>,
}

impl DeliveryView {
    fn of(one: Delivery, now: Instant) -> Self {
        Self {
            replayable: one.is_replayable(now),
            id: one.id.0,
            event_id: one.event.0,
            kind: one.kind,
            state: one.state.into(),
            tries: one.tries,
            next_try_at: one.next_try_at.map(Time::from),
            status: one.status,
            error: one.error.map(Word),
            response: one.response,
            replay_of: one.replay_of.map(|id| id.0),
            created_at: one.created_at.into(),
            tried_at: one.tried_at.map(Time::from),
        }
    }
}

/// A webhook to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddWebhook {
    /// `https://…`, at most 500 characters.
    #[serde(deserialize_with = "text::trimmed")]
    url: String,
    /// Which events are sent; at least one.
    events: Vec<WebhookEvent>,
}

/// What a webhook is to be.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ChangeWebhook {
    version: i32,
    #[serde(deserialize_with = "text::trimmed")]
    url: String,
    events: Vec<WebhookEvent>,
}

/// Which webhook is paused or resumed, as it was seen.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepWebhook {
    version: i32,
}

input!(AddWebhook, ChangeWebhook, StepWebhook);

fn wanted(state: &State, url: String, events: Vec<WebhookEvent>) -> Wanted {
    let local = state.config.environment == Environment::Development;
    Wanted { url, events: events.into_iter().map(|event| event.0).collect(), local }
}

/// The company and the owner who acts for it.
fn owner(member: &Member, viewer: &Viewer) -> Result<(CompanyId, UserId), ApiError> {
    require_owner(member)?;
    Ok((member.membership.company.id, viewer.user.id))
}

/// The company's webhooks, the newest first.
#[utoipa::path(get, path = "/api/companies/me/webhooks", tag = "webhooks",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<WebhookView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_webhooks(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<WebhookView>>, ApiError> {
    require_owner(&member)?;
    let company = member.membership.company.id;
    let page = state.db.read(move |conn| endpoints::list(conn, company, paging.into())).await?;
    Ok(Json(PageBody::of(page, WebhookView::from)))
}

/// Adds a webhook, which needs a fresh sign-in. What signs its events is in the first answer only.
#[utoipa::path(post, path = "/api/companies/me/webhooks", tag = "webhooks",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = AddWebhook,
    responses((status = 201, body = MadeView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn add_webhook(
    state: Data<State>,
    (recent, member): (Recent, Member),
    key: IdempotencyKey,
    body: Body<AddWebhook>,
) -> Result<HttpResponse, ApiError> {
    let Recent(viewer) = recent;
    let (company, by) = owner(&member, &viewer)?;
    viewer.require_verified()?;
    if !member.membership.company.may_act() {
        let text = "Webhooks open once we know your company.";
        return Err(ApiError::forbidden("feature_locked", text));
    }
    let AddWebhook { url, events } = body.value;
    let new = New { company, by, wanted: wanted(&state, url, events) };
    let (route, now) = ("POST /api/companies/me/webhooks", state.clock.now());
    let once = Once { user: by, key, route, digest: body.digest };
    once.run_telling(&state, move |conn| {
        let (made, secret) = acts::add(conn, &new, now)?;
        Ok((StatusCode::CREATED, WebhookView::from(made), secret.reveal()))
    })
    .await
}

/// Sends other events, or elsewhere, which needs a fresh sign-in.
#[utoipa::path(put, path = "/api/companies/me/webhooks/{id}", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ChangeWebhook,
    responses((status = 200, body = WebhookView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn change_webhook(
    state: Data<State>,
    (recent, member): (Recent, Member),
    Id(id): Id<WebhookId>,
    body: Body<ChangeWebhook>,
) -> Result<Json<WebhookView>, ApiError> {
    let (who, now) = (owner(&member, &recent.0)?, state.clock.now());
    let ChangeWebhook { version, url, events } = body.value;
    let (wanted, seen) = (wanted(&state, url, events), Seen::at(id, version));
    let changed =
        state.db.write(move |conn| endpoints::change(conn, who, seen, &wanted, now)).await?;
    Ok(Json(changed.into()))
}

/// Replaces what signs the events; the one before signs as well for a day.
#[utoipa::path(post, path = "/api/companies/me/webhooks/{id}/rotate", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = MadeView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn rotate_webhook_secret(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<WebhookId>,
) -> Result<Json<MadeView>, ApiError> {
    let (who, now) = (owner(&member, &viewer)?, state.clock.now());
    let rotated = state.db.write(move |conn| endpoints::rotate(conn, who, id, now)).await?;
    let (webhook, secret) = (rotated.0.into(), Some(rotated.1.reveal()));
    Ok(Json(MadeView { webhook, secret }))
}

/// Sends nothing to a webhook until it is resumed.
#[utoipa::path(post, path = "/api/companies/me/webhooks/{id}/pause", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepWebhook,
    responses((status = 200, body = WebhookView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn pause_webhook(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<WebhookId>,
    body: Body<StepWebhook>,
) -> Result<Json<WebhookView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    step(&state, owner(&member, &viewer)?, seen, Event::Pause).await
}

/// Sends events to a webhook again that was paused or disabled.
#[utoipa::path(post, path = "/api/companies/me/webhooks/{id}/resume", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepWebhook,
    responses((status = 200, body = WebhookView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn resume_webhook(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<WebhookId>,
    body: Body<StepWebhook>,
) -> Result<Json<WebhookView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    step(&state, owner(&member, &viewer)?, seen, Event::Resume).await
}

async fn step(
    state: &State,
    who: (CompanyId, UserId),
    seen: Seen<WebhookId>,
    event: Event,
) -> Result<Json<WebhookView>, ApiError> {
    let now = state.clock.now();
    let after = state.db.write(move |conn| endpoints::step(conn, who, seen, event, now)).await?;
    Ok(Json(after.into()))
}

/// Removes a webhook with its deliveries.
#[utoipa::path(post, path = "/api/companies/me/webhooks/{id}/delete", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn delete_webhook(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<WebhookId>,
) -> Result<Json<Nothing>, ApiError> {
    let who = owner(&member, &viewer)?;
    state.db.write(move |conn| endpoints::remove(conn, who, id)).await?;
    Ok(Json(Nothing {}))
}

/// Sends an event of the type `webhook.test`.
#[utoipa::path(post, path = "/api/companies/me/webhooks/{id}/test", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DeliveryView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn test_webhook(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<WebhookId>,
) -> Result<Json<DeliveryView>, ApiError> {
    let (who, now) = (owner(&member, &viewer)?, state.clock.now());
    Ok(Json(DeliveryView::of(acts::test(&state.db, who, id, now).await?, now)))
}

/// What was sent to a webhook within the last 30 days, the newest first.
#[utoipa::path(get, path = "/api/companies/me/webhooks/{id}/deliveries", tag = "webhooks",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<DeliveryView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_webhook_deliveries(
    state: Data<State>,
    member: Member,
    Id(id): Id<WebhookId>,
    paging: Paging,
) -> Result<Json<PageBody<DeliveryView>>, ApiError> {
    require_owner(&member)?;
    let (company, now) = (member.membership.company.id, state.clock.now());
    let page =
        state.db.read(move |conn| deliveries::list(conn, company, id, paging.into())).await?;
    Ok(Json(PageBody::of(page, |one| DeliveryView::of(one, now))))
}

/// Sends an event once more, under the id it had.
#[utoipa::path(post, path = "/api/companies/me/webhook-deliveries/{id}/replay", tag = "webhooks",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DeliveryView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn replay_webhook_delivery(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<DeliveryId>,
) -> Result<Json<DeliveryView>, ApiError> {
    let (who, now) = (owner(&member, &viewer)?, state.clock.now());
    Ok(Json(DeliveryView::of(acts::replay(&state.db, who, id, now).await?, now)))
}
