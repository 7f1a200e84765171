//! Who brought whom. Source of path and payload: specification §7.

use ::referral::codes::{self, Code};
use actix_web::web::{Data, Json};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::Viewer;
use super::views::Nothing;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::limits::{self, Action, Who};
use crate::web::{Body, Peer, input};

/// The code of whoever brought the caller.
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
pub(crate) async fn set(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    body: Body<SetReferralCode>,
) -> Result<Json<Nothing>, ApiError> {
    let user = viewer.user.id;
    let who = Who::new(user, peer);
    // Counted first and for itself: an unknown code must cost a try, or codes could be listed.
    state.db.write(move |conn| limits::take(conn, Action::NameReferralCode, who)).await?;
    let code = Code::parse(&body.value.referral_code)?;
    state.db.write(move |conn| codes::name(conn, user, &code)).await.map_err(ApiError::from)?;
    Ok(Json(Nothing {}))
}
