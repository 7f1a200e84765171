//! Who brought whom. Source of path and payload: specification §7.

use actix_web::web::{Data, Json};
use flows::accounts;
use flows::limits::Who;
use kernel::chrono::TimeDelta;
use referral::codes;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::{Body, Peer, input};
use crate::wire::Nothing;

/// The code of the person who referred the caller.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetReferralCode {
    /// Letters, digits and hyphens, 3 to 50.
    referral_code: String,
}

input!(SetReferralCode);

/// Records once who brought the caller.
#[utoipa::path(post, path = "/api/auth/set-referral-code", tag = "auth", security(("bearer" = [])),
    request_body = SetReferralCode,
    responses((status = 200, body = Nothing), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn set_referral_code(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    body: Body<SetReferralCode>,
) -> Result<Json<Nothing>, ApiError> {
    let (user, who) = (viewer.user.id, Who::new(viewer.user.id, peer.0));
    let (sender, code) = (state.sender(), &body.value.referral_code);
    accounts::name_referral_code(&state.db, sender, user, code, who).await?;
    Ok(Json(Nothing {}))
}

/// What "lately" means in the numbers below.
const LATELY: TimeDelta = TimeDelta::days(30);

/// The caller's own code, and how many signed up with it.
#[derive(Serialize, ToSchema)]
#[schema(as = Referrals)]
pub(crate) struct ReferralsView {
    /// Null until the caller has chosen a username, which the code is made from.
    code: Option<String>,
    /// Everybody but companies.
    people: i64,
    companies: i64,
    /// Of both, those of the last 30 days.
    last_30_days: i64,
}

/// The caller's own code, and how many signed up with it.
#[utoipa::path(get, path = "/api/users/referrals", tag = "users", security(("bearer" = [])),
    responses((status = 200, body = ReferralsView)))]
pub(crate) async fn show_referrals(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<ReferralsView>, ApiError> {
    let (user, since) = (viewer.user.id, state.clock.now() - LATELY);
    let (code, brought) = state
        .db
        .read(move |conn| {
            Ok::<_, ApiError>((codes::of(conn, user)?, codes::brought(conn, user, since)?))
        })
        .await?;
    let (people, companies) = (brought.people, brought.companies);
    Ok(Json(ReferralsView { code, people, companies, last_30_days: brought.lately }))
}
