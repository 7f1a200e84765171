//! Boxes, seen from outside: starting one, running its command, taking a file out, ending it.

mod ids;
pub(crate) mod image;
mod packet;
mod parking;
mod pump;
mod run;
mod take;
mod tally;
mod tree;
mod waiting;
#[path = "../../box/wire.rs"]
#[cfg_attr(not(test), expect(dead_code, reason = "the box decodes what the host encodes"))]
pub(crate) mod wire;

use std::{
    io,
    os::fd::{AsFd, OwnedFd},
    process::Child,
    time::Instant,
};

use rustix::{
    event::{PollFd, PollFlags, poll},
    process::{Signal, pidfd_send_signal},
};

use ids::Pair;
pub(crate) use ids::Pairs;
use parking::{Begun, Parking};
pub(crate) use run::{End, Input, Outcome, Run, Stream};
pub use tally::Boxes;
use tally::Tally;
pub(crate) use tree::is_visible as is_tree_visible;
pub(crate) use waiting::Parties;
use wire::{Reader, Setup};

use crate::{
    cgroup::{Cgroups, Clock, Group},
    clock::timespec_us,
    pressure,
};

/// How long a box may take to be ready; it takes milliseconds.
const READY_US: u64 = 20_000_000;
/// Processes of a box that are not the candidate's: its init and the parent of that.
const OWN_PROCESSES: u32 = 2;
/// What makes boxes: the binary, and how this machine lets it be used.
#[derive(Debug)]
pub(crate) struct Maker {
    parking: Parking,
    /// The ids of boxes; without them each has our own for its init and for the candidate.
    pub(crate) pairs: Option<Pairs>,
    pub(crate) cgroups: Cgroups,
    /// Is the machine busy? Asked where that changes what a measurement is worth.
    pub(crate) busy: fn() -> bool,
    pub(crate) tally: Tally,
}

/// What a box is made for.
#[derive(Debug, Clone, Default)]
pub(crate) struct Plan {
    /// Host paths shown read-only.
    pub(crate) binds: Vec<String>,
    /// A host directory shown read-only at /tools.
    pub(crate) tools: Option<String>,
    /// Directories below those that are shown empty.
    pub(crate) hidden: Vec<String>,
    /// Symbolic links: (path, target).
    pub(crate) links: Vec<(String, String)>,
    /// Files put into /box: (name, bytes).
    pub(crate) files: Vec<(String, std::sync::Arc<[u8]>)>,
    /// The command; its first word is an absolute path.
    pub(crate) argv: Vec<String>,
    /// What its environment has beside the usual, `NAME=value`.
    pub(crate) env: &'static [&'static str],
    /// CPU limit in milliseconds, for the kernel's own backstop.
    pub(crate) cpu_ms: u32,
    /// Memory of all its processes, in KiB.
    pub(crate) memory_kib: u32,
    /// Processes and threads at once.
    pub(crate) processes: u32,
    /// Size of each writable directory, and of the largest file.
    pub(crate) work_bytes: u64,
    /// Private memory may be limited by rlimit where there is no cgroup.
    pub(crate) data_limit: bool,
    /// Where there is no cgroup, the program may start threads but no processes.
    pub(crate) threads_only: bool,
}

/// Why a box did not come about, or was lost.
#[derive(Debug, thiserror::Error)]
#[error("{step} failed ({cause})")]
pub(crate) struct BoxError {
    /// What was being done.
    pub(crate) step: String,
    /// The kernel's answer.
    pub(crate) cause: io::Error,
}

impl BoxError {
    fn new(step: &str, cause: io::Error) -> Self {
        Self { step: step.to_owned(), cause }
    }
}

/// What a machine gives a box beside the rest.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Layers {
    /// Whether it has /proc.
    pub(crate) proc: bool,
    /// The version of Landlock that holds it; 0 where the kernel has none.
    pub(crate) landlock: u64,
}

/// A box that is ready to run its command. Dropping it kills whatever is in it.
#[derive(Debug)]
pub(crate) struct Sandbox {
    parent: Child,
    socket: OwnedFd,
    pidfd: OwnedFd,
    init: u32,
    waited: waiting::Count,
    busy: fn() -> bool,
    /// What this machine gave it.
    pub(crate) layers: Layers,
    /// Its command waits to be forked.
    warm: bool,
    /// Its command is one of the files put into /box, not a tool of this machine.
    runs_theirs: bool,
    group: Option<Group>,
    /// Another box's once this one is gone.
    _pair: Option<Pair>,
    oom_kills: u64,
    buffer: Vec<u8>,
}

impl Maker {
    /// `None` where there is no box for this machine's processor.
    pub(crate) fn new(pairs: Option<Pairs>, cgroups: Cgroups) -> io::Result<Option<Self>> {
        let tally = Tally::default();
        let Some(binary) = image::assay_box()? else { return Ok(None) };
        let parking = Parking::new(binary, cgroups.clone());
        Ok(Some(Self { parking, pairs, cgroups, busy: pressure::is_busy, tally }))
    }

