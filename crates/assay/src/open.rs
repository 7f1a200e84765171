//! Getting at the database, for commands that are not the server.

use std::path::PathBuf;

use anyhow::Context;
use db::cluster::{self, Cluster};
use db::{Db, Options};
use flows::post::Sender;
use kernel::{Clock, SystemClock};

use crate::{Failure, say};
use config::{Config, Purpose, from_environment};

/// How the private cluster of these settings is run.
pub(super) fn cluster_settings(config: &Config) -> cluster::Settings {
    let mut node_roots = Vec::new();
    if let Some(dir) = std::env::current_exe().ok().and_then(|exe| Some(exe.parent()?.to_owned())) {
        node_roots.push(dir);
    }
    node_roots.push(PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../frontend"));
    cluster::Settings {
        data: config.data_dir.clone(),
        binaries: config.postgres_binaries.clone(),
        search_path: config.search_path.clone(),
        node_roots,
        throw_away: false,
    }
}

/// Who sends mail and notices of a command, now.
pub(super) fn sender(config: &Config) -> Sender {
    Sender {
        public_url: config.public_url.clone(),
        support: config.support_email.clone(),
        now: SystemClock.now(),
    }
}

/// Runs `act` on the database: the configured one, the one that a running server keeps, or else a
/// private cluster started for the purpose.
pub(super) fn with_database<T>(
    act: impl FnOnce(&Config, &Db) -> anyhow::Result<T>,
) -> Result<T, Failure> {
    with_address(|config, url| act(config, &Db::new(url, Options::default())))
}

/// The same for what makes connections of its own.
pub(super) fn with_address<T>(
    act: impl FnOnce(&Config, &str) -> anyhow::Result<T>,
) -> Result<T, Failure> {
    reach(act, true)
}

/// The same without migrating: a backup or a restore must not change the schema first.
pub(super) fn with_address_unmigrated<T>(
    act: impl FnOnce(&Config, &str) -> anyhow::Result<T>,
) -> Result<T, Failure> {
    reach(act, false)
}

fn reach<T>(
    act: impl FnOnce(&Config, &str) -> anyhow::Result<T>,
    is_migrated: bool,
) -> Result<T, Failure> {
    let config = from_environment(Purpose::Tool).map_err(Failure::Settings)?;
    if let Some(url) = config.database_url.clone().or_else(|| cluster::running(&config.data_dir)) {
        return Ok(act(&config, &url)?);
    }
    let runtime = tokio::runtime::Builder::new_current_thread().enable_all().build()?;
    runtime.block_on(async {
        let cluster = Cluster::start(&cluster_settings(&config)).await?;
        let url = cluster.url();
        let ready = if is_migrated { db::migrate(&url).map(drop) } else { Ok(()) };
        let outcome = ready.map_err(anyhow::Error::from).and_then(|()| act(&config, &url));
        cluster.stop().await?;
        Ok(outcome?)
    })
}

/// `assay migrate`.
pub(super) fn migrate() -> Result<(), Failure> {
    let config = from_environment(Purpose::Tool).map_err(Failure::Settings)?;
    let url = config
        .database_url
        .context("DATABASE_URL is not set: a private cluster migrates itself")?;
    let ran = db::migrate(&url)?;
    say(&format!("{ran} migrations were run."));
    Ok(())
}
