//! How batches are stored: deflated. Pure.

use std::io::Read;

use flate2::read::DeflateDecoder;
use flate2::{Compress, Compression, FlushCompress, Status};

use super::rules::MAX_BATCH;

/// How far back repeats are found, as a power of two. Few batches are longer, and the memory that a wider window
/// takes costs more to clear than a batch to pack.
const WINDOW: u8 = 12;

/// Smaller, in most cases.
pub(super) fn pack(payload: &str) -> Vec<u8> {
    let mut deflater = Compress::new_with_window_bits(Compression::best(), false, WINDOW);
    let (mut left, mut packed) = (payload.as_bytes(), Vec::with_capacity(payload.len() / 2 + 64));
    loop {
        let before = deflater.total_in();
        let status = deflater.compress_vec(left, &mut packed, FlushCompress::Finish);
        let read = usize::try_from(deflater.total_in() - before).unwrap_or(left.len());
        left = left.get(read..).unwrap_or_default();
        match status {
            Ok(Status::Ok | Status::BufError) => packed.reserve(payload.len() / 2 + 64),
            // Writing into memory does not fail.
            Ok(Status::StreamEnd) | Err(_) => return packed,
        }
    }
}

/// What was packed; `None` where the bytes are not what [`pack`] wrote.
pub(super) fn unpack(bytes: &[u8]) -> Option<String> {
    let most = u64::try_from(MAX_BATCH).unwrap_or(u64::MAX);
    let mut text = String::new();
    DeflateDecoder::new(bytes).take(most + 1).read_to_string(&mut text).ok()?;
    (text.len() <= MAX_BATCH).then_some(text)
}
