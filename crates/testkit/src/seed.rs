//! A cluster with the migrated template, made once for all the test programs of a build.
//!
//! Making one takes seconds of the processor and copying it a tenth of one. The first program that
//! starts makes it and keeps a copy beside the programs; those that follow begin with that copy.

use std::collections::hash_map::DefaultHasher;
use std::fs::{self, DirBuilder, File};
use std::hash::{Hash as _, Hasher as _};
use std::io;
use std::os::unix::fs::DirBuilderExt as _;
use std::path::{Path, PathBuf};

use db::Conn;
use db::cluster::{Cluster, Settings, version};
use diesel::connection::SimpleConnection;
use diesel::prelude::*;

pub(crate) const TEMPLATE: &str = "assay_template";
/// The folder of the kept cluster, beside the folders of the programs.
const KEPT: &str = "assay-test-cluster";
/// Ends the name of a copy that is being made.
const HALF: &str = "half";

/// Another database of the cluster that `url` leads to.
pub(crate) fn url_of(url: &str, database: &str) -> String {
    url.replace("/assay?", &format!("/{database}?"))
}

/// Leaves a stopped cluster with the template in the data directory of these settings.
pub(crate) async fn plant(settings: &Settings) {
    let kept = folder();
    fs::create_dir_all(&kept).expect("make the folder of the kept cluster");
    let seed = kept.join(key(settings));
    let own = settings.data.join("pg");
    if own.exists() {
        // Of a program that had our number before.
        fs::remove_dir_all(&own).expect("remove the cluster of a dead program");
    }
    // Opened for each lock: the first is let go of before the second is waited for.
    let reading = lock_file(&kept);
    reading.lock_shared().expect("lock the kept cluster");
    if seed.is_dir() {
        return take(&seed, settings, &own);
    }
    drop(reading);
    let writing = lock_file(&kept);
    writing.lock().expect("lock the kept cluster");
    if seed.is_dir() {
        // Another program has made it meanwhile.
        return take(&seed, settings, &own);
    }
    make(settings).await;
    assert!(!own.join("postmaster.pid").exists(), "the test cluster did not stop");
    keep(&own, &seed).expect("keep the test cluster");
}

/// Where the programs of this build are, with their folder left out.
fn folder() -> PathBuf {
    let program = std::env::current_exe().ok();
    let build = program.as_deref().and_then(Path::parent).and_then(Path::parent);
    build.map_or_else(std::env::temp_dir, Path::to_owned).join(KEPT)
}

fn lock_file(kept: &Path) -> File {
    let file = File::options().create(true).truncate(false).write(true).open(kept.join("lock"));
    file.expect("open the lock of the kept cluster")
}

/// What has to be the same where a kept cluster is taken: what it is made from, PostgreSQL, and the
/// run of the machine, as one that lost power may have written only parts of the files.
fn key(settings: &Settings) -> String {
    let postgres = version(settings).expect("find PostgreSQL");
    let run = fs::read_to_string("/proc/sys/kernel/random/boot_id").unwrap_or_default();
    let mut hasher = DefaultHasher::new();
    (env!("ASSAY_TEMPLATE"), postgres, run).hash(&mut hasher);
    format!("{:016x}", hasher.finish())
}

async fn make(settings: &Settings) {
    let cluster = Cluster::start(settings).await.expect("start the test cluster");
    let url = cluster.url();
    let mut conn = Conn::establish(&url_of(&url, "postgres")).expect("reach the test cluster");
    conn.batch_execute(&format!("create database {TEMPLATE}")).expect("make the template");
    drop(conn);
    db::migrate(&url_of(&url, TEMPLATE)).expect("migrate the template");
    cluster.stop().await.expect("stop the test cluster");
}

fn take(seed: &Path, settings: &Settings, own: &Path) {
    fs::create_dir_all(&settings.data).expect("make the folder of the test cluster");
    copy(seed, own).expect("copy the kept cluster");
}

/// Keeps a copy under this name once it is whole, and nothing else: what was kept before was made
/// from something else. Nobody may be reading.
fn keep(own: &Path, seed: &Path) -> io::Result<()> {
    let half = seed.with_extension(HALF);
    for entry in fs::read_dir(seed.parent().unwrap_or(seed))? {
        let entry = entry?;
        if entry.file_type()?.is_dir() {
            fs::remove_dir_all(entry.path())?;
        }
    }
    copy(own, &half)?;
    fs::rename(&half, seed)
}

/// Copies a folder of folders and files. PostgreSQL refuses one that others may enter.
fn copy(from: &Path, to: &Path) -> io::Result<()> {
    DirBuilder::new().mode(0o700).create(to)?;
    for entry in fs::read_dir(from)? {
        let entry = entry?;
        let (from, to) = (entry.path(), to.join(entry.file_name()));
        if entry.file_type()?.is_dir() {
            copy(&from, &to)?;
        } else {
            fs::copy(&from, &to)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;

    /// A folder with one file in a folder of it.
    fn cluster(at: &Path, text: &str) -> PathBuf {
        let cluster = at.join("pg");
        fs::create_dir_all(cluster.join("base/1")).unwrap();
        fs::write(cluster.join("base/1/PG_VERSION"), text).unwrap();
        cluster
    }

    #[test]
    fn a_copy_holds_every_file_and_nobody_else_may_enter_it() {
        let dir = tempfile::tempdir().unwrap();
        let to = dir.path().join("copy");
        copy(&cluster(dir.path(), "15\n"), &to).unwrap();
        assert_eq!(fs::read_to_string(to.join("base/1/PG_VERSION")).unwrap(), "15\n");
        for folder in [&to, &to.join("base"), &to.join("base/1")] {
            assert_eq!(fs::metadata(folder).unwrap().permissions().mode() & 0o777, 0o700);
        }
    }

    #[test]
    fn only_the_newest_is_kept_and_nothing_that_is_half_made() {
        let dir = tempfile::tempdir().unwrap();
        let kept = dir.path().join("kept");
        for folder in ["before/base", "before.half", "now.half"] {
            fs::create_dir_all(kept.join(folder)).unwrap();
        }
        drop(lock_file(&kept));
        keep(&cluster(dir.path(), "15\n"), &kept.join("now")).unwrap();
        let mut names: Vec<_> =
            fs::read_dir(&kept).unwrap().map(|entry| entry.unwrap().file_name()).collect();
        names.sort();
        assert_eq!(names, ["lock", "now"]);
        assert!(kept.join("now/base/1/PG_VERSION").is_file());
    }

    #[tokio::test]
    async fn a_second_program_begins_with_what_the_first_has_kept() {
        let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
        let settings = |data: &Path| crate::cluster::settings_in(data.to_owned());
        plant(&settings(one.path())).await;
        plant(&settings(two.path())).await;
        let kept = folder().join(key(&settings(two.path())));
        let control = |cluster: &Path| fs::read(cluster.join("global/pg_control")).unwrap();
        assert!(control(&kept) == control(&two.path().join("pg")));
        let cluster = Cluster::start(&settings(two.path())).await.unwrap();
        let mut conn = Conn::establish(&url_of(&cluster.url(), TEMPLATE)).unwrap();
        assert!(!db::pending(&mut conn).unwrap());
        drop(conn);
        cluster.stop().await.unwrap();
    }
}
