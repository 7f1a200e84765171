//! The two streams a program writes, read as it writes them.

use std::{io, os::fd::OwnedFd};

use rustix::{
    event::{PollFd, PollFlags, poll},
    io::{Errno, read},
};

use super::Stream;
use crate::clock::timespec_us;

/// What is done with the bytes of a stream, and how many may come.
pub(crate) struct Sink<'a> {
    /// Called with each piece, up to the limit, and with an empty one at the stream's end.
    pub(crate) take: &'a mut dyn FnMut(&[u8]),
    /// Bytes after which the stream is full.
    pub(crate) limit: u64,
}

struct Source<'a> {
    end: Option<OwnedFd>,
    sink: Sink<'a>,
    seen: u64,
}

/// Standard output and standard error of a running program.
pub(super) struct Pump<'a> {
    sources: [Source<'a>; 2],
}

impl<'a> Pump<'a> {
    pub(super) fn new(ends: [OwnedFd; 2], sinks: [Sink<'a>; 2]) -> Self {
        let [(first, a), (second, b)] = {
            let [first, second] = ends;
            let [a, b] = sinks;
            [(first, a), (second, b)]
        };
        let source = |end, sink| Source { end: Some(end), sink, seen: 0 };
        Self { sources: [source(first, a), source(second, b)] }
    }

    /// The ends still open, to be waited for.
    pub(super) fn open_ends(&self) -> impl Iterator<Item = &OwnedFd> {
        self.sources.iter().filter_map(|source| source.end.as_ref())
    }

    /// Reads what there is, without waiting. Says which stream is over its limit, if one is.
    pub(super) fn pump(&mut self, buffer: &mut [u8]) -> io::Result<Option<Stream>> {
        let names = [Stream::Output, Stream::Error];
        for (source, name) in self.sources.iter_mut().zip(names) {
            while source.is_ready()? {
                if source.read(buffer)? {
                    return Ok(Some(name));
                }
            }
        }
        Ok(None)
    }
}

impl Source<'_> {
    fn is_ready(&self) -> io::Result<bool> {
        let Some(end) = &self.end else {
            return Ok(false);
        };
        let mut polls = [PollFd::new(end, PollFlags::IN)];
        match poll(&mut polls, Some(&timespec_us(0))) {
            Err(Errno::INTR) => Ok(false),
            other => Ok(other? > 0),
        }
    }

    /// Reads once; true where the stream is over its limit now.
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<bool> {
        let Some(end) = &self.end else {
            return Ok(false);
        };
        let length = match read(end, &mut *buffer) {
            Err(Errno::INTR) => return Ok(false),
            other => other?,
        };
        if length == 0 {
            self.end = None;
            (self.sink.take)(&[]);
            return Ok(false);
        }
        let room = usize::try_from(self.sink.limit - self.seen.min(self.sink.limit));
        let kept = length.min(room.unwrap_or(usize::MAX));
        self.seen += length as u64;
        if kept > 0 {
            (self.sink.take)(buffer.get(..kept).unwrap_or_default());
        }
        Ok(self.seen > self.sink.limit)
    }
}
