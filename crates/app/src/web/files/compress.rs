//! Content encodings: which one the caller prefers, and gzip for JSON that is worth it. Files of the
//! browser application are compressed when it is built, and a stream of events never is: its
//! reader waits for every event.

use std::io::Write;
use std::ops::RangeInclusive;

use actix_web::HttpRequest;
use actix_web::body::{BodySize, BoxBody, MessageBody};
use actix_web::dev::ServiceResponse;
use actix_web::http::header::{
    AcceptEncoding, CONTENT_ENCODING, CONTENT_TYPE, Encoding, Header, HeaderValue, VARY,
};
use flate2::Compression;
use flate2::write::GzEncoder;

/// In bytes. What is shorter goes in one packet as it is; what is longer, such as an export, would
/// keep the other requests of its thread waiting.
const WORTH_IT: RangeInclusive<u64> = 1024..=1024 * 1024;

/// Compresses a JSON answer for a caller that accepts it. An attacker's page cannot learn a secret
/// from the length: without the token, which only our own page has, there is no secret in an answer.
pub(crate) fn json(mut response: ServiceResponse<BoxBody>) -> ServiceResponse<BoxBody> {
    let headers = response.headers();
    let kind = headers.get(CONTENT_TYPE).and_then(|kind| kind.to_str().ok()).unwrap_or_default();
    let is_json = kind.split(';').next() == Some("application/json");
    if !is_json || headers.contains_key(CONTENT_ENCODING) {
        return response;
    }
    response.headers_mut().append(VARY, HeaderValue::from_static("accept-encoding"));
    let size = response.response().body().size();
    let is_worth_it = matches!(size, BodySize::Sized(n) if WORTH_IT.contains(&n));
    if !is_worth_it || preferred(response.request(), [Encoding::gzip()]).is_none() {
        return response;
    }
    response.map_body(|head, body| match body.try_into_bytes() {
        Ok(plain) => match gzip(&plain) {
            Some(packed) => {
                head.headers_mut().insert(CONTENT_ENCODING, HeaderValue::from_static("gzip"));
                BoxBody::new(packed)
            }
            None => BoxBody::new(plain),
        },
        Err(body) => body,
    })
}

/// The encoding that the caller prefers among those offered; `None` for none at all, also where the
/// caller refuses everything.
pub(crate) fn preferred(
    req: &HttpRequest,
    offered: impl IntoIterator<Item = Encoding>,
) -> Option<Encoding> {
    let plain = Encoding::identity();
    let offered: Vec<Encoding> = offered.into_iter().chain([plain.clone()]).collect();
    let chosen = AcceptEncoding::parse(req).ok()?.negotiate(offered.iter());
    chosen.filter(|encoding| *encoding != plain)
}

/// Compresses while somebody waits: quickly rather than as far as possible.
pub(crate) fn gzip(plain: &[u8]) -> Option<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::with_capacity(plain.len() / 3), Compression::new(5));
    encoder.write_all(plain).ok()?;
    encoder.finish().ok()
}

#[cfg(test)]
mod tests {
    use actix_web::HttpResponse;
    use actix_web::http::header::ACCEPT_ENCODING;
    use actix_web::test::TestRequest;
    use bytes::Bytes;
    use futures_util::stream;

    use super::*;

    /// Content-Encoding and Vary of an answer to a caller that accepts gzip.
    fn compressed(answer: HttpResponse) -> (String, String) {
        let request = TestRequest::default().insert_header((ACCEPT_ENCODING, "gzip"));
        let response = json(ServiceResponse::new(request.to_http_request(), answer));
        let read = |name| response.headers().get(name).map_or("", |value| value.to_str().unwrap());
        (read(CONTENT_ENCODING).to_owned(), read(VARY).to_owned())
    }

    #[test]
    fn only_long_json_is_compressed_and_a_huge_one_or_a_stream_never() {
        let long = "x".repeat(1024);
        let of = |kind: &'static str| HttpResponse::Ok().content_type(kind).body(long.clone());
        let both = ("gzip".to_owned(), "accept-encoding".to_owned());
        assert_eq!(compressed(of("application/json")), both);
        assert_eq!(compressed(of("application/json; charset=utf-8")), both);
        let neither = (String::new(), String::new());
        assert_eq!(compressed(of("text/event-stream")), neither);
        assert_eq!(compressed(of("application/json-seq")), neither);
        let short = HttpResponse::Ok().content_type("application/json").body(long[1..].to_owned());
        assert_eq!(compressed(short), (String::new(), both.1.clone()));
        let huge = HttpResponse::Ok().content_type("application/json").body(long.repeat(1025));
        assert_eq!(compressed(huge), (String::new(), both.1.clone()));
        let events = stream::iter([Ok::<_, actix_web::Error>(Bytes::from(long.clone()))]);
        let stream = HttpResponse::Ok().content_type("application/json").streaming(events);
        assert_eq!(compressed(stream), (String::new(), both.1));
    }
}
