//! Which files of a folder are tests. A file that looks like part of a test and is none is a fault, never ignored.

use std::collections::BTreeSet;

use super::Tree;
use crate::Finding;

/// What people and tools call inputs and answers, in whatever case; only `in` and `ans` are the format's.
const LIKE_A_TEST: [&str; 9] =
    ["in", "ans", "out", "inp", "input", "answer", "output", "sol", "expected"];
/// What may stand beside a test. Source: the format, Test Data.
const BESIDE: [&str; 12] = [
    "out",
    "hint",
    "desc",
    "png",
    "jpg",
    "jpeg",
    "svg",
    "interaction",
    "in.statement",
    "ans.statement",
    "in.download",
    "ans.download",
];
/// Folders of `data/`, of any version of the format and of the tools that write it.
const FOLDERS: [&str; 11] = [
    "sample",
    "secret",
    "invalid_input",
    "invalid_inputs",
    "invalid_output",
    "invalid_outputs",
    "invalid_answer",
    "invalid_answers",
    "valid_output",
    "valid_outputs",
    "bad",
];

/// What the files of one folder are.
#[derive(Default)]
pub(crate) struct Pairs {
    /// The names of tests, without `.in`.
    pub(crate) tests: BTreeSet<String>,
    /// Files that would be part of a test.
    pub(crate) faults: Vec<Finding>,
    /// Files that have no effect.
    pub(crate) unused: Vec<Finding>,
}

/// The tests of a folder. `settings` is the file with its own settings, `has_yaml` whether a test may have one.
pub(crate) fn pairs(tree: &Tree, dir: &str, settings: &str, has_yaml: bool) -> Pairs {
    let names: BTreeSet<&str> = tree.files_in(dir).map(|(_, name)| name).collect();
    let has = |name: String| names.contains(name.as_str());
    let is_test = |stem: &str| has(format!("{stem}.in")) && has(format!("{stem}.ans"));
    let mut found = Pairs::default();
    for (path, name) in tree.files_in(dir).filter(|(_, name)| *name != settings) {
        let mut fault = |text: String| found.faults.push(Finding::new(path, text));
        if let Some(stem) = name.strip_suffix(".in") {
            if is_test(stem) {
                found.tests.insert(stem.to_owned());
            } else {
                fault(format!("{stem}.ans is missing."));
            }
        } else if let Some(stem) = name.strip_suffix(".ans") {
            if !is_test(stem) {
                fault(format!("{stem}.in is missing."));
            }
        } else if beside(name, has_yaml).is_some_and(&is_test) || name.ends_with(".interaction") {
            // The format's own, and of no effect on verdicts.
        } else if let Some(stem) = would_be_of(name).filter(|stem| !is_test(stem)) {
            fault(format!(
                "This looks like part of a test: call the input {stem}.in and its answer {stem}.ans."
            ));
        } else {
            found.unused.push(Finding::new(path, unused_text(name)));
        }
    }
    for (path, name) in tree.dirs_in(dir) {
        if let Some(stem) = name.strip_suffix(".files").filter(|stem| !is_test(stem)) {
            let text = format!("{stem}.in or {stem}.ans is missing.");
            found.faults.push(Finding::new(path, text));
        }
    }
    found
}

fn unused_text(name: &str) -> &'static str {
    match name {
        "testdata.yaml" | "test_group.yaml" => {
            "Another version of the format has its settings of tests here; this one does not."
        }
        _ => "This file belongs to no test.",
    }
}

/// The test that a file stands beside, if it is of a kind that may.
fn beside(name: &str, has_yaml: bool) -> Option<&str> {
    let endings = BESIDE.iter().copied().chain(has_yaml.then_some("yaml"));
    let mut stems = endings.filter_map(|ending| name.strip_suffix(ending)?.strip_suffix('.'));
    stems.next()
}

/// The test that a file with this name looks like a part of: `2.IN`, `2.out`, `2.in.txt`.
fn would_be_of(name: &str) -> Option<&str> {
    let dots = name.rmatch_indices('.').map(|(at, _)| at);
    let like = |at: &usize| {
        let rest = name.get(at + 1..).unwrap_or_default();
        let ending = rest.split('.').next().unwrap_or_default().to_ascii_lowercase();
        LIKE_A_TEST.contains(&ending.as_str())
    };
    dots.into_iter().find(like).and_then(|at| name.get(..at))
}

/// Tests that no version of the format looks for, where they are: directly in `data/`, or in a folder whose name is
/// almost right.
pub(crate) fn misplaced(tree: &Tree, faults: &mut Vec<Finding>, unused: &mut Vec<Finding>) {
    for (path, name) in tree.files_in("data") {
        if would_be_of(name).is_some() {
            faults.push(Finding::new(path, "Tests belong in data/sample and data/secret."));
        }
    }
    for (path, name) in tree.dirs_in("data").filter(|(_, name)| !FOLDERS.contains(name)) {
        let lower = name.to_ascii_lowercase();
        let is = |of: &&str| lower.strip_prefix(*of).is_some_and(|rest| ["", "s"].contains(&rest));
        let meant = ["sample", "secret"].into_iter().find(is);
        match meant {
            Some(of) => faults.push(Finding::new(path, format!("Call this folder data/{of}."))),
            None => {
                let text = "Tests are read from data/sample and data/secret only.";
                unused.push(Finding::new(path, text));
            }
        }
    }
    let inputs = tree.files_in("data/invalid_input");
    for (path, name) in inputs.filter(|(_, name)| !name.ends_with(".in")) {
        if name.to_ascii_lowercase().ends_with(".in") {
            faults.push(Finding::new(path, "Write the ending in lower case: .in."));
        }
    }
}
