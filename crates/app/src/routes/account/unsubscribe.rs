//! The links of mail that can be stopped. Anyone who has one need not sign in.

use actix_web::http::header::LOCATION;
use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use flows::notify::stop;
use kernel::uuid::Uuid;
use serde::Deserialize;
use utoipa::IntoParams;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, query};

/// Which mail is meant.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct UnsubscribeQuery {
    /// The kind of notification whose mail is stopped; without it, all mail that can be stopped.
    kind: Option<String>,
}

fn asked(req: &HttpRequest) -> Result<UnsubscribeQuery, ApiError> {
    query(req, "Only `kind` can be named, once.")
}

/// Leads to the page that asks. Nothing is changed: programs that look through mail open every link.
#[utoipa::path(get, path = "/api/unsubscribe/{id}", tag = "users",
    params(("id" = Uuid, Path, description = "The secret of the link"), UnsubscribeQuery),
    responses((status = 302, description = "To the page that asks"),
        (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn open_unsubscribe(
    token: Id<Uuid>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let asked = asked(&req)?;
    let kind = asked.kind.as_deref().filter(|kind| stop::can_stop(kind));
    let page = stop::page(token.0, kind);
    Ok(HttpResponse::Found().insert_header((LOCATION, page)).finish())
}

/// Stops the mail of one kind, or all mail that can be stopped. The body is not looked at: mail programs send
/// a form, our page nothing. Source: RFC 8058.
#[utoipa::path(post, path = "/api/unsubscribe/{id}", tag = "users",
    params(("id" = Uuid, Path, description = "The secret of the link"), UnsubscribeQuery),
    responses((status = 204, description = "Stopped, now or before"),
        (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn unsubscribe(
    state: Data<State>,
    token: Id<Uuid>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let kind = asked(&req)?.kind;
    state.db.write(move |conn| stop::stop(conn, token.0, kind.as_deref())).await?;
    Ok(HttpResponse::NoContent().finish())
}
