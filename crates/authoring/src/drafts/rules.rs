//! What a draft is, and what may be in one. Pure.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use kernel::text::is_line;
use kernel::{CompanyId, Instant, ProblemDraftId, ProblemId, PuzzleId, UserId, words};

use super::machine::State;
use crate::Error;

/// The most files a draft holds. A problem of 200 tests has about 450.
pub const MAX_FILES: usize = 1000;
/// The most a draft holds together, in MiB. Source: product.md §9.
pub const MAX_DRAFT_MIB: usize = 100;
/// The largest file. Source: product.md §9.
pub const MAX_FILE_BYTES: usize = 20 * 1024 * 1024;
/// As deep as a package's folders may be.
const MAX_DEPTH: usize = 8;
/// The longest path, in characters.
const MAX_PATH: usize = 400;
/// The longest comment of a reviewer, in characters.
const MAX_COMMENT: usize = 2000;

/// The one file of a grid puzzle.
pub const PUZZLE: &str = "puzzle.json";
/// What a scenario says of its tasks, beside a folder for the package of each.
pub const SCENARIO: &str = "scenario.yaml";
/// What the tasks of a scenario have in common.
pub const INTRODUCTION: &str = "statement.en.md";

words! {
    /// What is being written.
    pub enum Kind as "ProblemDraftKind" {
        /// A package that the judge runs.
        Code = "code",
        /// A grid puzzle in the form of ARC.
        Grid = "grid",
        /// A scenario: packages in an order, solved with one program.
        MultiTask = "multi_task",
    }
}

/// What a version became.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Place {
    /// A version of a problem of the bank.
    Problem(ProblemId),
    /// A grid puzzle.
    Puzzle(PuzzleId),
}

impl Place {
    pub(crate) fn problem(self) -> Option<ProblemId> {
        if let Self::Problem(id) = self { Some(id) } else { None }
    }

    pub(crate) fn puzzle(self) -> Option<PuzzleId> {
        if let Self::Puzzle(id) = self { Some(id) } else { None }
    }
}

/// The files of a package by path, `/` between the parts.
pub type Files = BTreeMap<String, Vec<u8>>;

/// Whose problems somebody writes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Owner {
    /// Those of the bank, for everybody.
    Bank,
    /// Those of one company, for its own assessments.
    Company(CompanyId),
}

impl Owner {
    /// The company, where it is one.
    pub fn company(self) -> Option<CompanyId> {
        match self {
            Self::Bank => None,
            Self::Company(id) => Some(id),
        }
    }

    /// Whether it is a company, which writes for itself: the rules of the bank are not asked for, and no review.
    pub fn is_company(self) -> bool {
        self.company().is_some()
    }
}

/// What a problem is called in files and addresses.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Name(String);

impl Name {
    /// The name.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl FromStr for Name {
    type Err = Error;

    fn from_str(text: &str) -> Result<Self, Error> {
        let rest = |b: u8| b.is_ascii_lowercase() || b.is_ascii_digit() || b"-_".contains(&b);
        let good = (3..=52).contains(&text.len())
            && text.starts_with(|c: char| c.is_ascii_lowercase())
            && text.bytes().all(rest);
        if good { Ok(Self(text.to_owned())) } else { Err(Error::BadName) }
    }
}

/// One version of a problem in lists.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Draft {
    /// Which.
    pub id: ProblemDraftId,
    /// Whose.
    pub owner: Owner,
    /// The first version of the problem.
    pub lineage: ProblemDraftId,
    /// Counts the versions of the problem, from 1.
    pub number: i32,
    /// What is being written.
    pub kind: Kind,
    /// Its name.
    pub name: String,
    /// Its title.
    pub title: String,
    /// How far it has come.
    pub state: State,
    /// Grows with every save.
    pub version: i32,
    /// What the reviewer asked for last.
    pub comment: Option<String>,
    /// What it became.
    pub place: Option<Place>,
    /// Who changed it last; absent once that account is gone, or where the server did.
    pub updated_by: Option<UserId>,
    /// The address of that account.
    pub updated_by_email: Option<String>,
    /// Since when it is there.
    pub created_at: Instant,
    /// When it changed last.
    pub updated_at: Instant,
}

