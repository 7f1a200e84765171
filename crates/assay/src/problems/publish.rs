//! `assay problems publish`.

use std::path::Path;

use anyhow::Context;
use challenges::problems::{self, NewVersion, Published, Slug};
use db::Conn;
use judge::{Judge, Settings};
use kpp::{Package, Scenario};

use super::record::Record;
use super::{packages, refused, verify};
use crate::{Failure, open as database, say};
use judging::open_package as open;
use judging::scenario::task_in_bank;
use judging::{Clock, new_scenario, new_version};

/// Brings every package below `bank` into the database's problem bank.
pub(super) fn publish(bank: &Path) -> Result<(), Failure> {
    let dirs = packages(bank)?;
    let versions = dirs.iter().map(|dir| publishable(bank, dir));
    let versions = versions.collect::<anyhow::Result<Vec<NewVersion>>>()?;
    let scenario = Scenario::is_at(bank).then(|| open_scenario(bank)).transpose()?;
    database::with_database(|_, db| {
        let said = |slug: &Slug, published: Published| {
            let state = if published.fresh { "published" } else { "known" };
            say(&format!("{slug:<24} {state}"));
        };
        if let Some(scenario) = &scenario {
            let published = db.write_now(|conn| publish_scenario(conn, scenario, &versions))?;
            for (slug, published) in &published {
                said(slug, *published);
            }
            return Ok(());
        }
        for version in &versions {
            said(&version.slug, db.write_now(|conn| problems::publish(conn, version))?);
        }
        Ok(())
    })
}

/// The scenario of a folder, or everything that is wrong with it.
pub(crate) fn open_scenario(dir: &Path) -> anyhow::Result<Scenario> {
    Scenario::open(dir)
        .map_err(|findings| refused(&format!("{} is no usable scenario", dir.display()), &findings))
}

/// Publishes a scenario with its tasks, all or none; the scenario comes last.
pub(crate) fn publish_scenario(
    conn: &mut Conn,
    scenario: &Scenario,
    versions: &[NewVersion],
) -> anyhow::Result<Vec<(Slug, Published)>> {
    let mut published = Vec::new();
    for version in versions {
        published.push((version.slug.clone(), problems::publish(conn, version)?));
    }
    let task = |task: &kpp::ScenarioTask| {
        let found = published.iter().find(|(slug, _)| slug.as_str() == task.package.slug);
        let (_, known) = found.context("a task is not in the bank")?;
        task_in_bank(task, *known)
    };
    let tasks = scenario.tasks.iter().map(task).collect::<anyhow::Result<Vec<_>>>()?;
    let whole = new_scenario(scenario, tasks)?;
    published.push((whole.slug.clone(), problems::publish(conn, &whole)?));
    Ok(published)
}

/// The package as the bank takes it, if it may be published: it keeps the house rules, and its
/// solutions do what their author says with time to spare. That is looked up in `verified.txt`, or
/// found out now.
fn publishable(bank: &Path, dir: &Path) -> anyhow::Result<NewVersion> {
    let package = checked(dir)?;
    let digest = package.sha256().map_err(|finding| anyhow::anyhow!("{finding}"))?;
    if Record::read(bank)?.of(&digest).is_none() {
        say(&format!("{} is not in verified.txt and is verified now", package.slug));
        let judge = Judge::open(Settings::default())?;
        let report = verify::verify_one(&judge, dir, &[], Clock::Here)?;
        if !report.findings.is_empty() {
            anyhow::bail!("{} may not be published: {}", dir.display(), report.findings.join("; "));
        }
    }
    new_version(&package)
}

/// The package, if it keeps the house rules.
pub(crate) fn checked(dir: &Path) -> anyhow::Result<Package> {
    let package = open(dir)?;
    let findings = package.check();
    if !findings.is_empty() {
        return Err(refused(&format!("{} may not be published", dir.display()), &findings));
    }
    Ok(package)
}
