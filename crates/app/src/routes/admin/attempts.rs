//! Voiding an attempt for a fault of the platform.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use assessments::voiding::{BadReason, Reason};
use db::audit::Actor;
use flows::assessments::void;
use kernel::AttemptId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::Time;

/// Why an attempt does not count.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct VoidAttempt {
    /// What went wrong. The candidate and the company read it.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 400, message = "A reason has 1 to 400 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(VoidAttempt);

/// The invitation with which a voided attempt is taken again.
#[derive(Serialize, ToSchema)]
#[schema(as = Retake)]
pub(crate) struct RetakeView {
    invitation_id: Uuid,
    /// Until when it can begin.
    expires_at: Time,
}

/// Voids an attempt, whatever its state. It stays readable and counts for nothing; its candidate is notified and can
/// take the assessment again, at nobody's expense.
#[utoipa::path(post, path = "/api/admin/attempts/{id}/void", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = VoidAttempt,
    responses((status = 200, body = RetakeView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn void_attempt(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<AttemptId>, Body<VoidAttempt>),
) -> Result<HttpResponse, ApiError> {
    let (by, route) = (viewer.user.id, "POST /api/admin/attempts/{id}/void");
    let once = Once { user: by, key, route, digest: body.digest };
    let bad = |bad: BadReason| ApiError::invalid_field("reason", "length", bad.to_string());
    let reason: Reason = body.value.reason.parse().map_err(bad)?;
    let sender = state.sender();
    once.run(&state, move |conn| {
        let retake = void::void(conn, &sender, id.0, (&reason, Actor::User(by)))?;
        let (invitation_id, expires_at) = (retake.id.0, retake.expires_at.into());
        Ok((StatusCode::OK, RetakeView { invitation_id, expires_at }))
    })
    .await
}
