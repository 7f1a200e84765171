//! The programs of the problem bank, as the rule's tests take them.

use std::collections::{BTreeMap, HashSet};
use std::fs;
use std::path::Path;

use kernel::Language;

use super::*;
use crate::{fingerprints, overlap, tokens};

/// A program of the bank.
pub(super) struct Solution {
    pub(super) problem: String,
    pub(super) name: String,
    pub(super) accepted: bool,
    pub(super) language: Language,
    pub(super) source: String,
    /// Every hash of what candidates start from.
    pub(super) given: HashSet<u64>,
}

/// The fingerprints of a source that count.
pub(super) fn counting(language: Language, source: &str, given: &HashSet<u64>) -> Vec<u64> {
    let found = fingerprints::of(&tokens::of(language, source).unwrap());
    found.into_iter().map(|one| one.hash).filter(|hash| !given.contains(hash)).collect()
}

/// The sources in a folder; none where there is no folder.
fn sources(folder: &Path) -> Vec<(String, Language, String)> {
    let Ok(files) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for file in files {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_str().unwrap().to_owned();
        if let Some(language) = Language::from_file_name(&name) {
            found.push((name, language, fs::read_to_string(&path).unwrap()));
        }
    }
    found.sort_by(|one, other| one.0.cmp(&other.0));
    found
}

pub(super) fn solutions() -> Vec<Solution> {
    let bank = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems");
    let mut problems: Vec<_> = fs::read_dir(bank).unwrap().map(|one| one.unwrap().path()).collect();
    problems.sort();
    let mut all = Vec::new();
    for folder in problems.into_iter().filter(|path| path.is_dir()) {
        let mut given: BTreeMap<Language, HashSet<u64>> = BTreeMap::new();
        for (_, language, source) in sources(&folder.join("attachments")) {
            let hashes = fingerprints::hashes(&tokens::of(language, &source).unwrap());
            given.entry(language).or_default().extend(hashes);
        }
        for verdict in ["accepted", "wrong_answer", "time_limit_exceeded"] {
            for (name, language, source) in sources(&folder.join("submissions").join(verdict)) {
                let given = given.get(&language).cloned().unwrap_or_default();
                let problem = folder.file_name().unwrap().to_str().unwrap().to_owned();
                let accepted = verdict == "accepted";
                all.push(Solution { problem, name, accepted, language, source, given });
            }
        }
    }
    assert!(all.len() > 500, "the problem bank is not where it was");
    all
}

#[test]
fn no_two_programs_for_different_problems_are_a_match() {
    let all: Vec<(Solution, Vec<u64>)> = solutions()
        .into_iter()
        .map(|one| {
            let hashes = counting(one.language, &one.source, &one.given);
            (one, hashes)
        })
        .filter(|(_, hashes)| is_comparable(hashes.len()))
        .collect();
    let (mut apart, mut nearest, mut same) = (0, (0, String::new()), Vec::new());
    for (at, (one, hashes)) in all.iter().enumerate() {
        for (other, theirs) in &all[..at] {
            if one.language != other.language {
                continue;
            }
            let found = overlap::of(hashes, theirs);
            let names = format!("{}/{} {}/{}", one.problem, one.name, other.problem, other.name);
            if one.problem != other.problem {
                assert!(!is_match(&found, LEAST_PERMILLE), "{names}: {found:?}");
                apart += 1;
                nearest = nearest.max((found.permille(), names));
            } else if one.accepted && other.accepted {
                same.push((found.permille(), is_match(&found, LEAST_PERMILLE), names));
            }
        }
    }
    same.sort();
    eprintln!("{apart} pairs of different problems, 0 matches; the nearest: {nearest:?}");
    eprintln!("{} pairs of accepted solutions of one problem:", same.len());
    same.iter().for_each(|pair| eprintln!("  {pair:?}"));
    assert!(apart > 20_000);
    assert!(same.iter().all(|(_, matched, _)| !matched), "two solutions of their own are a match");
}
