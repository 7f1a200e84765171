//! What somebody who was brought decides, and how often links are opened.

use ::partners::{accounts, attributions};
use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::limits::Who;
use flows::partners::click;
use kernel::{Seen, UserId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, Viewer, input};

/// A link with a code that was opened.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReferralClick {
    /// The code of the link.
    #[validate(length(max = 50, message = "A code has at most 50 characters."))]
    code: String,
}

/// Whether the partner sees one's name.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetPartnerVisibility {
    /// The version that was read.
    version: i32,
    shows_name: bool,
}

input!(ReferralClick, SetPartnerVisibility);

/// Counts that a link with a referral code was opened: by day and code, and nothing about who opened it.
#[utoipa::path(post, path = "/api/events/referral-click", tag = "public",
    request_body = ReferralClick,
    responses((status = 204, description = "Counted, where the code is somebody's"),
        (status = 400, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn count_referral_click(
    state: Data<State>,
    peer: Peer,
    body: Body<ReferralClick>,
) -> Result<HttpResponse, ApiError> {
    let (who, now) = (Who::nobody(peer.0), state.clock.now());
    click(&state.db, &body.value.code, who, now).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Which partner brought the caller, and whether they see the caller's name.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerVisibility)]
pub(crate) struct VisibilityBody {
    /// For whom the partner speaks; null where no partner brought the caller.
    partner: Option<String>,
    shows_name: bool,
    version: i32,
}

fn read(conn: &mut Conn, user: UserId) -> Result<VisibilityBody, ApiError> {
    Ok(match attributions::of(conn, user)? {
        None => VisibilityBody { partner: None, shows_name: false, version: 0 },
        Some(of) => VisibilityBody {
            partner: Some(accounts::find(conn, of.partner)?.organisation),
            shows_name: of.shows_name,
            version: of.version,
        },
    })
}

/// Whether the partner who brought the caller sees their name.
#[utoipa::path(get, path = "/api/users/partner-visibility", tag = "users",
    security(("bearer" = [])), responses((status = 200, body = VisibilityBody)))]
pub(crate) async fn show_partner_visibility(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<VisibilityBody>, ApiError> {
    let user = viewer.user.id;
    Ok(Json(state.db.read(move |conn| read(conn, user)).await?))
}

/// Lets the partner who brought the caller see their name, or no longer.
#[utoipa::path(put, path = "/api/users/partner-visibility", tag = "users",
    security(("bearer" = [])), request_body = SetPartnerVisibility,
    responses((status = 200, body = VisibilityBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn set_partner_visibility(
    state: Data<State>,
    viewer: Viewer,
    body: Body<SetPartnerVisibility>,
) -> Result<Json<VisibilityBody>, ApiError> {
    let user = viewer.user.id;
    let SetPartnerVisibility { version, shows_name } = body.value;
    let done = state.db.write(move |conn| {
        attributions::show_name(conn, Seen::at(user, version), shows_name)?;
        read(conn, user)
    });
    Ok(Json(done.await?))
}
