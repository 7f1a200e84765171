//! Files that somebody has sent in, on their way to somebody else.

use actix_web::HttpResponse;
use actix_web::http::header::{CACHE_CONTROL, CONTENT_DISPOSITION, CONTENT_SECURITY_POLICY};
use percent_encoding::{NON_ALPHANUMERIC, utf8_percent_encode};

/// A file that no browser shows as a page of ours.
pub(crate) fn sandboxed(kind: &str, name: &str, content: Vec<u8>) -> HttpResponse {
    let name = utf8_percent_encode(name, NON_ALPHANUMERIC);
    HttpResponse::Ok()
        .content_type(kind)
        .insert_header((CONTENT_DISPOSITION, format!("attachment; filename*=UTF-8''{name}")))
        .insert_header((CONTENT_SECURITY_POLICY, "default-src 'none'; sandbox"))
        .insert_header((CACHE_CONTROL, "private, no-store"))
        .body(content)
}
