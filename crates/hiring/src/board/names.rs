//! In what forms a text can name somebody. Pure.

use std::collections::BTreeSet;

use kernel::{fold, fold_words};

/// The least letters by which a name is known where it is only a part of a word.
const INSIDE: usize = 6;

/// Words of addresses that name nobody, and words of the trade that a candidate wants read.
const PLAIN: &[&str] = &[
    "account",
    "admin",
    "android",
    "api",
    "app",
    "apply",
    "art",
    "backend",
    "business",
    "career",
    "careers",
    "cloud",
    "code",
    "coder",
    "coding",
    "contact",
    "css",
    "data",
    "database",
    "design",
    "designer",
    "dev",
    "developer",
    "devops",
    "docker",
    "email",
    "engineer",
    "engineering",
    "frontend",
    "fullstack",
    "game",
    "games",
    "git",
    "golang",
    "hacker",
    "hello",
    "hey",
    "hire",
    "home",
    "html",
    "info",
    "ios",
    "java",
    "javascript",
    "job",
    "jobs",
    "kotlin",
    "linux",
    "mail",
    "mobile",
    "new",
    "node",
    "office",
    "personal",
    "php",
    "post",
    "private",
    "product",
    "prof",
    "professional",
    "program",
    "programmer",
    "python",
    "react",
    "real",
    "ruby",
    "rust",
    "security",
    "software",
    "sql",
    "student",
    "swift",
    "sysadmin",
    "team",
    "tech",
    "test",
    "tester",
    "testing",
    "the",
    "typescript",
    "web",
    "work",
];

/// What the trade writes in capitals. These are no initials.
const ABBREVIATIONS: &[&str] = &[
    "ad", "ai", "ap", "ar", "bi", "cd", "ceo", "ci", "cli", "cpu", "crm", "cs", "css", "cto", "cv",
    "db", "dba", "ec", "erp", "eu", "gcp", "gpu", "hr", "ide", "io", "ios", "ip", "it", "js",
    "jvm", "llm", "ml", "nlp", "no", "ok", "orm", "os", "pc", "php", "pm", "po", "pr", "qa", "qt",
    "rd", "sap", "sdk", "se", "seo", "sql", "sre", "ssh", "tcp", "tdd", "tls", "ts", "udp", "ui",
    "uk", "us", "usa", "ux", "vm", "vr", "vue", "xml",
];

/// A person's name and the local part of their address, folded.
pub(super) struct Names {
    /// Everything that names them as a word of its own.
    words: BTreeSet<String>,
    /// The parts of the name in their order, single letters too.
    parts: Vec<String>,
    /// What names them inside a longer word: all of a name in a script without spaces, or much of one in another.
    inside: Vec<String>,
}

impl Names {
    pub(super) fn of(name: &str, email: &str) -> Self {
        let parts: Vec<String> = fold(name)
            .split(|c: char| !c.is_alphanumeric())
            .filter(|part| !part.is_empty())
            .map(str::to_owned)
            .collect();
        let mut words: BTreeSet<String> = [name.to_owned(), spelt_out(name)]
            .iter()
            .flat_map(|name| fold_words(name))
            .filter(|word| word.chars().count() > 1)
            .collect();
        let mut inside: Vec<String> = unspaced(name);
        let joined = parts.concat();
        if parts.len() > 1 && joined.chars().count() >= INSIDE {
            inside.push(joined);
        }
        for pair in parts.windows(2) {
            let pair = pair.concat();
            if pair.chars().count() >= INSIDE {
                inside.push(pair);
            }
        }
        let local = email.rsplit_once('@').map_or("", |(local, _)| local);
        let local = local.split_once('+').map_or(local, |(local, _)| local);
        let of_address = fold_words(local);
        let names = |word: &String| {
            let bare = undigited(word);
            bare.chars().count() >= 3 && !PLAIN.contains(&bare)
        };
        let whole = of_address.concat();
        if of_address.len() > 1 && whole.chars().count() >= INSIDE {
            words.insert(undigited(&whole).to_owned());
            inside.push(whole);
        }
        words.extend(
            of_address.iter().filter(|word| names(word)).map(|word| undigited(word).to_owned()),
        );
        Self { words, parts, inside }
    }

    /// Whether a word holds the name, or initials of it, however it is written.
    pub(super) fn are_in(&self, core: &str) -> bool {
        if self.words.is_empty() && self.parts.is_empty() {
            return false;
        }
        let known = |word: &str| self.words.contains(word) || self.words.contains(undigited(word));
        let whole = squeezed(core);
        known(&whole)
            || fold_words(core).iter().any(|word| known(word))
            || humps(core).iter().any(|hump| known(&squeezed(hump)))
            || self.inside.iter().any(|name| whole.contains(name.as_str()))
            || self.are_joined_in(undigited(&whole))
            || self.are_initials(core)
    }

