//! Keeping a lease while a program runs.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use queue::jobs::{self, HEARTBEAT_SECONDS, LEASE_SECONDS, Lease};

use super::Shared;

/// Renews a lease every few seconds until stopped, and knows when it was lost.
pub(super) struct Heart {
    lost: Arc<AtomicBool>,
    stop: Arc<AtomicBool>,
    beat: Option<thread::JoinHandle<()>>,
}

impl Heart {
    pub(super) fn start(shared: &Shared, lease: Lease) -> Self {
        let (lost, stop) = (Arc::new(AtomicBool::new(false)), Arc::new(AtomicBool::new(false)));
        let (db, stopped, over) = (shared.db.clone(), Arc::clone(&lost), Arc::clone(&stop));
        let beat = thread::spawn(move || {
            let mut renewed = Instant::now();
            loop {
                thread::park_timeout(Duration::from_secs(HEARTBEAT_SECONDS));
                if over.load(Ordering::SeqCst) {
                    return;
                }
                let asked = Instant::now();
                match db.write_now(|conn| jobs::heartbeat(conn, lease)) {
                    Ok(true) => renewed = asked,
                    Ok(false) => return stopped.store(true, Ordering::SeqCst),
                    Err(e) => tracing::warn!(error = %e, "job.heartbeat_failed"),
                }
                let lease_s = u64::try_from(LEASE_SECONDS).unwrap_or(0);
                if renewed.elapsed() >= Duration::from_secs(lease_s) {
                    return stopped.store(true, Ordering::SeqCst);
                }
            }
        });
        Self { lost, stop, beat: Some(beat) }
    }

    pub(super) fn is_lost(&self) -> bool {
        self.lost.load(Ordering::SeqCst)
    }

    pub(super) fn stop(self) {
        drop(self);
    }
}

/// Also when the work panics: a heart that beats on would keep the job from everybody.
impl Drop for Heart {
    fn drop(&mut self) {
        self.stop.store(true, Ordering::SeqCst);
        if let Some(beat) = self.beat.take() {
            beat.thread().unpark();
            if beat.join().is_err() {
                tracing::error!("job.heart_panicked");
            }
        }
    }
}
