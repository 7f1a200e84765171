//! What browsers tell without naming anybody. Source: specification §4; docs/SECURITY.md, "What
//! browsers tell".

use actix_web::web::Data;
use actix_web::{HttpRequest, HttpResponse};
use flows::browsers;
use flows::limits::Who;
use serde::Deserialize;
use telemetry::faults::{Noted, Report};
use telemetry::pages::Route;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, input};

/// One page that was opened.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Pageview {
    /// The route's pattern, never the address itself.
    #[validate(length(max = 200, message = "A pattern has at most 200 characters."))]
    route: String,
}

/// One thing that broke.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClientError {
    #[validate(length(min = 1, max = 500, message = "A message has 1 to 500 characters."))]
    message: String,
    #[validate(length(max = 4000, message = "A stack has at most 4000 characters."))]
    stack: String,
    /// The route's pattern, never the address itself.
    #[validate(length(max = 200, message = "A pattern has at most 200 characters."))]
    route: String,
    /// Which build it was.
    #[validate(length(max = 60, message = "A release has at most 60 characters."))]
    release: String,
}

input!(Pageview, ClientError);

/// Counts a page that was opened, unless the browser asks not to be counted.
#[utoipa::path(post, path = "/api/events/pageview", tag = "public", request_body = Pageview,
    responses((status = 204, description = "Counted, or left out as asked"),
        (status = 400, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn count_page_view(
    state: Data<State>,
    peer: Peer,
    req: HttpRequest,
    body: Body<Pageview>,
) -> Result<HttpResponse, ApiError> {
    if !state.config.analytics || asks_for_privacy(&req) {
        return Ok(HttpResponse::NoContent().finish());
    }
    let (route, now) = (Route::of(&body.value.route), state.clock.now());
    let who = Who::nobody(peer.0);
    state.db.write(move |conn| browsers::count_page(conn, route, who, now)).await?;
    Ok(HttpResponse::NoContent().finish())
}

/// Keeps what broke in a browser together with what is like it.
#[utoipa::path(post, path = "/api/events/client-error", tag = "public", request_body = ClientError,
    responses((status = 204, description = "Noted"),
        (status = 400, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn report_client_error(
    state: Data<State>,
    peer: Peer,
    body: Body<ClientError>,
) -> Result<HttpResponse, ApiError> {
    let (now, who) = (state.clock.now(), Who::nobody(peer.0));
    let ClientError { message, stack, route, release } = body.value;
    let report = Report { message, stack, route: Route::of(&route), release };
    let route = report.route.as_str();
    let noted = state.db.write(move |conn| browsers::report_error(conn, &report, who, now)).await?;
    // Its text is in the table; a log is kept longer and read by more.
    if noted == Noted::New {
        tracing::warn!(route, "client.new_error");
    }
    Ok(HttpResponse::NoContent().finish())
}

/// Whether the browser says that its user is not to be counted.
fn asks_for_privacy(req: &HttpRequest) -> bool {
    ["dnt", "sec-gpc"].iter().any(|name| {
        req.headers().get(*name).is_some_and(|value| value.as_bytes().trim_ascii() == b"1")
    })
}
