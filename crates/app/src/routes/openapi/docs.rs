//! The API's own description.

use std::sync::{Arc, LazyLock};

use actix_web::HttpResponse;
use actix_web::http::header::LOCATION;
use actix_web::web::Path;
use utoipa_swagger_ui::Config;

use crate::error::{ApiError, ProblemBody};

static DOCUMENT: LazyLock<String> =
    LazyLock::new(|| super::document().to_json().unwrap_or_default());

/// The OpenAPI 3.1 document.
#[utoipa::path(get, path = "/api/openapi.json", tag = "public",
    responses((status = 200, description = "This document")))]
pub(crate) async fn show_document() -> HttpResponse {
    HttpResponse::Ok().content_type("application/json; charset=utf-8").body(DOCUMENT.as_str())
}

/// Leads to the page that shows the document.
#[utoipa::path(get, path = "/api/docs", tag = "public",
    responses((status = 302, description = "To the page")))]
pub(crate) async fn show_page() -> HttpResponse {
    HttpResponse::Found().insert_header((LOCATION, "/api/docs/index.html")).finish()
}

/// A file of that page.
#[utoipa::path(get, path = "/api/docs/{file}", tag = "public",
    params(("file" = String, Path, description = "The name of the file")),
    responses((status = 200, description = "The file"), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_file(name: Path<String>) -> Result<HttpResponse, ApiError> {
    static CONFIG: LazyLock<Arc<Config<'static>>> =
        LazyLock::new(|| Arc::new(Config::from("/api/openapi.json")));
    let file = utoipa_swagger_ui::serve(&name, Arc::clone(&CONFIG))
        .map_err(|e| ApiError::internal(e.to_string()))?
        .ok_or_else(ApiError::not_found)?;
    Ok(HttpResponse::Ok().content_type(file.content_type).body(file.bytes.into_owned()))
}
