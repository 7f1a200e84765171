//! A package of any version of the format, with the groups and the scoring its author gave it.
//!
//! [`crate::Package`] is the part of this that may enter the bank. A [`Problem`] may be more: it
//! is imported, judged and verified as its own format says.

mod grading;
mod groups;
mod legacy;
mod metadata;
mod program;
mod settings;
mod time_limit;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::files::Tree;
use crate::{Comparison, Finding, Reference, package, submissions};

pub use grading::{Answer, Graded, GroupScore, Worth};
pub use program::Program;
pub use settings::InputArguments;

/// A version of the format.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Format {
    /// `legacy`, and packages that name no version.
    Legacy,
    /// `legacy-icpc`: pass-fail problems only.
    LegacyIcpc,
    /// `2023-07-draft`: the metadata of the next, mostly with the groups of the one before.
    Draft,
    /// `2025-09`.
    V2025,
}

impl Format {
    /// Reads `problem_format_version`; absent means `legacy`.
    fn parse(text: Option<&str>) -> Option<Format> {
        match text {
            None | Some("legacy") => Some(Format::Legacy),
            Some("legacy-icpc") => Some(Format::LegacyIcpc),
            Some("2023-07-draft") => Some(Format::Draft),
            Some("2025-09") => Some(Format::V2025),
            Some(_) => None,
        }
    }

    /// Whether it does not say what a number in an output is, so that it is what the format's own validator, by C's
    /// scanf, takes for one.
    pub(crate) fn leaves_numbers_to_scanf(self) -> bool {
        matches!(self, Format::Legacy | Format::LegacyIcpc)
    }

    /// Whether what is expected of a submission is its one verdict, not those of its tests.
    pub(crate) fn expects_one_verdict(self) -> bool {
        self != Format::V2025
    }
}

/// What a submission may use, as far as the package says it.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct ProblemLimits {
    /// CPU time in milliseconds; absent where it is to be found from the accepted solutions.
    pub time_ms: Option<u32>,
    /// Where the time limit is found, it is a multiple of this many milliseconds.
    pub resolution_ms: u32,
    /// The limit is at least this many times the slowest accepted solution.
    pub ac_to_limit: f64,
    /// The fastest too slow solution takes at least this many times the limit.
    pub limit_to_tle: f64,
    /// Memory in MiB.
    pub memory_mib: u32,
    /// Standard output in MiB.
    pub output_mib: u32,
}

/// One test, and how it is checked.
#[derive(Debug, Clone, PartialEq)]
pub struct ProblemTest {
    /// Relative to `data/`, without `.in`: `secret/core/03-two-users`.
    pub name: String,
    /// The `.in` file.
    pub input: PathBuf,
    /// The `.ans` file.
    pub answer: PathBuf,
    /// The rules where output is compared.
    pub comparison: Comparison,
    /// The arguments where the problem has its own validator.
    pub arguments: Vec<String>,
    /// The arguments of the input validators.
    pub input_arguments: InputArguments,
    /// A validator may say how much it is worth.
    pub scored: bool,
}

/// A package that has been read and understood.
#[derive(Debug, Clone)]
pub struct Problem {
    /// The folder's absolute path.
    pub dir: PathBuf,
    /// The folder's name.
    pub slug: String,
    /// The version it is written in.
    pub format: Format,
    /// English title; the folder's name where the package gives none.
    pub name: String,
    /// Absent from most packages of the older versions.
    pub uuid: Option<Uuid>,
    /// One of the format's licence names; `unknown` where the package is silent.
    pub license: String,
    /// Scores and not only passes.
    pub scoring: bool,
    /// How often a submission may be run on one test: 1 but for multi-pass problems.
    pub passes: u32,
    /// The validator talks with the submission.
    pub interactive: bool,
    /// What a submission may use.
    pub limits: ProblemLimits,
    /// The author's own validator.
    pub validator: Option<Program>,
    /// Every test in the order of judging; groups name them by their place here.
    pub tests: Vec<ProblemTest>,
    root: groups::Node,
    /// The author's solutions, by path; those of a language that is not judged here, and folders of
    /// files that are no program, have no language.
    pub submissions: Vec<Reference>,
    /// Programs that exit with 42 on a valid input.
    pub input_validators: Vec<Program>,
    /// Inputs that at least one of them must refuse.
    pub invalid_inputs: Vec<PathBuf>,
    /// Parts of the package that are kept but have no effect here, each with the reason.
    pub unused: Vec<Finding>,
    /// Files and folders that count as absent for their names, each with the reason.
    pub left_out: Vec<Finding>,
    /// Files for its solvers, by name.
    pub attachments: BTreeMap<String, PathBuf>,
}

impl Problem {
    /// Reads a package folder of any version.
    ///
    /// # Errors
    /// Every fault that keeps the package from being judged, at once and sorted by path.
    pub fn open(dir: &Path) -> Result<Problem, Vec<Finding>> {
        let mut findings = Vec::new();
        let Some((root, slug)) = package::locate(dir, &mut findings) else {
            return Err(findings);
        };
        let tree = Tree::walk(&root, &mut findings);
        let problem = understand(&tree, root, slug, &mut findings);
        findings.sort();
        findings.dedup();
        match problem {
            Some(problem) if findings.is_empty() => Ok(problem),
            _ => Err(findings),
        }
    }
}

fn understand(
    tree: &Tree,
    dir: PathBuf,
    slug: String,
    findings: &mut Vec<Finding>,
) -> Option<Problem> {
    for (folder, why) in package::NOT_YET {
        if tree.dirs.iter().any(|d| d == folder) {
            findings.push(Finding::new(folder, why));
        }
    }
    let mut unused = Vec::new();
    let metadata = metadata::read(tree, findings, &mut unused)?;
    let validator = program::validator(tree, metadata.custom, findings);
    if validator.is_none() && (metadata.interactive || metadata.passes > 1) {
        findings
            .push(Finding::new("output_validator", "The type of problem needs a program here."));
    }
    let own = validator.is_some();
    let groups::Read { root, tests } = groups::read(tree, &metadata, own, findings, &mut unused);
    if !tests.iter().any(|test| test.name.starts_with("secret/")) {
        findings.push(Finding::new("data/secret", "There is no secret test."));
    }
    let one = metadata.format.expects_one_verdict();
    let names: Vec<&str> = tests.iter().map(|test| test.name.as_str()).collect();
    let submissions = submissions::read_any(tree, (one, &names), findings, &mut unused);
    let input_validators = program::input_validators(tree, &mut unused);
    let invalid = tree.files_in("data/invalid_input").filter(|(_, name)| name.ends_with(".in"));
    let invalid_inputs = invalid.map(|(path, _)| tree.absolute(path)).collect();
    let attachments = tree.files_in("attachments");
    let attachments =
        attachments.map(|(path, name)| (name.to_owned(), tree.absolute(path))).collect();
    Some(Problem {
        dir,
        format: metadata.format,
        name: metadata.name.unwrap_or_else(|| slug.clone()),
        slug,
        uuid: metadata.uuid,
        license: metadata.license,
        scoring: metadata.scoring,
        passes: metadata.passes,
        interactive: metadata.interactive,
        limits: metadata.limits,
        validator,
        tests,
        root,
        submissions,
        input_validators,
        invalid_inputs,
        unused,
        left_out: tree.left_out.clone(),
        attachments,
    })
}
