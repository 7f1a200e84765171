//! Around every request: its id, its time limit, the headers and the form of its errors, one line
//! in the log.

use std::time::{Duration, Instant};

use actix_web::body::{BoxBody, MessageBody};
use actix_web::dev::{ServiceRequest, ServiceResponse};
use actix_web::error::InternalError;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_TYPE, HeaderMap, HeaderName, HeaderValue};
use actix_web::middleware::Next;
use actix_web::web::Data;
use actix_web::{Error, HttpMessage};
use kernel::uuid::Uuid;

use super::files::compress;
use super::{guard, headers};
use crate::State;
use crate::error::ApiError;
use crate::web::door::Matched;
use crate::web::request::{PATIENCE, is_archive_for};

/// How long a handler may take. Source: docs/SECURITY.md, "Inputs".
pub const HANDLER_LIMIT: Duration = Duration::from_secs(15);
const MAX_ADDRESS: usize = 4096;
/// The most bytes of all headers: several times a token.
const MAX_HEADERS: usize = 32 * 1024;
const REQUEST_ID: HeaderName = HeaderName::from_static("x-request-id");

/// The outermost middleware.
///
/// # Errors
/// When the handler took too long.
pub(crate) async fn frame(
    req: ServiceRequest,
    next: Next<impl MessageBody + 'static>,
) -> Result<ServiceResponse<BoxBody>, Error> {
    let began = Instant::now();
    let id = request_id(&req);
    let (method, path) = (req.method().clone(), req.path().to_owned());
    let state = req.app_data::<Data<State>>().cloned();
    let patience = if is_archive_for(&path, req.headers()) {
        PATIENCE
    } else {
        state.as_ref().map_or(HANDLER_LIMIT, |state| state.patience)
    };
    let matched = Matched::default();
    req.extensions_mut().insert(matched.clone());
    let answered = match refuse_headers(req.headers()).and_then(|()| refuse_address(&req)) {
        Err(error) => Some(req.into_response(error.respond(&id))),
        // The request must not be held here: the router fills it in.
        Ok(()) => match tokio::time::timeout(patience, next.call(req)).await {
            Ok(response) => {
                let response = require_door(response?.map_into_boxed_body(), &matched);
                Some(compress::json(settle(response, &id)))
            }
            Err(_) => None,
        },
    };
    let dress = |headers: &mut HeaderMap| {
        if let Some(state) = &state {
            headers::add(headers, &path, &state.config);
        }
        if let Ok(value) = HeaderValue::from_str(&id) {
            headers.insert(REQUEST_ID, value);
        }
    };
    let (status, outcome) = match answered {
        Some(mut response) => {
            dress(response.headers_mut());
            (response.status(), Ok(response))
        }
        // The request went with its handler, so there is nothing left to answer through.
        None => {
            let mut late = ApiError::unavailable("busy").respond(&id);
            dress(late.headers_mut());
            (late.status(), Err(InternalError::from_response("too late", late).into()))
        }
    };
    let route = matched.pattern().unwrap_or("(none)");
    let took = began.elapsed();
    if let Some(state) = &state {
        state.metrics.count(&method, route, status, took);
    }
    let ms = u64::try_from(took.as_millis()).unwrap_or(u64::MAX);
    let status = status.as_u16();
    tracing::info!(request.id = id, %method, route, status, took_ms = ms, "request");
    outcome
}

/// Refuses to pass on what a handler outside the route table answered: nobody checked who asked.
fn require_door(response: ServiceResponse<BoxBody>, matched: &Matched) -> ServiceResponse<BoxBody> {
    if matched.pattern().is_some() {
        return response;
    }
    let error = ApiError::internal("a handler was reached past its door");
    ServiceResponse::from_err(error, response.into_parts().0)
}

/// The caller's id where it has the form of one, else a fresh one.
fn request_id(req: &ServiceRequest) -> String {
    let given = req.headers().get(&REQUEST_ID).and_then(|value| value.to_str().ok());
    let well_formed = |id: &&str| {
        (8..=64).contains(&id.len()) && id.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-')
    };
    given.filter(well_formed).map_or_else(|| Uuid::now_v7().to_string(), str::to_owned)
}