    /// Makes a box for this plan.
    pub(crate) fn start(&self, plan: &Plan) -> Result<Sandbox, BoxError> {
        self.make(plan, false)
    }

    /// Can a box hold a program that is ours until it forks? It takes a user id that a candidate
    /// has not, and a group that counts what its forks use.
    pub(crate) fn can_warm(&self) -> bool {
        self.pairs.is_some() && !matches!(self.cgroups, Cgroups::None)
    }

    /// Makes a box whose command is started now and forks for every run.
    pub(crate) fn start_warm(&self, plan: &Plan) -> Result<Sandbox, BoxError> {
        self.make(plan, true)
    }

    fn make(&self, plan: &Plan, warm: bool) -> Result<Sandbox, BoxError> {
        let began = Instant::now();
        let parked = self.parking.take().map(|begun| self.complete(begun, plan, warm));
        let sandbox = match parked {
            Some(Ok(sandbox)) => sandbox,
            // It may have ended while it waited.
            Some(Err(_)) | None => self.complete(self.parking.begin()?, plan, warm)?,
        };
        self.tally.made(began.elapsed());
        Ok(sandbox)
    }

    fn complete(&self, begun: Begun, plan: &Plan, warm: bool) -> Result<Sandbox, BoxError> {
        let pair = self.pairs.as_ref().map(Pairs::take).transpose();
        let pair = pair.map_err(|e| BoxError::new("giving the box ids", e))?;
        // In this order, so that a process that goes no further is gone before its group and before
        // its ids are another's.
        let Begun { group, mut starting } = begun;
        let ready = starting.prepare((plan, warm), pair.as_ref(), group.as_ref())?;
        starting.finish((ready, plan, warm), (pair, group), self.busy)
    }
}

/// A box on its way; dropped, it goes no further.
#[derive(Debug)]
struct Starting {
    parent: Option<Child>,
    socket: Option<OwnedFd>,
}

struct Ready {
    pidfd: OwnedFd,
    init: u32,
    layers: Layers,
}

impl Starting {
    fn prepare(
        &mut self,
        (plan, warm): (&Plan, bool),
        pair: Option<&Pair>,
        group: Option<&Group>,
    ) -> Result<Ready, BoxError> {
        let Some(socket) = &self.socket else {
            return Err(BoxError::new("starting assay-box", io::Error::other("it is gone")));
        };
        let files: io::Result<Vec<OwnedFd>> =
            plan.files.iter().map(|(name, bytes)| rewound(name, bytes)).collect();
        let files = files.map_err(|e| BoxError::new("passing the files", e))?;
        let fds: Vec<_> = files.iter().map(AsFd::as_fd).collect();
        let setup = Setup { warm, ..setup(plan, pair, group.is_some()) }.encode();
        let sent = packet::send(socket.as_fd(), &setup, &fds);
        sent.map_err(|e| BoxError::new("sending the setup", e))?;
        let ready = wait_ready(socket)?;
        if let Some(group) = group {
            let processes = u64::from(plan.processes + OWN_PROCESSES + u32::from(warm));
            let limited = group.limit(plan.memory_kib.into(), processes);
            limited.map_err(|e| BoxError::new("limiting the cgroup", e))?;
        }
        Ok(ready)
    }

    fn finish(
        mut self,
        (ready, plan, warm): (Ready, &Plan, bool),
        (pair, group): (Option<Pair>, Option<Group>),
        busy: fn() -> bool,
    ) -> Result<Sandbox, BoxError> {
        let (Some(parent), Some(socket)) = (self.parent.take(), self.socket.take()) else {
            return Err(BoxError::new("starting assay-box", io::Error::other("it is gone")));
        };
        let Ready { pidfd, init, layers } = ready;
        Ok(Sandbox {
            parent,
            socket,
            pidfd,
            init,
            waited: waiting::Count::of(init),
            busy,
            layers,
            warm,
            runs_theirs: plan.argv.first().is_some_and(|program| program.starts_with("/box/")),
            group,
            _pair: pair,
            oom_kills: 0,
            buffer: vec![0; 64 << 10],
        })
    }
}

impl Drop for Starting {
    fn drop(&mut self) {
        // The parent ends the box, and then itself, when the socket closes.
        drop(self.socket.take());
        if let Some(parent) = &mut self.parent {
            let _ = parent.kill();
            let _ = parent.wait();
        }
    }
}

/// A sealed file positioned at its start.
fn rewound(name: &str, bytes: &[u8]) -> io::Result<OwnedFd> {
    let file = image::sealed(name, bytes)?;
    rustix::fs::seek(&file, rustix::fs::SeekFrom::Start(0))?;
    Ok(file)
}

