//! The tests in Rust: built once by cargo, then run by us in three parts, so that two programs run at a time.

use std::path::PathBuf;
use std::sync::{Mutex, PoisonError};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use super::counts::Counts;
use super::report::Tally;
use super::sample::{self, Sample};
use crate::machine::context::Context;
use crate::machine::output::line;
use crate::machine::{process, tools};
use crate::stack::EMULATOR;

/// The crate whose tests judge programs, one after another.
const JUDGE: &str = "judge";
/// The program that takes longest, and where it is.
const API: (&str, &str) = ("api", "tests");

/// Which programs a part runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Which {
    /// Those of the judge
    Judge,
    /// That of the API
    Api,
    /// All others, and the examples in the documentation
    Others,
}

/// What cargo says of something that it has built.
#[derive(Deserialize)]
struct Artifact {
    manifest_path: PathBuf,
    target: Target,
    profile: Profile,
    executable: Option<PathBuf>,
}

#[derive(Deserialize)]
struct Target {
    name: String,
}

#[derive(Deserialize)]
struct Profile {
    test: bool,
}

/// A program of tests, and where cargo would run it.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Program {
    name: String,
    path: PathBuf,
    folder: PathBuf,
}

impl Program {
    /// The program of tests that a line of cargo's messages is about.
    fn in_line(line: &str) -> Option<Self> {
        let built: Artifact = serde_json::from_str(line).ok()?;
        let folder = built.manifest_path.parent()?.to_path_buf();
        let path = built.executable.filter(|_| built.profile.test)?;
        Some(Self { name: built.target.name, path, folder })
    }

    /// Runs its tests of these names, or all; of long rows of checks this sample, or all.
    fn run(
        &self,
        context: &Context,
        tally: &mut Tally,
        only: &[String],
        sample: Option<Sample>,
    ) -> Result<()> {
        let Self { name, path, folder } = self;
        let shown = path.strip_prefix(&context.root).unwrap_or(path).display();
        line(&format!("     Running {name} ({shown})"));
        let mut program = process::command(path);
        program.current_dir(folder).env("CARGO_MANIFEST_DIR", folder);
        if !only.is_empty() {
            program.arg("--exact").args(only);
        }
        if let Some(sample) = sample {
            program.env(sample::VARIABLE, sample.to_string());
        }
        tally.run(context, "tests", &mut program)
    }

    /// These tests of it by the names that rustc gives them, or itself where there are none.
    fn named(&self, tests: &[String]) -> Vec<String> {
        match tests {
            [] => vec![self.name.clone()],
            tests => tests.iter().map(|test| format!("{}::{test}", self.name)).collect(),
        }
    }

    /// The part that it belongs to.
    fn which(&self) -> Which {
        if self.folder.ends_with(JUDGE) {
            return Which::Judge;
        }
        let (name, folder) = API;
        let is_api = self.name == name && self.folder.ends_with(folder);
        if is_api { Which::Api } else { Which::Others }
    }
}

/// The programs of tests that cargo has built.
pub(crate) struct Programs {
    built: Mutex<Vec<Program>>,
    /// What they run of long rows of checks; all where there is none.
    sample: Option<Sample>,
}

impl Programs {
    /// None yet. They will make all of their checks, or the sample of this commit.
    pub(crate) fn new(context: &Context, whole: bool) -> Result<Self> {
        let of_commit = || sample::of_commit(context, sample::OF_SWEEPS);
        let sample = if whole { None } else { Some(of_commit()?) };
        Ok(Self { built: Mutex::default(), sample })
    }

    /// Builds all of them, and the examples.
    pub(crate) fn build(&self, context: &Context) -> Result<()> {
        let mut cargo = tools::cargo(context);
        cargo.args(["test", "--workspace", "--locked", "--no-run", "--features", EMULATOR]);
        cargo.arg("--message-format=json-render-diagnostics");
        let mut built = Vec::new();
        let status = process::run_filtered(context, "cargo", &mut cargo, |text| {
            built.extend(Program::in_line(text));
            !text.starts_with('{')
        })?;
        if !status.success() {
            bail!("{status}");
        }
        *self.built.lock().unwrap_or_else(PoisonError::into_inner) = built;
        Ok(())
    }

