//! docs/PROMISES.md: what texts promise, and the code that keeps it.
//!
//! A section is about the texts of one file, which its heading names. A row is `| words | key | kept by |`; the last
//! cell names code as `` `path::item` ``. A line `- words` names a sentence that sounds like a promise and is none.

use std::collections::BTreeSet;
use std::ops::Range;

use super::said::{Said, said};
use super::{cells, quoted, titles};
use crate::tidy::Finding;
use crate::tidy::tree::{File, Tree};

const TABLE: &str = "docs/PROMISES.md";

/// Words of sentences that promise something. A sentence with one of them has a row or a line in the table.
const SIGNS: &[&str] = &[
    "always",
    "at most",
    "at once",
    "automatically",
    "by itself",
    "days",
    "deleted",
    "e-mailed",
    "erased",
    "every",
    "hours",
    "keep",
    "keeps",
    "kept",
    "lost",
    "mailed",
    "minutes",
    "never",
    "no longer",
    "no one",
    "nobody",
    "nothing has",
    "nothing is",
    "nothing was",
    "notified",
    "on its way",
    "recorded",
    "removed",
    "safe",
    "saved",
    "sees",
    "stay",
    "stays",
    "still here",
    "until",
    "we",
    "will",
    "within",
];

/// A label or a heading has fewer words than a promise.
const LEAST_WORDS: usize = 4;

/// What a thing that keeps a promise is declared with.
const DECLARES: &[&str] = &[
    "fn",
    "const",
    "static",
    "struct",
    "enum",
    "type",
    "trait",
    "mod",
    "function",
    "class",
    "interface",
];

/// Errors that people read, and what they agree to before an assessment.
const ON_THE_SERVER: &[&str] = &[
    "crates/app/src/error/mod.rs",
    "crates/assessments/src/consent.rs",
    "crates/assessments/src/error.rs",
    "crates/auth/src/error.rs",
    "crates/challenges/src/error.rs",
    "crates/companies/src/error.rs",
    "crates/flows/src/error.rs",
    "crates/interviews/src/error.rs",
    "crates/notices/src/error.rs",
    "crates/referral/src/error.rs",
];

/// Does this file hold texts for people, and hardly anything else?
fn is_text(file: &File) -> bool {
    let is_mail = file.path.starts_with("crates/mail/src/")
        && file.is_rust()
        && !file.is_test()
        && file.name() != "sender.rs";
    let is_screen = file.path.starts_with("frontend/src/")
        && (file.name() == "text.ts" || file.path.starts_with("frontend/src/pages/legal/"))
        && file.has_extension(&["ts"])
        && !file.is_test();
    is_mail || is_screen || ON_THE_SERVER.contains(&file.path.as_str())
}

/// Is one of the signs in it, as a word of its own?
fn sounds_like_a_promise(sentence: &str) -> bool {
    let lower = sentence.to_lowercase();
    let is_apart = |c: Option<char>| c.is_none_or(|c| !c.is_alphanumeric());
    let stands = |sign: &&str| {
        lower.match_indices(*sign).any(|(at, _)| {
            let before = lower.get(..at).unwrap_or_default().chars().next_back();
            let after = lower.get(at + sign.len()..).unwrap_or_default().chars().next();
            is_apart(before) && is_apart(after)
        })
    };
    sentence.split_whitespace().count() >= LEAST_WORDS && SIGNS.iter().any(stands)
}

/// A row or a line of the table.
struct Entry<'a> {
    at: usize,
    /// The file whose section it is in.
    of: &'a str,
    words: &'a str,
    /// The key and the code of a row; none for a line.
    kept: Option<(&'a str, &'a str)>,
}

fn entries(table: &File) -> (Vec<Entry<'_>>, Vec<Finding>) {
    let (mut entries, mut found, mut of) = (Vec::new(), Vec::new(), "");
    for (at, line) in table.lines() {
        if let Some(heading) = line.strip_prefix("## ") {
            of = quoted(heading).next().unwrap_or_default();
        } else if let Some(words) = line.strip_prefix("- ").filter(|_| !of.is_empty()) {
            entries.push(Entry { at, of, words, kept: None });
        } else if let Some(cells) = cells(line) {
            match cells.as_slice() {
                ["Promise", ..] => {}
                [words, key, by] => entries.push(Entry { at, of, words, kept: Some((key, by)) }),
                _ => found.push(Finding::new(table, at, "a row has three cells")),
            }
        }
    }
    (entries, found)
}

