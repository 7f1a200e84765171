//! How batches are stored: deflated. Pure.

use std::io::{Read, Write};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;

use super::rules::MAX_BATCH;

/// Smaller, in most cases.
pub(super) fn pack(payload: &str) -> Vec<u8> {
    let mut encoder = DeflateEncoder::new(Vec::new(), Compression::best());
    // Writing into memory does not fail.
    encoder.write_all(payload.as_bytes()).and_then(|()| encoder.finish()).unwrap_or_default()
}

/// What was packed; `None` where the bytes are not what [`pack`] wrote.
pub(super) fn unpack(bytes: &[u8]) -> Option<String> {
    let most = u64::try_from(MAX_BATCH).unwrap_or(u64::MAX);
    let mut text = String::new();
    DeflateDecoder::new(bytes).take(most + 1).read_to_string(&mut text).ok()?;
    (text.len() <= MAX_BATCH).then_some(text)
}
