//! `assay problems verify`: every input through its validators, every reference solution through
//! the judge.

use std::path::Path;

use judge::{Judge, Settings};
use kpp::Package;

use super::record::{Record, Times};
use super::{VerifyOptions, packages, refused};
use crate::{Failure, say};
use judging::{Clock, Report, Verifying};

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
        let clock = if options.recorded { Clock::Recorded } else { Clock::Here };
        let is_noted = || digest_of(&slug, &dir).is_ok_and(|digest| record.of(&digest).is_some());
        if options.recorded && !is_noted() {
            said.push("is not in verified.txt as it is; verify it with --record".to_owned());
        }
        // One package that cannot be judged does not keep the others from it.
        let report = verify_one(&judge, &dir, &options.language, clock);
        let report = report.unwrap_or_else(|error| failed(&error));
        runs += report.runs;
        skipped += report.skipped;
        let (times, whole) = (times(&report), report.skipped == 0);
        said.extend(report.findings);
        if said.is_empty() && options.record && whole && options.language.is_empty() {
            record.note(&slug, &digest_of(&slug, &dir)?, times);
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

fn digest_of(slug: &str, dir: &Path) -> anyhow::Result<String> {
    let package = Package::open(dir).map_err(|findings| refused(slug, &findings))?;
    package.sha256().map_err(|finding| refused(slug, &[finding]))
}

/// Of a package that could not be verified.
fn failed(why: &anyhow::Error) -> Report {
    Report { findings: vec![format!("{why:#}")], ..Report::default() }
}

fn times(report: &Report) -> Times {
    let Report { limit_ms, slowest_accepted_ms, fastest_slow_ms, .. } = *report;
    Times { limit_ms, slowest_accepted_ms, fastest_slow_ms }
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
    clock: Clock,
) -> anyhow::Result<Report> {
    let slug = dir.file_name().map(|name| name.to_string_lossy().into_owned());
    let slug = slug.unwrap_or_default();
    let stop = &|| false;
    let verifying = Verifying { judge, languages, validator_ms: VALIDATOR_MS, clock, stop };
    verifying.run(dir, &mut |line| {
        let state = if line.is_good { "" } else { "  UNEXPECTED" };
        say(&format!("{slug:<20} {:<56} {}{state}", line.subject, line.text));
    })
}