/// Everything of a file that can be named: what it declares, its tests, and its strings.
fn names(file: &File) -> BTreeSet<String> {
    let mut names = titles(file);
    names.extend(said(file).into_iter().map(|said| said.text));
    let is_code = |line: &&str| !line.trim_start().starts_with("//");
    for line in file.text.lines().filter(is_code) {
        let is_inside = |c: char| c.is_alphanumeric() || c == '_';
        let mut words = line.split(|c| !is_inside(c)).filter(|word| !word.is_empty());
        while let Some(word) = words.next() {
            if DECLARES.contains(&word) {
                names.extend(words.next().map(str::to_owned));
            }
        }
    }
    names
}

/// What is wrong with the code that a row names.
fn wrong_with(kept_by: &str, tree: &Tree) -> Vec<String> {
    let mut wrong = Vec::new();
    let mut named = false;
    for (path, item) in quoted(kept_by).filter_map(|text| text.split_once("::")) {
        named = true;
        match tree.get(path) {
            None => wrong.push(format!("{path} does not exist")),
            Some(file) if !names(file).contains(item) => {
                wrong.push(format!("{path} has no {item}"));
            }
            Some(_) => {}
        }
    }
    if !named {
        wrong.push("names no code".to_owned());
    }
    wrong
}

/// What is wrong with an entry, and the places that it speaks of.
fn judge(
    entry: &Entry<'_>,
    strings: &[Said],
    tree: &Tree,
) -> (Vec<String>, Vec<(usize, Range<usize>)>) {
    let place = |(at, said): (usize, &Said)| Some((at, said.find(entry.words)?));
    let places: Vec<_> = strings.iter().enumerate().filter_map(place).collect();
    let mut wrong = Vec::new();
    if places.is_empty() {
        wrong.push(format!("{} does not say “{}”", entry.of, entry.words));
    }
    if let Some((key, by)) = entry.kept {
        let text = tree.get(entry.of).map(|file| file.text.as_str()).unwrap_or_default();
        let mut words = text.split(|c: char| !c.is_alphanumeric() && c != '_');
        if !words.any(|word| word == key.trim_matches('`')) {
            wrong.push(format!("{} has no {key}", entry.of));
        }
        wrong.extend(wrong_with(by, tree));
    }
    (wrong, places)
}

