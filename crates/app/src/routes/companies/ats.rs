//! A company's connections to applicant tracking systems, for its owners.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use ats::connections::{self, Connection, Event, New};
use ats::exchanges::{self, Exchange};
use flows::ats as acts;
use kernel::uuid::Uuid;
use kernel::{AtsConnectionId, CompanyId, Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::details::require_owner;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Recent, Viewer, input};
use crate::wire::{
    AtsConnectionState, AtsExchangeState, AtsOperation, AtsSystem, Nothing, PageBody, Time, Word,
};

/// A connection, without what opens anything.
#[derive(Serialize, ToSchema)]
#[schema(as = AtsConnection)]
pub(crate) struct ConnectionView {
    id: Uuid,
    system: AtsSystem,
    state: AtsConnectionState,
    version: i32,
    /// How its key begins.
    prefix: String,
    /// Where the system calls: the calls that it documents follow.
    address: String,
    created_at: Time,
    /// When the system called last.
    called_at: Option<Time>,
}

impl ConnectionView {
    fn of(one: Connection, public_url: &str) -> Self {
        Self {
            id: one.id.0,
            address: format!("{public_url}/api/ats/{}", one.system.as_str()),
            system: Word(one.system),
            state: Word(one.state),
            version: one.version,
            prefix: one.prefix,
            created_at: one.created_at.into(),
            called_at: one.called_at.map(Time::from),
        }
    }
}

/// A connection that was just made, or whose key was replaced.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeAtsConnection)]
pub(crate) struct MadeView {
    #[serde(flatten)]
    connection: ConnectionView,
    /// By what the system identifies itself: this is the only answer that has it. Null where the request
    /// is a repeat.
    secret: Option<String>,
}

/// A call that we answered, or an update.
#[derive(Serialize, ToSchema)]
#[schema(as = AtsExchange)]
pub(crate) struct ExchangeView {
    id: Uuid,
    operation: AtsOperation,
    state: AtsExchangeState,
    /// How often an update was tried.
    tries: i32,
    next_try_at: Option<Time>,
    /// What we answered, or the system to the last try.
    status: Option<i32>,
    /// Why the last try was not answered.
    error: Option<String>,
    /// What was said of it.
    detail: Option<String>,
    created_at: Time,
}

impl From<Exchange> for ExchangeView {
    fn from(one: Exchange) -> Self {
        Self {
            id: one.id.0,
            operation: Word(one.operation),
            state: Word(one.state),
            tries: one.tries,
            next_try_at: one.next_try_at.map(Time::from),
            status: one.status,
            error: one.error,
            detail: one.detail,
            created_at: one.created_at.into(),
        }
    }
}

/// A connection to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AddAtsConnection {
    system: AtsSystem,
    /// By what we identify ourselves at Ashby, 8 to 200 characters; null for Greenhouse.
    remote_key: Option<String>,
}

/// Which connection is paused or resumed, as it was seen.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepAtsConnection {
    version: i32,
}

input!(AddAtsConnection, StepAtsConnection);

/// The company and the owner who acts for it.
fn owner(member: &Member, viewer: &Viewer) -> Result<(CompanyId, UserId), ApiError> {
    require_owner(member)?;
    Ok((member.membership.company.id, viewer.user.id))
}

/// The company's connections, the newest first.
#[utoipa::path(get, path = "/api/companies/me/ats-connections", tag = "ats",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ConnectionView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_ats_connections(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<ConnectionView>>, ApiError> {
    require_owner(&member)?;
    let company = member.membership.company.id;
    let page = state.db.read(move |conn| connections::list(conn, company, paging.into())).await?;
    let url = &state.config.public_url;
    Ok(Json(PageBody::of(page, |one| ConnectionView::of(one, url))))
}

