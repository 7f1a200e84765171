//! Words, links and file names.

use super::Finding;
use super::tree::{File, Tree};

/// What may not stay, with what to do instead.
const LEFTOVERS: &[(&str, &str)] = &[
    ("TODO", "do it, or open an issue"),
    ("FIXME", "fix it, or open an issue"),
    ("XXX", "say it in a sentence, or open an issue"),
    ("dbg!", "use tracing"),
    ("todo!", "write it"),
    ("unimplemented!", "write it"),
    ("#[allow(", "use #[expect(…, reason = …)]"),
    ("#![allow(", "use #![expect(…, reason = …)]"),
    ("#[ignore", "make it run, or remove it"),
    ("should_panic", "test for the error"),
    ("@ts-ignore", "correct the type"),
    ("@ts-nocheck", "correct the types"),
    ("lorem ipsum", "write the text"),
    ("test.only(", "run them all"),
    ("it.only(", "run them all"),
    ("describe.only(", "run them all"),
    ("test.skip(", "make it run, or remove it"),
    ("it.skip(", "make it run, or remove it"),
    ("debugger;", "remove it"),
];

/// Words of a foreign English, with what a native speaker of the trade says. Source: docs/STYLE.md.
const FOREIGN: &[(&str, &str)] = &[
    ("anew", "again, or new"),
    ("whoever", "anyone who, or the role"),
    ("told", "notified"),
    ("a person reads", "we read, or a reviewer reads"),
    ("a person looks", "a reviewer looks"),
    ("another look", "needs attention"),
    ("are yours alone", "only you can read them"),
    ("as you write it", "exactly as written"),
    ("as you write them", "exactly as written"),
    ("go on with you", "move forward with you"),
    ("in peace", "take your time"),
    ("it can also be", "other explanations"),
    ("lies in the future", "is in the future"),
    ("no less than the least", "at least the minimum"),
    ("stands here", "is listed here, or is shown here"),
    ("the least of a range", "from, or the minimum"),
    ("what you typed", "your text, or your changes"),
    ("you look after", "you manage"),
];

/// These files name the words in order to look for them.
fn names_them(file: &File) -> bool {
    file.path.starts_with("xtask/src/tidy/") || file.name() == "package-lock.json"
}

/// Nothing unfinished, switched off or left over from looking for a mistake.
pub(crate) fn nothing_is_left_over(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let readable = |file: &&File| {
        file.is_rust()
            || file.is_web()
            || file.has_extension(&["sql", "css", "html", "md", "toml", "yml", "sh"])
    };
    for file in tree.files().iter().filter(readable).filter(|file| !names_them(file)) {
        for (at, line) in file.lines() {
            for (word, instead) in LEFTOVERS.iter().filter(|(word, _)| has(line, word)) {
                found.push(Finding::new(file, at, format!("`{word}`: {instead}")));
            }
        }
    }
    found
}

/// What was corrected once does not come back. Released migrations stay as they are.
pub(crate) fn words_are_plain(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let readable = |file: &&File| {
        (file.is_rust() || file.is_web() || file.has_extension(&["md"]))
            && file.path != "docs/STYLE.md"
            && !names_them(file)
    };
    for file in tree.files().iter().filter(readable) {
        for (at, line) in file.lines() {
            let line = line.to_lowercase();
            for (word, instead) in FOREIGN.iter().filter(|(word, _)| has(&line, word)) {
                found.push(Finding::new(file, at, format!("`{word}`: say {instead}")));
            }
        }
    }
    found
}

/// The word stands alone on the left; a word of letters stands alone on the right too.
fn has(line: &str, word: &str) -> bool {
    let letter = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word).any(|(at, _)| {
        let before = line.get(..at).and_then(|text| text.chars().next_back());
        let after = line.get(at + word.len()..).and_then(|text| text.chars().next());
        let left = !word.starts_with(letter) || !before.is_some_and(letter);
        let right = !word.ends_with(letter) || !after.is_some_and(letter);
        left && right
    })
}

/// A link to a line number is wrong after the next change.
pub(crate) fn links_survive(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    let marked = |file: &&File| file.text.contains("#L") && !names_them(file);
    for file in tree.files().iter().filter(marked) {
        for (at, line) in file.lines() {
            let numbered = line.match_indices("#L").any(|(at, mark)| {
                line.get(at + mark.len()..)
                    .is_some_and(|rest| rest.starts_with(|c: char| c.is_ascii_digit()))
            });
            if numbered && line.contains("://") {
                found.push(Finding::new(file, at, "link to a file, not to a line of it"));
            }
        }
    }
    found
}

/// A name such as utils says nothing; an index file hides where things are.
pub(crate) fn files_have_telling_names(tree: &Tree) -> Vec<Finding> {
    const EMPTY: &[&str] =
        &["utils", "util", "common", "misc", "helpers", "helper", "stuff", "types2"];
    let mut found = Vec::new();
    for file in tree.files().iter().filter(|file| file.is_rust() || file.is_web()) {
        let parts = file.path.split('/').map(|part| part.split('.').next().unwrap_or(part));
        if let Some(name) = parts.clone().find(|part| EMPTY.contains(part)) {
            found.push(Finding::new(
                file,
                0,
                format!("`{name}` says nothing; name it after what it does"),
            ));
        }
        let barrel = file.path.starts_with("frontend/src/")
            && matches!(file.name(), "index.ts" | "index.tsx");
        if barrel {
            found.push(Finding::new(file, 0, "no index files: import from the file itself"));
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(rule: fn(&Tree) -> Vec<Finding>, path: &str, text: &str) -> Vec<String> {
        rule(&Tree::of(&[(path, text)])).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn every_leftover_is_found() {
        for (word, _) in LEFTOVERS {
            let text = format!("a line\n {word} x");
            assert_eq!(found(nothing_is_left_over, "crates/a/src/a.rs", &text).len(), 1, "{word}");
        }
    }

    #[test]
    fn a_leftover_inside_another_word_is_none() {
        for text in ["method_todo!()", "MASTODON", "XXXL", "commit.only(x)"] {
            let found = found(nothing_is_left_over, "frontend/src/a.ts", text);
            assert!(found.is_empty(), "{found:?}");
        }
    }

    #[test]
    fn a_foreign_word_is_found_and_its_like_is_not() {
        for text in ["Whoever hides", "// written anew.", "a.told(b)", "A person reads this."] {
            assert_eq!(found(words_are_plain, "crates/a/src/a.rs", text).len(), 1, "{text}");
        }
        assert!(found(words_are_plain, "crates/a/src/a.rs", "fn is_told() { untold }").is_empty());
        assert!(found(words_are_plain, "docs/STYLE.md", "for \"anew\"").is_empty());
    }

    #[test]
    fn a_link_to_a_line_is_found() {
        let text = "see https://example.org/a.rs#L12\nand https://example.org/page#Limits";
        assert_eq!(found(links_survive, "docs/a.md", text).len(), 1);
    }

    #[test]
    fn a_name_that_says_nothing_and_a_barrel_are_found() {
        assert_eq!(found(files_have_telling_names, "crates/a/src/utils.rs", "").len(), 1);
        assert_eq!(found(files_have_telling_names, "frontend/src/common/a.ts", "").len(), 1);
        assert_eq!(found(files_have_telling_names, "frontend/src/ui/index.ts", "").len(), 1);
        assert!(found(files_have_telling_names, "frontend/src/ui/Button.tsx", "").is_empty());
    }
}
