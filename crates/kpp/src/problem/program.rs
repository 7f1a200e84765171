//! Programs of the package's author: one source file and the headers beside it.

use std::path::{Path, PathBuf};

use crate::files::Tree;
use crate::{Finding, language_of};

/// A program that is compiled and run here.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Program {
    /// What the package calls it: its file's name, or its folder's.
    pub name: String,
    /// The source file.
    pub source: PathBuf,
    /// Its language's id.
    pub language: &'static str,
    /// Headers that it includes.
    pub beside: Vec<PathBuf>,
}

/// Where the versions of the format keep a problem's own validator.
const OUTPUT: [&str; 2] = ["output_validator", "output_validators"];
const INPUT: [&str; 2] = ["input_validators", "input_format_validators"];

/// The problem's own validator. `custom` is what the metadata says of it, where they do.
pub(super) fn validator(
    tree: &Tree,
    custom: Option<bool>,
    findings: &mut Vec<Finding>,
) -> Option<Program> {
    let dir = OUTPUT.into_iter().find(|dir| tree.dirs.iter().any(|d| d == dir));
    let dir = match (dir, custom) {
        (_, Some(false)) | (None, None) => return None,
        (None, Some(true)) => {
            let text = "The problem has a validator of its own, but this folder is missing.";
            findings.push(Finding::new("output_validators", text));
            return None;
        }
        (Some(dir), _) => dir,
    };
    let mut folders = tree.dirs_in(dir);
    let at = match (folders.next(), folders.next()) {
        (None, _) => dir,
        (Some((folder, _)), None) if tree.files_in(dir).next().is_none() => folder,
        _ => {
            findings.push(Finding::new(dir, "There must be one validator here."));
            return None;
        }
    };
    program(tree, at).map_err(|finding| findings.push(finding)).ok()
}

/// The programs that read inputs; what is not run here goes to `unused`.
pub(super) fn input_validators(tree: &Tree, unused: &mut Vec<Finding>) -> Vec<Program> {
    let mut programs = Vec::new();
    for dir in INPUT {
        for (path, name) in tree.files_in(dir) {
            match language_of(Path::new(name)).filter(|language| *language != "sql") {
                Some(language) => {
                    let (name, source) = (name.to_owned(), tree.absolute(path));
                    let beside = headers(tree, dir);
                    programs.push(Program { name, source, language, beside });
                }
                None if is_header(name) => {}
                None => unused.push(Finding::new(path, "This kind of validator is not run here.")),
            }
        }
        for (folder, _) in tree.dirs_in(dir) {
            match program(tree, folder) {
                Ok(program) => programs.push(program),
                Err(finding) => unused.push(finding),
            }
        }
    }
    programs
}

fn program(tree: &Tree, dir: &str) -> Result<Program, Finding> {
    let sources: Vec<_> = tree
        .files_in(dir)
        .filter_map(|(path, name)| Some((path, language_of(Path::new(name))?)))
        .filter(|(_, language)| *language != "sql")
        .collect();
    if let Some((path, _)) = tree.files_in(dir).find(|(_, n)| ["build", "run"].contains(n)) {
        return Err(Finding::new(path, "Scripts that build or run a program are not run here."));
    }
    match sources.as_slice() {
        [(path, language)] => {
            let name = dir.rsplit('/').next().unwrap_or(dir).to_owned();
            let (source, beside) = (tree.absolute(path), headers(tree, dir));
            Ok(Program { name, source, language, beside })
        }
        _ => Err(Finding::new(
            dir,
            format!("There must be one source file here, but there are {}.", sources.len()),
        )),
    }
}

fn headers(tree: &Tree, dir: &str) -> Vec<PathBuf> {
    let files = tree.files_in(dir).filter(|(_, name)| is_header(name));
    files.map(|(path, _)| tree.absolute(path)).collect()
}

fn is_header(name: &str) -> bool {
    name.ends_with(".h") || name.ends_with(".hpp")
}
