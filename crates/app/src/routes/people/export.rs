//! Exporting the data of a candidate who asked the admin, for instance because they cannot sign in.

use actix_web::HttpResponse;
use actix_web::web::Data;
use flows::accounts::export;
use kernel::UserId;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::account::privacy::file_of;
use crate::web::{Body, Id, Recent, input, text};

/// Why the admin exports a candidate's data.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ExportReason {
    /// How the candidate asked; kept in the audit log.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(ExportReason);

/// Exports a candidate's data as JSON, without their self-identification, and notifies the candidate by mail.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/export", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ExportReason,
    responses((status = 200, body = String, content_type = "application/json"),
        (status = 400, body = ProblemBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn export_candidate_data(
    state: Data<State>,
    Recent(viewer): Recent,
    Id(id): Id<UserId>,
    body: Body<ExportReason>,
) -> Result<HttpResponse, ApiError> {
    let (by, why) = (state.reviewer(&viewer), body.value.reason);
    let made = state.db.write(move |conn| export::export_on_request(conn, &by, id, &why));
    Ok(file_of(id, state.clock.now(), &made.await?))
}
