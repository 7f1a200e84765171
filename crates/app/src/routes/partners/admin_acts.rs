//! What the admin decides about partners.

use ::partners::accounts::{self, Event};
use ::partners::terms::{self, Basis, New, Rate};
use ::partners::{attributions, commissions};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::Reviewer;
use flows::partners as acts;
use kernel::chrono::NaiveDate;
use kernel::{PartnerCommissionId, Seen, UserId};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::admin::DetailBody;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{CommissionBasis, InvoiceCurrency, Nothing};

/// Terms that count from a day on.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AgreePartnerTerms {
    /// Today or a day of the next year.
    effective_from: NaiveDate,
    basis: CommissionBasis,
    currency: InvoiceCurrency,
    /// For each placement, in minor units.
    amount: Option<i64>,
    /// The share of payments in hundredths of a per cent, 1 to 5000.
    rate_bp: Option<i32>,
    /// The most that one invoice brings, in minor units.
    cap: Option<i64>,
    /// 1 to 730.
    window_days: i32,
}

/// A decision about a partner or a commission, and why.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DecidePartner {
    /// The version that was read.
    version: i32,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// Something added to what a partner is owed, or taken off it.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AdjustPartner {
    currency: InvoiceCurrency,
    /// In minor units; below zero to take it off.
    amount: i64,
    /// What the partner reads, 20 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

input!(AgreePartnerTerms, DecidePartner, AdjustPartner);

fn rate(of: &AgreePartnerTerms) -> Result<Rate, ApiError> {
    let currency = of.currency.0;
    let missing = |field| ApiError::invalid_field(field, "required", "Enter how much it is.");
    Ok(match of.basis.0 {
        Basis::PerPlacement => {
            Rate::PerPlacement { amount: of.amount.ok_or_else(|| missing("amount"))?, currency }
        }
        Basis::ShareOfPayments => Rate::ShareOfPayments {
            rate_bp: of.rate_bp.ok_or_else(|| missing("rate_bp"))?,
            cap: of.cap,
            currency,
        },
    })
}

/// One act in one transaction, and the partner as they are then.
async fn act(
    state: &State,
    viewer: &Viewer,
    id: UserId,
    act: impl FnOnce(&mut Conn, &Reviewer) -> Result<(), ApiError> + Send + 'static,
) -> Result<Json<DetailBody>, ApiError> {
    let (by, now) = (state.reviewer(viewer), state.clock.now());
    let done = state.db.write(move |conn| {
        act(conn, &by)?;
        DetailBody::read(conn, id, now)
    });
    Ok(Json(done.await?))
}

/// Agrees on terms from a day on. What was earned before stays as it was.
#[utoipa::path(post, path = "/api/admin/partners/{id}/terms", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = AgreePartnerTerms,
    responses((status = 201, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn agree_partner_terms(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<UserId>, Body<AgreePartnerTerms>),
) -> Result<HttpResponse, ApiError> {
    let (by, now) = (state.reviewer(&viewer), state.clock.now());
    let route = "POST /api/admin/partners/{id}/terms";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (effective_from, window_days) = (body.value.effective_from, body.value.window_days);
    let new = New { effective_from, rate: rate(&body.value)?, window_days };
    once.run(&state, move |conn| {
        terms::agree(conn, by.actor, id.0, &new, now)?;
        Ok((StatusCode::CREATED, DetailBody::read(conn, id.0, now)?))
    })
    .await
}

/// Gives a partner a new code; the one before names them for 90 days more.
#[utoipa::path(post, path = "/api/admin/partners/{id}/code", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecidePartner,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn replace_partner_code(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<DecidePartner>,
) -> Result<Json<DetailBody>, ApiError> {
    let DecidePartner { version, reason } = body.value;
    act(&state, &viewer, id, move |conn, by| {
        let why = (reason.as_str(), by.sender.now);
        acts::replace_code(conn, by.actor, Seen::at(id, version), why)?;
        Ok(())
    })
    .await
}

/// Suspends a partner: their links lead on, and nothing new earns them anything.
#[utoipa::path(post, path = "/api/admin/partners/{id}/suspend", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecidePartner,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn suspend_partner(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<DecidePartner>,
) -> Result<Json<DetailBody>, ApiError> {
    step(&state, &viewer, id, (Event::Suspend, body.value)).await
}

/// Lets a suspended partner earn again.
#[utoipa::path(post, path = "/api/admin/partners/{id}/restore", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecidePartner,
    responses((status = 200, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn restore_partner(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<DecidePartner>,
) -> Result<Json<DetailBody>, ApiError> {
    step(&state, &viewer, id, (Event::Restore, body.value)).await
}

async fn step(
    state: &State,
    viewer: &Viewer,
    id: UserId,
    (event, given): (Event, DecidePartner),
) -> Result<Json<DetailBody>, ApiError> {
    let DecidePartner { version, reason } = given;
    act(state, viewer, id, move |conn, by| {
        let seen = Seen::at(id, version);
        accounts::step(conn, by.actor, seen, (event, &reason), by.sender.now)?;
        Ok(())
    })
    .await
}

/// Adds something to what a partner is owed, or takes something off it, and notifies them why.
#[utoipa::path(post, path = "/api/admin/partners/{id}/adjustments", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = AdjustPartner,
    responses((status = 201, body = DetailBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn adjust_partner(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<UserId>, Body<AdjustPartner>),
) -> Result<HttpResponse, ApiError> {
    let (by, now) = (state.reviewer(&viewer), state.clock.now());
    let route = "POST /api/admin/partners/{id}/adjustments";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let AdjustPartner { currency, amount, reason } = body.value;
    once.run(&state, move |conn| {
        acts::adjust(conn, &by, id.0, (amount, currency.0, &reason))?;
        Ok((StatusCode::CREATED, DetailBody::read(conn, id.0, now)?))
    })
    .await
}

/// Says that a flagged referral was looked at and nothing was found.
#[utoipa::path(post, path = "/api/admin/partner-referrals/{id}/clear", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecidePartner,
    responses((status = 200, body = Nothing), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn clear_referral(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<DecidePartner>,
) -> Result<Json<Nothing>, ApiError> {
    let (by, DecidePartner { version, reason }) = (state.reviewer(&viewer), body.value);
    let seen = Seen::at(id, version);
    state.db.write(move |conn| attributions::clear(conn, by.actor, seen, &reason)).await?;
    Ok(Json(Nothing {}))
}

/// Declines a commission that no statement has, for a reason that the partner reads.
#[utoipa::path(post, path = "/api/admin/commissions/{id}/decline", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecidePartner,
    responses((status = 200, body = Nothing), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decline_commission(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PartnerCommissionId>,
    body: Body<DecidePartner>,
) -> Result<Json<Nothing>, ApiError> {
    let (by, now) = (state.reviewer(&viewer), state.clock.now());
    let DecidePartner { version, reason } = body.value;
    let seen = Seen::at(id, version);
    state.db.write(move |conn| commissions::decline(conn, by.actor, seen, &reason, now)).await?;
    Ok(Json(Nothing {}))
}
