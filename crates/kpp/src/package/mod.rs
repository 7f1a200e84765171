//! The parts of a package as the rest of Assay reads them.

mod check;
mod hash;
mod keeping;
mod metadata;
mod open;
mod testdata;

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use uuid::Uuid;

use crate::{Expectation, Finding, OutputValidator};

pub use check::Rules;
pub use hash::digest;
pub(crate) use metadata::{LICENSES, split_keywords};
pub(crate) use open::{NOT_YET, locate};

/// A problem package whose metadata, groups and submissions have been read and understood.
///
/// Test data, validators and submissions are named by absolute path and read by the process that runs them.
#[derive(Debug, Clone)]
pub struct Package {
    /// The folder's absolute path.
    pub dir: PathBuf,
    /// The folder's name, `^[a-z][a-z0-9_-]{2,60}$`; the problem's address on the site.
    pub slug: String,
    /// Stays the same when the problem is renamed or mended.
    pub uuid: Uuid,
    /// The author's own version text, where one is given.
    pub version: Option<String>,
    /// English title, shown above the statement.
    pub name: String,
    /// Skill areas: the keywords without `difficulty:…`, `rows:…` and `type:…`, in the author's order.
    pub keywords: Vec<String>,
    /// From the keyword `difficulty:easy`, `difficulty:medium` or `difficulty:hard`.
    pub difficulty: Difficulty,
    /// From the keyword `type:debugging`.
    pub problem_type: ProblemType,
    /// One of the format's licence names, such as `cc by-sa`.
    pub license: String,
    /// Names of the authors and contributors, without their e-mail addresses.
    pub credits: Vec<String>,
    /// What a submission may use on one test.
    pub limits: Limits,
    /// How an output is compared with the answer; the same for every test of the package.
    pub comparison: Comparison,
    /// The author's own validator; where there is one, nothing is compared.
    pub output_validator: Option<OutputValidator>,
    /// English statement in Markdown, without the title and without sample data.
    pub statement: String,
    /// The public tests; weight 0.
    pub samples: Group,
    /// The scored groups in the order in which they are judged (by name).
    pub secret: Vec<Group>,
    /// The author's solutions, right and wrong ones, by path.
    pub submissions: Vec<Reference>,
    /// Programs that exit with 42 on a valid input, by path.
    pub input_validators: Vec<PathBuf>,
    /// Language id → starter code, from `attachments/starter.<extension>`.
    pub templates: BTreeMap<&'static str, String>,
}

impl Package {
    /// Reads a package folder.
    ///
    /// # Errors
    /// Every fault that keeps the package from being understood, at once and sorted by path.
    pub fn open(dir: &Path) -> Result<Package, Vec<Finding>> {
        open::open(dir)
    }

    /// Reads a package folder however much is wrong with it: every fault that [`Package::open`] refuses it for, and the
    /// package itself unless `problem.yaml` cannot be understood.
    pub fn look(dir: &Path) -> (Option<Package>, Vec<Finding>) {
        open::look(dir)
    }

    /// The house rules this package breaks, sorted by path; empty when it may enter the bank.
    ///
    /// Reads the test data (as text), runs nothing.
    pub fn check(&self) -> Vec<Finding> {
        self.check_by(Rules::Bank)
    }

    /// The same, of the rules that a package keeps where it is published by these.
    pub fn check_by(&self, rules: Rules) -> Vec<Finding> {
        check::check(self, rules)
    }

    /// SHA-256 over every file's relative path and contents in path order, 64 lower-case digits.
    ///
    /// Neither the folder's own name nor dot files count.
    ///
    /// # Errors
    /// The file that could not be read.
    pub fn sha256(&self) -> Result<String, Finding> {
        hash::sha256(&self.dir)
    }

    /// The samples and then the secret groups: every group in the order of judging.
    pub fn groups(&self) -> impl Iterator<Item = &Group> {
        std::iter::once(&self.samples).chain(&self.secret)
    }
}

/// How hard the author holds the problem to be.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Difficulty {
    /// One idea, about fifteen minutes.
    Easy,
    /// Two ideas or careful parsing, about thirty minutes.
    Medium,
    /// A data structure or graph algorithm has to be found, about fifty minutes.
    Hard,
}

impl Difficulty {
    /// The word of the keyword, of the API and of the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Difficulty::Easy => "easy",
            Difficulty::Medium => "medium",
            Difficulty::Hard => "hard",
        }
    }
}

/// What a problem asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum ProblemType {
    /// A program, or a query, from the statement.
    Code,
    /// The faults of a given program, which is the starter code.
    Debugging,
}

