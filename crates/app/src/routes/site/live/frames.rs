//! Reads the lengths in the headers of WebSocket frames as they arrive. The WebSocket library
//! compares a length with its limit only once it holds the whole frame.

use std::pin::Pin;
use std::task::{Context, Poll, ready};

use actix_web::error::PayloadError;
use actix_web::web::{Bytes, Payload};
use actix_web::{FromRequest, HttpRequest, dev};
use futures_util::{Stream, StreamExt};

/// Frames that one message may have: even an empty one takes memory.
const MAX_PARTS: u32 = 64;

/// The same bytes, which end with [`PayloadError::Overflow`] at the header that announces a frame
/// of more than `max` bytes, or the frame that brings a message above it.
pub(super) async fn bounded(
    req: &HttpRequest,
    payload: Payload,
    max: u64,
) -> Result<Payload, actix_web::Error> {
    let inner = Some(payload.into_inner());
    let bounded = Bounded { inner, meter: Meter::new(max) };
    Payload::from_request(req, &mut dev::Payload::Stream { payload: bounded.boxed_local() }).await
}

struct Bounded {
    /// `None` once a frame was too large.
    inner: Option<dev::Payload>,
    meter: Meter,
}

impl Stream for Bounded {
    type Item = Result<Bytes, PayloadError>;

    fn poll_next(self: Pin<&mut Self>, cx: &mut Context<'_>) -> Poll<Option<Self::Item>> {
        let this = self.get_mut();
        let Some(inner) = &mut this.inner else { return Poll::Ready(None) };
        let next = ready!(Pin::new(inner).poll_next(cx));
        let Some(Ok(bytes)) = next else { return Poll::Ready(next) };
        if this.meter.take(&bytes).is_err() {
            this.inner = None;
            return Poll::Ready(Some(Err(PayloadError::Overflow)));
        }
        Poll::Ready(Some(Ok(bytes)))
    }
}

/// A frame or a message is larger than allowed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct TooLarge;

/// How far the stream of frames has been read. Source: RFC 6455 §5.2.
struct Meter {
    max: u64,
    /// What has arrived of a frame's first bytes, up to the length.
    header: Vec<u8>,
    /// Bytes of the frame, mask and body, that have not arrived.
    left: u64,
    /// Bytes and frames of the message so far.
    message: u64,
    parts: u32,
}

impl Meter {
    fn new(max: u64) -> Self {
        Self { max, header: Vec::with_capacity(10), left: 0, message: 0, parts: 0 }
    }

    fn take(&mut self, mut bytes: &[u8]) -> Result<(), TooLarge> {
        loop {
            let skipped = usize::try_from(self.left).unwrap_or(usize::MAX).min(bytes.len());
            self.left -= skipped as u64;
            let Some((first, rest)) = bytes.get(skipped..).and_then(<[u8]>::split_first) else {
                return Ok(());
            };
            self.header.push(*first);
            if let Some((masked, length)) = length(&self.header) {
                self.begin_frame(length)?;
                self.left = length + if masked { 4 } else { 0 };
                self.header.clear();
            }
            bytes = rest;
        }
    }

    fn begin_frame(&mut self, length: u64) -> Result<(), TooLarge> {
        let first = self.header.first().copied().unwrap_or_default();
        let (is_last, opcode) = (first & 0x80 != 0, first & 0x0f);
        // A control frame may stand between those of a message.
        if opcode & 0x08 != 0 {
            return if length > self.max { Err(TooLarge) } else { Ok(()) };
        }
        self.message = self.message.saturating_add(length);
        self.parts += 1;
        if self.message > self.max || self.parts > MAX_PARTS {
            return Err(TooLarge);
        }
        if is_last {
            (self.message, self.parts) = (0, 0);
        }
        Ok(())
    }
}

/// Whether the frame is masked, and the length of its body, where the header names it already.
fn length(header: &[u8]) -> Option<(bool, u64)> {
    let [_, second, rest @ ..] = header else { return None };
    let length = match second & 0x7f {
        126 => u64::from(u16::from_be_bytes(rest.try_into().ok()?)),
        127 => u64::from_be_bytes(rest.try_into().ok()?),
        short => u64::from(short),
    };
    Some((second & 0x80 != 0, length))
}

#[cfg(test)]
mod tests {
    use super::*;

    const MASK: [u8; 4] = [1, 2, 3, 4];

    /// The first bytes of a frame, up to its mask, in the shortest form.
    fn header(first: u8, length: u64) -> Vec<u8> {
        let mut header = vec![first];
        match length {
            0..126 => header.push(0x80 | u8::try_from(length).unwrap()),
            126..65536 => {
                header.push(0x80 | 126);
                header.extend(u16::try_from(length).unwrap().to_be_bytes());
            }
            _ => {
                header.push(0x80 | 127);
                header.extend(length.to_be_bytes());
            }
        }
        header
    }

    fn frame(first: u8, length: usize) -> Vec<u8> {
        [header(first, length as u64), MASK.to_vec(), vec![0xff; length]].concat()
    }

    /// Whether all of it passes, however it is cut.
    #[track_caller]
    fn check(bytes: &[u8], passes: bool) {
        for size in [1, 2, 3, 7, 1000, bytes.len()] {
            let mut meter = Meter::new(1000);
            let taken: Result<(), TooLarge> = bytes.chunks(size).try_for_each(|c| meter.take(c));
            assert_eq!(taken.is_ok(), passes, "in pieces of {size}");
        }
    }

    #[test]
    fn frames_and_messages_up_to_the_limit_pass() {
        check(&[frame(0x81, 1000), frame(0x82, 1000), frame(0x81, 0)].concat(), true);
        check(
            &[frame(0x01, 500), frame(0x89, 125), frame(0x80, 500), frame(0x81, 9)].concat(),
            true,
        );
    }

    #[test]
    fn a_header_that_names_more_is_refused_before_the_body() {
        for first in [0x81, 0x82, 0x01, 0x80, 0x89] {
            for length in [1001, 65_535, 65_536, 1 << 36, u64::MAX] {
                check(&header(first, length), false);
            }
        }
        check(&[frame(0x81, 3), header(0x81, 1 << 36)].concat(), false);
    }

    #[test]
    fn the_parts_of_a_message_are_counted_together() {
        check(&[frame(0x01, 500), frame(0x00, 400), header(0x80, 101)].concat(), false);
        check(&[frame(0x01, 500), frame(0x89, 9), header(0x00, 501)].concat(), false);
        check(&frame(0x00, 0).repeat(64), true);
        check(&frame(0x00, 0).repeat(65), false);
    }
}
