//! The API's own description.

use std::sync::LazyLock;

use actix_web::HttpResponse;
use actix_web::http::header::LOCATION;

use crate::openapi;

static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| openapi::document().to_json().unwrap_or_default());

/// The OpenAPI 3.1 document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "public",
    responses((status = 200, description = "This document")))]
pub(crate) async fn openapi() -> HttpResponse {
    HttpResponse::Ok().content_type("application/json; charset=utf-8").body(DOCUMENT.as_str())
}

/// A page that shows the document.
#[utoipa::path(get, path = "/api/docs", tag = "public",
    responses((status = 302, description = "To the page")))]
pub(crate) async fn page() -> HttpResponse {
    HttpResponse::Found().insert_header((LOCATION, "/api/docs/")).finish()
}
