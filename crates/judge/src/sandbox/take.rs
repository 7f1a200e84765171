//! Taking out of a box what a program left in it, and making it ready for a run that builds on
//! that.

use std::{
    fs::File,
    io::{self, Read},
    os::fd::AsFd,
};

use super::{
    BoxError, Sandbox, packet, read_failure, rewound,
    wire::{self, Writer},
};

/// Why a file was not taken out of a box.
#[derive(Debug, PartialEq, Eq, thiserror::Error)]
#[error("{why}")]
pub(crate) struct NotTaken {
    why: String,
    /// There is no file of this name.
    pub(crate) is_absent: bool,
}

impl Sandbox {
    /// Removes a file of /w and puts one into /tmp; all else stays as the last run left it.
    pub(crate) fn renew(
        &mut self,
        gone: &str,
        (name, bytes): (&str, &[u8]),
    ) -> Result<(), BoxError> {
        let step = |error| BoxError::new("preparing the box for another pass", error);
        let file = rewound(name, bytes).map_err(step)?;
        let mut request = Writer::new(wire::RENEW);
        request.text(gone);
        request.text(name);
        packet::send(self.socket.as_fd(), &request.0, &[file.as_fd()]).map_err(step)?;
        let received = packet::receive(self.socket.as_fd(), &mut self.buffer);
        let (length, _) = received.map_err(step)?;
        let message = self.buffer.get(..length).unwrap_or_default();
        if message.first() == Some(&wire::RENEWED) {
            return Ok(());
        }
        let failure = message.get(1..).and_then(read_failure);
        Err(failure.unwrap_or_else(|| step(io::Error::other("the box died"))))
    }

    /// Takes a regular file out of /w. The outer error is ours; the inner one is about what the
    /// program left there.
    pub(crate) fn take(
        &mut self,
        name: &str,
        max_bytes: u64,
    ) -> Result<Result<Vec<u8>, NotTaken>, BoxError> {
        let file = match self.take_file(name, max_bytes)? {
            Ok(file) => file,
            Err(why) => return Ok(Err(why)),
        };
        let mut bytes = Vec::new();
        let read = file.take(max_bytes).read_to_end(&mut bytes);
        read.map_err(|error| BoxError::new("taking a file out of the box", error))?;
        Ok(Ok(bytes))
    }

    /// The same, open for reading.
    pub(crate) fn take_file(
        &mut self,
        name: &str,
        max_bytes: u64,
    ) -> Result<Result<File, NotTaken>, BoxError> {
        let mut request = Writer::new(wire::TAKE);
        request.text(name);
        let step = |error| BoxError::new("taking a file out of the box", error);
        packet::send(self.socket.as_fd(), &request.0, &[]).map_err(step)?;
        let received = packet::receive(self.socket.as_fd(), &mut self.buffer);
        let (length, file) = received.map_err(step)?;
        let message = self.buffer.get(..length).unwrap_or_default();
        let taken = message.first() == Some(&wire::TAKEN);
        let Some(file) = file.filter(|_| taken) else {
            let failure = message.get(1..).and_then(read_failure);
            let failure = failure.ok_or_else(|| step(io::Error::other("the box died")))?;
            let is_absent = failure.cause.kind() == io::ErrorKind::NotFound;
            return Ok(Err(NotTaken { why: failure.to_string(), is_absent }));
        };
        let file = File::from(file);
        let about = file.metadata().map_err(step)?;
        if !about.is_file() || about.len() > max_bytes {
            let why = format!("it is {} bytes, more than {max_bytes}", about.len());
            return Ok(Err(NotTaken { why, is_absent: false }));
        }
        Ok(Ok(file))
    }
}
