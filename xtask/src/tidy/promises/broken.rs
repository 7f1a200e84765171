//! docs/spec/broken.md: for each row of the coverage table what was broken on purpose, and which of the row's tests
//! failed.
//!
//! A row is `| id | what was broken | where | failed |`, in which the place is a file, and the last cell names a test
//! that the row of that id in the coverage table names too.

use std::collections::{BTreeMap, BTreeSet};

use super::{COVERAGE, cells, quoted};
use crate::tidy::Finding;
use crate::tidy::tree::{File, Tree};

const BROKEN: &str = "docs/spec/broken.md";

/// The tests that each row of the coverage table names.
fn cited(table: &File) -> BTreeMap<&str, BTreeSet<&str>> {
    let rows = table.lines().filter_map(|(_, line)| cells(line));
    rows.filter_map(|cells| match cells.as_slice() {
        [id, _, _, held] if *id != "Id" => Some((*id, quoted(held).collect())),
        _ => None,
    })
    .collect()
}

fn wrong_with(places: &str, failed: &str, cited: &BTreeSet<&str>, tree: &Tree) -> Vec<String> {
    let mut wrong = Vec::new();
    let gone = quoted(places).filter(|path| tree.get(path).is_none());
    wrong.extend(gone.map(|path| format!("{path} does not exist")));
    let mut tests = quoted(failed).peekable();
    if tests.peek().is_none() {
        wrong.push("names no test that failed".to_owned());
    }
    let others = tests.filter(|test| !cited.contains(test));
    wrong.extend(others.map(|test| format!("the row in {COVERAGE} does not name {test}")));
    wrong
}

/// Every row of the coverage table was broken once, and a test that it names failed.
pub(crate) fn rows_were_broken_once(tree: &Tree) -> Vec<Finding> {
    let (Some(coverage), Some(table)) = (tree.get(COVERAGE), tree.get(BROKEN)) else {
        return vec![Finding::whole(BROKEN, "is missing, or the coverage table is")];
    };
    let cited = cited(coverage);
    let mut seen = BTreeSet::new();
    let mut found = Vec::new();
    for (at, line) in table.lines() {
        let Some(cells) = cells(line) else { continue };
        let [id, _, places, failed] = cells.as_slice() else {
            found.push(Finding::new(table, at, "a row has four cells"));
            continue;
        };
        if *id == "Id" {
            continue;
        }
        let wrong = match cited.get(id) {
            _ if !seen.insert(*id) => vec!["is there twice".to_owned()],
            None => vec![format!("is no row of {COVERAGE}")],
            Some(tests) => wrong_with(places, failed, tests, tree),
        };
        found.extend(wrong.into_iter().map(|says| Finding::new(table, at, format!("{id} {says}"))));
    }
    let missing = cited.keys().filter(|id| !seen.contains(*id));
    found.extend(missing.map(|id| Finding::whole(BROKEN, format!("{id} was never broken"))));
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_that_was_never_broken_or_whose_test_is_another_is_found() {
        let tree = Tree::of(&[
            (
                COVERAGE,
                "| Id | Promise | Where | Held by |\n|---|---|---|---|\n\
                 | 1 | a | b | `tests/a.rs::it_holds` `tests/b.rs::that_too` |\n\
                 | 2 | a | b | `tests/a.rs::it_holds` |\n\
                 | 3 | a | b | `tests/a.rs::it_holds` |\n\
                 | 4 | a | b | `tests/a.rs::it_holds` |\n",
            ),
            (
                BROKEN,
                "| Id | What was broken | Where | Failed |\n|---|---|---|---|\n\
                 | 1 | the check is left out | `src/a.rs` | `tests/b.rs::that_too` |\n\
                 | 2 | a | `src/gone.rs` | `tests/b.rs::that_too` |\n\
                 | 2 | a | `src/a.rs` | `tests/a.rs::it_holds` |\n\
                 | 3 | a | `src/a.rs` | it looked right |\n\
                 | 5 | a | `src/a.rs` | `tests/a.rs::it_holds` |\n",
            ),
            ("src/a.rs", ""),
        ]);
        let says: Vec<_> = rows_were_broken_once(&tree).into_iter().map(|one| one.says).collect();
        let expected = [
            "2 src/gone.rs does not exist".to_owned(),
            format!("2 the row in {COVERAGE} does not name tests/b.rs::that_too"),
            "2 is there twice".to_owned(),
            "3 names no test that failed".to_owned(),
            format!("5 is no row of {COVERAGE}"),
            "4 was never broken".to_owned(),
        ];
        assert_eq!(says, expected);
    }
}
