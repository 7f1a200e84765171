#![doc = include_str!("../README.md")]

#[cfg(test)]
mod tests;

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::mpsc::{Receiver, SyncSender, TrySendError, sync_channel};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;

use tokio::sync::oneshot;

/// Why nothing was computed.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum Error {
    /// As much waits as may.
    #[error("too much is being computed")]
    Busy,
    /// It broke off.
    #[error("what was computed broke off")]
    Lost,
}

type Job = Box<dyn FnOnce() + Send>;

/// Threads of one kind of work, and the queue before them. Cheap to clone; the threads end with the last clone.
#[derive(Clone)]
pub struct Pool {
    queue: SyncSender<Job>,
}

impl Pool {
    /// So many threads, and so many jobs that may wait for one.
    pub fn new(name: &str, threads: usize, waiting: usize) -> Self {
        let (queue, jobs) = sync_channel(waiting);
        let jobs = Arc::new(Mutex::new(jobs));
        for _ in 0..threads.max(1) {
            let jobs = Arc::clone(&jobs);
            let thread = thread::Builder::new().name(format!("computing-{name}"));
            if let Err(e) = thread.spawn(move || work(&jobs)) {
                tracing::error!(error = %e, name, "computing.no_thread");
            }
        }
        Self { queue }
    }

    /// Computes on a thread of the pool. What nobody waits for any more is not begun.
    ///
    /// # Errors
    /// [`Error::Busy`], at once; [`Error::Lost`] where `act` panics.
    pub async fn run<T: Send + 'static>(
        &self,
        act: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Error> {
        let (answer, answered) = oneshot::channel();
        let job = move || {
            if !answer.is_closed() {
                // The caller may have gone meanwhile.
                let _unheard = answer.send(act());
            }
        };
        self.queue.try_send(Box::new(job)).map_err(|refused| match refused {
            TrySendError::Full(_) => Error::Busy,
            TrySendError::Disconnected(_) => Error::Lost,
        })?;
        answered.await.map_err(|_| Error::Lost)
    }
}

fn work(jobs: &Mutex<Receiver<Job>>) {
    loop {
        let next = jobs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(job) = next else { return };
        if catch_unwind(AssertUnwindSafe(job)).is_err() {
            tracing::error!("computing.panicked");
        }
    }
}

/// The pools of a server. Each kind of work has its own, so that none waits behind another.
#[derive(Clone)]
pub struct Computing {
    /// Hashes that are slow on purpose.
    pub hashes: Pool,
    /// Files that people send: pictures, documents, archives.
    pub files: Pool,
    /// What is put together for a download: archives, large tables.
    pub downloads: Pool,
}

/// How many jobs of one kind may wait. A picture takes up to a second, and a request waits for fifteen at most.
const WAITING: usize = 12;

impl Computing {
    /// For a machine of so many cores: at most half of them compute for one kind of work.
    pub fn of(cores: usize) -> Self {
        let pool = |name| Pool::new(name, cores / 2, WAITING);
        Self { hashes: pool("hashes"), files: pool("files"), downloads: pool("downloads") }
    }

    /// For this machine.
    pub fn of_this_machine() -> Self {
        Self::of(thread::available_parallelism().map_or(2, |cores| cores.get().min(8)))
    }
}
