//! The data directory of a development stack: one `up` at a time, wiped only when it is ours,
//! and free of what a killed run left behind.

use std::fs::{File, OpenOptions, TryLockError};
use std::io::{Read as _, Seek as _, Write as _};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use rustix::process::{Pid, Signal, kill_process};
use serde::{Deserialize, Serialize};

use crate::machine::context::Context;
use crate::machine::net;
use crate::machine::output::{Step, line};
use crate::stack::Stack;

/// PostgreSQL, the problem bank and the builds need about this much to begin with.
const LEAST_SPACE: u64 = 1 << 30;
/// A killed run's server ends by itself within this time; then it is killed.
const LEFTOVER_LIMIT: Duration = Duration::from_secs(20);

/// What a run notes about itself, for the next one.
#[derive(Default, Serialize, Deserialize)]
struct Note {
    port: u16,
    emulator_port: u16,
    /// Process ids with the time they were started at: an id may be used again by another.
    running: Vec<(u32, u64)>,
}

impl Note {
    /// The noted processes that still run and are still the same ones.
    fn alive(&self) -> Vec<u32> {
        let same = |(id, start): &(u32, u64)| (started_at(*id) == Some(*start)).then_some(*id);
        self.running.iter().filter_map(same).collect()
    }
}

/// A locked data directory.
pub(crate) struct DataDir {
    path: PathBuf,
    lock: File,
    note: Note,
}

impl DataDir {
    /// Makes the directory if needed, locks it, and waits for what a killed run left running.
    ///
    /// # Errors
    /// When another `up` uses it (the message says where), or it cannot be made or written.
    pub(crate) fn take(context: &Context, path: &Path, port: u16) -> Result<Self> {
        refuse_foreign(path)?;
        let own = path.join("dev");
        std::fs::create_dir_all(&own)
            .with_context(|| format!("cannot create the data directory {}", own.display()))?;
        let path = path.canonicalize()?;
        let mut lock = OpenOptions::new()
            .create(true)
            .truncate(false)
            .read(true)
            .write(true)
            .open(path.join("dev/lock"))
            .with_context(|| format!("cannot write to {}", own.display()))?;
        let held = match lock.try_lock() {
            Ok(()) => false,
            Err(TryLockError::WouldBlock) => true,
            Err(TryLockError::Error(error)) => return Err(error).context("cannot lock"),
        };
        let mut text = String::new();
        lock.read_to_string(&mut text)?;
        let before: Note = serde_json::from_str(&text).unwrap_or_default();
        if held {
            bail!(
                "`cargo xtask up` already runs with {} at http://127.0.0.1:{}; \
                 stop it, or choose another directory with --data",
                path.display(),
                before.port
            );
        }
        end_leftovers(context, &before, LEFTOVER_LIMIT)?;
        let note = Note { port, emulator_port: before.emulator_port, running: Vec::new() };
        let mut data = Self { path, lock, note };
        data.save()?;
        Ok(data)
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }

    /// The emulator's port of last time where it is still free, so that links stay valid; else 0.
    pub(crate) fn emulator_port(&self) -> u16 {
        let last = self.note.emulator_port;
        if last != 0 && net::is_free(last) { last } else { 0 }
    }

    /// Removes everything but the lock.
    pub(crate) fn wipe(&self) -> Result<()> {
        let own = self.path.join("dev");
        for folder in [&self.path, &own] {
            for entry in std::fs::read_dir(folder)? {
                let path = entry?.path();
                if path != own && path != own.join("lock") {
                    remove(&path)?;
                }
            }
        }
        line("• wiped the database and the accounts");
        Ok(())
    }

    /// Refuses to begin what cannot be finished.
    pub(crate) fn check_space(&self) -> Result<()> {
        let disk = rustix::fs::statvfs(&self.path)?;
        let free = disk.f_bavail.saturating_mul(disk.f_frsize);
        if free < LEAST_SPACE {
            bail!(
                "only {} MiB are free where {} is; at least {} MiB are needed",
                free >> 20,
                self.path.display(),
                LEAST_SPACE >> 20
            );
        }
        Ok(())
    }

    /// Notes what runs, for the case that we are killed.
    pub(crate) fn note(&mut self, stack: &Stack) -> Result<()> {
        self.note.emulator_port = stack.emulator.port;
        self.note.running =
            stack.ids().into_iter().filter_map(|id| Some((id, started_at(id)?))).collect();
        self.save()
    }

    /// Notes that nothing runs any more.
    pub(crate) fn forget(&mut self) -> Result<()> {
        self.note.running.clear();
        self.save()
    }

    fn save(&mut self) -> Result<()> {
        let text = serde_json::to_vec(&self.note)?;
        self.lock.rewind()?;
        self.lock.set_len(0)?;
        self.lock.write_all(&text).context("cannot write to the data directory (disk full?)")
    }
}

/// A directory is ours when it is new, empty, or has been used by `up` or `assay serve` before.
/// Any other is left alone, so that `--fresh` can never remove somebody's files.
fn refuse_foreign(path: &Path) -> Result<()> {
    let used_before = path.join("dev/lock").is_file() || path.join("pg").is_dir();
    let empty = std::fs::read_dir(path).map_or(true, |mut entries| entries.next().is_none());
    if used_before || empty {
        return Ok(());
    }
    bail!("{} has other files in it; choose a new or an empty directory", path.display())
}

fn remove(path: &Path) -> Result<()> {
    let removed = if path.is_dir() && !path.is_symlink() {
        std::fs::remove_dir_all(path)
    } else {
        std::fs::remove_file(path)
    };
    match removed {
        Err(error) if error.kind() != std::io::ErrorKind::NotFound => {
            Err(error).with_context(|| format!("cannot remove {}", path.display()))
        }
        _ => Ok(()),
    }
}

/// When we were killed, what we started ends by itself: wait for it, then help.
fn end_leftovers(context: &Context, before: &Note, limit: Duration) -> Result<()> {
    if before.alive().is_empty() {
        return Ok(());
    }
    let step = Step::begin("the last run was killed; waiting for what it started to end");
    let began = Instant::now();
    while !before.alive().is_empty() && began.elapsed() < limit {
        context.interrupt.pause(Duration::from_millis(100))?;
    }
    for id in before.alive() {
        if let Some(pid) = i32::try_from(id).ok().and_then(Pid::from_raw) {
            let _ = kill_process(pid, Signal::KILL);
        }
    }
    step.done();
    Ok(())
}

/// The kernel's start time of a living process, which tells two users of one id apart.
fn started_at(id: u32) -> Option<u64> {
    let stat = std::fs::read_to_string(format!("/proc/{id}/stat")).ok()?;
    // The second field is a name in parentheses and may hold spaces; the 22nd is the start time.
    let mut after_name = stat.rsplit_once(')')?.1.split_whitespace();
    match after_name.next()? {
        "Z" | "X" => None,
        _ => after_name.nth(18)?.parse().ok(),
    }
}

#[cfg(test)]
mod tests;
