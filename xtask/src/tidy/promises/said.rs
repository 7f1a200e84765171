//! What a source file says to people: its strings, with an ellipsis for what is filled in.

use std::ops::Range;

use crate::tidy::tree::File;

/// One string.
pub(super) struct Said {
    /// Where it begins, counted from 1.
    pub(super) line: usize,
    /// As a person reads it.
    pub(super) text: String,
}

impl Said {
    /// Where its sentences stand.
    pub(super) fn sentences(&self) -> Vec<Range<usize>> {
        let mut found = Vec::new();
        let mut begin = 0;
        for (at, c) in self.text.char_indices() {
            let before = self.text.get(begin..at).unwrap_or_default();
            if c.is_whitespace() && before.ends_with(['.', '!', '?']) {
                found.push(begin..at);
                begin = at + c.len_utf8();
            }
        }
        found.push(begin..self.text.len());
        found
    }

    /// Where the words stand; an ellipsis in them leaves out anything.
    pub(super) fn find(&self, words: &str) -> Option<Range<usize>> {
        let mut found: Option<Range<usize>> = None;
        for piece in words.split('…').map(str::trim).filter(|piece| !piece.is_empty()) {
            let from = found.as_ref().map_or(0, |found| found.end);
            let at = from + self.text.get(from..)?.find(piece)?;
            let begin = found.map_or(at, |found| found.start);
            found = Some(begin..at + piece.len());
        }
        found
    }
}

/// Every string of a file in Rust or TypeScript, or every paragraph of a page, in order.
pub(super) fn said(file: &File) -> Vec<Said> {
    if file.has_extension(&["md"]) {
        return paragraphs(file);
    }
    let is_rust = file.is_rust();
    let mut source = Source { chars: file.text.chars().collect(), at: 0, line: 1, is_rust };
    let mut found = Vec::new();
    while let Some(here) = source.next() {
        let line = source.line;
        match here {
            '/' if source.peek() == Some('/') => source.skip_line(),
            '/' if source.peek() == Some('*') => source.skip_comment(),
            '\'' if is_rust && source.peek() == Some('"') => {
                source.next();
            }
            '"' => found.push(Said { line, text: source.string('"') }),
            '\'' | '`' if !is_rust => found.push(Said { line, text: source.string(here) }),
            _ => {}
        }
    }
    found
}

fn paragraphs(file: &File) -> Vec<Said> {
    let mut found: Vec<Said> = Vec::new();
    let mut goes_on = false;
    for (line, text) in file.lines() {
        let text = text.trim();
        match found.last_mut().filter(|_| goes_on) {
            Some(said) if !text.is_empty() => {
                said.text.push(' ');
                said.text.push_str(text);
            }
            _ if text.is_empty() => {}
            _ => found.push(Said { line, text: text.to_owned() }),
        }
        goes_on = !text.is_empty();
    }
    found
}

struct Source {
    chars: Vec<char>,
    at: usize,
    line: usize,
    is_rust: bool,
}

impl Source {
    fn peek(&self) -> Option<char> {
        self.chars.get(self.at).copied()
    }

    fn next(&mut self) -> Option<char> {
        let here = self.peek()?;
        self.at += 1;
        self.line += usize::from(here == '\n');
        Some(here)
    }

    fn skip_line(&mut self) {
        while self.next().is_some_and(|c| c != '\n') {}
    }

    fn skip_comment(&mut self) {
        while let Some(here) = self.next() {
            if here == '*' && self.peek() == Some('/') {
                return;
            }
        }
    }

    fn skip_space(&mut self) {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
    }

    /// What stands until the quote that ends it.
    fn string(&mut self, quote: char) -> String {
        let mut text = String::new();
        while let Some(here) = self.next().filter(|c| *c != quote) {
            match here {
                '\\' if self.peek() == Some('\n') => self.skip_space(),
                '\\' => text.extend(self.next()),
                '$' if quote == '`' && self.peek() == Some('{') => self.fill_in(&mut text),
                '{' if self.is_rust && self.peek() == Some('{') => text.extend(self.next()),
                '{' if self.is_rust => {
                    self.at -= 1;
                    self.fill_in(&mut text);
                }
                _ => text.push(here),
            }
        }
        text
    }

    /// A bracket with everything in it, for which an ellipsis stands.
    fn fill_in(&mut self, text: &mut String) {
        let mut depth = 0_usize;
        while let Some(here) = self.next() {
            match here {
                '{' => depth += 1,
                '}' => depth -= 1,
                _ => {}
            }
            if depth == 0 {
                break;
            }
        }
        text.push('…');
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, source: &str, expected: &[(usize, &str)]) {
        let found = said(&File::new(path, source));
        let found: Vec<_> = found.iter().map(|said| (said.line, said.text.as_str())).collect();
        assert_eq!(found, expected, "{source}");
    }

    #[test]
    fn strings_are_read_as_people_read_them() {
        check(
            "text.ts",
            "a: 'It’s \\'here\\'.',\n  b: \"x\", // 'no'",
            &[(1, "It’s 'here'."), (2, "x")],
        );
        check(
            "text.ts",
            "/* 'no' */ (n) => `${n > 1 ? `${n} days` : 'a'} left.`",
            &[(1, "… left.")],
        );
        check(
            "m.rs",
            "f(\"It lasts {} of {{x}} and \\\n     goes on.\") // \"no\"",
            &[(1, "It lasts … of {x}} and goes on.")],
        );
        check(
            "a.md",
            "# No\n\nIt is\nkept.\n\nSo.\n",
            &[(1, "# No"), (3, "It is kept."), (6, "So.")],
        );
        check("m.rs", "&'a str, '\"', b'x', \"yes\"", &[(1, "yes")]);
    }

    #[test]
    fn sentences_end_with_their_mark_and_words_are_found_around_what_is_left_out() {
        let text = "It is kept. Is it? Version 1.1 says so".to_owned();
        let said = Said { line: 1, text };
        let sentences: Vec<&str> =
            said.sentences().into_iter().map(|range| &said.text[range]).collect();
        assert_eq!(sentences, ["It is kept.", "Is it?", "Version 1.1 says so"]);
        assert_eq!(said.find("is kept … says"), Some(3..35));
        assert_eq!(said.find("says … is kept"), None);
        assert_eq!(said.find("…"), None);
    }
}