/// Makes a connection, which needs a fresh sign-in, and notifies the owners of the company. Its key is in the
/// first answer only.
#[utoipa::path(post, path = "/api/companies/me/ats-connections", tag = "ats",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = AddAtsConnection,
    responses((status = 201, body = MadeView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn add_ats_connection(
    state: Data<State>,
    Recent(viewer): Recent,
    member: Member,
    key: IdempotencyKey,
    body: Body<AddAtsConnection>,
) -> Result<HttpResponse, ApiError> {
    let (company, by) = owner(&member, &viewer)?;
    viewer.require_verified()?;
    if !member.membership.company.may_act() {
        let text = "ATS connections open once we know your company.";
        return Err(ApiError::forbidden("feature_locked", text));
    }
    let AddAtsConnection { system, remote_key } = body.value;
    let system = system.0;
    let remote_key = connections::remote_key(system, remote_key.as_deref())?;
    let new = New { company, by, system, remote_key };
    let (host, url) = (host(&state, &member, &viewer), state.config.public_url.clone());
    let route = "POST /api/companies/me/ats-connections";
    let once = Once { user: by, key, route, digest: body.digest };
    once.run_telling(&state, move |conn| {
        let (made, key) = acts::add(conn, &host, &new)?;
        Ok((StatusCode::CREATED, ConnectionView::of(made, &url), key.reveal()))
    })
    .await
}

/// Replaces the key of a connection, which needs a fresh sign-in; the one before is refused from then on.
#[utoipa::path(post, path = "/api/companies/me/ats-connections/{id}/rotate", tag = "ats",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = MadeView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn rotate_ats_key(
    state: Data<State>,
    Recent(viewer): Recent,
    member: Member,
    Id(id): Id<AtsConnectionId>,
) -> Result<Json<MadeView>, ApiError> {
    owner(&member, &viewer)?;
    let host = host(&state, &member, &viewer);
    let (rotated, key) = state.db.write(move |conn| acts::rotate(conn, &host, id)).await?;
    let connection = ConnectionView::of(rotated, &state.config.public_url);
    Ok(Json(MadeView { connection, secret: Some(key.reveal()) }))
}

/// Refuses what a system asks for, and tells it nothing, until the connection is resumed.
#[utoipa::path(post, path = "/api/companies/me/ats-connections/{id}/pause", tag = "ats",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepAtsConnection,
    responses((status = 200, body = ConnectionView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn pause_ats_connection(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<AtsConnectionId>,
    body: Body<StepAtsConnection>,
) -> Result<Json<ConnectionView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    step(&state, owner(&member, &viewer)?, seen, Event::Pause).await
}

/// Serves a system again, and tells it what has changed since.
#[utoipa::path(post, path = "/api/companies/me/ats-connections/{id}/resume", tag = "ats",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = StepAtsConnection,
    responses((status = 200, body = ConnectionView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn resume_ats_connection(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<AtsConnectionId>,
    body: Body<StepAtsConnection>,
) -> Result<Json<ConnectionView>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    step(&state, owner(&member, &viewer)?, seen, Event::Resume).await
}

async fn step(
    state: &State,
    who: (CompanyId, UserId),
    seen: Seen<AtsConnectionId>,
    event: Event,
) -> Result<Json<ConnectionView>, ApiError> {
    let now = state.clock.now();
    let after = state.db.write(move |conn| connections::step(conn, who, seen, event, now)).await?;
    Ok(Json(ConnectionView::of(after, &state.config.public_url)))
}

/// Removes a connection with its log; the invitations that it started stay.
#[utoipa::path(post, path = "/api/companies/me/ats-connections/{id}/delete", tag = "ats",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn delete_ats_connection(
    state: Data<State>,
    (viewer, member): (Viewer, Member),
    Id(id): Id<AtsConnectionId>,
) -> Result<Json<Nothing>, ApiError> {
    let who = owner(&member, &viewer)?;
    state.db.write(move |conn| connections::remove(conn, who, id)).await?;
    Ok(Json(Nothing {}))
}

/// The calls that a system made and the updates that it was sent within the last 30 days, the newest first.
#[utoipa::path(get, path = "/api/companies/me/ats-connections/{id}/exchanges", tag = "ats",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ExchangeView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_ats_exchanges(
    state: Data<State>,
    member: Member,
    Id(id): Id<AtsConnectionId>,
    paging: Paging,
) -> Result<Json<PageBody<ExchangeView>>, ApiError> {
    require_owner(&member)?;
    let company = member.membership.company.id;
    let page = state.db.read(move |conn| exchanges::list(conn, company, id, paging.into())).await?;
    Ok(Json(PageBody::of(page, ExchangeView::from)))
}