    /// Builds and runs what is said of a build that lacks the emulator: two crates and one program.
    pub(crate) fn without_emulator(context: &Context, tally: &mut Tally) -> Result<()> {
        let mut cargo = tools::cargo(context);
        cargo.args(["test", "--workspace", "--locked", "--test", "without_emulator"]);
        tally.run(context, "cargo", &mut cargo)?;
        if tally.counts.passed == 0 {
            bail!("no test was built without the emulator");
        }
        Ok(())
    }

    /// Runs some of them, one after another; all of them even when one fails. The tests that failed run once more when
    /// the others have ended, and are named if they pass then.
    pub(crate) fn run(&self, context: &Context, tally: &mut Tally, which: Which) -> Result<()> {
        let mut chosen = self.built.lock().unwrap_or_else(PoisonError::into_inner).clone();
        chosen.retain(|program| program.which() == which);
        if chosen.is_empty() {
            bail!("cargo has built no tests");
        }
        let (mut again, mut failed, mut unsteady) = (Vec::new(), Vec::new(), Vec::new());
        for program in chosen {
            let mut once = Tally::default();
            if program.run(context, &mut once, &[], self.sample).is_err() {
                if once.failed.is_empty() {
                    // It was killed, so nothing says which tests failed: all of them run again.
                    once.counts = Counts::default();
                } else {
                    once.counts.failed = 0;
                }
                again.push((program, once.failed));
            }
            tally.counts += once.counts;
        }
        for (program, tests) in again {
            let passed = program.run(context, tally, &tests, self.sample).is_ok();
            if passed { &mut unsteady } else { &mut failed }.extend(program.named(&tests));
        }
        if !unsteady.is_empty() {
            line(&format!("passed only the second time: {}", unsteady.join(", ")));
            tally.unsteady.append(&mut unsteady);
        }
        if which == Which::Others {
            let mut cargo = tools::cargo(context);
            // All of them, though two have examples: of fewer packages cargo would choose other features, and compile them again.
            cargo.args(["test", "--workspace", "--locked", "--doc", "--no-fail-fast"]);
            cargo.args(["--features", EMULATOR]);
            if tally.run(context, "cargo", &mut cargo).is_err() {
                failed.push("documentation".to_owned());
            }
        }
        context.interrupt.pause(std::time::Duration::ZERO).context("not all were run")?;
        if failed.is_empty() {
            return Ok(());
        }
        bail!("failed: {}", failed.join(", "))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const BUILT: &str = r#"{"reason":"compiler-artifact","package_id":"path+file:///a/crates/judge#0.0.0",
        "manifest_path":"/a/crates/judge/Cargo.toml","target":{"kind":["test"],"name":"attacks"},
        "profile":{"opt_level":"0","test":true},"executable":"/a/target/debug/deps/attacks-1"}"#;

    #[test]
    fn a_program_of_tests_is_read_from_cargos_message() {
        let program = Program::in_line(BUILT).unwrap();
        assert_eq!((&*program.name, program.folder.to_str()), ("attacks", Some("/a/crates/judge")));
    }

    #[test]
    fn each_program_of_tests_belongs_to_one_part() {
        let part = |folder: &str, name: &str| {
            let line = BUILT.replace("crates/judge/", folder).replace("\"attacks\"", name);
            Program::in_line(&line).unwrap().which()
        };
        assert!(part("crates/judge/", "\"attacks\"") == Which::Judge);
        assert!(part("crates/judge/", "\"api\"") == Which::Judge);
        assert!(part("tests/", "\"api\"") == Which::Api);
        assert!(part("tests/", "\"without_emulator\"") == Which::Others);
        assert!(part("crates/app/", "\"api\"") == Which::Others);
    }

    #[test]
    fn a_test_is_named_with_its_program() {
        let program = Program::in_line(BUILT).unwrap();
        assert_eq!(program.named(&["hostile::forks".to_owned()]), ["attacks::hostile::forks"]);
        assert_eq!(program.named(&[]), ["attacks"]);
    }

    #[test]
    fn what_is_no_program_of_tests_is_left_out() {
        assert_eq!(Program::in_line(&BUILT.replace("true", "false")), None);
        let library = BUILT.replace("\"/a/target/debug/deps/attacks-1\"", "null");
        assert_eq!(Program::in_line(&library), None);
        assert_eq!(Program::in_line(r#"{"reason":"build-finished","success":true}"#), None);
    }
}
