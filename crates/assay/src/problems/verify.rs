//! `assay problems verify`: every input through its validators, every reference solution through
//! the judge.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use judge::{Judge, Limits, Settings};
use kpp::{Package, Problem, Reference};

use super::record::Record;
use super::report::Report;
use super::{VerifyOptions, packages, refused};
use crate::{Failure, say};
use judging::{NotRun, Ready, limits_of, program_of};

/// A validator says yes with this exit code. Source: Kattis problem package format.
const VALID: i32 = 42;
/// And no with this one.
const INVALID: i32 = 43;
/// What accepted solutions may use where the time limit is to be found from them.
const UNLIMITED_MS: u32 = 20_000;
/// An input validator's own time.
const VALIDATOR_MS: u32 = 20_000;

pub(super) fn verify(options: &VerifyOptions) -> Result<(), Failure> {
    let judge = Judge::open(Settings::default())?;
    let bank = &options.bank;
    let (mut runs, mut skipped, mut wrong) = (0, 0, Vec::new());
    let mut record = Record::read(bank)?;
    for dir in packages(bank)? {
        let slug = dir.file_name().map(|name| name.to_string_lossy().into_owned());
        let slug = slug.unwrap_or_default();
        if !options.only.is_empty() && !options.only.contains(&slug) {
            continue;
        }
        let mut said = if options.any { Vec::new() } else { house(&dir) };
        // One package that cannot be judged does not keep the others from it.
        let report = verify_one(&judge, &dir, &options.language);
        let report = report.unwrap_or_else(|error| Report::failed(&error));
        runs += report.runs;
        skipped += report.skipped;
        let (times, whole) = (report.times(), report.skipped == 0);
        said.extend(report.findings);
        if said.is_empty() && options.record && whole && options.language.is_empty() {
            let digest = Package::open(&dir).map_err(|f| refused(&slug, &f))?.sha256();
            record.note(&slug, &digest.map_err(|finding| refused(&slug, &[finding]))?, times);
        }
        wrong.extend(said.into_iter().map(|text| format!("{slug}: {text}")));
    }
    if options.record {
        record.write(bank)?;
    }
    say(&format!(
        "{runs} reference solutions judged, {skipped} in languages that are not judged here, {} \
         findings",
        wrong.len()
    ));
    if wrong.is_empty() {
        return Ok(());
    }
    Err(Failure::Other(anyhow::anyhow!("{}", wrong.join("\n"))))
}

/// What keeps the package out of the bank.
fn house(dir: &Path) -> Vec<String> {
    let findings = Package::open(dir).map(|package| package.check());
    findings.unwrap_or_else(|findings| findings).iter().map(ToString::to_string).collect()
}

/// Verifies one package; its solutions in these languages, or in all where there are none.
pub(super) fn verify_one(
    judge: &Judge,
    dir: &Path,
    languages: &[String],
) -> anyhow::Result<Report> {
    let what = format!("{} is no usable package", dir.display());
    let problem = Problem::open(dir).map_err(|findings| refused(&what, &findings))?;
    let mut report = Report::default();
    let inputs = validate(judge, &problem, &mut report.findings)?;
    say(&format!("{:<20} {inputs} inputs are valid", problem.slug));
    for part in &problem.unused {
        say(&format!("{:<20} kept but not used: {part}", problem.slug));
    }
    let ready = Ready::new(judge, &problem)?;
    let limit_ms = time_limit(&ready, &problem)?;
    report.limit_ms = limit_ms.into();
    let wanted = |reference: &&Reference| {
        languages.is_empty()
            || reference.language.is_some_and(|id| languages.iter().any(|l| l == id))
    };
    for reference in problem.submissions.iter().filter(wanted) {
        solution(&ready, &problem, reference, &mut report, limit_ms);
    }
    Ok(report)
}

