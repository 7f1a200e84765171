//! What was acknowledged, on the disk before anything else happens.

use std::fs::File;
use std::io::Write as _;
use std::sync::Mutex;

use anyhow::{Result, anyhow};
use sha2::{Digest as _, Sha256};

/// One acknowledged submission.
#[derive(Clone)]
pub(crate) struct Entry {
    /// The Idempotency-Key it was sent with.
    pub(crate) key: String,
    /// The id the server answered.
    pub(crate) submission: String,
    /// SHA-256 of the source, in hexadecimal.
    pub(crate) source: String,
}

/// An append-only file, and the same in memory.
pub(crate) struct Ledger(Mutex<(File, Vec<Entry>)>);

impl Ledger {
    pub(crate) fn create() -> Result<Self> {
        Ok(Self(Mutex::new((tempfile::tempfile()?, Vec::new()))))
    }

    /// Returns when the entry is on the disk.
    pub(crate) fn write(&self, key: &str, submission: &str, source: &str) -> Result<()> {
        let entry = Entry {
            key: key.to_owned(),
            submission: submission.to_owned(),
            source: fingerprint(source),
        };
        let mut held = self.0.lock().map_err(|_| anyhow!("a client died"))?;
        let (file, entries) = &mut *held;
        writeln!(file, "{} {} {}", entry.key, entry.submission, entry.source)?;
        file.sync_data()?;
        entries.push(entry);
        Ok(())
    }

    pub(crate) fn entries(&self) -> Vec<Entry> {
        self.0.lock().map(|held| held.1.clone()).unwrap_or_default()
    }

    pub(crate) fn len(&self) -> usize {
        self.entries().len()
    }
}

fn fingerprint(source: &str) -> String {
    Sha256::digest(source).iter().map(|byte| format!("{byte:02x}")).collect()
}
