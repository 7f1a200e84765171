//! Room for the data on this machine.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

/// Below this, and below a twentieth of the file system, nothing is written: PostgreSQL dies when
/// its log cannot grow, and with it everything that is read. Source: docs/SECURITY.md, "Limits".
const LEAST: u64 = 512 << 20;
/// A twentieth of a large file system is more than is ever needed.
const LEAST_AT_MOST: u64 = 8 << 30;

/// Room on a file system, in bytes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Space {
    /// What may still be written.
    pub(crate) free: u64,
    /// All of it.
    pub(crate) total: u64,
}

impl Space {
    /// Measured at the nearest directory that exists.
    pub(crate) fn at(path: &Path) -> Result<Self, String> {
        let whole = std::path::absolute(path).map_err(|error| error.to_string())?;
        let there = whole.ancestors().find(|path| path.is_dir()).unwrap_or(Path::new("/"));
        let space = rustix::fs::statvfs(there).map_err(|error| error.to_string())?;
        let bytes = |blocks: u64| blocks.saturating_mul(space.f_frsize);
        Ok(Self { free: bytes(space.f_bavail), total: bytes(space.f_blocks) })
    }

    /// How much must be free for writes to be taken on.
    pub(crate) fn least(self) -> u64 {
        (self.total / 20).clamp(LEAST, LEAST_AT_MOST)
    }

    /// Whether writes are taken on.
    pub(crate) fn is_enough(self) -> bool {
        self.free >= self.least()
    }
}

/// Looks after the room at a path.
pub(crate) struct Watch {
    path: PathBuf,
    was_full: AtomicBool,
}

impl Watch {
    pub(crate) fn at(path: &Path) -> Self {
        Self { path: path.to_owned(), was_full: AtomicBool::new(false) }
    }

    /// Whether there is room to write; the log says when that has changed. Where it cannot be found
    /// out, PostgreSQL will say.
    pub(crate) fn has_room(&self) -> bool {
        let Ok(space) = Space::at(&self.path) else { return true };
        let (is_full, free_mib) = (!space.is_enough(), space.free >> 20);
        match (self.was_full.swap(is_full, Ordering::Relaxed), is_full) {
            (false, true) => tracing::error!(free_mib, "disk.full"),
            (true, false) => tracing::info!(free_mib, "disk.has_room_again"),
            (true, true) | (false, false) => {}
        }
        !is_full
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_twentieth_is_kept_free_and_never_less_than_half_a_gibibyte() {
        let check = |free_mib: u64, total_gib: u64, enough: bool| {
            let space = Space { free: free_mib << 20, total: total_gib << 30 };
            assert_eq!(space.is_enough(), enough, "{space:?}");
        };
        check(511, 4, false);
        check(512, 4, true);
        check(1000, 20, false);
        check(1024, 20, true);
        check(8191, 10_000, false);
        check(8192, 10_000, true);
    }

    #[test]
    fn a_file_system_without_room_is_found() {
        let watch = Watch::at(Path::new("/proc/no/such/directory"));
        assert!(!watch.has_room(), "/proc has no room at all");
    }
}
