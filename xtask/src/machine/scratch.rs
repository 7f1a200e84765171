//! A directory that disappears with the run.

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicU32, Ordering};

use anyhow::{Context as _, Result};

use crate::machine::environment;

/// Removed when dropped.
pub(crate) struct Scratch(PathBuf);

impl Scratch {
    /// In memory where there is /dev/shm, else under TMPDIR. The name is short because a
    /// PostgreSQL socket below it may not exceed 107 bytes.
    pub(crate) fn new() -> Result<Self> {
        static COUNT: AtomicU32 = AtomicU32::new(0);
        let number = COUNT.fetch_add(1, Ordering::Relaxed);
        let shared = Path::new("/dev/shm");
        let parent = match environment::read("TMPDIR") {
            _ if shared.is_dir() => shared.to_path_buf(),
            Some(dir) => PathBuf::from(dir),
            None => PathBuf::from("/tmp"),
        };
        let own = parent.join(format!("assay-x{}-{number}", std::process::id()));
        let _ = std::fs::remove_dir_all(&own);
        std::fs::create_dir(&own).with_context(|| format!("cannot create {}", own.display()))?;
        Ok(Self(own))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn two_of_one_run_share_nothing_and_both_go() {
        let (one, other) = (Scratch::new().unwrap(), Scratch::new().unwrap());
        let paths = [one.path().to_path_buf(), other.path().to_path_buf()];
        assert_ne!(paths[0], paths[1]);
        drop((one, other));
        assert!(paths.iter().all(|path| !path.exists()));
    }
}