    /// Whether words, read as one, are a part of the name or all of it. Letters that are `spelt` one by one make a
    /// shorter name too.
    pub(super) fn is_written_apart(&self, whole: &str, spelt: bool) -> bool {
        let letters = whole.chars().count();
        let least = if spelt { 3 } else { 4 };
        letters >= least
            && (self.words.contains(whole) || self.inside.iter().any(|name| name == whole))
    }

    /// Whether a word is one letter that a part of the name begins with, as a capital.
    pub(super) fn is_initial(&self, core: &str) -> bool {
        let letter = squeezed(core);
        core.chars().all(char::is_uppercase)
            && letter.chars().count() == 1
            && self.parts.iter().any(|part| part.starts_with(&letter))
    }

    /// Whether the letters are parts of the name and initials of other parts, one behind the other: `aking`, `kingada`.
    fn are_joined_in(&self, letters: &str) -> bool {
        letters.chars().count() >= 4 && self.parts.len() > 1 && joins(letters, &self.parts, (0, 0))
    }

    /// Whether a word is two or more capitals, with or without dots, that the parts of the name begin with, the first and the
    /// last at least.
    fn are_initials(&self, core: &str) -> bool {
        let is_shape = core.chars().all(|c| c.is_uppercase() || matches!(c, '.' | '-'));
        let letters = squeezed(core);
        let all: String = self.parts.iter().filter_map(|part| part.chars().next()).collect();
        let ends: String = all.chars().next().into_iter().chain(all.chars().next_back()).collect();
        let dotted = core.contains('.');
        is_shape
            && letters.chars().count() >= 2
            && (letters == all || letters == ends)
            && (dotted || !ABBREVIATIONS.contains(&letters.as_str()))
    }
}

/// Whether parts that were not `used` yet, a bit each, make up the rest of the letters, two or more with what was; one
/// of them whole.
fn joins(rest: &str, parts: &[String], (used, whole): (u32, u32)) -> bool {
    if rest.is_empty() {
        return used.count_ones() > 1 && whole > 0;
    }
    parts.iter().take(8).enumerate().any(|(at, part)| {
        let bit = 1 << at;
        if used & bit != 0 {
            return false;
        }
        let long = u32::from(part.chars().count() > 1);
        let by_part = rest.strip_prefix(part.as_str());
        let initial = part.chars().next().and_then(|letter| rest.strip_prefix(letter));
        by_part.is_some_and(|rest| joins(rest, parts, (used | bit, whole + long)))
            || initial.is_some_and(|rest| joins(rest, parts, (used | bit, whole)))
    })
}

/// The letters and digits of a word, folded.
pub(super) fn squeezed(word: &str) -> String {
    fold(word).chars().filter(|c| c.is_alphanumeric()).collect()
}

/// A word without the digits at its ends, where anything is left.
fn undigited(word: &str) -> &str {
    let bare = word.trim_matches(|c: char| c.is_numeric());
    if bare.is_empty() { word } else { bare }
}

/// The parts of a word in which capitals begin words: “AdaCodes”.
fn humps(word: &str) -> Vec<&str> {
    let mut parts = Vec::new();
    let (mut from, mut small) = (0, false);
    for (at, c) in word.char_indices() {
        if c.is_uppercase() && small {
            parts.extend(word.get(from..at));
            from = at;
        }
        small = c.is_lowercase();
    }
    if from > 0 {
        parts.extend(word.get(from..));
    }
    parts
}

/// A name as Germans and Scandinavians write it without its letters: “Mueller”.
fn spelt_out(name: &str) -> String {
    let mut spelt = name.to_lowercase();
    for (letter, apart, letters) in [
        ("ä", "a\u{308}", "ae"),
        ("ö", "o\u{308}", "oe"),
        ("ü", "u\u{308}", "ue"),
        ("ø", "ø", "oe"),
        ("å", "a\u{30a}", "aa"),
    ] {
        spelt = spelt.replace(letter, letters).replace(apart, letters);
    }
    spelt
}

/// The names in scripts that put no spaces between words, with and without the family name, which comes first.
fn unspaced(name: &str) -> Vec<String> {
    let mut found = Vec::new();
    let words: Vec<&str> = name.split_whitespace().collect();
    let joined = words.concat();
    for word in words.iter().copied().chain([joined.as_str()]) {
        let letters = word.chars().count();
        if letters < 2 || !word.chars().all(is_unspaced) {
            continue;
        }
        found.push(fold(word));
        if letters > 2 {
            found.push(fold(&word.chars().skip(1).collect::<String>()));
        }
    }
    found
}

/// Thai, Lao, Khmer and Burmese, kana, Han and Hangul.
fn is_unspaced(c: char) -> bool {
    matches!(
        c,
        '\u{e00}'..='\u{eff}'
            | '\u{1000}'..='\u{109f}'
            | '\u{1780}'..='\u{17ff}'
            | '\u{3005}'..='\u{30ff}'
            | '\u{3400}'..='\u{9fff}'
            | '\u{ac00}'..='\u{d7a3}'
            | '\u{f900}'..='\u{faff}'
            | '\u{20000}'..='\u{3ffff}'
    )
}
