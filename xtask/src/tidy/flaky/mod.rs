//! docs/flaky.md: the tests that failed and passed when they ran once more, and what is known of the cause.
//!
//! A row is `| test | first seen | cause |`: the name of a test or a spec file in backquotes, with a remark behind it where
//! one helps; the short hash of the commit at which it was first seen; and a sentence.

mod history;

use std::collections::BTreeSet;
use std::path::Path;

use anyhow::Result;

use super::Finding;
use super::promises::cells;
use super::tree::Tree;
use history::Distance;

pub(crate) const TABLE: &str = "docs/flaky.md";
const HEADING: [&str; 3] = ["test", "first seen", "cause"];
/// A row may be younger than this: about two days of work, in which a cause is to be found.
const MOST_COMMITS: u32 = 60;

/// A row that is well formed.
#[derive(Debug, PartialEq, Eq)]
struct Row<'a> {
    name: &'a str,
    commit: &'a str,
}

impl<'a> Row<'a> {
    /// The row with these cells, or why there is none.
    fn of(cells: &[&'a str]) -> Result<Self, &'static str> {
        let [test, commit, cause] = cells else {
            return Err("a row has three cells");
        };
        let name = test.strip_prefix('`').and_then(|rest| rest.split_once('`'));
        let Some((name, _)) = name.filter(|(name, _)| !name.is_empty()) else {
            return Err("a row begins with the name of a test in backquotes");
        };
        let is_digit = |c: char| c.is_ascii_digit() || ('a'..='f').contains(&c);
        if !(7..=40).contains(&commit.len()) || !commit.chars().all(is_digit) {
            return Err("the second cell is the short hash of a commit");
        }
        if cause.is_empty() {
            return Err("the third cell names the cause, or says `unknown`");
        }
        Ok(Self { name, commit })
    }
}

/// The rows of the table with their lines, counted from 1; those that are malformed with the reason.
fn rows(text: &str) -> impl Iterator<Item = (usize, Result<Row<'_>, &'static str>)> {
    let rows = text.lines().enumerate().filter_map(|(at, line)| {
        let line = line.trim();
        // A row that lacks its last bar is malformed, and no text.
        let cells = if line.ends_with('|') { cells(line) } else { Some(vec![line]) };
        Some((at + 1, cells.filter(|_| line.starts_with('|'))?))
    });
    rows.filter(|(_, cells)| *cells != HEADING).map(|(at, cells)| (at, Row::of(&cells)))
}

/// What there is to write into the table of the checkout at `root` for tests that passed only the second time: a row for
/// each, with the present commit, and for those that have one where it is from.
///
/// # Errors
/// When git does not name the present commit.
pub(crate) fn lines_for(root: &Path, unsteady: &[String]) -> Result<Vec<String>> {
    let text = std::fs::read_to_string(root.join(TABLE)).unwrap_or_default();
    let known: Vec<Row<'_>> = rows(&text).filter_map(|(_, row)| row.ok()).collect();
    let present = history::present(root)?;
    let names: BTreeSet<&String> = unsteady.iter().collect();
    let line = |name: &String| match known.iter().find(|row| row.name == name) {
        Some(row) => format!("`{name}` has its row in {TABLE} since {}", row.commit),
        None => format!("| `{name}` | {present} | unknown |"),
    };
    Ok(names.into_iter().map(line).collect())
}

/// Each row of docs/flaky.md is well formed, names a commit of this repository, and is not old.
pub(crate) fn what_is_flaky_is_mended(tree: &Tree) -> Vec<Finding> {
    let Some(table) = tree.get(TABLE) else {
        return vec![Finding::whole(TABLE, "is missing")];
    };
    let mut found = Vec::new();
    let mut seen = BTreeSet::new();
    for (at, row) in rows(&table.text) {
        let says = match row {
            Err(malformed) => Some(malformed.to_owned()),
            Ok(row) if !seen.insert(row.name) => Some(format!("{} is there twice", row.name)),
            Ok(row) => tree.root().and_then(|root| overdue(root, &row)),
        };
        found.extend(says.map(|says| Finding::new(table, at, says)));
    }
    found
}

/// Why this row may not stay as it is.
fn overdue(root: &Path, row: &Row<'_>) -> Option<String> {
    match history::distance(root, row.commit) {
        Distance::Behind(commits) if commits >= MOST_COMMITS => Some(format!(
            "{} was first seen {commits} commits ago, and {MOST_COMMITS} are too many: find the cause, mend it, and take the row out",
            row.name
        )),
        Distance::Absent => Some(format!("this repository has no commit {}", row.commit)),
        Distance::Behind(_) | Distance::CutOff => None,
    }
}

#[cfg(test)]
mod tests;
