//! Which version a package is: Cargo.toml's, and the commit.

use anyhow::{Context as _, Result, bail};

use super::said_here;
use crate::machine::context::Context;

/// Letters of a commit's hash.
const HASH: &str = "12";

/// What is packaged.
pub(super) struct Version {
    /// Of Cargo.toml. A release is a commit that raises it.
    pub(super) number: String,
    /// The first letters of the commit's hash.
    pub(super) commit: String,
    /// Seconds since 1970 at which the commit was made.
    pub(super) epoch: u64,
    /// The same as year, month, day, hour, minute and second, in UTC.
    stamp: String,
}

impl Version {
    /// The commit that is checked out. A package of something else than it says is only made of a given program.
    pub(super) fn of(context: &Context, or_changed: bool) -> Result<Self> {
        let changed = said_here(context, "git", &["status", "--porcelain"])?;
        if !changed.is_empty() && !or_changed {
            bail!("a package is made from a commit, and this checkout differs from it:\n{changed}");
        }
        let form = "--format=%ct %cd";
        let date = "--date=format-local:%Y%m%d%H%M%S";
        let mut git = crate::machine::process::command("git");
        git.current_dir(&context.root).env("TZ", "UTC").args(["log", "-1", form, date]);
        let said = super::said(&mut git)?;
        let (epoch, stamp) = said.trim().split_once(' ').context("git tells no time")?;
        let commit = said_here(context, "git", &["rev-parse", &format!("--short={HASH}"), "HEAD"])?;
        let manifest = std::fs::read_to_string(context.root.join("Cargo.toml"))?;
        Ok(Self {
            number: number_in(&manifest).context("Cargo.toml has no version")?.to_owned(),
            commit: commit.trim().to_owned(),
            epoch: epoch.parse()?,
            stamp: stamp.to_owned(),
        })
    }

    /// For file names and dpkg: a later commit of the same number is a later version.
    pub(super) fn full(&self) -> String {
        format!("{}+{}.g{}", self.number, self.stamp, self.commit)
    }

    /// The commit's time as `%Y-%m-%dT%H:%M:%SZ` has it.
    pub(super) fn timestamp(&self) -> String {
        let part = |from: usize, to: usize| self.stamp.get(from..to).unwrap_or_default();
        let (date, time) = ([part(0, 4), part(4, 6), part(6, 8)], [part(8, 10), part(10, 12)]);
        format!("{}T{}:{}Z", date.join("-"), time.join(":"), part(12, 14))
    }

    #[cfg(test)]
    pub(super) fn for_a_test() -> Self {
        Self {
            number: String::from("1.2.3"),
            commit: String::from("0123456789ab"),
            epoch: 1_796_015_700,
            stamp: String::from("20261130051500"),
        }
    }
}

fn number_in(manifest: &str) -> Option<&str> {
    let package = manifest.split_once("[workspace.package]")?.1;
    let version = package.lines().find_map(|line| line.strip_prefix("version = \""))?;
    version.strip_suffix('"')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_names_number_time_and_commit() {
        let version = Version::for_a_test();
        assert_eq!(version.full(), "1.2.3+20261130051500.g0123456789ab");
        assert_eq!(version.timestamp(), "2026-11-30T05:15:00Z");
    }

    #[test]
    fn the_number_is_that_of_the_workspace() {
        let manifest = "[package]\nversion = \"9\"\n[workspace.package]\nversion = \"0.3.0\"\n";
        assert_eq!(number_in(manifest), Some("0.3.0"));
        assert_eq!(number_in("version = \"1\"\n"), None);
    }
}
