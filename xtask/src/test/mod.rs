//! `cargo xtask test`: every test there is, and one line that says how many passed.

pub(crate) mod browser;

use std::process::Command;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use clap::{Args, ValueEnum};

use crate::context::Context;
use crate::counts::Counts;
use crate::npm;
use crate::output::{self, line};
use crate::process;
use crate::tools::{self, FOR_BROWSER, FOR_RUST};

#[derive(Args, Default)]
pub(crate) struct Options {
    /// Only this part
    #[arg(long)]
    only: Option<Part>,
}

impl Options {
    /// Whether this part is to run.
    pub(crate) fn wants(&self, part: Part) -> bool {
        self.only.is_none_or(|only| only == part)
    }
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
pub(crate) enum Part {
    /// cargo test
    Rust,
    /// Types, lints and component tests of the browser application; the emulator's tests
    Web,
    /// Chromium against the real server, emulator, database and sandbox
    Browser,
}

/// What a run found, part by part.
#[derive(Default)]
pub(crate) struct Report {
    counts: Counts,
    broken: Vec<String>,
    /// How long each part took.
    took: Vec<(&'static str, Duration)>,
}

impl Report {
    /// Runs one part; its failure does not keep the others from running.
    pub(crate) fn part(&mut self, context: &Context, name: &'static str, command: &mut Command) {
        line(&format!("\n── {name}"));
        let (mut counts, began) = (Counts::default(), Instant::now());
        let ran = process::run_watched(context, name, command, |line| {
            counts += Counts::in_line(line);
        });
        self.counts += counts;
        self.took.push((name, began.elapsed()));
        match ran {
            Ok(status) if status.success() => {}
            Ok(status) => self.broke(name, &status.to_string(), counts.failed),
            Err(error) => self.broke(name, &format!("{error:#}"), counts.failed),
        }
    }

    /// A step that is no test. An error is one failure.
    pub(crate) fn step(&mut self, name: &'static str, step: impl FnOnce() -> Result<()>) {
        let began = Instant::now();
        let done = step();
        self.took.push((name, began.elapsed()));
        if let Err(error) = done {
            self.broke(name, &format!("{error:#}"), 0);
        }
    }

    fn broke(&mut self, name: &str, why: &str, counted: u64) {
        output::failed(&format!("{name}: {why}"));
        self.broken.push(name.to_owned());
        if counted == 0 {
            self.counts.failed += 1;
        }
    }

    /// Prints the summary, with the seconds of each part; an error when anything failed or was left out.
    pub(crate) fn finish(self) -> Result<()> {
        let Counts { passed, failed, skipped } = self.counts;
        line("");
        for (name, took) in &self.took {
            line(&format!("{:8.1} s  {name}", took.as_secs_f32()));
        }
        let whole: Duration = self.took.iter().map(|(_, took)| took).sum();
        line(&format!("{:8.1} s  together\n", whole.as_secs_f32()));
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

pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    tools::check_toolchain()?;
    let wants = |part| options.wants(part);
    let mut wanted = Vec::new();
    if wants(Part::Rust) || wants(Part::Browser) {
        wanted.extend_from_slice(FOR_RUST);
    }
    if wants(Part::Browser) {
        wanted.extend_from_slice(FOR_BROWSER);
    }
    tools::check_packages(&wanted)?;
    let mut report = Report::default();
    all(context, &mut report, options);
    report.finish()
}

/// Runs the tests that are wanted.
pub(crate) fn all(context: &Context, report: &mut Report, options: &Options) {
    if options.wants(Part::Rust) {
        rust(context, report);
    }
    if options.wants(Part::Web) {
        web(context, report);
    }
    if options.wants(Part::Browser) {
        browser::test(context, report);
    }
}

fn rust(context: &Context, report: &mut Report) {
    let tests = |further| {
        let mut cargo = tools::cargo();
        cargo.current_dir(&context.root).args(["test", "--workspace", "--locked", further]);
        cargo
    };
    report.part(context, "Rust, building", &mut tests("--no-run"));
    report.part(context, "Rust", &mut tests("--no-fail-fast"));
}

fn web(context: &Context, report: &mut Report) {
    report.step("npm packages", || {
        npm::install(context, &npm::FRONTEND)?;
        npm::install(context, &npm::EMULATOR)
    });
    report.part(context, "browser application", &mut npm::script(context, &npm::FRONTEND, "check"));
    report.part(context, "emulator", &mut npm::script(context, &npm::EMULATOR, "test"));
}
