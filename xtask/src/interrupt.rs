//! Ctrl-C and SIGTERM, as something that can be waited for.

use std::cell::Cell;
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// Receives the signals that ask this run to end.
pub(crate) struct Interrupt {
    signals: Receiver<i32>,
    seen: Cell<bool>,
}

impl Interrupt {
    /// From now on the signals no longer end the process by themselves.
    pub(crate) fn listen() -> Result<Self> {
        let mut watched =
            Signals::new([SIGINT, SIGTERM, SIGHUP]).context("cannot watch signals")?;
        let (send, signals) = channel();
        std::thread::spawn(move || {
            for signal in watched.forever() {
                if send.send(signal).is_err() {
                    return;
                }
            }
        });
        Ok(Self { signals, seen: Cell::new(false) })
    }

    /// Waits this long; an error means that we were asked to stop meanwhile.
    pub(crate) fn pause(&self, at_most: Duration) -> Result<()> {
        if !self.seen.get() {
            match self.signals.recv_timeout(at_most) {
                Err(RecvTimeoutError::Timeout) => return Ok(()),
                Ok(_) | Err(RecvTimeoutError::Disconnected) => self.seen.set(true),
            }
        }
        bail!("stopped")
    }
}
