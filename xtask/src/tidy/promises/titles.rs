//! The titles of a file's tests, read from its syntax, so that a comment or a row of a table of cases is
//! never taken for one.
//!
//! In Rust a title is the name of a function under an attribute that ends in `test`. In TypeScript and
//! JavaScript it is the first argument of `it`, `test`, `describe` and of their `each`, as the source spells
//! it: `%s` and `${size}` stay.

use std::collections::BTreeSet;

use crate::tidy::tree::File;

/// Every title of the file, whole.
pub(crate) fn titles(file: &File) -> BTreeSet<String> {
    if file.is_rust() { rust(file) } else { Script::of(&file.text).titles() }
}

fn rust(file: &File) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    let mut is_test = false;
    for (_, line) in file.code() {
        let line = line.trim();
        if let Some(attribute) = line.strip_prefix("#[") {
            let path = attribute.split(['(', ']']).next().unwrap_or_default();
            is_test |= path == "test" || path.ends_with("::test");
        }
        let Some((before, after)) = line.split_once("fn ") else { continue };
        if !matches!(before, "" | "async " | "pub " | "pub(crate) ") {
            continue;
        }
        let name = after.split(['(', '<']).next().unwrap_or_default();
        if std::mem::take(&mut is_test) {
            found.insert(name.to_owned());
        }
    }
    found
}

/// A script's text as far as it is read.
struct Script {
    text: Vec<char>,
    at: usize,
    /// The last character of code before here; it says whether a slash divides or begins a pattern.
    before: char,
}

impl Script {
    fn of(text: &str) -> Self {
        Self { text: text.chars().collect(), at: 0, before: ';' }
    }

    fn here(&self) -> Option<char> {
        self.text.get(self.at).copied()
    }

    fn starts(&self, with: &str) -> bool {
        let rest = self.text.get(self.at..).unwrap_or_default();
        with.chars().zip(rest).filter(|(a, b)| a == *b).count() == with.len()
    }

    fn titles(mut self) -> BTreeSet<String> {
        let mut found = BTreeSet::new();
        while self.here().is_some() {
            let is_member = self.before == '.';
            match self.word() {
                Some(word) if !is_member && matches!(word.as_str(), "it" | "test" | "describe") => {
                    found.extend(self.title());
                }
                Some(_) => {}
                None => self.step(),
            }
        }
        found
    }

    /// The word that begins here.
    fn word(&mut self) -> Option<String> {
        let rest = self.text.get(self.at..).unwrap_or_default();
        let is_inside = |c: &&char| c.is_alphanumeric() || matches!(c, '_' | '$');
        let word: String = rest.iter().take_while(is_inside).collect();
        self.at += word.chars().count();
        self.before = word.chars().last()?;
        Some(word)
    }

    /// The title of the call whose name was just read, if it is a call with one literal for its title.
    fn title(&mut self) -> Option<String> {
        self.space();
        if self.here() == Some('.') {
            self.step();
            if self.word()?.as_str() != "each" {
                return None;
            }
            self.types();
            self.space();
            self.group();
            self.space();
        }
        if self.here() != Some('(') {
            return None;
        }
        self.step();
        self.space();
        let title = self.literal()?;
        self.space();
        (self.here() == Some(',')).then_some(title)
    }

    fn space(&mut self) {
        while self.here().is_some_and(char::is_whitespace) || self.starts("//") || self.starts("/*")
        {
            self.step();
        }
    }

    /// The types in angles that a call may name.
    fn types(&mut self) {
        let mut depth = 0_usize;
        while let Some(here) = self.here() {
            match here {
                '<' => depth += 1,
                '>' if self.before != '=' => depth = depth.saturating_sub(1),
                _ if depth == 0 => return,
                _ => {}
            }
            self.step();
        }
    }

    /// One bracket with everything in it, or one literal.
    fn group(&mut self) {
        let mut depth = 0_usize;
        while let Some(here) = self.here() {
            match here {
                '(' | '[' | '{' => depth += 1,
                ')' | ']' | '}' => depth = depth.saturating_sub(1),
                _ => {}
            }
            self.step();
            if depth == 0 {
                return;
            }
        }
    }