/// One file that is to be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Change {
    /// Where.
    pub path: String,
    /// What; `None` removes the file.
    pub content: Option<Vec<u8>>,
}

/// A file that somebody else changed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Changed {
    /// Where.
    pub path: String,
    /// Whether it was removed.
    pub removed: bool,
    /// The address of who did.
    pub by: Option<String>,
}

/// A change as it is stored: of prose and settings every line ends with LF, the last one too. Test data and programs stay
/// as they are, byte for byte.
pub(crate) fn stored(change: &Change) -> Change {
    let is_text = [".md", ".yaml"].iter().any(|end| change.path.ends_with(end));
    let text = change.content.as_deref().filter(|_| is_text);
    let Some(text) = text.and_then(|bytes| std::str::from_utf8(bytes).ok()) else {
        return change.clone();
    };
    let mut text = text.replace("\r\n", "\n");
    if !text.is_empty() && !text.ends_with('\n') {
        text.push('\n');
    }
    Change { path: change.path.clone(), content: Some(text.into_bytes()) }
}

/// Refuses changes that no package can hold.
pub(crate) fn check_changes(changes: &[Change]) -> Result<(), Error> {
    let mut seen = BTreeSet::new();
    for change in changes {
        check_path(&change.path)?;
        let bad = |why| Err(Error::BadPath { path: change.path.clone(), why });
        if !seen.insert(change.path.as_str()) {
            return bad("The file is named twice.");
        }
        if change.content.as_ref().is_some_and(|bytes| bytes.len() > MAX_FILE_BYTES) {
            return bad("The file is larger than 20 MiB.");
        }
    }
    Ok(())
}

fn check_path(path: &str) -> Result<(), Error> {
    let bad = |why| Err(Error::BadPath { path: path.chars().take(MAX_PATH).collect(), why });
    if path.len() > MAX_PATH {
        return bad("The name is longer than 400 characters.");
    }
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    let good = |part: &str| {
        part.len() <= 255
            && part.starts_with(plain)
            && part.chars().all(|c| plain(c) || c == '.' || c == '-')
    };
    if !path.split('/').all(good) {
        return bad("The name may have only A-Z a-z 0-9 _ . and -, with / between folders.");
    }
    if path.split('/').count() > MAX_DEPTH {
        return bad("Folders are nested too deep.");
    }
    Ok(())
}

/// Refuses files that cannot lie in one folder together, or are too many or too large.
pub(crate) fn check_files(files: &BTreeMap<String, usize>) -> Result<(), Error> {
    let bytes: usize = files.values().sum();
    if files.len() > MAX_FILES || bytes > MAX_DRAFT_MIB * 1024 * 1024 {
        return Err(Error::TooLarge);
    }
    let mut lower = BTreeSet::new();
    for path in files.keys() {
        let bad = |why| Err(Error::BadPath { path: path.clone(), why });
        if !lower.insert(path.to_ascii_lowercase()) {
            return bad("The name differs from another in case only.");
        }
        let folders = path.match_indices('/').filter_map(|(at, _)| path.get(..at));
        if folders.into_iter().any(|folder| files.contains_key(folder)) {
            return bad("A folder in this path is a file.");
        }
    }
    Ok(())
}

/// A reviewer's comment without blanks around it.
pub(crate) fn comment(text: &str) -> Result<&str, Error> {
    let text = text.trim();
    let good = (1..=MAX_COMMENT).contains(&text.chars().count());
    if good { Ok(text) } else { Err(Error::BadComment) }
}

/// A title as lists show it: one line of 1 to 120 characters, the name where the package has none.
pub(crate) fn title<'a>(title: Option<&'a str>, name: &'a str) -> &'a str {
    match title.map(str::trim) {
        Some(text) if (1..=120).contains(&text.chars().count()) && is_line(text) => text,
        _ => name,
    }
}
