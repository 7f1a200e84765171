//! Dependencies that an earlier run has built, in the folder that ASSAY_CI_CACHE names.
//!
//! The folder holds one cache, `assay-dependencies-<key>`: what cargo keeps of packages that are not ours, as it lies in the
//! target folder, and `sums` of all of it. Cargo goes by names and times of modification, so that it takes what is restored
//! for what it has built itself. Nothing here fails a run: without a cache cargo builds everything.

mod carry;
mod key;
mod units;

use std::fs::{self, File};
use std::path::{Path, PathBuf};
use std::process::Stdio;

use anyhow::{Context as _, Result, bail};

use crate::machine::context::Context;
use crate::machine::environment;
use crate::machine::output::line;
use crate::machine::process::{self, Process};
use carry::carry;
use units::{FOLDERS, Units, foreign};

/// Names the folder of the cache.
const VARIABLE: &str = "ASSAY_CI_CACHE";
/// What begins like this in that folder is ours, and may be removed.
const PREFIX: &str = "assay-dependencies-";
/// The dev profile's folder below the target folder.
const PROFILE: &str = "debug";
const SUMS: &str = "sums";

/// The cache for this checkout, compiler and environment.
pub(crate) struct Cache {
    folder: PathBuf,
    key: String,
}

impl Cache {
    /// The one in the folder that ASSAY_CI_CACHE names; `None` where it names none.
    pub(crate) fn of(context: &Context) -> Option<Self> {
        let folder = context.root.join(environment::read(VARIABLE)?);
        match key::of(context) {
            Ok(key) => Some(Self { folder, key }),
            Err(error) => {
                line(&format!("no dependencies are taken from {VARIABLE}: {error:#}"));
                None
            }
        }
    }

    fn place(&self) -> PathBuf {
        self.folder.join(format!("{PREFIX}{}", self.key))
    }

    /// Puts what it holds into the target folder. A cache that is damaged is removed.
    pub(crate) fn restore(&self, context: &Context) {
        let place = self.place();
        if !place.is_dir() {
            return line(&format!("{} has no dependencies of this key", self.folder.display()));
        }
        match is_whole(context, &place) {
            Ok(true) => {}
            Ok(false) => {
                line(&format!("{} is damaged and removed", place.display()));
                return remove(&place);
            }
            // It may be whole: we were asked to stop, or b2sum is missing.
            Err(error) => return line(&format!("no dependencies are restored: {error:#}")),
        }
        let profile = context.target.join(PROFILE);
        let restored = FOLDERS.iter().try_for_each(|folder| {
            fs::create_dir_all(&profile)?;
            carry(&place.join(folder), &profile.join(folder))
        });
        line(&match restored {
            Ok(()) => format!("the dependencies are those of {}", place.display()),
            Err(error) => format!("not all dependencies could be restored: {error:#}"),
        });
    }

    /// Writes what the target folder holds of dependencies, where the cache lacks some of it, and removes caches of another
    /// key and what killed runs have left.
    pub(crate) fn save(&self, context: &Context) {
        let part = self.folder.join(format!("{PREFIX}{}.{}.part", self.key, std::process::id()));
        let saved = self.write(context, &part);
        remove(&part);
        line(&match saved {
            Ok(None) => format!("{} has all dependencies", self.place().display()),
            Ok(Some(count)) => {
                format!("{count} units of dependencies are in {}", self.place().display())
            }
            Err(error) => format!("the dependencies could not be saved: {error:#}"),
        });
        self.sweep();
    }

    /// Makes the cache in `part` and puts it in its place; answers how many units it has, or `None` where the one that is
    /// there has all of them.
    fn write(&self, context: &Context, part: &Path) -> Result<Option<usize>> {
        let lock = fs::read_to_string(context.root.join("Cargo.lock")).context("Cargo.lock")?;
        let (profile, place) = (context.target.join(PROFILE), self.place());
        let units = Units::of(&profile, &foreign(&lock))?;
        if units.are_all_in(&place) {
            return Ok(None);
        }
        for (folder, names) in units.by_folder() {
            fs::create_dir_all(part.join(folder))?;
            for name in names {
                carry(&profile.join(folder).join(name), &part.join(folder).join(name))?;
            }
        }
        sum(context, part)?;
        // A folder that is not empty cannot be replaced in one step; between the two there is no cache.
        remove(&place);
        fs::rename(part, &place).with_context(|| format!("cannot make {}", place.display()))?;
        Ok(Some(units.count()))
    }

    fn sweep(&self) {
        let current = format!("{PREFIX}{}", self.key);
        for entry in fs::read_dir(&self.folder).into_iter().flatten().flatten() {
            let name = entry.file_name();
            let is_ours = name.to_str().is_some_and(|name| name.starts_with(PREFIX));
            if is_ours && name != *current {
                remove(&entry.path());
            }
        }
    }
}

/// Writes down the sums of all files in `part`.
fn sum(context: &Context, part: &Path) -> Result<()> {
    let mut shell = process::command("sh");
    let find = format!("find {} -type f -print0 | xargs -0 b2sum", FOLDERS.join(" "));
    shell.current_dir(part).args(["-c", &find]).stdout(File::create(part.join(SUMS))?);
    match Process::start("b2sum", &mut shell)?.wait(context, None)? {
        status if status.success() => Ok(()),
        status => bail!("b2sum: {status}"),
    }
}

/// Whether the files in `place` have the sums that are written there.
fn is_whole(context: &Context, place: &Path) -> Result<bool> {
    let mut sums = process::command("b2sum");
    sums.current_dir(place).args(["--check", "--strict", "--status", SUMS]);
    sums.stderr(Stdio::null());
    Ok(Process::start("b2sum", &mut sums)?.wait(context, None)?.success())
}

/// Removes a folder. One that cannot be removed only takes space.
fn remove(path: &Path) {
    let _ = fs::remove_dir_all(path);
}

#[cfg(test)]
mod tests;
