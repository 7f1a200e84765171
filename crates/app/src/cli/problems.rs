//! `assay problems …`: checking the bank and bringing it into the database.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use judge::{Judge, Judged, Language, Settings, Submission, Suite};
use kpp::{Outcome, Package, Verdict};

use super::judge::{judge_file, open};
use super::{Failure, open as database, say};
use crate::judging::{new_version, suite_of};

/// A validator says yes with this exit code. Source: Kattis problem package format.
const VALID: i32 = 42;

/// Every package below `bank`, by name.
pub(super) fn packages(bank: &Path) -> anyhow::Result<Vec<PathBuf>> {
    let entries = fs::read_dir(bank).with_context(|| format!("cannot read {}", bank.display()))?;
    let mut dirs: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    dirs.retain(|dir| dir.join("problem.yaml").is_file());
    dirs.sort();
    anyhow::ensure!(!dirs.is_empty(), "there is no package below {}", bank.display());
    Ok(dirs)
}

/// Runs every input through its validators and every reference solution through the judge.
pub(super) fn verify(bank: &Path, only: &[String]) -> Result<(), Failure> {
    let judge = Judge::open(Settings::default())?;
    let (mut runs, mut wrong) = (0, Vec::new());
    for dir in packages(bank)? {
        let package = open(&dir)?;
        if !only.is_empty() && !only.contains(&package.slug) {
            continue;
        }
        let suite = suite_of(&package)?;
        let mut said: Vec<String> = package.check().iter().map(ToString::to_string).collect();
        let inputs = validate(&judge, &package, &suite, &mut said)?;
        for reference in &package.submissions {
            let judged = judge_file(&judge, &suite, &reference.path)?;
            let broken = broken(&package, reference, &judged);
            let slowest = judged.tests.iter().map(|t| t.cpu_us / 1000).max().unwrap_or(0);
            let state = if broken.is_empty() { "as expected" } else { "UNEXPECTED" };
            say(&format!(
                "{:<20} {:<44} {:<4} {:>3} points  slowest {slowest:>5} ms  {state}",
                package.slug,
                reference.name,
                judged.verdict.code(),
                judged.points
            ));
            said.extend(broken.into_iter().map(|text| format!("{}: {text}", reference.name)));
            runs += 1;
        }
        say(&format!("{:<20} {inputs} inputs are valid", package.slug));
        wrong.extend(said.into_iter().map(|text| format!("{}: {text}", package.slug)));
    }
    say(&format!("{runs} reference solutions judged, {} findings", wrong.len()));
    if wrong.is_empty() {
        return Ok(());
    }
    Err(Failure::Other(anyhow::anyhow!("{}", wrong.join("\n"))))
}

fn validate(
    judge: &Judge,
    package: &Package,
    suite: &Suite,
    said: &mut Vec<String>,
) -> anyhow::Result<usize> {
    let mut valid = 0;
    for validator in &package.input_validators {
        let language = kpp::language_of(validator).and_then(Language::from_id);
        let language = language.with_context(|| format!("{}", validator.display()))?;
        let program = Submission { language, source: fs::read_to_string(validator)? };
        for test in suite.groups.iter().flat_map(|group| &group.tests) {
            let trial = judge.try_input(&program, &test.input.load()?, &suite.limits)?;
            if trial.exit_code == Some(VALID) {
                valid += 1;
            } else {
                let why = trial.reason.unwrap_or_default();
                said.push(format!("{} refuses {}: {why}", validator.display(), test.name));
            }
        }
    }
    Ok(valid)
}

/// What the judge said that the package did not expect.
fn broken(package: &Package, reference: &kpp::Reference, judged: &Judged) -> Vec<String> {
    let cases = package.groups().flat_map(|group| {
        group.tests.iter().map(move |test| format!("{}/{}", group.full_name(), test.name))
    });
    let mut outcomes = Vec::new();
    for (test, result) in cases.zip(&judged.tests) {
        use judge::Verdict as J;
        let verdict = match result.verdict {
            J::Accepted => Verdict::Ac,
            J::WrongAnswer => Verdict::Wa,
            J::TimeLimit => Verdict::Tle,
            J::RuntimeError | J::MemoryLimit | J::OutputLimit => Verdict::Rte,
            J::Skipped => continue,
            J::CompileError | J::JudgeError => return vec!["the judge gave no verdict".to_owned()],
        };
        outcomes.push(Outcome { test, verdict });
    }
    if !judged.compile.ok {
        return vec![format!("does not compile: {}", judged.compile.message)];
    }
    reference.expected.broken(&outcomes, |group| match group {
        None => Some(f64::from(judged.points)),
        Some(name) => {
            let own = name.trim_start_matches("secret/");
            judged.groups.iter().find(|g| g.name == own).map(|g| f64::from(g.points))
        }
    })
}

/// Brings every package below `bank` into the database's problem bank.
pub(super) fn publish(bank: &Path) -> Result<(), Failure> {
    let dirs = packages(bank)?;
    database::with_database(|_, db| {
        for dir in &dirs {
            let version = new_version(&open(dir)?)?;
            let published = db.write_now(|conn| challenges::problems::publish(conn, &version))?;
            let state = if published.fresh { "published" } else { "known" };
            say(&format!("{:<24} {state}", version.slug));
        }
        Ok(())
    })
}