/// Every promise of the table stands in its text and is kept by code that exists, and every sentence that sounds
/// like a promise is in the table.
pub(crate) fn texts_keep_their_promises(tree: &Tree) -> Vec<Finding> {
    let Some(table) = tree.get(TABLE) else {
        return vec![Finding::whole(TABLE, "is missing")];
    };
    let (entries, mut found) = entries(table);
    for entry in entries.iter().filter(|entry| tree.get(entry.of).is_none()) {
        found.push(Finding::new(table, entry.at, format!("{} does not exist", entry.of)));
    }
    let is_read = |file: &&File| is_text(file) || entries.iter().any(|entry| entry.of == file.path);
    for file in tree.files().iter().filter(is_read) {
        let strings = said(file);
        let mut covered = Vec::new();
        for entry in entries.iter().filter(|entry| entry.of == file.path) {
            let (wrong, places) = judge(entry, &strings, tree);
            found.extend(wrong.into_iter().map(|says| Finding::new(table, entry.at, says)));
            covered.extend(places);
        }
        let strings = strings.iter().enumerate().filter(|_| is_text(file));
        for (at, said) in strings {
            let is_covered = |range: &Range<usize>| {
                covered.iter().any(|(of, place)| {
                    *of == at && place.start < range.end && range.start < place.end
                })
            };
            for range in said.sentences().into_iter().filter(|range| !is_covered(range)) {
                let sentence = said.text.get(range).unwrap_or_default();
                if sounds_like_a_promise(sentence) {
                    let says =
                        format!("“{sentence}” promises something that {TABLE} does not name");
                    found.push(Finding::new(file, said.line, says));
                }
            }
        }
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "frontend/src/a/text.ts";
    const HEAD: &str =
        "## A: `frontend/src/a/text.ts`\n| Promise | Key | Kept by |\n|---|---|---|\n";

    /// What is found with these rows, this text and a file of code.
    fn found(rows: &str, text: &str) -> Vec<String> {
        let table = format!("# Promises\n{HEAD}{rows}");
        let code = "pub const DAYS: i64 = 30;\n#[test]\nfn it_goes() {}\nrule(\"old mail\");\n// fn gone()";
        let tree = Tree::of(&[(TABLE, &table), (TEXT, text), ("crates/a/src/rules.rs", code)]);
        texts_keep_their_promises(&tree).into_iter().map(|finding| finding.says).collect()
    }

    #[test]
    fn a_row_names_words_of_the_text_and_code_that_is_there() {
        let text = "  life: (n) => `It is kept for ${n} days. Then it goes.`,";
        let row = |words: &str, key: &str, by: &str| {
            found(&format!("| {words} | `{key}` | {by} |\n"), text)
        };
        for by in ["DAYS", "it_goes", "old mail"] {
            let by = format!("`crates/a/src/rules.rs::{by}`");
            assert_eq!(row("It is kept for … days.", "life", &by), [""; 0], "{by}");
        }
        let good = "`crates/a/src/rules.rs::DAYS`";
        assert_eq!(row("kept for … days", "death", good), [format!("{TEXT} has no `death`")]);
        let gone = row("kept … days", "life", "`crates/a/src/rules.rs::gone`");
        assert_eq!(gone, ["crates/a/src/rules.rs has no gone"]);
        let gone = row("kept … days", "life", "`crates/b.rs::DAYS`");
        assert_eq!(gone, ["crates/b.rs does not exist"]);
        assert_eq!(row("kept … days", "life", "our word"), ["names no code"]);
        let other = row("It is kept for ever.", "life", good);
        assert_eq!(other.first(), Some(&format!("{TEXT} does not say “It is kept for ever.”")));
        assert_eq!(other.len(), 2, "and its own sentence is not named: {other:?}");
    }

    #[test]
    fn a_sentence_that_sounds_like_a_promise_is_named() {
        let text =
            "a: 'We will write to you. Press the button to go on.', b: 'Kept here', // We will\n";
        let expected =
            format!("“We will write to you.” promises something that {TABLE} does not name");
        assert_eq!(found("", text), [expected]);
        assert_eq!(found("\n- We will write to you.\n", text), [""; 0]);
        let gone = found("\n- We will call you.\n- We will write to you.\n", text);
        assert_eq!(gone, [format!("{TEXT} does not say “We will call you.”")]);
        assert!(found("", "a: 'Our power is wherever you want it.'").is_empty(), "no whole word");
        assert_eq!(found("| We will |\n", "a: ''"), ["a row has three cells"]);
    }

    #[test]
    fn a_file_that_is_gone_is_found() {
        let table = format!("{HEAD}| It is kept. | `a` | `b.rs::c` |\n");
        let tree = Tree::of(&[(TABLE, &table)]);
        let found: Vec<_> =
            texts_keep_their_promises(&tree).into_iter().map(|finding| finding.says).collect();
        assert_eq!(found, [format!("{TEXT} does not exist")]);
    }

    #[test]
    fn what_holds_texts_is_known_by_its_path() {
        for (path, expected) in [
            ("frontend/src/pages/home/text.ts", true),
            ("frontend/src/pages/legal/terms.ts", true),
            ("frontend/src/pages/legal/terms.test.ts", false),
            ("frontend/src/pages/home/rules.ts", false),
            ("crates/mail/src/stories.rs", true),
            ("crates/mail/src/letter/tests.rs", false),
            ("crates/mail/src/sender.rs", false),
            ("crates/auth/src/error.rs", true),
            ("crates/queue/src/error.rs", false),
        ] {
            assert_eq!(is_text(&File::new(path, "")), expected, "{path}");
        }
    }
}
