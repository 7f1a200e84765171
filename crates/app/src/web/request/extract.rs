//! Reading requests: bodies, ids and paging. What gets past here has the right shape.

use std::future::{Ready, ready};
use std::pin::Pin;
use std::rc::Rc;
use std::str::FromStr;
use std::time::{Duration, Instant};

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_TYPE, HeaderMap};
use actix_web::{FromRequest, HttpMessage, HttpRequest};
use futures_util::StreamExt;
use kernel::{Cursor, Limit};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use sha2::{Digest, Sha256};
use validator::{Validate, ValidationErrors, ValidationErrorsKind};

use crate::error::{ApiError, FieldError};
use crate::web::guard;
use crate::web::throttle::Place;

/// How long a body may take to arrive. actix has no limit of its own.
pub(super) const BODY_DEADLINE: Duration = Duration::from_secs(10);

/// The most bytes of a [`SmallBody`].
const MAX_SMALL_BYTES: usize = 16 * 1024;

/// A kind of request body. Source of the sizes: docs/SECURITY.md, "Inputs".
pub(crate) trait Input: DeserializeOwned + Validate {
    /// The most bytes the body may have.
    const MAX_BYTES: usize = 64 * 1024;
    /// What the names of all fields begin with, and errors leave out; such as `form.`.
    const WITHIN: &'static str = "";
}

/// Declares request bodies with the usual size, the one for source code or the one for a file in
/// Base64; or of that for source code, with everything in their field `form`.
macro_rules! input {
    ($($name:ty),+ $(,)?) => { $(impl $crate::web::Input for $name {})+ };
    (source: $($name:ty),+ $(,)?) => {
        $(impl $crate::web::Input for $name { const MAX_BYTES: usize = 512 * 1024; })+
    };
    (file: $($name:ty),+ $(,)?) => {
        $(impl $crate::web::Input for $name { const MAX_BYTES: usize = 7 * 1024 * 1024; })+
    };
    (form: $($name:ty),+ $(,)?) => {
        $(impl $crate::web::Input for $name {
            const MAX_BYTES: usize = 512 * 1024;
            const WITHIN: &'static str = "form.";
        })+
    };
}
pub(crate) use input;

/// A JSON body, checked against its type's rules.
pub(crate) struct Body<T> {
    /// What was sent.
    pub(crate) value: T,
    /// SHA-256 of address and body.
    pub(crate) digest: Vec<u8>,
}

impl<T: Input + 'static> FromRequest for Body<T> {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (checked, payload) = (check_media_type(req.headers()), payload.take());
        let (path, place) = (req.path().to_owned(), place_of(req));
        Box::pin(async move {
            checked?;
            Self::read(payload, &path, place).await
        })
    }
}

impl<T: Input> Body<T> {
    /// The body of a request to `path`, whose media type was checked.
    pub(super) async fn read(
        payload: Payload,
        path: &str,
        place: Option<Rc<Place>>,
    ) -> Result<Self, ApiError> {
        let bytes = arrived(place, read(payload, T::MAX_BYTES)).await??;
        let value = parse::<T>(&bytes)?;
        let digest = Sha256::new().chain_update(path).chain_update([0]).chain_update(&bytes);
        Ok(Self { value, digest: digest.finalize().to_vec() })
    }
}

/// Refuses what a form of another site can send without asking: whatever calls itself something
/// else than JSON, where a body is expected or not.
pub(crate) fn refuse_other_media(headers: &HeaderMap) -> Result<(), ApiError> {
    if headers.contains_key(CONTENT_TYPE) { check_media_type(headers) } else { Ok(()) }
}

pub(super) fn check_media_type(headers: &HeaderMap) -> Result<(), ApiError> {
    let given = headers.get(CONTENT_TYPE).and_then(|v| v.to_str().ok()).unwrap_or_default();
    let normal = given.to_ascii_lowercase().replace([' ', '"'], "");
    if headers.get(CONTENT_ENCODING).is_some_and(|given| given != "identity") {
        let (status, code) = (StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_encoding");
        return Err(ApiError::new(status, code, "Please send the body as it is, not packed."));
    }
    if normal == "application/json" || normal == "application/json;charset=utf-8" {
        return Ok(());
    }
    let (status, code) = (StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_media_type");
    Err(ApiError::new(status, code, "Please send application/json."))
}

/// A body of at most 16 KiB and any kind.
pub(crate) struct SmallBody(pub(crate) Vec<u8>);

impl FromRequest for SmallBody {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (place, payload) = (place_of(req), payload.take());
        Box::pin(async move { Ok(Self(arrived(place, read(payload, MAX_SMALL_BYTES)).await??)) })
    }
}

/// The most bytes of an [`EventBody`].
const MAX_EVENT_BYTES: usize = 256 * 1024;

/// A body of at most 256 KiB, byte for byte: its signature is over that.
pub(crate) struct EventBody(pub(crate) Vec<u8>);

impl FromRequest for EventBody {
    type Error = ApiError;
    type Future = Pin<Box<dyn Future<Output = Result<Self, ApiError>>>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        let (place, payload) = (place_of(req), payload.take());
        Box::pin(async move { Ok(Self(arrived(place, read(payload, MAX_EVENT_BYTES)).await??)) })
    }
}

