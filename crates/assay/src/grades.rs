//! `assay verify`, `regrade`, `bundle` and `keys`: grades outside the server.

use std::fs;
use std::path::Path;

use anyhow::Context;
use assessments::reports;
use judge::{Judge, Settings};
use kernel::{AttemptId, Clock, SystemClock};
use serde::Deserialize;

use crate::{Failure, open, say};
use config::{Config, Purpose, from_environment};
use grades::{self, Bundle, KeyBody, Keys, SignedGrade};

/// What GET /api/grade-keys answers.
#[derive(Deserialize)]
struct Listed {
    items: Vec<KeyBody>,
}

/// Says who signed a grade and what it says; fails where the signature does not hold.
pub(super) fn verify(path: &Path, keys: Option<&Path>) -> Result<(), Failure> {
    let trusted = trusted(keys)?;
    let signed: SignedGrade = serde_json::from_slice(&read(path)?)
        .with_context(|| format!("{} is no signed grade", path.display()))?;
    let key = grades::verify(&signed, &trusted)?;
    let state = if key.active { "in use" } else { "replaced since" };
    say(&format!("The signature holds: key {}, {state}.", key.id));
    summarise(&signed);
    Ok(())
}

/// Checks the signature, judges again and compares; fails on any difference.
pub(super) fn regrade(
    path: &Path,
    bank: Option<&Path>,
    keys: Option<&Path>,
) -> Result<(), Failure> {
    let trusted = trusted(keys)?;
    let bundle = Bundle::read(&read(path)?).with_context(|| path.display().to_string())?;
    let key = grades::verify(&bundle.signed, &trusted)?;
    say(&format!("The signature holds: key {}.", key.id));
    summarise(&bundle.signed);
    let judge = Judge::open(Settings::default())?;
    let again = grades::regrade(&judge, &bundle, bank)?;
    for note in &again.notes {
        say(&format!("  note: {note}"));
    }
    for difference in &again.differences {
        say(&format!("  differs: {difference}"));
    }
    let tests = again.tests;
    if again.differences.is_empty() {
        say(&format!("Judged again: {tests} tests, every verdict and all points as graded."));
        return Ok(());
    }
    let count = again.differences.len();
    Err(anyhow::anyhow!("judged again: {tests} tests, {count} differences").into())
}

/// Writes a bundle with its packages.
pub(super) fn bundle(attempt: AttemptId, bank: &Path, out: &Path) -> Result<(), Failure> {
    open::with_database(|config, db| {
        let graded = db
            .read_now(|conn| {
                let report = reports::for_operator(conn, attempt)?;
                let report = report.ok_or_else(|| anyhow::anyhow!("there is no such report"))?;
                let counts = report.void_reason.is_none();
                anyhow::ensure!(counts, "the attempt is voided, so its grade is not signed");
                anyhow::Ok(grades::compose(conn, report)?)
            })?
            .context("the attempt is not graded yet")?;
        let keys = Keys::of(&config.data_dir);
        keys.ensure(SystemClock.now())?;
        let mut bundle = Bundle::new(keys.sign(graded.grade)?, graded.sources);
        for task in &bundle.signed.grade.tasks {
            if task.submission.is_some() {
                let dir = grades::find(Some(bank), task)?;
                bundle.packages.insert(task.position, grades::files(&dir)?);
            }
        }
        fs::write(out, bundle.pack()?).with_context(|| out.display().to_string())?;
        let packages = bundle.packages.len();
        say(&format!("{}: the grade, its sources and {packages} packages.", out.display()));
        Ok(())
    })
}

/// Prints the public keys.
pub(super) fn list_keys() -> Result<(), Failure> {
    let keys = own_keys(&config()?);
    keys.ensure(SystemClock.now())?;
    let items = serde_json::json!({ "items": keys.list()? });
    say(&serde_json::to_string_pretty(&items)?);
    Ok(())
}

/// Makes a new key the one that signs.
pub(super) fn rotate_keys() -> Result<(), Failure> {
    let key = own_keys(&config()?).rotate(SystemClock.now())?;
    say(&format!("Key {} signs from now on. Grades signed before stay valid.", key.id));
    Ok(())
}

fn config() -> Result<Config, Failure> {
    from_environment(Purpose::Tool).map_err(Failure::Settings)
}

fn own_keys(config: &Config) -> Keys {
    Keys::of(&config.data_dir)
}

/// The keys to believe: a file's, or this installation's own. A document never brings its own.
fn trusted(path: Option<&Path>) -> Result<Vec<KeyBody>, Failure> {
    if let Some(path) = path {
        let listed: Listed = serde_json::from_slice(&read(path)?)
            .with_context(|| format!("{} is no list of keys", path.display()))?;
        return Ok(listed.items);
    }
    let listed = own_keys(&config()?).list();
    Ok(listed.context(
        "there are no keys here to check against: save what GET /api/grade-keys of the issuer \
         answers and name the file with --keys",
    )?)
}

fn read(path: &Path) -> anyhow::Result<Vec<u8>> {
    fs::read(path).with_context(|| format!("cannot read {}", path.display()))
}

fn summarise(signed: &SignedGrade) {
    let grade = &signed.grade;
    say(&format!(
        "{} of 1000 by {}: {}, {} for {}, graded {}",
        grade.fineness,
        grade.formula,
        grade.candidate,
        grade.assessment,
        grade.company,
        grade.graded_at.format("%Y-%m-%d %H:%M UTC"),
    ));
}
