//! What a submission is judged against: tests in groups, limits, and how output is compared.

use std::{io, path::PathBuf, sync::Arc};

use crate::limits::Limits;

/// A program as the candidate sent it, in one language: one file, or several as
/// [`kernel::files`] has them in one text.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Submission {
    /// The language to compile or run it with.
    pub language: crate::Language,
    /// The source text.
    pub source: String,
}

/// Everything one submission is judged against.
#[derive(Debug, Clone)]
pub struct Suite {
    /// The limits of each test.
    pub limits: Limits,
    /// How a test's output is compared with its answer, where it is compared.
    pub comparison: Comparison,
    /// Who decides whether output is right.
    pub checking: Checking,
    /// The groups, in the order they are run.
    pub groups: Vec<Group>,
}

impl Suite {
    /// How many tests all groups hold together; tests are numbered from 1 to this.
    pub fn test_count(&self) -> u32 {
        let count: usize = self.groups.iter().map(|group| group.tests.len()).sum();
        u32::try_from(count).unwrap_or(u32::MAX)
    }
}

/// Who decides whether output is right.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub enum Checking {
    /// The judge, by comparing it with the answer.
    #[default]
    Comparison,
    /// A program of the problem's author that reads the output when it is whole.
    Validator(Validator),
    /// A program of the problem's author that talks with the candidate's while it runs.
    Interactor(Validator),
}

/// A file's name below /box and its contents.
pub type NamedFile = (String, Arc<[u8]>);

/// An output validator as the Kattis format has it: called with the paths of the input, of the
/// answer and of a directory for its own use, then its arguments; exit code 42 accepts and 43
/// rejects. Whatever else it does is a [`crate::Fault`], never a verdict. It runs in boxes of its
/// own, which the candidate's program never enters.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Validator {
    /// The program.
    pub program: Submission,
    /// Files that it includes: names and contents.
    pub beside: Vec<NamedFile>,
    /// Further arguments.
    pub arguments: Vec<String>,
    /// How often a submission may be run on one test; 1 unless the problem has several passes.
    /// Another pass follows where the validator accepts and leaves `nextpass.in`: that is the next
    /// pass's input. What else it leaves in its directory is there in the next pass.
    pub passes: u32,
    /// Groups whose points are the sum of what it holds their tests to be worth, by name.
    pub scores: Vec<String>,
}

/// Tests that stand or fall together.
#[derive(Debug, Clone)]
pub struct Group {
    /// Unique in the suite; `requires` refers to it.
    pub name: String,
    /// What the group examines.
    pub tag: Tag,
    /// Points for passing every test of it.
    pub weight: u32,
    /// Groups that must have passed; otherwise this one is skipped.
    pub requires: Vec<String>,
    /// The tests, in order.
    pub tests: Vec<Test>,
}

/// What a group of tests examines.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Tag {
    /// The examples of the statement; their output may be shown.
    Sample,
    /// Ordinary cases.
    Core,
    /// Borders and rare cases.
    Edge,
    /// Large inputs.
    Perf,
}

impl Tag {
    /// The word used in tables and on the wire: `sample`, `core`, `edge`, `perf`.
    pub fn id(self) -> &'static str {
        match self {
            Self::Sample => "sample",
            Self::Core => "core",
            Self::Edge => "edge",
            Self::Perf => "perf",
        }
    }
}

/// One input and the answer expected for it.
#[derive(Debug, Clone)]
pub struct Test {
    /// A name for people; the number in the suite is what identifies the test.
    pub name: String,
    /// Standard input of the program.
    pub input: Data,
    /// The expected output. It never enters a box.
    pub answer: Data,
}

/// Bytes of a test, in memory or in a file that is read only when its test runs.
#[derive(Debug, Clone)]
pub enum Data {
    /// Bytes already read.
    Bytes(Arc<[u8]>),
    /// A file of the problem package.
    File(PathBuf),
}

impl Data {
    /// The bytes, read from the file where that is where they are.
    ///
    /// # Errors
    /// The file cannot be read.
    pub fn load(&self) -> io::Result<Arc<[u8]>> {
        match self {
            Self::Bytes(bytes) => Ok(Arc::clone(bytes)),
            Self::File(path) => std::fs::read(path).map(Arc::from),
        }
    }
}

impl From<&[u8]> for Data {
    fn from(bytes: &[u8]) -> Self {
        Self::Bytes(Arc::from(bytes))
    }
}

impl From<&str> for Data {
    fn from(text: &str) -> Self {
        Self::from(text.as_bytes())
    }
}

/// How output is compared with the answer: the Kattis default output validator's rules.
/// The default compares tokens, ignoring case and the amount of white space.
#[derive(Debug, Clone, Copy, PartialEq, Default)]
pub struct Comparison {
    /// Upper and lower case differ.
    pub case_sensitive: bool,
    /// White space must agree byte for byte.
    pub space_change_sensitive: bool,
    /// Where the answer's token is a number: the absolute difference accepted.
    pub float_absolute: Option<f64>,
    /// Where the answer's token is a number: the difference accepted as a share of it.
    pub float_relative: Option<f64>,
    /// Numbers are read as C's scanf reads them, which the format's versions before 2023-07-draft leave to their
    /// validator: hexadecimal ones and `5e` are numbers too. Otherwise a number is decimal, as the later versions say.
    pub scanf_numbers: bool,
    /// The rows of a query may come in any order. Only SQL has rows: there each line of the
    /// answer is one, and they must come in its order otherwise.
    pub any_row_order: bool,
}