fn setup(plan: &Plan, pair: Option<&Pair>, counted: bool) -> Setup {
    const ENVIRONMENT: [&str; 4] =
        ["PATH=/usr/bin:/bin", "HOME=/tmp", "TMPDIR=/tmp", "LANG=C.UTF-8"];
    /// Room in the root for mount points, beside the files.
    const ROOT_BYTES: u64 = 1 << 20;
    const WORK_INODES: u64 = 4096;
    /// Stack of a program's first thread.
    const STACK_BYTES: u64 = 64 << 20;
    /// Private memory beyond twice the limit that may be reserved but not used, where there is
    /// no cgroup: sixteen threads' stacks.
    const DATA_SLACK_BYTES: u64 = 16 * STACK_BYTES;
    let files: u64 = plan.files.iter().map(|(_, bytes)| bytes.len() as u64 + 4096).sum();
    let memory = u64::from(plan.memory_kib) << 10;
    let texts = |texts: &[&str]| texts.iter().map(|text| (*text).to_owned()).collect();
    Setup {
        ids: pair.map(Pair::ids),
        binds: plan.binds.clone(),
        tools: plan.tools.clone().unwrap_or_default(),
        hidden: plan.hidden.clone(),
        links: plan.links.clone(),
        files: plan.files.iter().map(|(name, _)| name.clone()).collect(),
        argv: plan.argv.clone(),
        env: texts(&[&ENVIRONMENT, plan.env].concat()),
        root_bytes: ROOT_BYTES + files,
        work_bytes: plan.work_bytes,
        work_inodes: WORK_INODES,
        // The kernel's own limit is coarse and fires early on a busy machine: well behind ours.
        cpu_s: u64::from(plan.cpu_ms.div_ceil(1000)) * 3 / 2 + 1,
        file_bytes: plan.work_bytes,
        stack_bytes: STACK_BYTES,
        // The watcher counts what is resident; this only bounds what can happen between looks.
        data_bytes: if counted || !plan.data_limit { 0 } else { 2 * memory + DATA_SLACK_BYTES },
        threads_only: !counted && plan.threads_only,
        processes: if counted { 0 } else { u64::from(plan.processes + 1) },
        warm: false,
    }
}

fn wait_ready(socket: &OwnedFd) -> Result<Ready, BoxError> {
    let late = || io::Error::from(io::ErrorKind::TimedOut);
    let fail = |step: &str| {
        let step = step.to_owned();
        move |cause: io::Error| BoxError { step, cause }
    };
    let mut polls = [PollFd::new(socket, PollFlags::IN)];
    let seen = poll(&mut polls, Some(&timespec_us(READY_US)));
    if seen.map_err(|e| BoxError::new("waiting for the box", e.into()))? == 0 {
        return Err(BoxError::new("waiting for the box", late()));
    }
    let mut buffer = vec![0; wire::MAX_MESSAGE];
    let received = packet::receive(socket.as_fd(), &mut buffer);
    let (length, pidfd) = received.map_err(fail("hearing from the box"))?;
    let message = buffer.get(..length).unwrap_or_default();
    let unclear = || BoxError::new("hearing from the box", io::Error::other("it died"));
    match (message.split_first(), pidfd) {
        (Some((&wire::READY, rest)), Some(pidfd)) => {
            let mut rest = Reader(rest);
            let init = rest.number().and_then(|pid| u32::try_from(pid).ok()).ok_or_else(unclear)?;
            let proc = rest.number().ok_or_else(unclear)? != 0;
            let landlock = rest.number().ok_or_else(unclear)?;
            Ok(Ready { pidfd, init, layers: Layers { proc, landlock } })
        }
        (Some((&wire::FAILED, rest)), _) => Err(read_failure(rest).unwrap_or_else(unclear)),
        _ => Err(unclear()),
    }
}

fn read_failure(message: &[u8]) -> Option<BoxError> {
    let mut message = Reader(message);
    let errno = i32::try_from(message.number()?).ok()?;
    Some(BoxError { step: message.text()?, cause: io::Error::from_raw_os_error(errno) })
}

impl Sandbox {
    /// Says how much CPU time the box has used, also while its command runs; `None` where no cgroup counts.
    pub(crate) fn clock(&self) -> Option<Clock> {
        self.group.as_ref()?.clock().ok()
    }

    /// Ends every process of the box at once.
    fn kill(&self) {
        // ESRCH: it has ended by itself.
        let _ = pidfd_send_signal(&self.pidfd, Signal::KILL);
    }
}

impl Drop for Sandbox {
    fn drop(&mut self) {
        self.kill();
        // The parent ends once the whole box is gone, so the cgroup can be removed after it.
        let _ = self.parent.wait();
    }
}

#[cfg(test)]
mod tests;
