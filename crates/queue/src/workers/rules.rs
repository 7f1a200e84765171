//! What a worker reports of itself. Pure.

use std::collections::BTreeMap;

use kernel::{Instant, WorkerId};
use serde::{Deserialize, Serialize};

/// One language as one worker finds it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Toolchain {
    /// The language's id, such as `cpp`.
    pub language: String,
    /// The version that the toolchain prints, where it could be asked.
    pub version: Option<String>,
    /// Whether a hello ran inside the box.
    pub available: bool,
    /// What is missing, when it is not available.
    pub reason: Option<String>,
}

/// A worker that starts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewWorker {
    /// Its id, fresh at each start.
    pub id: WorkerId,
    /// The machine's name.
    pub host: String,
    /// What it found.
    pub toolchains: Vec<Toolchain>,
    /// How it isolates, in a few words, such as `namespaces, seccomp, cgroup v1`.
    pub isolation: String,
    /// What tells its build of the program from another, at most 200 characters.
    pub build: String,
    /// How many programs it judges at once.
    pub slots: i16,
}

/// Counters of a worker, by the name of the series with its labels, as Prometheus writes it.
pub type Figures = BTreeMap<String, f64>;

/// A worker that lives.
#[derive(Debug, Clone, PartialEq)]
pub struct Worker {
    /// Its id.
    pub id: WorkerId,
    /// The machine's name.
    pub host: String,
    /// What it found.
    pub toolchains: Vec<Toolchain>,
    /// How it isolates.
    pub isolation: String,
    /// How many programs it judges at once.
    pub slots: i16,
    /// Its counters, as it last reported them.
    pub figures: Figures,
    /// When it started.
    pub started_at: Instant,
    /// When it last reported.
    pub last_seen_at: Instant,
}

/// The advisory lock of a worker: the random half of its id. Each of its sessions shares it, so that
/// the loss of one session does not look like the worker's death, and so that a session that claims through
/// any of them is seen to live.
pub fn lock_key(id: WorkerId) -> i64 {
    let (_, low) = id.0.as_u64_pair();
    i64::from_be_bytes(low.to_be_bytes())
}

/// Each language once, by name: as a worker that has it reports it, else as one that lacks it.
pub(crate) fn merge(reports: impl IntoIterator<Item = Toolchain>) -> Vec<Toolchain> {
    let mut merged: Vec<Toolchain> = Vec::new();
    for report in reports {
        match merged.iter_mut().find(|known| known.language == report.language) {
            Some(known) if !known.available && report.available => *known = report,
            Some(_) => {}
            None => merged.push(report),
        }
    }
    merged.sort_by(|a, b| a.language.cmp(&b.language));
    merged
}
