//! What a puzzle is, and which one a day has.

use chrono::NaiveDate;
use kernel::{CompanyId, Instant, PuzzleId, words};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use sha2::{Digest, Sha256};

use crate::grids::Grid;

/// How many demonstrations or test inputs a puzzle has at most.
pub(super) const MAX_PAIRS: usize = 10;
const MAX_SLUG: usize = 60;
pub(super) const MAX_NAME: usize = 60;
pub(super) const MAX_LICENCE: usize = 100;
/// The field of a puzzle that counts only once all of its inputs are solved. Source: product.md §7.
pub(super) const ALL_OR_NOTHING: &str = "all_or_nothing";

words! {
    /// How hard a puzzle is, in its author's judgement.
    pub enum Difficulty as "PuzzleDifficulty" {
        /// The rule is seen at once.
        Easy = "easy",
        /// The rule takes a second look.
        Medium = "medium",
        /// The rule has parts.
        Hard = "hard",
    }
}

words! {
    /// Who still finds a puzzle.
    pub enum Standing {
        /// It is in the list.
        Listed = "listed",
        /// Another took its place: it is found by its address.
        Unlisted = "unlisted",
        /// Nobody finds it and nobody tries it.
        Withheld = "withheld",
    }
}

/// Who looks for puzzles. A company's own ones are there for its members alone.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Reader {
    /// Anybody: what is for everybody.
    Anybody,
    /// A member of this company: its own ones too.
    Company(CompanyId),
}

/// One demonstration.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Pair {
    /// Before.
    pub input: Grid,
    /// After.
    pub output: Grid,
}

/// A puzzle as it was read from a file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NewPuzzle {
    /// The file's name without its ending.
    pub slug: String,
    /// What people call it.
    pub name: String,
    /// Absent where the file says nothing.
    pub difficulty: Option<Difficulty>,
    /// Under which licence it may be used; absent where the file says nothing.
    pub licence: Option<String>,
    /// Whether it counts only once all of its inputs are solved.
    pub all_or_nothing: bool,
    /// What shows the rule.
    pub demonstrations: Vec<Pair>,
    /// What is to be solved.
    pub inputs: Vec<Grid>,
    /// The answer to each input.
    pub(crate) answers: Vec<Grid>,
}

/// A row of the list.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Listed {
    /// Its id.
    pub id: PuzzleId,
    /// What people call it.
    pub name: String,
    /// How hard it is, where that is known.
    pub difficulty: Option<Difficulty>,
    /// The output of its first demonstration, as a picture of it.
    pub picture: Grid,
    /// How many inputs are to be solved.
    pub inputs: usize,
    /// Whether it is one company's own.
    pub is_private: bool,
    /// Since when it is there.
    pub created_at: Instant,
}

/// A puzzle as its solver sees it: without the answers.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Puzzle {
    /// Its id.
    pub id: PuzzleId,
    /// What people call it.
    pub name: String,
    /// How hard it is, where that is known.
    pub difficulty: Option<Difficulty>,
    /// Its licence, where that is known.
    pub licence: Option<String>,
    /// Whether it counts only once all of its inputs are solved.
    pub all_or_nothing: bool,
    /// What shows the rule.
    pub demonstrations: Vec<Pair>,
    /// What is to be solved.
    pub inputs: Vec<Grid>,
}

/// The puzzle of a file; what is wrong otherwise, with its path.
pub(super) fn read(slug: &str, text: &str) -> Result<NewPuzzle, String> {
    let is_plain = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    if slug.is_empty() || slug.len() > MAX_SLUG || !slug.chars().all(is_plain) {
        return Err(format!(
            "the file's name must have 1 to {MAX_SLUG} lower-case letters, digits and hyphens"
        ));
    }
    let file: Value = serde_json::from_str(text).map_err(|e| format!("not valid JSON: {e}"))?;
    let file = file.as_object().ok_or("must be an object with train and test")?;
    fields_of(file)?;
    let difficulty = match words_of(file.get("difficulty"), "difficulty", 10)? {
        Some(word) => {
            Some(Difficulty::parse(&word).ok_or("difficulty must be easy, medium or hard")?)
        }
        None => None,
    };
    let demonstrations = pairs("train", file.get("train"))?;
    let tests = pairs("test", file.get("test"))?;
    let (inputs, answers) = tests.into_iter().map(|pair| (pair.input, pair.output)).unzip();
    Ok(NewPuzzle {
        slug: slug.to_owned(),
        name: words_of(file.get("name"), "name", MAX_NAME)?.unwrap_or_else(|| slug.to_owned()),
        difficulty,
        licence: words_of(file.get("licence"), "licence", MAX_LICENCE)?,
        all_or_nothing: flag_of(file.get(ALL_OR_NOTHING), ALL_OR_NOTHING)?,
        demonstrations,
        inputs,
        answers,
    })
}

/// Refuses a field that no puzzle has.
pub(super) fn fields_of(file: &Map<String, Value>) -> Result<(), String> {
    let known = ["name", "difficulty", "licence", ALL_OR_NOTHING, "train", "test"];
    let Some(other) = file.keys().find(|key| !known.contains(&key.as_str())) else { return Ok(()) };
    let other: String = other.chars().take(20).collect();
    Err(format!("{other} is not a field of a puzzle"))
}

/// What a field says that is true or false; false where it is not there.
pub(super) fn flag_of(value: Option<&Value>, field: &str) -> Result<bool, String> {
    match value {
        None => Ok(false),
        Some(Value::Bool(flag)) => Ok(*flag),
        Some(_) => Err(format!("{field} must be true or false")),
    }
}

/// One line of text at a field, where it is there.
pub(super) fn words_of(
    value: Option<&Value>,
    field: &str,
    most: usize,
) -> Result<Option<String>, String> {
    let Some(value) = value else { return Ok(None) };
    let text = value.as_str().map(str::trim).unwrap_or_default();
    if text.is_empty() || text.chars().count() > most || text.chars().any(char::is_control) {
        return Err(format!("{field} must be one line of 1 to {most} characters"));
    }
    Ok(Some(text.to_owned()))
}

fn pairs(part: &str, value: Option<&Value>) -> Result<Vec<Pair>, String> {
    let value = value.ok_or_else(|| format!("{part} is missing"))?;
    let pairs = value.as_array().ok_or_else(|| format!("{part} must be a list of pairs"))?;
    if pairs.is_empty() || pairs.len() > MAX_PAIRS {
        return Err(format!("{part} has {} pairs, expected 1 to {MAX_PAIRS}", pairs.len()));
    }
    let read = pairs.iter().enumerate().map(|(at, pair)| {
        let path = format!("{part}[{at}]");
        let pair =
            pair.as_object().ok_or_else(|| format!("{path} must have an input and an output"))?;
        let grid = |key: &str| Grid::read(&format!("{path}.{key}"), pair.get(key));
        Ok(Pair { input: grid("input")?, output: grid("output")? })
    });
    read.collect()
}

/// The one of these names that the day has: the largest hash of both, so that adding a puzzle changes
/// a day's only where the new one wins.
pub(super) fn daily(slugs: &[String], day: NaiveDate) -> Option<&str> {
    let place = |slug: &&String| {
        let mut hash = Sha256::new();
        hash.update(format!("{day}/{slug}"));
        hash.finalize()
    };
    slugs.iter().max_by_key(place).map(String::as_str)
}
