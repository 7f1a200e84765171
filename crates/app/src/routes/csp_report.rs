//! What browsers report when a page tries what its policy forbids.

use actix_web::HttpResponse;
use actix_web::web::Payload;
use serde::Deserialize;

/// As much of a report as is worth a line in the log.
const MAX_BYTES: usize = 16 * 1024;

#[derive(Deserialize)]
struct Report {
    #[serde(rename = "csp-report")]
    report: Violation,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
struct Violation {
    #[serde(default)]
    effective_directive: String,
    #[serde(default)]
    blocked_uri: String,
}

/// Logs which directive was violated. Addresses may hold secrets, so only origins are kept.
#[utoipa::path(post, path = "/api/csp-report", tag = "public",
    responses((status = 204, description = "Noted")))]
pub(crate) async fn receive(payload: Payload) -> HttpResponse {
    if let Ok(Ok(body)) = payload.to_bytes_limited(MAX_BYTES).await
        && let Ok(Report { report }) = serde_json::from_slice(&body)
    {
        let origin: String = report.blocked_uri.split('/').take(3).collect::<Vec<_>>().join("/");
        let directive: String = report.effective_directive.chars().take(64).collect();
        tracing::warn!(directive = ?directive, blocked = ?origin, "csp.violation");
    }
    HttpResponse::NoContent().finish()
}
