//! Archives that are too large for memory: they arrive on disk, a few at a time.

use std::fs::File;
use std::future::{Ready, ready};
use std::io::{Seek, SeekFrom};
use std::rc::Rc;
use std::time::Duration;

use actix_web::dev::Payload;
use actix_web::http::StatusCode;
use actix_web::http::header::{CONTENT_ENCODING, CONTENT_LENGTH, CONTENT_TYPE, HeaderMap};
use actix_web::{FromRequest, HttpRequest};
use futures_util::StreamExt;
use sha2::{Digest, Sha256};
use tokio::io::AsyncWriteExt;
use tokio::sync::{Semaphore, SemaphorePermit};
use tokio::time::{Instant, timeout, timeout_at};

use super::extract::{BODY_DEADLINE, Body, Input, arrived, check_media_type, place_of};
use crate::error::ApiError;
use crate::web::throttle::Place;

/// The media type of an archive. A form of another site cannot send it without asking.
const ZIP: &str = "application/zip";
/// How long the handler of an archive may take, the archive's way here included. Source: docs/SECURITY.md, "Inputs".
pub(crate) const PATIENCE: Duration = Duration::from_secs(10 * 60);
/// Archives that are taken in at once: what is in one is in memory for a moment.
static PLACES: Semaphore = Semaphore::const_new(2);

/// Whether a request with these headers sends an archive to an address, or to a pattern, that takes one.
pub(crate) fn is_archive_for(address: &str, headers: &HeaderMap) -> bool {
    let below = address.strip_prefix("/api/problem-drafts/");
    let takes_it = below.is_some_and(|rest| {
        let one = rest.strip_suffix("/tests");
        rest == "import" || one.is_some_and(|id| !id.contains('/'))
    });
    takes_it && is_zip(headers)
}

fn is_zip(headers: &HeaderMap) -> bool {
    headers
        .get(CONTENT_TYPE)
        .is_some_and(|given| given.as_bytes().eq_ignore_ascii_case(ZIP.as_bytes()))
}

/// A body of which nothing is read yet, so that it can be decided first who sends it.
pub(crate) struct Sending {
    payload: Payload,
    place: Option<Rc<Place>>,
    headers: HeaderMap,
    path: String,
    query: String,
}

impl FromRequest for Sending {
    type Error = ApiError;
    type Future = Ready<Result<Self, ApiError>>;

    fn from_request(req: &HttpRequest, payload: &mut Payload) -> Self::Future {
        ready(Ok(Self {
            payload: payload.take(),
            place: place_of(req),
            headers: req.headers().clone(),
            path: req.path().to_owned(),
            query: req.query_string().to_owned(),
        }))
    }
}

/// What has arrived.
pub(crate) enum Sent<T> {
    /// JSON that holds the archive and what is said of it.
    Form(Body<T>),
    /// The archive itself; what is said of it is in the address.
    Archive(Archive),
}

/// An archive on disk, gone once this is dropped.
pub(crate) struct Archive {
    /// At its beginning.
    pub(crate) file: File,
    /// SHA-256 of address and archive.
    pub(crate) digest: Vec<u8>,
    /// Held until what is in it is stored.
    pub(crate) place: SemaphorePermit<'static>,
}

impl Sending {
    /// Waits for the body: JSON as its type says, or an archive of at most `max` bytes.
    ///
    /// # Errors
    /// 400, 408, 413, 415; 503 when as many archives arrive as may.
    pub(crate) async fn arrive<T: Input>(self, max: u64) -> Result<Sent<T>, ApiError> {
        if !is_zip(&self.headers) {
            check_media_type(&self.headers)?;
            return Ok(Sent::Form(Body::read(self.payload, &self.path, self.place).await?));
        }
        let Self { payload, place, headers, path, query } = self;
        if headers.get(CONTENT_ENCODING).is_some_and(|given| given != "identity") {
            let (status, code) = (StatusCode::UNSUPPORTED_MEDIA_TYPE, "unsupported_encoding");
            return Err(ApiError::new(status, code, "Please send the archive as it is."));
        }
        let said = headers.get(CONTENT_LENGTH).and_then(|given| given.to_str().ok()?.parse().ok());
        if said.is_some_and(|said: u64| said > max) {
            return Err(too_large(max));
        }
        let permit = PLACES.try_acquire().map_err(|_| ApiError::unavailable("busy"))?;
        let named = Sha256::new().chain_update(path).chain_update([0]).chain_update(query);
        let (file, digest) = arrived(place, write(payload, named, max)).await??;
        Ok(Sent::Archive(Archive { file, digest, place: permit }))
    }
}

fn too_large(max: u64) -> ApiError {
    let text = format!("The archive is larger than {} MiB.", max >> 20);
    ApiError::new(StatusCode::PAYLOAD_TOO_LARGE, "body_too_large", text)
}

fn late() -> ApiError {
    let text = "The request took too long to arrive.";
    ApiError::new(StatusCode::REQUEST_TIMEOUT, "request_timeout", text)
}

/// Writes the body to a file without a name, and answers the digest of what came before and of it.
async fn write(mut payload: Payload, named: Sha256, max: u64) -> Result<(File, Vec<u8>), ApiError> {
    let deadline = Instant::now() + PATIENCE;
    let mut file = tokio::fs::File::from_std(tempfile::tempfile().map_err(ApiError::internal)?);
    let (mut digest, mut bytes) = (named.chain_update([0]), 0_u64);
    loop {
        let next = timeout_at(deadline, timeout(BODY_DEADLINE, payload.next())).await;
        let Some(chunk) = next.map_err(|_| late())?.map_err(|_| late())? else { break };
        let chunk = chunk
            .map_err(|_| ApiError::bad_request("malformed_request", "The request broke off."))?;
        bytes += chunk.len() as u64;
        if bytes > max {
            return Err(too_large(max));
        }
        digest.update(&chunk);
        file.write_all(&chunk).await.map_err(ApiError::internal)?;
    }
    file.flush().await.map_err(ApiError::internal)?;
    let mut file = file.into_std().await;
    file.seek(SeekFrom::Start(0)).map_err(ApiError::internal)?;
    Ok((file, digest.finalize().to_vec()))
}

#[cfg(test)]
mod tests {
    use actix_web::http::header::HeaderValue;

    use super::*;

    #[test]
    fn only_two_routes_take_an_archive() {
        let of = |media: &'static str| {
            let mut headers = HeaderMap::new();
            headers.insert(CONTENT_TYPE, HeaderValue::from_static(media));
            headers
        };
        let zip = of("application/zip");
        for (address, takes) in [
            ("/api/problem-drafts/import", true),
            ("/api/problem-drafts/{id}/tests", true),
            ("/api/problem-drafts/0190/tests", true),
            ("/api/problem-drafts/0190/files", false),
            ("/api/problem-drafts/0190/x/tests", false),
            ("/api/problem-drafts", false),
            ("/api/assessments/0190/tests", false),
        ] {
            assert_eq!(is_archive_for(address, &zip), takes, "{address}");
            assert!(!is_archive_for(address, &of("text/plain")), "{address}");
        }
    }
}