/// What the door has counted the request as.
pub(super) fn place_of(req: &HttpRequest) -> Option<Rc<Place>> {
    req.extensions().get::<Rc<Place>>().cloned()
}

/// Waits for a body; meanwhile the request is not among those being answered.
pub(super) async fn arrived<T>(
    place: Option<Rc<Place>>,
    body: impl Future<Output = T>,
) -> Result<T, ApiError> {
    match place {
        Some(place) => place.wait_for(body).await,
        None => Ok(body.await),
    }
}

/// The whole body, in time and within `max` bytes.
async fn read(mut payload: Payload, max: usize) -> Result<Vec<u8>, ApiError> {
    let deadline = Instant::now() + BODY_DEADLINE;
    let mut body = Vec::new();
    loop {
        let chunk = tokio::time::timeout_at(deadline.into(), payload.next()).await;
        let Ok(chunk) = chunk else {
            let text = "The request took too long to arrive.";
            return Err(ApiError::new(StatusCode::REQUEST_TIMEOUT, "request_timeout", text));
        };
        let Some(chunk) = chunk else { return Ok(body) };
        let chunk = chunk
            .map_err(|_| ApiError::bad_request("malformed_request", "The request broke off."))?;
        if body.len() + chunk.len() > max {
            let text = format!("The request is larger than {max} bytes.");
            return Err(ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "body_too_large", text));
        }
        body.extend_from_slice(&chunk);
    }
}

fn parse<T: Input>(bytes: &[u8]) -> Result<T, ApiError> {
    check_form(bytes)?;
    let mut json = serde_json::Deserializer::from_slice(bytes);
    let value: T = serde_path_to_error::deserialize(&mut json).map_err(|e| {
        let field = e.path().to_string();
        shape_error(field.strip_prefix(T::WITHIN).unwrap_or(&field), e.inner())
    })?;
    json.end().map_err(|e| shape_error("", &e))?;
    value.validate().map_err(|e| invalid(&e))?;
    Ok(value)
}

/// Refuses what no body may be, whatever its fields.
fn check_form(bytes: &[u8]) -> Result<(), ApiError> {
    guard::json(bytes).map_err(|refused| match refused {
        guard::Refused::Nul => {
            ApiError::bad_request("invalid_character", "The character NUL is not allowed.")
        }
        guard::Refused::TooDeep => {
            ApiError::bad_request("malformed_json", "The body nests too deep.")
        }
    })?;
    // serde would take a list of the fields' values for the object.
    if !bytes.trim_ascii_start().starts_with(b"{") {
        return Err(ApiError::bad_request("malformed_json", "The body must be an object."));
    }
    Ok(())
}

fn invalid(errors: &ValidationErrors) -> ApiError {
    let mut fields = Vec::new();
    collect("", errors, &mut fields);
    fields.sort_by(|a, b| a.field.cmp(&b.field));
    ApiError::invalid(fields)
}

/// Where a body has the wrong shape. serde's own words may quote what was sent; only the names of
/// fields are passed on.
fn shape_error(field: &str, e: &serde_json::Error) -> ApiError {
    let said = e.to_string();
    if said.starts_with(kernel::BadWord::BEGINNING) {
        return ApiError::invalid_field(field, "not_offered", "Choose one of the answers.");
    }
    let named = |start: &str| {
        let rest = said.strip_prefix(start)?;
        let name = rest.split('`').next()?;
        Some(name.chars().filter(|c| !c.is_control()).take(64).collect::<String>())
    };
    if let Some(field) = named("unknown field `") {
        return ApiError::bad_request("unknown_field", format!("There is no field `{field}`."));
    }
    if let Some(field) = named("missing field `") {
        return ApiError::invalid_field(&field, "required", "This field is required.");
    }
    let text =
        format!("The body is not what was expected at line {}, column {}.", e.line(), e.column());
    ApiError::bad_request("malformed_json", text)
}

