//! The mail that verifies a candidate's address, once more.

use actix_web::HttpResponse;
use actix_web::web::Data;
use flows::accounts::verify;
use kernel::UserId;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer};
use crate::wire::Nothing;

/// Mails a candidate the link that verifies their address, as often as they could ask for it themselves.
#[utoipa::path(post, path = "/api/admin/candidates/{id}/verification-mail", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 202, body = Nothing), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody),
        (status = 503, body = ProblemBody)))]
pub(crate) async fn resend_verification(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<UserId>,
) -> Result<HttpResponse, ApiError> {
    let by = state.reviewer(&viewer);
    let now = state.clock.now();
    let link = verify::link_of(&state.db, &state.provider, id, now).await?;
    state.db.write(move |conn| verify::resend(conn, &by, id, &link)).await?;
    Ok(HttpResponse::Accepted().json(Nothing {}))
}
