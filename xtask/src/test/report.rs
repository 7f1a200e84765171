//! What a run found, part by part.

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};

use super::counts::{self, Counts};
use crate::machine::context::Context;
use crate::machine::output::{self, line};
use crate::machine::process;
use crate::tidy::flaky;

/// The tests that one part has counted.
#[derive(Default)]
pub(crate) struct Tally {
    pub(super) counts: Counts,
    /// Those in Rust that failed, by name.
    pub(super) failed: Vec<String>,
    /// Tests and spec files that failed and passed when they ran once more.
    pub(super) unsteady: Vec<String>,
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
            self.unsteady.extend(counts::unsteady_in_line(line).map(str::to_owned));
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
    unsteady: Vec<String>,
    timed: Vec<Timed>,
}

impl Report {
    pub(crate) fn begin() -> Self {
        let (counts, broken, unsteady, timed) = Default::default();
        Self { began: Instant::now(), counts, broken, unsteady, timed }
    }

    /// A part has ended, now. An error that no test has counted is one failure.
    pub(super) fn ended(
        &mut self,
        name: &'static str,
        began: Instant,
        tally: Tally,
        done: Result<()>,
    ) {
        let Tally { counts, unsteady, .. } = tally;
        self.counts += counts;
        self.unsteady.extend(unsteady);
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

    /// Prints the summary, with when each part began and how long it took, and the rows of docs/flaky.md for what passed
    /// only the second time; an error when anything failed or was left out.
    pub(crate) fn finish(self, context: &Context) -> Result<()> {
        let Counts { passed, failed, skipped } = self.counts;
        line("\n   began      took");
        for Timed { name, began, took } in &self.timed {
            line(&format!("{:8.1}  {:8.1} s  {name}", began.as_secs_f32(), took.as_secs_f32()));
        }
        line(&format!("{:8}  {:8.1} s  together\n", "", self.began.elapsed().as_secs_f32()));
        self.print_unsteady(context);
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

    fn print_unsteady(&self, context: &Context) {
        if self.unsteady.is_empty() {
            return;
        }
        line(&format!("passed only the second time, for {}:", flaky::TABLE));
        match flaky::lines_for(&context.root, &self.unsteady) {
            Ok(lines) => lines.iter().for_each(|text| line(text)),
            Err(error) => line(&format!("{} ({error:#})", self.unsteady.join(", "))),
        }
        line("");
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_passed_only_the_second_time_is_reported_at_the_end_of_a_run_that_passed() {
        let context = Context::new().unwrap();
        let printed = "# passed only the second time: account/identity.test.mjs, phone.test.mjs";
        let mut tally = Tally::default();
        let mut program = process::command("echo");
        tally.run(&context, "browser", program.arg(printed)).unwrap();
        let mut report = Report::begin();
        report.ended("browser", Instant::now(), tally, Ok(()));
        assert_eq!(report.unsteady, ["identity", "phone"]);
        report.finish(&context).unwrap();
    }
}
