//! What the bank keeps of a package beside its tests: names, and programs as text.

use std::path::Path;

use super::check::relative;
use crate::files::{MAX_FILE_BYTES, read_at_most};
use crate::{Finding, Package};

/// The largest source that a submission may have here, in KiB.
const MAX_CODE_KIB: u32 = 128;
/// The longest name of a group, in characters.
const MAX_GROUP_NAME: usize = 64;
/// The longest name of a test, in characters.
const MAX_TEST_NAME: usize = 200;

pub(super) fn check(package: &Package, findings: &mut Vec<Finding>) {
    if package.limits.code_kib > MAX_CODE_KIB {
        let text = format!("limits.code is more than the {MAX_CODE_KIB} KiB that are taken here.");
        findings.push(Finding::new("problem.yaml", text));
    }
    names(package, findings);
    let models = package.submissions.iter().filter(|solution| solution.is_model);
    let models = models.flat_map(|solution| solution.files());
    let validator = package.output_validator.iter().map(|own| own.program.as_path());
    for path in models.chain(validator) {
        if let Err(why) = program(path) {
            findings.push(Finding::new(relative(package, path), why));
        }
    }
    let mut arguments = package.output_validator.iter().flat_map(|own| &own.arguments);
    if arguments.any(|word| word.contains('\0')) {
        let text = "output_validator_args have a NUL character.";
        findings.push(Finding::new("data/secret", text));
    }
}

fn names(package: &Package, findings: &mut Vec<Finding>) {
    for group in package.groups() {
        let folder = format!("data/{}", group.full_name());
        if group.name.len() > MAX_GROUP_NAME {
            let text = format!("The group's name is longer than {MAX_GROUP_NAME} characters.");
            findings.push(Finding::new(folder.as_str(), text));
        }
        for test in group.tests.iter().filter(|test| test.name.len() > MAX_TEST_NAME) {
            let text = format!("The test's name is longer than {MAX_TEST_NAME} characters.");
            findings.push(Finding::new(format!("{folder}/{}.in", test.name), text));
        }
    }
}

/// A program that is kept as text; its line ends are its author's.
fn program(path: &Path) -> Result<(), &'static str> {
    let bytes = read_at_most(path, MAX_FILE_BYTES).map_err(|_| "The file cannot be read.")?;
    match std::str::from_utf8(&bytes) {
        Err(_) => Err("The file is not UTF-8 text."),
        Ok(text) if text.contains('\0') => Err("The file has a NUL character."),
        Ok(_) => Ok(()),
    }
}
