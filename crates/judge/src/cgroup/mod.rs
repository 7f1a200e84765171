//! Accounting and limits for all processes of a box together.
//!
//! A group is made for each box and named `assay-<pid>-<start>-<n>` after the process that made it and
//! the time it was started at, so that the next process to open the judge can tell which ones a dead process
//! left behind, also where its id is another's by now.

mod place;
mod v1;
mod v2;

use std::{
    fs::{self, File, OpenOptions},
    io,
    os::unix::fs::FileExt,
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use rustix::process::{Pid, Signal, kill_process};

use crate::{CgroupChoice, Refusal};

/// Where groups are made.
#[derive(Debug, Clone)]
pub(crate) enum Cgroups {
    /// Below one directory of the unified hierarchy.
    V2(PathBuf),
    /// Below one directory in each of three hierarchies.
    V1(v1::Places),
    /// Nowhere.
    None,
}

/// One box's group. It is removed when dropped, after its processes are gone.
#[derive(Debug)]
pub(crate) struct Group {
    directories: Vec<PathBuf>,
    cpu: File,
    oom: File,
    version: Version,
}

#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Version {
    One,
    Two,
}

impl Cgroups {
    /// The kinds worth trying for a choice, best first, each with why an earlier one is not
    /// among them.
    pub(crate) fn candidates(choice: CgroupChoice) -> (Vec<Self>, Vec<String>) {
        let (mut found, mut notes) = (Vec::new(), Vec::new());
        let mut add = |wanted: CgroupChoice, name: &str, place: Result<Self, String>| {
            if choice == CgroupChoice::Auto || choice == wanted {
                match place {
                    Ok(cgroups) => found.push(cgroups),
                    Err(reason) => notes.push(format!("cgroup {name} is not usable: {reason}")),
                }
            }
        };
        add(CgroupChoice::V2, "v2", v2::find().map(Self::V2));
        add(CgroupChoice::V1, "v1", v1::Places::find().map(Self::V1));
        if matches!(choice, CgroupChoice::Auto | CgroupChoice::None) {
            found.push(Self::None);
        }
        (found, notes)
    }

    /// What to say when the asked-for kind is missing.
    pub(crate) fn refusal(notes: &[String]) -> Refusal {
        Refusal::Cgroup {
            what: notes.join("; "),
            fix: "Run the worker as root or as a systemd service with Delegate=yes, or let it \
                  choose (cgroup: auto)",
        }
    }

    /// A new group, or none where this machine gives none.
    pub(crate) fn create(&self) -> io::Result<Option<Group>> {
        static NEXT: AtomicU64 = AtomicU64::new(1);
        let number = NEXT.fetch_add(1, Ordering::Relaxed);
        let own = std::process::id();
        let name = format!("assay-{own}-{}-{number}", started(own).unwrap_or(0));
        match self {
            Self::V2(parent) => v2::create(parent, &name).map(Some),
            Self::V1(places) => v1::create(places, &name).map(Some),
            Self::None => Ok(None),
        }
    }

    /// Removes what dead processes left behind.
    pub(crate) fn sweep(&self) {
        for parent in self.parents() {
            let Ok(entries) = fs::read_dir(parent) else {
                continue;
            };
            for entry in entries.flatten() {
                let path = entry.path();
                let dead = entry.file_name().to_str().is_some_and(made_by_the_dead);
                if dead && !has_strangers(&path) {
                    empty_and_remove(&path);
                }
            }
        }
    }

    /// The directories in which groups are made.
    pub(crate) fn parents(&self) -> Vec<&Path> {
        match self {
            Self::V2(parent) => vec![parent],
            Self::V1(places) => places.all().into(),
            Self::None => Vec::new(),
        }
    }
}

/// Says how much CPU time was used, in microseconds.
pub(crate) type Clock = Box<dyn Fn() -> io::Result<u64> + Send>;

impl Group {
    /// Moves a process, and whatever it will start, into the group.
    pub(crate) fn attach(&self, pid: u32) -> io::Result<()> {
        let pid = pid.to_string();
        self.directories.iter().try_for_each(|path| write(&path.join("cgroup.procs"), &pid))
    }

    /// Limits memory beyond what the group uses now, and the number of processes.
    pub(crate) fn limit(&self, memory_kib: u64, processes: u64) -> io::Result<()> {
        match self.version {
            Version::One => v1::limit(&self.directories, memory_kib << 10, processes),
            Version::Two => v2::limit(&self.directories, memory_kib << 10, processes),
        }
    }

    /// CPU time used by every process that ever was in the group, in microseconds.
    pub(crate) fn cpu_us(&self) -> io::Result<u64> {
        read_cpu_us(&self.cpu, self.version)
    }

    /// The same clock for who does not have the group.
    pub(crate) fn clock(&self) -> io::Result<Clock> {
        let (cpu, version) = (self.cpu.try_clone()?, self.version);
        Ok(Box::new(move || read_cpu_us(&cpu, version)))
    }

