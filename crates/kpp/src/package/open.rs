//! From a folder to a [`Package`], or to everything that stands in the way.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use super::{metadata, testdata};
use crate::files::Tree;
use crate::{Comparison, Finding, OutputValidator, Package, submissions, validator};

const STATEMENT: &str = "statement/problem.en.md";
const MAX_STATEMENT_BYTES: u64 = 64 * 1024;
const MAX_TEMPLATE_BYTES: u64 = 16 * 1024;
/// Folders of the format that would change how a problem is judged, and why they are refused.
pub(crate) const NOT_YET: [(&str, &str); 2] = [
    ("static_validator", "Static validators are not run here yet."),
    ("include", "Included files are not added to submissions here yet."),
];
/// Starter code: file name in `attachments/` and language id.
const TEMPLATES: [(&str, &str); 9] = [
    ("starter.py", "python"),
    ("starter.js", "javascript"),
    ("starter.c", "c"),
    ("starter.cpp", "cpp"),
    ("starter.rs", "rust"),
    ("starter.go", "go"),
    ("starter.java", "java"),
    ("starter.ts", "typescript"),
    ("starter.sql", "sql"),
];

pub(crate) fn open(dir: &Path) -> Result<Package, Vec<Finding>> {
    match look(dir) {
        (Some(package), findings) if findings.is_empty() => Ok(package),
        (_, findings) => Err(findings),
    }
}

/// What can be read of a package, and everything that keeps it from being understood.
pub(crate) fn look(dir: &Path) -> (Option<Package>, Vec<Finding>) {
    let mut findings = Vec::new();
    let Some((root, slug)) = locate(dir, &mut findings) else {
        return (None, findings);
    };
    let tree = Tree::walk(&root, &mut findings);
    // Elsewhere such a name counts as absent; here it would be a test that the bank loses.
    findings.extend(tree.left_out.iter().filter(|one| one.path.starts_with("data/")).cloned());
    let metadata = metadata::read(&tree, &mut findings);
    let data = testdata::read(&tree, &mut findings);
    let kind = metadata.as_ref().map_or((false, 1), |own| (own.interactive, own.passes));
    let output_validator = validator::read(&tree, kind, &mut findings);
    let names: Vec<String> = data.names().collect();
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let references = submissions::read(&tree, &names, &mut findings);
    let statement = statement(&tree, &mut findings);
    let templates = templates(&tree, &mut findings);
    for (folder, why) in NOT_YET {
        if tree.dirs.iter().any(|d| d == folder) {
            findings.push(Finding::new(folder, why));
        }
    }
    findings.sort();
    findings.dedup();
    let package = metadata.map(|metadata| Package {
        dir: root,
        slug,
        uuid: metadata.uuid,
        version: metadata.version,
        name: metadata.name,
        keywords: metadata.keywords,
        difficulty: metadata.difficulty,
        problem_type: metadata.problem_type,
        license: metadata.license,
        credits: metadata.credits,
        limits: metadata.limits,
        comparison: Comparison { any_row_order: metadata.any_row_order, ..data.comparison },
        output_validator: output_validator
            .map(|own| OutputValidator { arguments: data.validator_arguments, ..own }),
        statement,
        samples: data.samples,
        secret: data.secret,
        submissions: references,
        input_validators: validators(&tree),
        templates,
    });
    (package, findings)
}

pub(crate) fn locate(dir: &Path, findings: &mut Vec<Finding>) -> Option<(PathBuf, String)> {
    let root = match dir.canonicalize() {
        Ok(root) if root.is_dir() => root,
        Ok(_) => {
            findings.push(Finding::new("", format!("{} is not a folder.", dir.display())));
            return None;
        }
        Err(e) => {
            findings.push(Finding::new("", format!("{} cannot be opened: {e}.", dir.display())));
            return None;
        }
    };
    let slug = root.file_name().and_then(|n| n.to_str()).unwrap_or_default().to_owned();
    if !is_slug(&slug) {
        findings.push(Finding::new(
            "",
            "The folder's name must be 3 to 61 of a-z, 0-9, _ and -, beginning with a letter.",
        ));
    }
    Some((root, slug))
}

fn is_slug(name: &str) -> bool {
    (3..=61).contains(&name.len())
        && name.starts_with(|c: char| c.is_ascii_lowercase())
        && name
            .chars()
            .all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_' || c == '-')
}

fn statement(tree: &Tree, findings: &mut Vec<Finding>) -> String {
    if !tree.has(STATEMENT) {
        findings.push(Finding::new(STATEMENT, "The English statement in Markdown is missing."));
        return String::new();
    }
    tree.text(STATEMENT, MAX_STATEMENT_BYTES).unwrap_or_else(|finding| {
        findings.push(finding);
        String::new()
    })
}

fn templates(tree: &Tree, findings: &mut Vec<Finding>) -> BTreeMap<&'static str, String> {
    let mut templates = BTreeMap::new();
    for (file, language) in TEMPLATES {
        let path = format!("attachments/{file}");
        if !tree.has(&path) {
            continue;
        }
        match tree.text(&path, MAX_TEMPLATE_BYTES) {
            Ok(source) => {
                templates.insert(language, source);
            }
            Err(finding) => findings.push(finding),
        }
    }
    templates
}

fn validators(tree: &Tree) -> Vec<PathBuf> {
    tree.files_in("input_validators").map(|(path, _)| tree.absolute(path)).collect()
}
