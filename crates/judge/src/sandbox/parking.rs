//! Boxes that were begun before anybody asked: each a process in a group of its own that waits to
//! hear what box it is to be. A process that joins a group waits until every processor has been through the
//! kernel's scheduler, and that takes longer than all the rest of a box.

use std::{
    io,
    os::fd::{AsRawFd, OwnedFd},
    process::{Command, Stdio},
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread::{self, JoinHandle},
};

use rustix::net::{AddressFamily, SocketFlags, SocketType, socketpair};

use super::{BoxError, Starting};
use crate::cgroup::{Cgroups, Group};

/// How many wait: a submission takes one to be compiled in and one to run in.
pub(super) const READY: usize = 2;

/// The beginning of a box.
#[derive(Debug)]
pub(super) struct Begun {
    pub(super) starting: Starting,
    /// Dropped after the process: it is removed once nothing is in it.
    pub(super) group: Option<Group>,
}

/// Where they wait, and what begins more of them.
#[derive(Debug)]
pub(super) struct Parking {
    lot: Arc<Lot>,
    filling: Mutex<Option<JoinHandle<()>>>,
}

#[derive(Debug)]
struct Lot {
    binary: OwnedFd,
    cgroups: Cgroups,
    /// `None` once nobody will ask any more.
    waiting: Mutex<Option<Vec<Begun>>>,
}

impl Parking {
    pub(super) fn new(binary: OwnedFd, cgroups: Cgroups) -> Self {
        let lot = Lot { binary, cgroups, waiting: Mutex::new(Some(Vec::new())) };
        Self { lot: Arc::new(lot), filling: Mutex::new(None) }
    }

    /// One that waits, if any does. Others are begun meanwhile.
    pub(super) fn take(&self) -> Option<Begun> {
        let begun = lock(&self.lot.waiting).as_mut().and_then(Vec::pop);
        self.fill();
        begun
    }

    /// A new one.
    pub(super) fn begin(&self) -> Result<Begun, BoxError> {
        self.lot.begin()
    }

    /// The processes that wait.
    #[cfg(test)]
    pub(super) fn waiting(&self) -> Vec<u32> {
        let waiting = lock(&self.lot.waiting);
        let processes = waiting.iter().flatten().filter_map(|begun| begun.starting.parent.as_ref());
        processes.map(std::process::Child::id).collect()
    }

    fn fill(&self) {
        let mut filling = lock(&self.filling);
        if filling.as_ref().is_none_or(JoinHandle::is_finished) {
            let lot = Arc::clone(&self.lot);
            // Without a thread each box is begun when it is needed.
            *filling = thread::Builder::new().spawn(move || lot.fill()).ok();
        }
    }
}

impl Drop for Parking {
    fn drop(&mut self) {
        drop(lock(&self.lot.waiting).take());
        if let Some(filling) = lock(&self.filling).take() {
            let _ended = filling.join();
        }
    }
}

impl Lot {
    fn fill(&self) {
        while lock(&self.waiting).as_ref().is_some_and(|waiting| waiting.len() < READY) {
            // What fails now is tried again when somebody needs it, and reported then.
            let Ok(begun) = self.begin() else { return };
            if let Some(waiting) = lock(&self.waiting).as_mut() {
                waiting.push(begun);
            }
        }
    }

    fn begin(&self) -> Result<Begun, BoxError> {
        let failed = |step| move |cause: io::Error| BoxError::new(step, cause);
        let group = self.cgroups.create().map_err(failed("making a cgroup"))?;
        let (socket, theirs) =
            socketpair(AddressFamily::UNIX, SocketType::SEQPACKET, SocketFlags::CLOEXEC, None)
                .map_err(|e| BoxError::new("making a socket", e.into()))?;
        let mut command = Command::new(format!("/proc/self/fd/{}", self.binary.as_raw_fd()));
        command.env_clear().current_dir("/").stdin(theirs);
        command.stdout(Stdio::null()).stderr(Stdio::null());
        let parent = command.spawn().map_err(failed("starting assay-box"))?;
        // It still holds the box's end of the socket: the box must be the only one.
        drop(command);
        let pid = parent.id();
        let begun =
            Begun { starting: Starting { parent: Some(parent), socket: Some(socket) }, group };
        if let Some(group) = &begun.group {
            group.attach(pid).map_err(failed("joining the cgroup"))?;
        }
        Ok(begun)
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
