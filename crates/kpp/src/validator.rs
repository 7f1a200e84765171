//! `output_validator/`: the author's own program that decides whether output is right.

use std::path::{Path, PathBuf};

use crate::files::Tree;
use crate::{Finding, language_of};

pub(crate) const DIR: &str = "output_validator";

/// A validator of the author's: one source file and the headers it includes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OutputValidator {
    /// The source file.
    pub program: PathBuf,
    /// Its language's id.
    pub language: &'static str,
    /// Headers.
    pub beside: Vec<PathBuf>,
    /// `output_validator_args`, the same for every test of the package.
    pub arguments: Vec<String>,
    /// It talks with the submission while that runs, instead of reading its output afterwards.
    pub interactive: bool,
    /// How often a submission may be run on one test; 1 unless the type is multi-pass.
    pub passes: u32,
}

/// Whether the package brings a validator, understood or not.
pub(crate) fn is_there(tree: &Tree) -> bool {
    tree.dirs.iter().any(|dir| dir == DIR)
}

/// The validator without its arguments; nothing where there is none or a finding says why.
pub(crate) fn read(
    tree: &Tree,
    (interactive, passes): (bool, u32),
    findings: &mut Vec<Finding>,
) -> Option<OutputValidator> {
    if !is_there(tree) {
        if interactive || passes > 1 {
            let text = "An interactive or multi-pass problem needs a program here.";
            findings.push(Finding::new(DIR, text));
        }
        return None;
    }
    for (path, _) in tree.dirs_in(DIR) {
        findings.push(Finding::new(path, "Folders inside a validator are not understood here."));
    }
    let (mut sources, mut beside) = (Vec::new(), Vec::new());
    for (path, name) in tree.files_in(DIR) {
        match language_of(Path::new(name)) {
            // A query cannot look at another's rows.
            Some(language) if language != "sql" => sources.push((path, language)),
            _ if name.ends_with(".h") || name.ends_with(".hpp") => {
                beside.push(tree.absolute(path));
            }
            _ => findings.push(Finding::new(
                path,
                "A validator is one source file of a known language, and headers.",
            )),
        }
    }
    let [(path, language)] = sources.as_slice() else {
        let text = format!("There must be one source file here, but there are {}.", sources.len());
        findings.push(Finding::new(DIR, text));
        return None;
    };
    let (program, arguments) = (tree.absolute(path), Vec::new());
    Some(OutputValidator { program, language, beside, arguments, interactive, passes })
}