    /// One character of code, or one comment, literal or pattern as a whole.
    fn step(&mut self) {
        let Some(here) = self.here() else { return };
        if self.starts("//") {
            return self.to("\n");
        }
        if self.starts("/*") {
            return self.to("*/");
        }
        match here {
            '\'' | '"' | '`' => {
                self.literal();
            }
            '/' if "(,=:[!&|?{};+>".contains(self.before) => self.pattern(),
            _ => {
                self.at += 1;
                if !here.is_whitespace() {
                    self.before = here;
                }
            }
        }
    }

    fn to(&mut self, end: &str) {
        self.at += 1;
        while self.here().is_some() && !self.starts(end) {
            self.at += 1;
        }
        self.at += end.len();
    }

    /// What a string holds; one in plain quotes ends with its line at the latest, as an apostrophe in the text
    /// of an element does.
    fn literal(&mut self) -> Option<String> {
        let quote = self.here().filter(|c| matches!(c, '\'' | '"' | '`'))?;
        let mut held = String::new();
        self.at += 1;
        while let Some(here) = self.here() {
            self.at += 1;
            match here {
                _ if here == quote => break,
                '\n' if quote != '`' => break,
                '\\' => {
                    held.extend(self.here());
                    self.at += 1;
                }
                '$' if quote == '`' && self.here() == Some('{') => {
                    let from = self.at;
                    self.group();
                    held.push('$');
                    held.extend(self.text.get(from..self.at).unwrap_or_default());
                }
                _ => held.push(here),
            }
        }
        self.before = quote;
        Some(held)
    }

    fn pattern(&mut self) {
        let mut in_class = false;
        self.at += 1;
        while let Some(here) = self.here() {
            self.at += 1;
            match here {
                '\\' => self.at += 1,
                '[' => in_class = true,
                ']' => in_class = false,
                '/' if !in_class => break,
                '\n' => break,
                _ => {}
            }
        }
        self.before = '/';
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn check(path: &str, text: &str, expected: &[&str]) {
        let found: Vec<String> = titles(&File::new(path, text)).into_iter().collect();
        assert_eq!(found, expected, "{text}");
    }

    #[test]
    fn a_rust_function_is_a_test_by_its_attribute() {
        check("a.rs", "#[test]\nfn holds() {}\nfn helps() {}", &["holds"]);
        check("a.rs", "#[actix_web::test]\nasync fn answers() {}", &["answers"]);
        check(
            "a.rs",
            "#[tokio::test(flavor = \"x\")]\n#[expect(y)]\nasync fn waits() {}",
            &["waits"],
        );
        check("a.rs", "// #[test]\nfn helps() {}\nlet s = \"#[test]\";\nfn more() {}", &[]);
        check("a.rs", "#[cfg(test)]\nmod tests {\n    #[test]\n    fn inside() {}\n}", &["inside"]);
    }

    #[test]
    fn a_scripts_title_is_the_first_argument_of_its_call() {
        let text = "describe('the bar', () => {\n  it(\"is shown\", () => {})\n  test(`on a ${size}`, f)\n})";
        check("a.test.ts", text, &["is shown", "on a ${size}", "the bar"]);
        check("a.test.ts", "it('the company\\'s own', f)", &["the company's own"]);
        check("a.test.ts", "it(\n  // why\n  'is far', f)", &["is far"]);
    }

    #[test]
    fn a_table_of_cases_has_the_title_that_follows_it() {
        check(
            "a.test.ts",
            "it.each([['/nowhere', 1], [')', 2]])('%s leads to %i', f)",
            &["%s leads to %i"],
        );
        check("a.test.ts", "describe.each`\na | b\n${1} | ${2}\n`('%o', f)", &["%o"]);
        check("a.test.ts", "it.each(cases)('%s', f)", &["%s"]);
        check("a.test.ts", "it.each<[A<B>, () => C]>(cases)('%s', f)", &["%s"]);
    }

    #[test]
    fn nothing_else_is_a_title() {
        check("a.test.ts", "// it('a comment', f)\n/* test('another', f) */", &[]);
        check("a.test.ts", "const x = \"it('a string', f)\"", &[]);
        check("a.test.ts", "/^it('x', f)/.test('y', z)", &[]);
        check("a.test.ts", "submit('x', f); page.test('y', f)", &[]);
        check("a.test.ts", "it('half' + half, f)", &[]);
        check("a.test.tsx", "<p>Don't</p>\nit('is read on', f)", &["is read on"]);
        check("a.test.ts", "a / b\nit('is after a division', f) // 'x", &["is after a division"]);
    }
}
