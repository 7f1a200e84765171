//! A program in somebody's own hand: no two people choose the same names.

use kernel::Language;
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;

use super::style;

/// Names that programs of the bank have, and what others would call the same.
const NAMES: [(&str, &[&str]); 6] = [
    ("main", &["main", "solve", "run", "solution"]),
    ("data", &["data", "tokens", "raw", "fields", "parts"]),
    ("lines", &["lines", "rows", "records", "entries"]),
    ("name", &["name", "key", "label"]),
    ("passed", &["passed", "elapsed", "ticks"]),
    ("previous", &["previous", "last_seen", "before"]),
];

/// What is in front of a comment line.
fn comment(language: Language) -> &'static str {
    match language {
        Language::Python => "#",
        Language::Sql => "--",
        Language::JavaScript
        | Language::C
        | Language::Cpp
        | Language::Rust
        | Language::Go
        | Language::Java
        | Language::TypeScript => "//",
    }
}

/// The program without what the bank's author says at its top.
pub(super) fn without_preface(language: Language, source: &str) -> String {
    let mark = comment(language);
    let is_preface = |line: &&str| line.trim().is_empty() || line.starts_with(mark);
    let kept: Vec<&str> = source.lines().skip_while(is_preface).collect();
    let mut text = kept.join("\n");
    text.push('\n');
    text
}

/// The program with names of somebody's own where it is Python or JavaScript.
pub(super) fn in_own_words(chance: &mut StdRng, language: Language, source: &str) -> String {
    let mut text = without_preface(language, source);
    for (name, others) in NAMES {
        let chosen = others.choose(chance).copied().unwrap_or(name);
        if matches!(language, Language::Python | Language::JavaScript) {
            text = renamed(&text, name, chosen).unwrap_or(text);
        }
    }
    style::styled(chance, language, &text)
}

/// The text with another name for something; `None` where that could change what it means.
pub(super) fn renamed(text: &str, from: &str, to: &str) -> Option<String> {
    let words = words_of(text);
    if from == to || words.iter().any(|(word, _)| *word == to) {
        return None;
    }
    let mut out = String::with_capacity(text.len());
    let mut end = 0;
    for (word, at) in words.into_iter().filter(|(word, _)| *word == from) {
        let before = text.get(..at)?;
        // A field, a method, or a word of a text.
        let line = before.rsplit('\n').next().unwrap_or_default();
        let quoted = ['"', '\'', '`'].iter().any(|quote| line.matches(*quote).count() % 2 == 1);
        if quoted || before.ends_with('.') && !before.ends_with("..") {
            return None;
        }
        out.push_str(text.get(end..at)?);
        out.push_str(to);
        end = at + word.len();
    }
    out.push_str(text.get(end..)?);
    Some(out)
}

/// The names and words of a text with their places.
fn words_of(text: &str) -> Vec<(&str, usize)> {
    let is_part = |letter: char| letter.is_alphanumeric() || letter == '_';
    let mut words = Vec::new();
    let mut begun = None;
    for (at, letter) in text.char_indices().chain([(text.len(), ' ')]) {
        match (begun, is_part(letter)) {
            (None, true) => begun = Some(at),
            (Some(from), false) => {
                words.extend(text.get(from..at).map(|word| (word, from)));
                begun = None;
            }
            (None, false) | (Some(_), true) => {}
        }
    }
    words
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_author_says_at_the_top_is_left_out() {
        let text = "# Wrong: it stops.\n\nimport sys\n# Reads.\n";
        assert_eq!(without_preface(Language::Python, text), "import sys\n# Reads.\n");
        assert_eq!(without_preface(Language::Sql, "-- Slow.\nselect 1;\n"), "select 1;\n");
    }

    #[test]
    fn a_name_is_changed_everywhere_or_nowhere() {
        let text = "data = 1\nprint(data, databank)\n";
        assert_eq!(renamed(text, "data", "raw").unwrap(), "raw = 1\nprint(raw, databank)\n");
        assert_eq!(renamed("raw = data\n", "data", "raw"), None, "taken");
        assert_eq!(renamed("x.data = data\n", "data", "raw"), None, "a field");
        assert_eq!(renamed("print(\"data\", data)\n", "data", "raw"), None, "a word of a text");
    }
}
