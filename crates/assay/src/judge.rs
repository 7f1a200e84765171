//! `assay judge PACKAGE SOURCE…`: what the judge says of a file.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::Context;
use judge::{Control, Judge, Judged, Language, Settings, Submission, Suite};
use judging::{JUDGE_VERSION, open_package, suite_of};
use serde_json::json;

use crate::{Failure, say};

/// Judges every source against the package.
pub(super) fn judge(package: &Path, sources: &[PathBuf], as_json: bool) -> Result<(), Failure> {
    let package = open_package(package)?;
    let suite = suite_of(&package)?;
    let judge = Judge::open(Settings::default())?;
    for source in sources {
        let judged = judge_file(&judge, &suite, source)?;
        if as_json {
            say(&as_line(source, &judged).to_string());
        } else {
            print(source, &judged);
        }
    }
    Ok(())
}

/// What the judge says of the file; its name's ending tells the language.
pub(super) fn judge_file(judge: &Judge, suite: &Suite, path: &Path) -> anyhow::Result<Judged> {
    let language = kpp::language_of(path).and_then(Language::parse);
    let language = language
        .with_context(|| format!("{} has no ending of a language we judge", path.display()))?;
    let source =
        fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let submission = Submission { language, source };
    Ok(judge.grade(&submission, suite, &[], &mut |_| Control::Continue)?)
}

fn print(source: &Path, judged: &Judged) {
    say(&format!("{}: {} ({} points)", source.display(), judged.verdict.code(), judged.points));
    if !judged.compile.message.is_empty() {
        say(&judged.compile.message);
    }
    for test in &judged.tests {
        let (cpu_ms, reason) = (test.cpu_us / 1000, test.reason.as_deref().unwrap_or_default());
        say(&format!(
            "  {:>3} {:<10} {:<8} {cpu_ms:>6} ms {:>8} KiB  {reason}",
            test.number,
            test.group,
            test.verdict.code(),
            test.memory_kib
        ));
    }
    for group in &judged.groups {
        let passed = if group.passed { "passed" } else { "failed" };
        say(&format!("  {:<14} {passed}  {:>3} points", group.name, group.points));
    }
}

fn as_line(source: &Path, judged: &Judged) -> serde_json::Value {
    let tests: Vec<_> = judged
        .tests
        .iter()
        .map(|test| {
            json!({ "number": test.number, "group": test.group, "verdict": test.verdict.code(),
                    "reason": test.reason, "cpu_us": test.cpu_us, "wall_us": test.wall_us,
                    "memory_kib": test.memory_kib })
        })
        .collect();
    let groups: Vec<_> = judged
        .groups
        .iter()
        .map(|group| {
            json!({ "name": group.name, "tag": group.tag.id(), "passed": group.passed,
                    "points": group.points })
        })
        .collect();
    json!({ "source": source, "judge": JUDGE_VERSION, "verdict": judged.verdict.code(),
            "points": judged.points, "compile": judged.compile.message, "tests": tests,
            "groups": groups })
}