/// What one test may use. Wall-clock time is the judge's own rule.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// CPU time in milliseconds, the same for every language.
    pub time_ms: u32,
    /// Memory in MiB; 512 where the package is silent.
    pub memory_mib: u32,
    /// Standard output in MiB; 8 where the package is silent.
    pub output_mib: u32,
    /// Source code in KiB; 128 where the package is silent.
    pub code_kib: u32,
}

/// Options of the format's default output validator (`output_validator_args`).
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Comparison {
    /// Letters must agree in case.
    pub case_sensitive: bool,
    /// White space must agree byte for byte.
    pub space_change_sensitive: bool,
    /// Numbers within this distance are equal; absent: no absolute tolerance.
    pub float_absolute_tolerance: Option<f64>,
    /// Numbers within this fraction of the answer are equal; absent: no relative tolerance.
    pub float_relative_tolerance: Option<f64>,
    /// Numbers are what C's scanf takes for them, as in the versions before the format said what a number is; otherwise
    /// they are decimal.
    pub scanf_numbers: bool,
    /// The rows of a query may come in any order (keyword `rows:any-order`); no option of the
    /// format, and without meaning where the answer is not a query's.
    pub any_row_order: bool,
}

/// What a group of tests is for; its folder's name without trailing digits.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Tag {
    /// Public examples, not scored.
    Sample,
    /// The task as stated.
    Core,
    /// Bounds, empty cases, ties.
    Edge,
    /// Inputs that a slow method does not finish.
    Perf,
}

impl Tag {
    /// The word of folders, of the API and of the database.
    pub fn as_str(self) -> &'static str {
        match self {
            Tag::Sample => "sample",
            Tag::Core => "core",
            Tag::Edge => "edge",
            Tag::Perf => "perf",
        }
    }

    pub(crate) fn of_folder(name: &str) -> Option<Tag> {
        match name.trim_end_matches(|c: char| c.is_ascii_digit()) {
            "core" => Some(Tag::Core),
            "edge" => Some(Tag::Edge),
            "perf" => Some(Tag::Perf),
            _ => None,
        }
    }
}

/// Tests that are passed together or not at all.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Group {
    /// Folder name: `sample`, `core`, `perf1`.
    pub name: String,
    /// What the group is for.
    pub tag: Tag,
    /// The most points (`max_score`); 0 for the samples.
    pub weight: u32,
    /// How the points come about.
    pub scoring: Scoring,
    /// Names of earlier groups that must be passed before this one is run.
    pub requires: Vec<String>,
    /// In the order of judging (by name).
    pub tests: Vec<TestCase>,
}

/// How the points of a group come about.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Scoring {
    /// All of them where every test was accepted, else none.
    PassFail,
    /// Every accepted test brings an equal part, or the share of that which the output validator gives.
    Sum,
}

impl Group {
    /// The group's name as the format writes it, relative to `data/`: `sample`, `secret/core`.
    pub fn full_name(&self) -> String {
        match self.tag {
            Tag::Sample => self.name.clone(),
            Tag::Core | Tag::Edge | Tag::Perf => format!("secret/{}", self.name),
        }
    }
}

/// One input and its answer.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TestCase {
    /// File name without `.in`, unique in its group: `03-two-users`.
    pub name: String,
    /// The `.in` file.
    pub input: PathBuf,
    /// The `.ans` file.
    pub answer: PathBuf,
}

/// One of the author's solutions and what judging it must give.
#[derive(Debug, Clone, PartialEq)]
pub struct Reference {
    /// The source file; of several, the main one.
    pub path: PathBuf,
    /// The files beside the main one, by the names that the program has for them: `lib/geo.py`.
    pub further: Vec<(String, PathBuf)>,
    /// Relative to `submissions/`: `wrong_answer/sorted_only.py`, `accepted/of_modules`.
    pub name: String,
    /// From `submissions.yaml`, else from the extension; absent when Assay has no such language, and
    /// from a folder of several files that are no program.
    pub language: Option<&'static str>,
    /// An accepted one that `submissions.yaml` calls a model solution.
    pub is_model: bool,
    /// Every rule that applies to this file.
    pub expected: Expectation,
}

/// The id of the language that a source file's extension stands for.
pub fn language_of(path: &Path) -> Option<&'static str> {
    match path.extension()?.to_str()? {
        "py" | "py3" => Some("python"),
        "js" => Some("javascript"),
        "c" => Some("c"),
        "cc" | "cpp" | "cxx" | "C" => Some("cpp"),
        "rs" => Some("rust"),
        "go" => Some("go"),
        "java" => Some("java"),
        "ts" => Some("typescript"),
        "sql" => Some("sql"),
        _ => None,
    }
}
