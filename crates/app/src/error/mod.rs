//! The one place where a domain error becomes a status, a code and a sentence.
//!
//! Handlers answer `Result<_, ApiError>`; `?` on a domain error comes through here, a file for each
//! crate, the queue beside its database. 4xx say what the caller can do; a 5xx keeps its cause for the log.
//!
//! Which error a handler itself answers: a field that breaks a rule, [`ApiError::invalid_field`]; what
//! is absent or not the caller's, [`ApiError::not_found`]; what the caller may not do,
//! [`ApiError::forbidden`]; what cannot be done now, [`ApiError::conflict`]; what should not happen,
//! [`ApiError::internal`]. Anything a domain knows is a variant of that domain's error instead.

mod ats;
mod db;
mod domains;
mod flows;

use std::borrow::Cow;

use actix_web::http::StatusCode;
use actix_web::{HttpResponse, ResponseError};

/// One field that a request got wrong.
#[derive(Debug, Clone, serde::Serialize, utoipa::ToSchema, PartialEq, Eq)]
pub(crate) struct FieldError {
    /// Where, such as `tasks[0].weight`.
    pub field: String,
    /// Stable and machine-readable.
    pub code: String,
    /// A sentence.
    pub detail: String,
}

/// An error as the client sees it; the cause stays on the server.
#[derive(Debug, Clone, thiserror::Error)]
#[error("{}: {}", .0.code, .0.detail)]
pub struct ApiError(Box<Parts>);

#[derive(Debug, Clone)]
struct Parts {
    status: StatusCode,
    code: &'static str,
    detail: Cow<'static, str>,
    fields: Vec<FieldError>,
    retry_after_s: Option<u32>,
    cause: Option<String>,
}

impl ApiError {
    /// An error with this status, code and sentence.
    pub(crate) fn new(
        status: StatusCode,
        code: &'static str,
        detail: impl Into<Cow<'static, str>>,
    ) -> Self {
        let detail = detail.into();
        let (fields, retry_after_s, cause) = (Vec::new(), None, None);
        Self(Box::new(Parts { status, code, detail, fields, retry_after_s, cause }))
    }

    pub(crate) fn bad_request(code: &'static str, detail: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::BAD_REQUEST, code, detail)
    }

    pub(crate) fn forbidden(code: &'static str, detail: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::FORBIDDEN, code, detail)
    }

    pub(crate) fn conflict(code: &'static str, detail: impl Into<Cow<'static, str>>) -> Self {
        Self::new(StatusCode::CONFLICT, code, detail)
    }

    /// Absent, or not the caller's: nobody can tell which.
    pub(crate) fn not_found() -> Self {
        Self::new(StatusCode::NOT_FOUND, "not_found", "There is nothing here.")
    }

    pub(crate) fn unauthorized(code: &'static str) -> Self {
        Self::new(StatusCode::UNAUTHORIZED, code, "Please sign in.")
    }

    pub(crate) fn too_many(detail: impl Into<Cow<'static, str>>, retry_after_s: u32) -> Self {
        Self::new(StatusCode::TOO_MANY_REQUESTS, "rate_limited", detail).after(retry_after_s)
    }

    pub(crate) fn unavailable(code: &'static str) -> Self {
        let text = "We can't answer right now. Please try again in a moment.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, code, text).after(2)
    }

    /// Reads go on meanwhile; the operator must make room.
    pub(crate) fn no_room() -> Self {
        let text = "Nothing can be saved right now. Please try again in a few minutes.";
        Self::new(StatusCode::SERVICE_UNAVAILABLE, "storage_full", text).after(60)
    }

    pub(crate) fn internal(cause: impl std::fmt::Debug) -> Self {
        let text = "Something went wrong on our side. Your work is safe.";
        Self::new(StatusCode::INTERNAL_SERVER_ERROR, "internal", text).because(cause)
    }

    /// A request against the rules, field by field.
    pub(crate) fn invalid(fields: Vec<FieldError>) -> Self {
        let mut error = Self::bad_request("validation_failed", "Some fields need attention.");
        error.0.fields = fields;
        error
    }

    /// The same, naming what it is about.
    fn naming(self, fields: Vec<FieldError>) -> Self {
        let mut error = self;
        error.0.fields = fields;
        error
    }

    /// A request against one rule.
    pub(crate) fn invalid_field(field: &str, code: &str, detail: impl ToString) -> Self {
        let (field, code, detail) = (field.to_owned(), code.to_owned(), detail.to_string());
        Self::invalid(vec![FieldError { field, code, detail }])
    }

    /// The same, asking the caller to wait.
    fn after(self, seconds: u32) -> Self {
        let mut error = self;
        error.0.retry_after_s = Some(seconds);
        error
    }

    /// The same, with a cause for the log.
    fn because(self, cause: impl std::fmt::Debug) -> Self {
        let mut error = self;
        error.0.cause = Some(format!("{cause:?}"));
        error
    }

    /// Its stable code.
    pub(crate) fn code(&self) -> &'static str {
        self.0.code
    }

    /// What the caller reads of it.
    pub(crate) fn detail(&self) -> &str {
        &self.0.detail
    }

    /// What went wrong on our side, for the log.
    pub(crate) fn cause(&self) -> Option<&str> {
        self.0.cause.as_deref()
    }

    /// The response, RFC 9457, naming the request.
    pub(crate) fn respond(&self, request_id: &str) -> HttpResponse {
        let mut response = HttpResponse::build(self.0.status);
        if let Some(seconds) = self.0.retry_after_s {
            response.insert_header(("retry-after", seconds.to_string()));
        }
        let body = ProblemBody {
            r#type: "about:blank",
            title: self.0.status.canonical_reason().unwrap_or("Error"),
            status: self.0.status.as_u16(),
            code: self.0.code,
            detail: &self.0.detail,
            errors: &self.0.fields,
            request_id,
        };
        let text = serde_json::to_string(&body).unwrap_or_default();
        response.content_type("application/problem+json; charset=utf-8").body(text)
    }
}

/// The wire form of every error.
#[derive(serde::Serialize, utoipa::ToSchema)]
#[schema(as = ErrorBody)]
pub(crate) struct ProblemBody<'a> {
    r#type: &'a str,
    title: &'a str,
    status: u16,
    /// Clients branch on this and on nothing else.
    code: &'a str,
    /// A sentence for a person.
    detail: &'a str,
    errors: &'a [FieldError],
    request_id: &'a str,
}

impl ResponseError for ApiError {
    fn status_code(&self) -> StatusCode {
        self.0.status
    }

    /// The frame writes the body again with the request's id.
    fn error_response(&self) -> HttpResponse {
        self.respond("")
    }
}
