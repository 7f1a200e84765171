//! The links of mail that can be stopped. Anyone who has one need not sign in.

use actix_web::HttpResponse;
use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use flows::notify::digest;
use kernel::uuid::Uuid;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Id;

/// Leads to the page that asks. Nothing is changed: programs that look through mail open every link.
#[utoipa::path(get, path = "/api/unsubscribe/{id}", tag = "users",
    params(("id" = Uuid, Path, description = "The secret of the link")),
    responses((status = 302, description = "To the page that asks"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn open_unsubscribe(token: Id<Uuid>) -> HttpResponse {
    let page = format!("/unsubscribe?token={}", token.0);
    HttpResponse::Found().insert_header((LOCATION, page)).finish()
}

/// Stops all mail that can be stopped. The body is not looked at: mail programs send a form, our page
/// nothing. Source: RFC 8058.
#[utoipa::path(post, path = "/api/unsubscribe/{id}", tag = "users",
    params(("id" = Uuid, Path, description = "The secret of the link")),
    responses((status = 204, description = "Stopped, now or before"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn unsubscribe(
    state: Data<State>,
    token: Id<Uuid>,
) -> Result<HttpResponse, ApiError> {
    state.db.write(move |conn| digest::unsubscribe(conn, token.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
