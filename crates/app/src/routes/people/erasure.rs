//! Erasing a candidate's account for a person who has asked the admin, as those do who cannot sign in.

use actix_web::web::{Data, Json};
use flows::accounts::erase;
use kernel::UserId;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::candidates::{DetailView, detail};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input, text};

/// Why an account is erased, or kept after all.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ErasureReason {
    /// How the person has asked, for the audit log.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(ErasureReason);

/// Has the account erased in seven days, and mails its person, who can keep it until then.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/erasure", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ErasureReason,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn erase_candidate(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<ErasureReason>,
) -> Result<Json<DetailView>, ApiError> {
    if id == viewer.user.id {
        let text = "This is your own account: your privacy page erases it.";
        return Err(ApiError::conflict("own_account", text));
    }
    let (by, why) = (state.reviewer(&viewer), body.value.reason);
    let asked = state.db.write(move |conn| {
        erase::schedule_on_request(conn, &by, id, &why)?;
        detail(conn, id)
    });
    Ok(Json(asked.await?))
}

/// Keeps an account that was to be erased; the same answer where it was not.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/erasure/cancel", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ErasureReason,
    responses((status = 200, body = DetailView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn keep_candidate(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
    body: Body<ErasureReason>,
) -> Result<Json<DetailView>, ApiError> {
    let (by, why) = (state.reviewer(&viewer), body.value.reason);
    let kept = state.db.write(move |conn| {
        erase::keep_on_request(conn, &by, id, &why)?;
        detail(conn, id)
    });
    Ok(Json(kept.await?))
}