fn collect(prefix: &str, errors: &ValidationErrors, into: &mut Vec<FieldError>) {
    for (name, kind) in errors.errors() {
        let field = if prefix.is_empty() { name.to_string() } else { format!("{prefix}.{name}") };
        match kind {
            ValidationErrorsKind::Field(list) => into.extend(list.iter().map(|e| {
                let detail = e.message.as_deref().unwrap_or("This is not valid.").to_owned();
                FieldError { field: field.clone(), code: e.code.to_string(), detail }
            })),
            ValidationErrorsKind::Struct(inner) => collect(&field, inner, into),
            ValidationErrorsKind::List(list) => {
                for (index, inner) in list {
                    collect(&format!("{field}[{index}]"), inner, into);
                }
            }
        }
    }
}

/// The path's `{id}`. One that cannot be an id names nothing.
pub(crate) struct Id<T>(pub(crate) T);

impl<T: FromStr + 'static> FromRequest for Id<T> {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(segment(req, "id").map(Self))
    }
}

/// The path's `{id}`, and the other thing that it names.
pub(crate) struct Ids<T, U>(pub(crate) T, pub(crate) U);

impl<T: FromStr + 'static, U: FromStr + 'static> FromRequest for Ids<T, U> {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let other = req.match_info().iter().map(|(name, _)| name).find(|name| *name != "id");
        let both = |name| Ok(Self(segment(req, "id")?, segment(req, name)?));
        ready(other.ok_or_else(ApiError::not_found).and_then(both))
    }
}

fn segment<T: FromStr>(req: &HttpRequest, name: &str) -> Result<T, ApiError> {
    req.match_info().get(name).and_then(|text| text.parse().ok()).ok_or_else(ApiError::not_found)
}

/// Where in a list the caller is, and how much of it they want.
pub(crate) struct Paging {
    pub(crate) cursor: Option<Cursor>,
    pub(crate) limit: Limit,
}

impl From<Paging> for kernel::Paging {
    fn from(paging: Paging) -> Self {
        Self { after: paging.cursor, limit: paging.limit }
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PagingQuery {
    cursor: Option<String>,
    limit: Option<String>,
}

impl FromRequest for Paging {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        ready(paging(req.query_string()))
    }
}

fn paging(query: &str) -> Result<Paging, ApiError> {
    let query = actix_web::web::Query::<PagingQuery>::from_query(query).map_err(|_| {
        ApiError::bad_request("bad_query", "Only `cursor` and `limit` can be asked for, once.")
    })?;
    paging_of(query.cursor.as_deref(), query.limit.as_deref())
}

/// The place that a query names in its own words.
pub(crate) fn paging_of(cursor: Option<&str>, limit: Option<&str>) -> Result<Paging, ApiError> {
    let cursor = cursor
        .map(str::parse)
        .transpose()
        .map_err(|e: kernel::BadCursor| ApiError::bad_request("bad_cursor", e.to_string()))?;
    let limit = match limit {
        None => Some(Limit::default()),
        Some(text) => text.parse().ok().and_then(Limit::new),
    };
    let limit =
        limit.ok_or_else(|| ApiError::bad_request("bad_limit", "A page holds 1 to 100 rows."))?;
    Ok(Paging { cursor, limit })
}

/// The address's query as `T`; `help` says what can be asked for.
pub(crate) fn query<T: DeserializeOwned>(
    req: &HttpRequest,
    help: &'static str,
) -> Result<T, ApiError> {
    let query = actix_web::web::Query::<T>::from_query(req.query_string());
    query.map(|query| query.into_inner()).map_err(|_| ApiError::bad_request("bad_query", help))
}

/// The `Idempotency-Key` header, where there is one.
pub(crate) struct IdempotencyKey(pub(crate) Option<String>);

impl FromRequest for IdempotencyKey {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, _: &mut Payload) -> Self::Future {
        let Some(value) = req.headers().get("idempotency-key") else {
            return ready(Ok(Self(None)));
        };
        let text = value.to_str().unwrap_or_default();
        let ok = (1..=128).contains(&text.len()) && text.bytes().all(|b| b.is_ascii_graphic());
        let key = ok.then(|| Self(Some(text.to_owned())));
        ready(key.ok_or_else(|| {
            let detail = "An idempotency key has 1 to 128 plain characters.";
            ApiError::bad_request("bad_idempotency_key", detail)
        }))
    }
}
