//! The processes of a box as /proc shows them: used where no cgroup counts, and for the memory of
//! a program that is about to be killed.

use std::{collections::HashMap, fs, path::PathBuf};

/// Clock ticks a second in /proc, on every Linux with an x86 processor.
const TICK_US: u64 = 10_000;

/// What the processes of a box have used, as far as it was seen.
#[derive(Debug, Default)]
pub(super) struct Watch {
    /// CPU ticks of each process when it was last seen; a process that has gone keeps its own,
    /// so reaping children out of sight does not hide what they used.
    ticks: HashMap<u32, u64>,
    /// Largest memory of all processes together at one look, in KiB.
    pub(super) peak_kib: u64,
}

impl Watch {
    /// Looks at every process below `init`.
    pub(super) fn look(&mut self, init: u32) {
        let (mut own, mut shared) = (0, 0);
        for pid in descendants(init) {
            let (more, common) = memory_kib(pid).unwrap_or_default();
            own += more;
            shared = common.max(shared);
            if let Some(ticks) = cpu_ticks(pid) {
                self.ticks.insert(pid, ticks);
            }
        }
        self.peak_kib = self.peak_kib.max(own + shared);
    }

    /// CPU time of every process ever seen, in microseconds.
    pub(super) fn cpu_us(&self) -> u64 {
        self.ticks.values().sum::<u64>() * TICK_US
    }
}

/// Can the children of a process be listed here?
pub(crate) fn is_visible() -> bool {
    PathBuf::from("/proc/thread-self/children").exists()
}

/// Largest resident set any one process below `init` has had, in KiB.
pub(super) fn largest_kib(init: u32) -> u64 {
    let peak =
        |pid: u32| status_kib(&fs::read_to_string(format!("/proc/{pid}/status")).ok()?, "VmHWM:");
    descendants(init).into_iter().filter_map(peak).max().unwrap_or(0)
}

pub(super) fn descendants(root: u32) -> Vec<u32> {
    let mut found = Vec::new();
    let mut waiting = vec![root];
    while let Some(pid) = waiting.pop() {
        let Ok(threads) = fs::read_dir(format!("/proc/{pid}/task")) else {
            continue;
        };
        for thread in threads.flatten() {
            let children = fs::read_to_string(thread.path().join("children")).unwrap_or_default();
            let children = children.split_whitespace().filter_map(|pid| pid.parse::<u32>().ok());
            waiting.extend(children.clone());
            found.extend(children);
        }
    }
    found
}

/// Resident memory of a process in KiB: (its own, shared with others of the box).
fn memory_kib(pid: u32) -> Option<(u64, u64)> {
    let status = fs::read_to_string(format!("/proc/{pid}/status")).ok()?;
    Some((status_kib(&status, "RssAnon:")?, status_kib(&status, "RssShmem:")?))
}

fn status_kib(status: &str, name: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix(name))?;
    line.trim().strip_suffix(" kB")?.parse().ok()
}

/// User and system time of a process, all threads, without its children.
fn cpu_ticks(pid: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name may hold spaces and brackets; what follows its last bracket does not.
    let mut fields = stat.rsplit_once(") ")?.1.split(' ').skip(11);
    let (user, system) = (fields.next()?.parse::<u64>().ok()?, fields.next()?.parse::<u64>().ok()?);
    Some(user + system)
}
