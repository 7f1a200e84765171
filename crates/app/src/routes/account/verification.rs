//! The mail that verifies an address. Source of path and payload: specification §7.

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use flows::accounts::verify;
use flows::limits::Who;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Viewer;
use crate::web::door::bearer;
use crate::web::{Body, Peer, input};
use crate::wire::Nothing;

/// The caller's own address.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SendVerification {
    email: String,
}

input!(SendVerification);

/// Has the identity provider mail the link that verifies the caller's address. The answer is the
/// same for an address that is verified already.
#[utoipa::path(post, path = "/api/users/send-email-verification", tag = "users",
    security(("bearer" = [])), request_body = SendVerification,
    responses((status = 202, body = Nothing), (status = 403, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn send_verification(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    req: HttpRequest,
    body: Body<SendVerification>,
) -> Result<HttpResponse, ApiError> {
    let given = body.value.email.parse::<kernel::Email>();
    if !given.is_ok_and(|email| email.as_str() == viewer.user.email) {
        return Err(auth::Error::IdentityMismatch.into());
    }
    let who = Who::new(viewer.user.id, peer.0);
    let token = bearer(req.headers()).ok_or_else(|| ApiError::unauthorized("missing_token"))?;
    verify::mail_link(&state.db, &state.toolkit, &viewer.user, token, who).await?;
    Ok(HttpResponse::Accepted().json(Nothing {}))
}