fn refuse_headers(headers: &HeaderMap) -> Result<(), ApiError> {
    let bytes: usize = headers.iter().map(|(name, value)| name.as_str().len() + value.len()).sum();
    if bytes > MAX_HEADERS {
        let status = StatusCode::REQUEST_HEADER_FIELDS_TOO_LARGE;
        return Err(ApiError::new(status, "headers_too_large", "These headers are too large."));
    }
    Ok(())
}

fn refuse_address(req: &ServiceRequest) -> Result<(), ApiError> {
    let uri = req.uri();
    if uri.path_and_query().is_some_and(|whole| whole.as_str().len() > MAX_ADDRESS) {
        let text = "This address is too long.";
        return Err(ApiError::new(StatusCode::URI_TOO_LONG, "address_too_long", text));
    }
    if !guard::is_plain_address(uri.path(), uri.query().unwrap_or_default()) {
        return Err(ApiError::bad_request("invalid_character", "This address is not plain text."));
    }
    if !guard::is_spelled_plainly(uri.path()) {
        let text = "This address is not spelled the way we spell it.";
        return Err(ApiError::bad_request("address_not_canonical", text));
    }
    Ok(())
}

/// Gives an error its final form, no matter where it was raised.
fn settle(response: ServiceResponse<BoxBody>, id: &str) -> ServiceResponse<BoxBody> {
    let own = response.response().error().and_then(|e| e.as_error::<ApiError>()).cloned();
    if let Some(error) = own {
        if let Some(cause) = error.cause() {
            tracing::error!(request.id = id, code = error.code(), cause, "request.failed");
        }
        return replace(response, &error, id);
    }
    let is_ours =
        response.headers().contains_key(CONTENT_TYPE) && response.response().error().is_none();
    match response.status().as_u16() {
        _ if is_ours => response,
        400 => replace(
            response,
            &ApiError::bad_request("malformed_request", "This request is not well formed."),
            id,
        ),
        404 => replace(response, &ApiError::not_found(), id),
        500.. => {
            let cause = response.response().error().map(|e| e.to_string());
            replace(response, &ApiError::internal(cause), id)
        }
        _ => response,
    }
}

fn replace(
    response: ServiceResponse<BoxBody>,
    error: &ApiError,
    id: &str,
) -> ServiceResponse<BoxBody> {
    let allow = response.headers().get(actix_web::http::header::ALLOW).cloned();
    let (request, _) = response.into_parts();
    let mut response = ServiceResponse::new(request, error.respond(id));
    if let Some(allow) = allow {
        response.headers_mut().insert(actix_web::http::header::ALLOW, allow);
    }
    response
}

#[cfg(test)]
mod tests {
    use actix_web::middleware::from_fn;
    use actix_web::test::{TestRequest, call_service, init_service, read_body};
    use actix_web::{App, HttpRequest, HttpResponse, web};

    use super::*;

    async fn unguarded() -> HttpResponse {
        HttpResponse::Ok().body("a secret")
    }

    async fn guarded(req: HttpRequest) -> HttpResponse {
        Matched::note(&req, "/guarded");
        HttpResponse::Ok().finish()
    }

    #[actix_web::test]
    async fn what_a_handler_outside_the_table_answers_is_passed_on_to_nobody() {
        let app = App::new().wrap(from_fn(frame));
        let app = app.route("/stray", web::get().to(unguarded));
        let app = init_service(app.route("/guarded", web::get().to(guarded))).await;
        let stray = TestRequest::get().uri("/stray").to_request();
        let answer = call_service(&app, stray).await;
        assert_eq!(answer.status(), StatusCode::INTERNAL_SERVER_ERROR);
        let said = read_body(answer).await;
        assert!(!String::from_utf8_lossy(&said).contains("secret"), "{said:?}");
        let guarded = TestRequest::get().uri("/guarded").to_request();
        assert_eq!(call_service(&app, guarded).await.status(), StatusCode::OK);
    }
}
