//! `assay problems publish`.

use std::path::Path;

use challenges::problems::NewVersion;
use judge::{Judge, Settings};
use kpp::Package;

use super::record::Record;
use super::{packages, refused, verify};
use crate::{Failure, open as database, say};
use judging::new_version;
use judging::open_package as open;

/// Brings every package below `bank` into the database's problem bank.
pub(super) fn publish(bank: &Path) -> Result<(), Failure> {
    let dirs = packages(bank)?;
    let versions = dirs.iter().map(|dir| publishable(bank, dir));
    let versions = versions.collect::<anyhow::Result<Vec<NewVersion>>>()?;
    database::with_database(|_, db| {
        for version in &versions {
            let published = db.write_now(|conn| challenges::problems::publish(conn, version))?;
            let state = if published.fresh { "published" } else { "known" };
            say(&format!("{:<24} {state}", version.slug));
        }
        Ok(())
    })
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
        let report = verify::verify_one(&judge, dir, &[])?;
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