    /// How often the kernel has killed a process of the group for want of memory.
    pub(crate) fn oom_kills(&self) -> io::Result<u64> {
        let text = &mut [0; 512];
        let text = read_again(&self.oom, text)?;
        field(text, "oom_kill").ok_or_else(|| io::Error::other("no oom_kill counter"))
    }
}

impl Drop for Group {
    fn drop(&mut self) {
        for directory in &self.directories {
            empty_and_remove(directory);
        }
    }
}

/// Is this the name of a group whose maker is gone?
fn made_by_the_dead(name: &str) -> bool {
    let numbers = name.strip_prefix("assay-").map(|rest| rest.split('-').map(str::parse::<u64>));
    let numbers = numbers.and_then(|words| words.collect::<Result<Vec<_>, _>>().ok());
    match numbers.as_deref() {
        Some([pid, start, _]) => u32::try_from(*pid).is_ok_and(|pid| started(pid) != Some(*start)),
        _ => false,
    }
}

/// When a process was started, in clock ticks since the machine was; `None` where there is none.
fn started(pid: u32) -> Option<u64> {
    let stat = fs::read_to_string(format!("/proc/{pid}/stat")).ok()?;
    // The name may hold spaces and brackets; what follows its last bracket does not.
    stat.rsplit_once(") ")?.1.split(' ').nth(19)?.parse().ok()
}

/// Is somebody in a group whom this process cannot see? Then its maker is another container's, and may
/// live.
fn has_strangers(directory: &Path) -> bool {
    let members = fs::read_to_string(directory.join("cgroup.procs")).unwrap_or_default();
    members.lines().any(|pid| pid == "0")
}

/// Removes a group, killing what still lives in it. Where that takes too long the group stays
/// until the judge is opened again.
fn empty_and_remove(directory: &Path) {
    /// How often to look again; with the pause below, at most half a second.
    const TRIES: usize = 100;
    for _ in 0..TRIES {
        match fs::remove_dir(directory) {
            Err(error) if error.kind() == io::ErrorKind::ResourceBusy => {}
            _ => return,
        }
        let members = fs::read_to_string(directory.join("cgroup.procs")).unwrap_or_default();
        for pid in members.lines().filter_map(|line| Pid::from_raw(line.parse().ok()?)) {
            // It may have ended since.
            let _ = kill_process(pid, Signal::KILL);
        }
        crate::clock::pause_ms(5);
    }
}

fn read_cpu_us(cpu: &File, version: Version) -> io::Result<u64> {
    let text = &mut [0; 512];
    let text = read_again(cpu, text)?;
    let found = match version {
        Version::One => text.trim().parse().ok().map(|ns: u64| ns / 1000),
        Version::Two => field(text, "usage_usec"),
    };
    found.ok_or_else(|| io::Error::other("the cgroup's CPU clock is unreadable"))
}

fn write(path: &Path, text: &str) -> io::Result<()> {
    let file = OpenOptions::new().write(true).open(path);
    file.and_then(|file| file.write_all_at(text.as_bytes(), 0))
        .map_err(|error| io::Error::new(error.kind(), format!("{}: {error}", path.display())))
}

fn read_number(path: &Path) -> io::Result<u64> {
    let text = fs::read_to_string(path)?;
    text.trim().parse().map_err(|_| io::Error::other(format!("{}: no number", path.display())))
}

/// Reads a small control file afresh without opening it again.
fn read_again<'a>(file: &File, buffer: &'a mut [u8]) -> io::Result<&'a str> {
    let length = file.read_at(buffer, 0)?;
    let text = buffer.get(..length).unwrap_or_default();
    str::from_utf8(text).map_err(io::Error::other)
}

/// The number after a name, in a file of lines of names and numbers.
fn field(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line?.trim().parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_groups_of_dead_processes_are_swept() {
        let own = std::process::id();
        let start = started(own).unwrap();
        assert!(!made_by_the_dead(&format!("assay-{own}-{start}-1")));
        assert!(made_by_the_dead(&format!("assay-{own}-{}-1", start - 1)), "its id is ours now");
        assert!(made_by_the_dead("assay-4194305-1-1"), "above the highest process id there is");
        let others = ["assay", "assay-1", "assay-1-1", "assay-host", "assay-x-1-1", "user"];
        for other in others.into_iter().chain(["assay-4194305-1-x", "assay-4194305-1-1-1"]) {
            assert!(!made_by_the_dead(other), "{other}");
        }
    }

    #[test]
    fn a_group_with_processes_of_another_container_is_left_alone() {
        let group = tempfile::tempdir().unwrap();
        let with = |members: &str| {
            fs::write(group.path().join("cgroup.procs"), members).unwrap();
            has_strangers(group.path())
        };
        assert!(with("0\n") && with("12\n0\n"));
        assert!(!with("") && !with("10\n"));
    }

    #[test]
    fn a_field_is_found_by_its_whole_name() {
        let text = "oom 1\noom_kill_disable 2\nunder_oom 3\noom_kill 4\n";
        assert_eq!(field(text, "oom_kill"), Some(4));
        assert_eq!(field(text, "oom"), Some(1));
        assert_eq!(field(text, "kill"), None);
    }
}
