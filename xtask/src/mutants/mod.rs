//! `cargo xtask mutants`: breaks the decisions in one place at a time and sees whether a test fails.
//!
//! cargo-mutants changes a copy of the checkout, never the checkout. Its members are compiled through
//! a wrapper, which makes cargo keep what it built of them apart from what was built here, while both
//! share the packages they depend on.

mod accepted;
mod copy;
mod outcomes;
mod places;

use std::path::PathBuf;
use std::process::Command;

use anyhow::{Context as _, Result, bail};
use clap::Args;

use crate::machine::context::Context;
use crate::machine::process;
use crate::machine::tools::{self, FOR_RUST};
use crate::postgres;
use crate::test::sample::{self, Sample};
use accepted::Accepted;
use outcomes::{Mutant, Tested};
use places::{Place, Tests};

const VERSION: &str = "27.1.0";
/// A sample of CI is one in so many.
const SAMPLE: u8 = 40;
/// How long the tests of one mutant may take, in seconds.
const LIMIT: u32 = 120;

#[derive(Args)]
pub(crate) struct Options {
    /// Only this file, or the files of this folder
    #[arg(long, value_name = "PATH")]
    only: Vec<String>,
    /// Only every N-th mutant, from the K-th on, counted from 0
    #[arg(long, value_name = "K/N")]
    sample: Option<Sample>,
    /// How many seconds the unit tests of one mutant may take; those of the door five times as many
    #[arg(long, default_value_t = LIMIT)]
    limit: u32,
}

impl Options {
    fn wants(&self, path: &str) -> bool {
        let below = |only: &String| {
            let rest = path.strip_prefix(only.trim_end_matches('/'));
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('/'))
        };
        self.only.is_empty() || self.only.iter().any(below)
    }
}

/// The sample of the commit that is checked out.
pub(crate) fn run_sample(context: &Context) -> Result<()> {
    let sample = Some(sample::of_commit(context, SAMPLE)?);
    run(context, &Options { only: Vec::new(), sample, limit: LIMIT })
}

/// Tests the mutants and prints a table of them.
///
/// # Errors
/// When too few are caught, or one survives that is not listed, or one is listed that is no more.
pub(crate) fn run(context: &Context, options: &Options) -> Result<()> {
    tools::check_packages(FOR_RUST)?;
    postgres::provide(context)?;
    let program = install(context)?;
    let lab = Lab { context, options, program, tree: context.target.join("mutants/tree") };
    let paths = copy::refresh(context, &lab.tree)?;
    let places = places::among(paths.iter().filter(|path| options.wants(path)));
    if places.is_empty() {
        bail!("nothing there is tested by mutants; see xtask/src/mutants/places.rs");
    }
    let accepted = Accepted::read(&context.root)?;
    let (mut all, mut tested) = (Vec::new(), Vec::new());
    for place in &places {
        all.extend(lab.list(place)?);
        lab.check(place)?;
        tested.extend(lab.test(place)?);
    }
    let listed = accepted.within(|path| places.iter().any(|place| place.has(path)));
    outcomes::judge(&tested, &listed, &all)
}

/// Installs cargo-mutants below the target directory, where it is not there in this version.
fn install(context: &Context) -> Result<PathBuf> {
    let tools = context.target.join("tools").join(format!("cargo-mutants-{VERSION}"));
    let program = tools.join("bin/cargo-mutants");
    if !program.is_file() {
        let mut cargo = tools::cargo(context);
        cargo.args(["install", "--locked", "cargo-mutants", "--version", VERSION, "--root"]);
        cargo.arg(&tools).env_remove("RUSTC_WORKSPACE_WRAPPER");
        let what = "installing cargo-mutants (some minutes)";
        process::run_logged(context, what, "cargo-mutants", &mut cargo)?;
    }
    Ok(program)
}

/// Where mutants are made and tested.
struct Lab<'a> {
    context: &'a Context,
    options: &'a Options,
    program: PathBuf,
    tree: PathBuf,
}

