//! API keys of a company, for its owners.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use companies::keys::{self, Key, New};
use flows::companies::keys as acts;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use kernel::{ApiKeyId, Instant};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::details::require_owner;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::invitations::host;
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Recent, input};
use crate::wire::{ApiScope, Nothing, PageBody, Time, Word};

/// A key, without what opens anything.
#[derive(Serialize, ToSchema)]
#[schema(as = ApiKey)]
pub(crate) struct KeyView {
    id: Uuid,
    name: String,
    /// How it begins.
    prefix: String,
    scopes: Vec<ApiScope>,
    created_at: Time,
    expires_at: Time,
    /// Whether its time is over.
    over: bool,
    /// On which day it was used last, in UTC.
    last_used_on: Option<NaiveDate>,
}

impl KeyView {
    fn of(key: Key, now: Instant) -> Self {
        Self {
            over: key.is_over(now),
            id: key.id.0,
            name: key.name,
            prefix: key.prefix,
            scopes: key.scopes.into_iter().map(Word).collect(),
            created_at: key.created_at.into(),
            expires_at: key.expires_at.into(),
            last_used_on: key.last_used_on,
        }
    }
}

/// A key that was just made.
#[derive(Serialize, ToSchema)]
#[schema(as = MadeApiKey)]
pub(crate) struct MadeView {
    #[serde(flatten)]
    key: KeyView,
    /// The key itself. It is not stored: this is the only answer that has it. Null where the request
    /// is a repeat.
    secret: Option<String>,
}

/// A key to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct MakeApiKey {
    /// What it is for, 1 to 60 characters.
    name: String,
    /// What it reads; at least one.
    scopes: Vec<ApiScope>,
    /// For how many days it works, 1 to 365.
    days: u16,
}

input!(MakeApiKey);

/// The company's keys that nobody has revoked, the newest first.
#[utoipa::path(get, path = "/api/companies/me/api-keys", tag = "api keys",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<KeyView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_api_keys(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<KeyView>>, ApiError> {
    require_owner(&member)?;
    let (company, now) = (member.membership.company.id, state.clock.now());
    let page = state.db.read(move |conn| keys::list(conn, company, paging.into())).await?;
    Ok(Json(PageBody::of(page, |key| KeyView::of(key, now))))
}

/// Makes a key, which needs a fresh sign-in, and notifies the owners of the company. Its secret is in the first answer only.
#[utoipa::path(post, path = "/api/companies/me/api-keys", tag = "api keys",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = MakeApiKey,
    responses((status = 201, body = MadeView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn make_api_key(
    state: Data<State>,
    Recent(viewer): Recent,
    member: Member,
    key: IdempotencyKey,
    body: Body<MakeApiKey>,
) -> Result<HttpResponse, ApiError> {
    require_owner(&member)?;
    viewer.require_verified()?;
    if !member.membership.company.may_act() {
        let text = "API keys open once we know your company.";
        return Err(ApiError::forbidden("feature_locked", text));
    }
    let MakeApiKey { name, scopes, days } = body.value;
    let new = New {
        company: member.membership.company.id,
        by: viewer.user.id,
        name,
        scopes: scopes.into_iter().map(|scope| scope.0).collect(),
        days,
    };
    let (host, now) = (host(&state, &member, &viewer), state.clock.now());
    let route = "POST /api/companies/me/api-keys";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run_telling(&state, move |conn| {
        let (key, secret) = acts::make(conn, &host, &new)?;
        Ok((StatusCode::CREATED, KeyView::of(key, now), secret.reveal()))
    })
    .await
}

/// Revokes a key, which needs a fresh sign-in: from then on it opens nothing.
#[utoipa::path(post, path = "/api/companies/me/api-keys/{id}/revoke", tag = "api keys",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = Nothing), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn revoke_api_key(
    state: Data<State>,
    Recent(viewer): Recent,
    member: Member,
    Id(id): Id<ApiKeyId>,
) -> Result<Json<Nothing>, ApiError> {
    require_owner(&member)?;
    let (company, by) = (member.membership.company.id, viewer.user.id);
    let now = state.clock.now();
    state.db.write(move |conn| keys::revoke(conn, company, by, id, now)).await?;
    Ok(Json(Nothing {}))
}
