//! What a run found, part by part.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use super::counts::{self, Counts};
use crate::machine::context::Context;
use crate::machine::output::{self, line};
use crate::machine::process;

/// The tests that one part has counted.
#[derive(Default)]
pub(crate) struct Tally {
    pub(super) counts: Counts,
    /// Those in Rust that failed, by name.
    pub(super) failed: Vec<String>,
}

impl Tally {
    /// Runs a program and counts the tests it prints.
    pub(crate) fn run(
        &mut self,
        context: &Context,
        name: &'static str,
        command: &mut Command,
    ) -> Result<()> {
        let ran = process::run_watched(context, name, command, |line| {
            self.counts += Counts::in_line(line);
            self.failed.extend(counts::failed_in_line(line).map(str::to_owned));
        });
        match ran? {
            status if status.success() => Ok(()),
            status => bail!("{status}"),
        }
    }
}

/// When a part began, counted from the begin of the run, and how long it took.
struct Timed {
    name: &'static str,
    began: Duration,
    took: Duration,
}

/// The parts that have ended.
pub(crate) struct Report {
    began: Instant,
    counts: Counts,
    broken: Vec<&'static str>,
    timed: Vec<Timed>,
}

impl Report {
    pub(crate) fn begin() -> Self {
        let (counts, broken, timed) = Default::default();
        Self { began: Instant::now(), counts, broken, timed }
    }

    /// A part has ended, now. An error that no test has counted is one failure.
    pub(super) fn ended(
        &mut self,
        name: &'static str,
        began: Instant,
        counts: Counts,
        done: Result<()>,
    ) {
        self.counts += counts;
        let (began, took) = (began.saturating_duration_since(self.began), began.elapsed());
        self.timed.push(Timed { name, began, took });
        if let Err(error) = done {
            output::failed(&format!("{name}: {error:#}"));
            self.broken.push(name);
            self.counts.failed += u64::from(counts.failed == 0);
        }
    }

    pub(super) fn is_broken(&self, name: &str) -> bool {
        self.broken.contains(&name)
    }

    /// Prints the summary, with when each part began and how long it took; an error when anything
    /// failed or was left out.
    pub(crate) fn finish(self) -> Result<()> {
        let Counts { passed, failed, skipped } = self.counts;
        line("\n   began      took");
        for Timed { name, began, took } in &self.timed {
            line(&format!("{:8.1}  {:8.1} s  {name}", began.as_secs_f32(), took.as_secs_f32()));
        }
        line(&format!("{:8}  {:8.1} s  together\n", "", self.began.elapsed().as_secs_f32()));
        if !self.broken.is_empty() {
            line(&format!("failed: {}", self.broken.join(", ")));
        }
        if skipped > 0 {
            line(&format!("{skipped} tests were skipped, which counts as a failure"));
        }
        line(&format!("{passed} passed, {} failed", failed + skipped));
        if self.broken.is_empty() && failed + skipped == 0 {
            return Ok(());
        }
        bail!("not everything passed")
    }
}