fn solution(
    ready: &Ready<'_>,
    problem: &Problem,
    reference: &Reference,
    report: &mut Report,
    limit_ms: u32,
) {
    let stretch = problem.limits.limit_to_tle;
    let run = ready.judge(&reference.path, reference.language, limit_ms, stretch);
    let line = match run {
        Err(error) => {
            report.runs += 1;
            report.findings.push(format!("{}: {error:#}", reference.name));
            format!("not judged: {error:#}")
        }
        Ok(Ok(run)) => {
            let good = report.add(problem, reference, &run);
            let state = if good { "as expected" } else { "UNEXPECTED" };
            let (verdict, score) = (run.graded.verdict.as_str(), run.graded.score);
            let points = if problem.scoring { format!("{score:>5} points") } else { String::new() };
            format!("{verdict:<4} {points:<12} slowest {:>5} ms  {state}", run.slowest_ms)
        }
        Ok(Err(NotRun::NoLanguage(why))) => {
            report.skipped += 1;
            format!("not judged: {why}")
        }
        Ok(Err(NotRun::Refused(message))) => {
            report.runs += 1;
            report.findings.push(format!("{}: does not compile: {message}", reference.name));
            "CE   UNEXPECTED".to_owned()
        }
    };
    say(&format!("{:<20} {:<44} {line}", problem.slug, reference.name));
}

/// The limit the package gives, or the one its accepted solutions ask for.
fn time_limit(ready: &Ready<'_>, problem: &Problem) -> anyhow::Result<u32> {
    if let Some(ms) = problem.limits.time_ms {
        return Ok(ms);
    }
    let mut slowest = 0;
    for reference in problem.submissions.iter().filter(|s| s.name.starts_with("accepted/")) {
        let run = ready.judge(&reference.path, reference.language, UNLIMITED_MS, 1.0)?;
        slowest = slowest.max(run.map_or(0, |run| run.slowest_ms));
    }
    let step = u64::from(problem.limits.resolution_ms.max(1));
    // Below a minute, which f64 holds exactly; `as` keeps to the type's ends.
    let wanted = (slowest as f64 * problem.limits.ac_to_limit).ceil() as u64;
    let limit = (wanted.div_ceil(step).max(1) * step).min(judge::MAX_CPU_MS.into());
    say(&format!("{:<20} time limit {limit} ms, from {slowest} ms", problem.slug));
    Ok(u32::try_from(limit)?)
}

/// Runs every input through every validator, and says how many are valid. Each input that is meant
/// to be invalid must be refused by one of them.
fn validate(judge: &Judge, problem: &Problem, said: &mut Vec<String>) -> anyhow::Result<usize> {
    let limits: Limits = limits_of(problem, VALIDATOR_MS)?;
    let mut refused = BTreeSet::new();
    let mut invalid: BTreeSet<&PathBuf> = problem.invalid_inputs.iter().collect();
    for validator in &problem.input_validators {
        let shown = validator.source.display();
        let (program, beside) = program_of(validator)?;
        let session = match judge.session(&program, &beside, limits)? {
            Ok(session) => session,
            Err(report) => {
                said.push(format!("{shown} does not compile: {}", report.message));
                continue;
            }
        };
        for test in &problem.tests {
            let trial =
                session.run(&fs::read(&test.input)?, test.input_arguments.of(&validator.name))?;
            if trial.exit_code != Some(VALID) {
                let why = trial.reason.unwrap_or_else(|| "exit code 0".to_owned());
                said.push(format!("{shown} refuses {}: {why}", test.name));
                refused.insert(&test.name);
            }
        }
        for input in invalid.clone() {
            if session.run(&fs::read(input)?, &[])?.exit_code == Some(INVALID) {
                invalid.remove(input);
            }
        }
    }
    if !problem.input_validators.is_empty() {
        said.extend(invalid.iter().map(|input| format!("nothing refuses {}", input.display())));
    }
    Ok(problem.tests.len() - refused.len())
}
