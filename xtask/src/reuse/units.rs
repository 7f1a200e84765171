//! What cargo keeps of a package: a folder in `.fingerprint`, files in `deps`, and a folder in `build` where the package has
//! a script. Their names end in the same hash.

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::{Context as _, Result};

/// The folders of a profile, in the order in which they are restored. Fingerprints are last: where restoring stops halfway,
/// cargo finds none and builds the unit.
pub(super) const FOLDERS: [&str; 3] = ["deps", "build", ".fingerprint"];

/// The packages of Cargo.lock that come from a registry, without those that share their name with one of ours.
pub(super) fn foreign(lock: &str) -> BTreeSet<&str> {
    let packages = lock.split("[[package]]\n").skip(1).filter_map(|package| {
        let name = package.lines().find_map(|line| line.strip_prefix("name = \""))?;
        let has_source = package.lines().any(|line| line.starts_with("source = "));
        Some((name.trim_end_matches('"'), has_source))
    });
    let (from_registry, own): (Vec<_>, Vec<_>) = packages.partition(|(_, has_source)| *has_source);
    let names = |packages: Vec<(_, _)>| packages.into_iter().map(|(name, _)| name);
    let own: BTreeSet<&str> = names(own).collect();
    names(from_registry).filter(|name| !own.contains(name)).collect()
}

/// What a profile's folder holds of some packages: names in each of [`FOLDERS`].
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Units([BTreeSet<String>; 3]);

impl Units {
    /// What is built of these packages. A unit that cargo is still building is left out.
    ///
    /// # Errors
    /// When a folder is missing or cannot be read.
    pub(super) fn of(profile: &Path, packages: &BTreeSet<&str>) -> Result<Self> {
        let [deps, build, fingerprints] = FOLDERS.map(|folder| profile.join(folder));
        let mut done = names(&fingerprints)?;
        done.retain(|name| {
            let known = split(name).is_some_and(|(package, _)| packages.contains(package));
            known && is_whole(&fingerprints.join(name))
        });
        let hashes: BTreeSet<&str> = done.iter().filter_map(|name| Some(split(name)?.1)).collect();
        let of_those = |folder: &Path| -> Result<BTreeSet<String>> {
            let mut names = names(folder)?;
            names.retain(|name| split(name).is_some_and(|(_, hash)| hashes.contains(hash)));
            Ok(names)
        };
        Ok(Self([of_those(&deps)?, of_those(&build)?, done]))
    }

    /// Each of [`FOLDERS`] with the names in it.
    pub(super) fn by_folder(&self) -> impl Iterator<Item = (&'static str, &BTreeSet<String>)> {
        FOLDERS.into_iter().zip(&self.0)
    }

    /// How many there are.
    pub(super) fn count(&self) -> usize {
        let [.., fingerprints] = &self.0;
        fingerprints.len()
    }

    /// Whether this folder of a cache has all of them.
    pub(super) fn are_all_in(&self, cache: &Path) -> bool {
        self.by_folder().all(|(folder, wanted)| {
            names(&cache.join(folder)).is_ok_and(|kept| kept.is_superset(wanted))
        })
    }
}

fn names(folder: &Path) -> Result<BTreeSet<String>> {
    let entries =
        std::fs::read_dir(folder).with_context(|| format!("cannot read {}", folder.display()))?;
    Ok(entries.flatten().filter_map(|entry| entry.file_name().into_string().ok()).collect())
}

/// The package or crate of a name such as `serde-4964e3dd6741f2a2` or `libserde-4964e3dd6741f2a2.rlib`, and its hash.
fn split(name: &str) -> Option<(&str, &str)> {
    let (package, rest) = name.rsplit_once('-')?;
    let hash = rest.split('.').next()?;
    let is_hash = hash.len() == 16 && hash.chars().all(|c| c.is_ascii_hexdigit());
    is_hash.then_some((package, hash))
}

/// Whether a unit was built to its end: cargo writes its hash last, into a file that is called like the unit.
fn is_whole(fingerprint: &Path) -> bool {
    let names = names(fingerprint).unwrap_or_default();
    names.iter().any(|name| !name.contains('.') && !name.starts_with("dep-"))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_packages_of_a_registry_are_foreign_and_none_with_a_name_of_ours() {
        let lock = "version = 4\n\n[[package]]\nname = \"serde\"\nversion = \"1.0.0\"\nsource = \"registry+x\"\n\n\
                    [[package]]\nname = \"config\"\nversion = \"0.0.0\"\ndependencies = [\n \"serde\",\n]\n\n\
                    [[package]]\nname = \"config\"\nversion = \"0.15.0\"\nsource = \"registry+x\"\n";
        assert_eq!(foreign(lock), BTreeSet::from(["serde"]));
    }

    #[test]
    fn a_name_is_split_at_its_hash() {
        assert_eq!(split("md-5-0dd4aec018d9f115"), Some(("md-5", "0dd4aec018d9f115")));
        let file = "libaws_lc_sys-ac586eff52dae97b.rmeta";
        assert_eq!(split(file), Some(("libaws_lc_sys", "ac586eff52dae97b")));
        for name in ["rmeta5AVNDs", "assay", "serde-main", "a-0dd4aec018d9f115x"] {
            assert_eq!(split(name), None, "{name}");
        }
    }
}
