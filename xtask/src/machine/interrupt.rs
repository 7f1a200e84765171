//! Ctrl-C and SIGTERM, as something that can be waited for.

use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::time::Duration;

use anyhow::{Context as _, Result, bail};
use signal_hook::consts::{SIGHUP, SIGINT, SIGTERM};
use signal_hook::iterator::Signals;

/// Whether a signal has asked this run to end; any thread may wait for it.
pub(crate) struct Interrupt {
    asked: Arc<(Mutex<bool>, Condvar)>,
}

impl Interrupt {
    /// From now on the signals no longer end the process by themselves.
    pub(crate) fn listen() -> Result<Self> {
        let mut watched =
            Signals::new([SIGINT, SIGTERM, SIGHUP]).context("cannot watch signals")?;
        let asked = Arc::<(Mutex<bool>, Condvar)>::default();
        let seen = Arc::clone(&asked);
        std::thread::spawn(move || {
            for _ in watched.forever() {
                *seen.0.lock().unwrap_or_else(PoisonError::into_inner) = true;
                seen.1.notify_all();
            }
        });
        Ok(Self { asked })
    }

    /// Waits this long; an error means that we were asked to stop meanwhile.
    pub(crate) fn pause(&self, at_most: Duration) -> Result<()> {
        let (asked, changed) = &*self.asked;
        let asked = asked.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = changed.wait_timeout_while(asked, at_most, |asked| !*asked);
        let (asked, _) = waited.unwrap_or_else(PoisonError::into_inner);
        if *asked {
            bail!("stopped");
        }
        Ok(())
    }
}
