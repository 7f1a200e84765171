//! What attacks must leave as it was: files of the host, processes, groups.

use std::fs;
use std::os::unix::fs::{MetadataExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

pub(crate) const CANARIES: [&str; 2] = ["/tmp/assay-canary", "/dev/shm/assay-canary"];

/// The state of host files that a program may have tried to change.
pub(crate) fn host_state() -> Vec<(PathBuf, u32, i64, Vec<u8>)> {
    let watched = ["/etc/passwd", "/etc/hostname", "/dev/null", "/usr/bin/env"];
    let state = |path: &&str| {
        let path = Path::new(path);
        let about = fs::metadata(path).ok()?;
        let bytes = if about.is_file() { fs::read(path).unwrap() } else { Vec::new() };
        // Time of change, but of a device others use: its mode and owner.
        let changed = if about.is_file() { about.ctime_nsec() ^ about.ctime() } else { 0 };
        Some((path.to_owned(), about.mode(), changed, bytes))
    };
    watched.iter().chain(&CANARIES).filter_map(state).collect()
}

/// Processes of this test that are still there, its own threads aside.
pub(crate) fn children() -> Vec<String> {
    let threads = fs::read_dir("/proc/self/task").unwrap();
    let read = |thread: fs::DirEntry| fs::read_to_string(thread.path().join("children"));
    let all = threads.map(|thread| read(thread.unwrap()).unwrap_or_default());
    all.flat_map(|all| all.split_whitespace().map(str::to_owned).collect::<Vec<_>>()).collect()
}

/// Groups that this process made and that are still there.
pub(crate) fn groups() -> Vec<PathBuf> {
    let own = format!("assay-{}-", std::process::id());
    let mut found = Vec::new();
    let mut waiting = vec![PathBuf::from("/sys/fs/cgroup")];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
            if entry.file_name().to_string_lossy().starts_with(&own) {
                found.push(entry.path());
            } else if entry.file_type().is_ok_and(|kind| kind.is_dir()) {
                waiting.push(entry.path());
            }
        }
    }
    found
}

pub(crate) fn eventually_empty<T: std::fmt::Debug>(what: &str, look: impl Fn() -> Vec<T>) {
    let limit = Instant::now() + Duration::from_secs(5);
    loop {
        let left = look();
        if left.is_empty() {
            return;
        }
        assert!(Instant::now() < limit, "{what} left behind: {left:?}");
        thread::yield_now();
    }
}

/// The canaries that this test placed; they go with it, also when it fails.
pub(crate) struct Canaries;

impl Canaries {
    pub(crate) fn place() -> Self {
        for canary in CANARIES {
            // Somebody else's may be there; then that one is watched.
            if fs::write(canary, "alive").is_ok() {
                let everybody = fs::Permissions::from_mode(0o666);
                let _ = fs::set_permissions(canary, everybody);
            }
        }
        Self
    }
}

impl Drop for Canaries {
    fn drop(&mut self) {
        for canary in CANARIES {
            let _ = fs::remove_file(canary);
        }
    }
}