impl Lab<'_> {
    fn command(&self, place: &Place) -> Command {
        let mut command = process::command(&self.program);
        command.current_dir(&self.tree);
        command.args(["mutants", "--workspace", "--no-config", "--colors=never"]);
        command.args(place.files.iter().flat_map(|file| ["--file", file]));
        command
    }

    /// Every mutant of these files, whether it is in the sample or not.
    fn list(&self, place: &Place) -> Result<Vec<Mutant>> {
        let said = self.command(place).args(["--list", "--json"]).output()?;
        if !said.status.success() {
            bail!("cargo-mutants: {}", String::from_utf8_lossy(&said.stderr));
        }
        serde_json::from_slice(&said.stdout).context("cargo-mutants listed no JSON")
    }

    /// Runs the tests of what is not changed. cargo-mutants would look for them in the crate that is
    /// mutated, wherever they are.
    fn check(&self, place: &Place) -> Result<()> {
        let Tests { package, targets, filters, .. } = place.tests;
        let mut cargo = tools::cargo(self.context);
        cargo.current_dir(&self.tree).args(["test", "--locked", "--quiet"]).args(targets);
        cargo.args(["--package", package.unwrap_or(place.name()), "--"]).args(filters);
        self.settle(&mut cargo);
        let what = format!("the tests that hold {}", place.name());
        process::run_logged(self.context, &what, "mutants-check", &mut cargo)
    }

    /// Where cargo builds, and how.
    fn settle(&self, command: &mut Command) {
        command.env("CARGO_TARGET_DIR", &self.context.target);
        command.env("RUSTC_WORKSPACE_WRAPPER", "env").env("CARGO_PROFILE_DEV_DEBUG", "0");
        command.env_remove("CARGO_INCREMENTAL");
    }

    /// What came of those in the sample. Its lines are shown as it goes.
    fn test(&self, place: &Place) -> Result<Vec<Tested>> {
        let out = self.context.target.join("mutants").join(place.name());
        let mut command = self.command(place);
        command.arg("--in-place").arg("--output").arg(&out);
        let limit = self.options.limit * place.tests.patience;
        command.args(["--timeout", &limit.to_string()]);
        if let Some(sample) = self.options.sample {
            command.args(["--sharding=round-robin", "--shard", &sample.to_string()]);
        }
        let Tests { package, targets, filters, .. } = place.tests;
        command.args(["--baseline=skip", "--cargo-arg=--locked"]);
        command.args(targets.iter().flat_map(|target| ["--cargo-arg", target]));
        command.args(package.iter().flat_map(|package| ["--test-package", package]));
        command.args(["--"].iter().chain(filters).map(|arg| format!("--cargo-test-arg={arg}")));
        self.settle(&mut command);
        // What an earlier run has found must not be taken for this one's.
        let found = out.join("mutants.out/outcomes.json");
        let _ = std::fs::remove_file(&found);
        let status = process::run_watched(self.context, "cargo-mutants", &mut command, |_| {})?;
        // Mutants that were missed, or took too long, are no failure of the program.
        if !matches!(status.code(), Some(0 | 2 | 3)) {
            bail!("cargo-mutants failed ({status}); see {}", out.display());
        }
        outcomes::read(&found)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_or_a_folder_is_wanted_by_its_whole_name() {
        let wants = |only: &[&str], path| {
            let only = only.iter().map(|&only| only.to_owned()).collect();
            Options { only, sample: None, limit: LIMIT }.wants(path)
        };
        assert!(wants(&[], "crates/auth/src/otp/rules.rs"));
        assert!(wants(&["crates/auth"], "crates/auth/src/otp/rules.rs"));
        assert!(wants(&["a", "crates/auth/src/otp/rules.rs"], "crates/auth/src/otp/rules.rs"));
        assert!(wants(&["crates/auth/src/otp/"], "crates/auth/src/otp/rules.rs"));
        assert!(!wants(&["crates/au"], "crates/auth/src/otp/rules.rs"));
    }
}
