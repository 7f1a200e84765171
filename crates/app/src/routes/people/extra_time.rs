//! Extra time that the admin proposes to a candidate for every invitation.

use actix_web::web::{Data, Json};
use auth::{directory, extra_time};
use kernel::UserId;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::candidates::{DetailView, detail};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input, text};

/// How much is proposed from now on.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposeExtraTime {
    /// In hundredths of the duration; null for nothing.
    #[validate(range(min = 10, max = 300, message = "Extra time is 10 to 300 percent."))]
    percent: Option<i32>,
    /// For the audit log, which does not keep how much it is.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(ProposeExtraTime);

/// Proposes extra time to a candidate, or no longer. They read it on every invitation that they have not begun, and ask
/// its company for it or do not; no company reads it. Proposing the same changes nothing.
#[utoipa::path(put, path = "/api/admin/candidates/{id}/extra-time", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ProposeExtraTime,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn propose_extra_time(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<ProposeExtraTime>,
) -> Result<Json<DetailView>, ApiError> {
    let by = state.reviewer(&viewer).actor;
    let ProposeExtraTime { percent, reason } = body.value;
    let changed = state.db.write(move |conn| {
        directory::find(conn, id)?;
        extra_time::propose(conn, by, id, percent, &reason)?;
        detail(conn, id)
    });
    Ok(Json(changed.await?))
}
