//! Folders stay short enough to see whole.

use std::collections::BTreeMap;

use crate::tidy::Finding;
use crate::tidy::tree::Tree;

/// Files of source side by side.
const MOST: usize = 12;
/// What is source.
const SOURCES: &[&str] = &["rs", "ts", "tsx", "mjs", "css"];
/// Folders of data and catalogues: what is in them is looked up by name.
const CATALOGUES: &[&str] =
    &["frontend/src/ui", "migrations", "problems/", "crates/judge/tests/attacks", "docs/adr"];

/// A folder holds at most so many files of source side by side; what has more is two folders.
pub(crate) fn folders_are_short(tree: &Tree) -> Vec<Finding> {
    let mut lengths = BTreeMap::<&str, usize>::new();
    for file in tree.files().iter().filter(|file| file.has_extension(SOURCES)) {
        let folder = file.path.rsplit_once('/').map_or("", |(folder, _)| folder);
        if !is_catalogue(folder) {
            *lengths.entry(folder).or_default() += 1;
        }
    }
    let long = lengths.iter().filter(|(_, length)| **length > MOST);
    long.map(|(folder, length)| {
        let says = format!("{length} files side by side are more than {MOST}");
        Finding::whole(folder, says)
    })
    .collect()
}

fn is_catalogue(folder: &str) -> bool {
    CATALOGUES.iter().any(|one| {
        let inside = folder.strip_prefix(one.trim_end_matches('/'));
        inside.is_some_and(|rest| rest.is_empty() || (one.ends_with('/') && rest.starts_with('/')))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What is said about so many files of this folder.
    fn says(folder: &str, files: usize) -> Vec<String> {
        let paths: Vec<String> = (0..files).map(|at| format!("{folder}/file{at}.mjs")).collect();
        let mut files: Vec<(&str, &str)> = paths.iter().map(|path| (path.as_str(), "")).collect();
        let deeper = format!("{folder}/deeper/file.mjs");
        let note = format!("{folder}/note.md");
        files.extend([(deeper.as_str(), ""), (note.as_str(), "")]);
        folders_are_short(&Tree::of(&files)).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn a_folder_with_thirteen_files_of_source_is_found() {
        assert!(says("tests/browser/lib", 12).is_empty());
        let found = says("tests/browser/lib", 13);
        assert_eq!(found, ["tests/browser/lib: 13 files side by side are more than 12"]);
    }

    #[test]
    fn a_catalogue_may_be_long_and_what_is_only_called_like_one_may_not() {
        assert!(says("frontend/src/ui", 80).is_empty());
        assert!(says("problems/fifocost/submissions", 20).is_empty());
        assert_eq!(says("frontend/src/ui/forms", 13).len(), 1);
        assert_eq!(says("migrations-of-old", 13).len(), 1);
    }
}
