//! Judging again what a grade is about, and saying where the results differ.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use assessments::scores;
use judge::{Control, Judge, Judged, Language, Submission};
use kpp::Package;

use super::bundle::{Bundle, Files};
use super::compose::sha256;
use super::document::{Counted, Grade, Task};
use judging::{JUDGE_VERSION, open_package, suite_of, toolchain_version};

/// What judging again came to.
#[derive(Debug, Default, PartialEq, Eq)]
pub struct Again {
    /// Tests that were judged again.
    pub tests: usize,
    /// What makes a difference understandable: another toolchain, another judge.
    pub notes: Vec<String>,
    /// Where the results are not the grade's.
    pub differences: Vec<String>,
}

/// Judges every source of the bundle again. Packages come from the bundle, else from `bank`.
///
/// # Errors
/// What is missing or does not belong to the grade, in words; a judge that fails.
pub fn regrade(judge: &Judge, bundle: &Bundle, bank: Option<&Path>) -> anyhow::Result<Again> {
    let mut again = Again::default();
    let grade = &bundle.signed.grade;
    for task in &grade.tasks {
        let Some(counted) = &task.submission else { continue };
        let name = format!("task {}", task.position);
        let source = bundle.sources.get(&task.position);
        let source = source.with_context(|| format!("{name}: the source is missing"))?;
        ensure!(
            sha256(source) == counted.source_sha256,
            "{name}: the source is not the one that was graded"
        );
        let folder = tempfile::tempdir()?;
        let dir = match bundle.packages.get(&task.position) {
            Some(files) => unpack(folder.path(), &task.problem, files)?,
            None => find(bank, task).with_context(|| name.clone())?,
        };
        let package = open_package(&dir)?;
        let digest = package.sha256().map_err(|finding| anyhow::anyhow!("{finding}"))?;
        ensure!(digest == task.package_sha256, "{name}: the package is not the one named");
        let language = Language::parse(&counted.language)
            .with_context(|| format!("{name}: no language is called {}", counted.language))?;
        note(&mut again.notes, &name, counted, &toolchain_version(judge, language));
        let submission = Submission { language, source: source.clone() };
        let suite = suite_of(&package)?;
        let judged = judge.grade(&submission, &suite, &[], &mut |_| Control::Continue)?;
        again.tests += judged.tests.len();
        again.differences.extend(compare(task, counted, &judged));
    }
    again.differences.extend(recompute(grade));
    Ok(again)
}

/// Does the formula give the grade's fineness for the grade's points?
fn recompute(grade: &Grade) -> Option<String> {
    if grade.formula != scores::FORMULA {
        return Some(format!("the formula {} is none we know", grade.formula));
    }
    let tasks = grade.tasks.iter().map(|task| (task.weight, task.points.unwrap_or(0)));
    let fineness = scores::fineness(tasks);
    (fineness != grade.fineness)
        .then(|| format!("fineness: the points make {fineness}, the grade says {}", grade.fineness))
}

fn note(notes: &mut Vec<String>, name: &str, counted: &Counted, toolchain: &str) {
    if counted.toolchain != toolchain {
        notes.push(format!("{name}: graded with {}, here is {toolchain}", counted.toolchain));
    }
    if counted.judge_version != JUDGE_VERSION {
        notes.push(format!("{name}: graded by {}, this is {JUDGE_VERSION}", counted.judge_version));
    }
}

/// Where the results of one task are not the grade's: verdicts and points. Times and memory are
/// measurements, and no two are the same.
pub(crate) fn compare(task: &Task, counted: &Counted, judged: &Judged) -> Vec<String> {
    let name = format!("task {}", task.position);
    let mut found = Vec::new();
    let mut differ = |what: String, was: &dyn std::fmt::Display, is: &dyn std::fmt::Display| {
        found.push(format!("{name}, {what}: graded {was}, now {is}"));
    };
    if counted.verdict != judged.verdict.code() {
        differ("verdict".to_owned(), &counted.verdict, &judged.verdict.code());
    }
    if counted.tests.len() != judged.tests.len() {
        differ("number of tests".to_owned(), &counted.tests.len(), &judged.tests.len());
    }
    for (was, is) in counted.tests.iter().zip(&judged.tests) {
        if (i64::from(was.number), was.verdict.as_str()) != (is.number.into(), is.verdict.code()) {
            differ(format!("test {}", was.number), &was.verdict, &is.verdict.code());
        }
    }
    for was in &counted.groups {
        let is = judged.groups.iter().find(|group| group.name == was.name);
        let points = is.map_or(0, |group| i64::from(group.points));
        if points != i64::from(was.points) {
            differ(format!("points of group {}", was.name), &was.points, &points);
        }
    }
    let points = i64::from(judged.points);
    if task.points.map(i64::from) != Some(points) {
        differ("points".to_owned(), &task.points.unwrap_or(0), &points);
    }
    found
}

/// Writes the files of a package below `folder`.
fn unpack(folder: &Path, slug: &str, files: &Files) -> anyhow::Result<PathBuf> {
    ensure!(
        slug.bytes().all(|b| b.is_ascii_alphanumeric() || b == b'-' || b == b'_'),
        "{slug:?} is no problem's name"
    );
    let dir = folder.join(slug);
    for (path, bytes) in files {
        let path = dir.join(path);
        fs::create_dir_all(path.parent().unwrap_or(&dir))?;
        fs::write(path, bytes)?;
    }
    Ok(dir)
}

/// The package of a task among those of a bank, by its digest.
pub fn find(bank: Option<&Path>, task: &Task) -> anyhow::Result<PathBuf> {
    let wanted = format!("package {} with SHA-256 {}", task.problem, task.package_sha256);
    let bank = bank.with_context(|| {
        format!("the bundle does not hold {wanted}; say with --bank where packages are")
    })?;
    let entries = fs::read_dir(bank).with_context(|| format!("cannot read {}", bank.display()))?;
    for entry in entries {
        let dir = entry?.path();
        let package = if dir.is_dir() { Package::open(&dir).ok() } else { None };
        if package.is_some_and(|p| p.sha256().is_ok_and(|digest| digest == task.package_sha256)) {
            return Ok(dir);
        }
    }
    anyhow::bail!("{} does not have {wanted}", bank.display())
}

/// The files of a package's directory that count for its digest.
pub fn files(dir: &Path) -> anyhow::Result<Files> {
    let mut found = Files::new();
    let mut waiting = vec![dir.to_owned()];
    while let Some(folder) = waiting.pop() {
        for entry in fs::read_dir(&folder)? {
            let entry = entry?;
            if entry.file_name().to_string_lossy().starts_with('.') {
                continue;
            }
            let (path, kind) = (entry.path(), entry.file_type()?);
            if kind.is_dir() {
                waiting.push(path);
            } else {
                let below = path.strip_prefix(dir)?.to_str().context("a name that is no text")?;
                found.insert(below.to_owned(), fs::read(&path)?);
            }
        }
    }
    Ok(found)
}
