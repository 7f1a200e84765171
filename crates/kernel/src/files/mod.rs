//! A program of several files as one text: a line `-- geo.py --` is the title of the file that follows. Pure.
//!
//! Only a text that begins with the title of its language's main file (`-- main.py --`) is one of several
//! files. Such a line is no beginning of a program in any language, so no text that is a program by itself
//! is read as anything else. Source: docs/adr/0058.

#[cfg(test)]
mod tests;

use std::fmt;

use crate::Language;

/// The most files of a program, the main one included.
pub const MAX_FILES: usize = 32;
/// The most bytes of a program, the titles included.
pub const MAX_BYTES: usize = 256 * 1024;
/// The most folders that a name may have before it.
const MAX_FOLDERS: usize = 3;
/// The longest name, with its folders.
const MAX_NAME: usize = 100;

/// One file of a program.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct File<'a> {
    /// Its name, with its folders: `geo.py`, `lib/geo.py`.
    pub name: &'a str,
    /// What is in it.
    pub text: &'a str,
    /// So many lines of the whole text stand before its first one.
    pub above: u32,
}

/// A program, file by file.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Files<'a> {
    /// The file that is run or compiled first.
    pub main: File<'a>,
    /// The others, in their order.
    pub further: Vec<File<'a>>,
}

impl<'a> Files<'a> {
    /// All of them, the main one first.
    pub fn all(&self) -> impl Iterator<Item = File<'a>> + '_ {
        std::iter::once(self.main).chain(self.further.iter().copied())
    }
}

/// Why a text that is one of several files is no program.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("Line {line}, {name}: {why}")]
pub struct BadFiles {
    /// The line of the title that is wrong, from 1.
    pub line: u32,
    /// The name in it, or the beginning of one that is too long.
    pub name: String,
    /// What is wrong with it.
    pub why: Why,
}

/// What is wrong with a file.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// Its name could not be one everywhere.
    Name,
    /// It is named like the main file.
    Main,
    /// It is named like a file that the judge puts beside the program.
    Taken,
    /// Another one has the same name.
    Twice,
    /// It is one too many.
    TooMany,
    /// With it the program is too long.
    TooLong,
    /// A line in it has the form of a title.
    Title,
}

impl fmt::Display for Why {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Name => write!(
                f,
                "the name of a file consists of letters, digits, \"_\", \"-\" and \".\", at most \
                 {MAX_NAME} of them, with at most {MAX_FOLDERS} folders before it."
            ),
            Self::Main => f.write_str("only the first file has the name of the main file."),
            Self::Taken => f.write_str("the judge has a file of this name."),
            Self::Twice => {
                f.write_str("another file has this name. Upper and lower case are the same here.")
            }
            Self::TooMany => write!(f, "a program has at most {MAX_FILES} files."),
            Self::TooLong => {
                write!(f, "the files of a program have at most {} KiB together.", MAX_BYTES / 1024)
            }
            Self::Title => f.write_str("a line of this file has the form of a file's title."),
        }
    }
}

/// The name of a language's main file.
pub fn main_name(language: Language) -> &'static str {
    match language {
        Language::Python => "main.py",
        Language::JavaScript => "main.js",
        Language::C => "main.c",
        Language::Cpp => "main.cpp",
        Language::Rust => "main.rs",
        Language::Go => "main.go",
        Language::Java => "Main.java",
        Language::TypeScript => "main.ts",
        Language::Sql => "main.sql",
    }
}

/// How the names of a language's files end; none where a program is one file.
pub fn extensions(language: Language) -> &'static [&'static str] {
    match language {
        Language::Python => &["py"],
        Language::JavaScript => &["js", "cjs"],
        Language::C => &["c", "h"],
        Language::Cpp => &["cpp", "cc", "cxx", "h", "hpp", "hh"],
        Language::Rust => &["rs"],
        Language::Go => &["go"],
        Language::Java => &["java"],
        Language::TypeScript => &["ts"],
        // In a query such a line is a comment.
        Language::Sql => &[],
    }
}

/// Names of files that the judge puts beside a program while it is compiled.
fn taken(language: Language) -> &'static [&'static str] {
    match language {
        Language::Java => &["Build.java"],
        _ => &[],
    }
}

/// The files of a program. A text of one file is its main file, as it is.
///
/// # Errors
/// [`BadFiles`] where it is one of several files that break a rule.
pub fn split(language: Language, source: &str) -> Result<Files<'_>, BadFiles> {
    let name = main_name(language);
    let titles = if source.starts_with("-- ") { titles(language, source) } else { Vec::new() };
    let Some(first) = titles.first().filter(|first| first.line == 1 && first.name == name) else {
        return Ok(Files { main: File { name, text: source, above: 0 }, further: Vec::new() });
    };
    check(language, source, &titles)?;
    let ends = titles.iter().skip(1).map(|next| next.from).chain([source.len()]);
    let file = |(title, end): (&Title<'_>, usize)| (title.line, title.text, end);
    let mut places = titles.iter().zip(ends).map(file);
    let text = |(_, from, to): (u32, usize, usize)| source.get(from..to).unwrap_or_default();
    let main = places.next().map(text).unwrap_or_default();
    let further = titles.iter().skip(1).zip(places);
    let further =
        further.map(|(title, place)| File { name: title.name, text: text(place), above: place.0 });
    Ok(Files { main: File { name, text: main, above: first.line }, further: further.collect() })
}

/// One text of a main file and those beside it, each with its name: what [`split`] takes apart. A file whose last line
/// is not ended gets that end. Without other files it is the main one, as it is.
///
/// # Errors
/// [`BadFiles`] where they break a rule; its line is that of the text, or of the file where it is a title.
pub fn join(language: Language, main: &str, further: &[(&str, &str)]) -> Result<String, BadFiles> {
    if further.is_empty() {
        return Ok(main.to_owned());
    }
    let all = || std::iter::once((main_name(language), main)).chain(further.iter().copied());
    let mut joined = String::new();
    for (name, text) in all() {
        if let Some(title) = titles(language, text).first() {
            return Err(BadFiles { line: title.line, name: name.to_owned(), why: Why::Title });
        }
        let end = if text.is_empty() || text.ends_with('\n') { "" } else { "\n" };
        joined.extend(["-- ", name, " --\n", text, end]);
    }
    let mut line = 1;
    for (name, text) in all() {
        if title(language, &format!("-- {name} --")).is_none() {
            return Err(BadFiles { line, name: name.to_owned(), why: Why::Name });
        }
        let lines = u32::try_from(text.lines().count()).unwrap_or(u32::MAX);
        line = lines.saturating_add(line).saturating_add(1);
    }
    split(language, &joined)?;
    Ok(joined)
}

/// A line that begins a file.
struct Title<'a> {
    name: &'a str,
    /// From 1.
    line: u32,
    /// Where it begins.
    from: usize,
    /// Where its file begins.
    text: usize,
}

fn titles(language: Language, source: &str) -> Vec<Title<'_>> {
    let mut at = 0;
    let mut found = Vec::new();
    for (line, number) in source.split_inclusive('\n').zip(1..) {
        let from = at;
        at += line.len();
        if let Some(name) = title(language, line) {
            found.push(Title { name, line: number, from, text: at });
        }
    }
    found
}

/// The name in a line that is the title of a file.
fn title(language: Language, line: &str) -> Option<&str> {
    let line = line.strip_suffix('\n').unwrap_or(line);
    let line = line.strip_suffix('\r').unwrap_or(line);
    let name = line.strip_prefix("-- ")?.strip_suffix(" --")?;
    let (_, extension) = name.rsplit_once('.')?;
    let is_one = extensions(language).contains(&extension) && !name.contains(char::is_whitespace);
    is_one.then_some(name)
}

fn check(language: Language, source: &str, titles: &[Title<'_>]) -> Result<(), BadFiles> {
    let wrong = |title: &Title<'_>, why| {
        let name = title.name.chars().take(MAX_NAME).collect();
        BadFiles { line: title.line, name, why }
    };
    if let Some(last) = titles.iter().rfind(|title| title.from <= MAX_BYTES)
        && source.len() > MAX_BYTES
    {
        return Err(wrong(last, Why::TooLong));
    }
    if let Some(one) = titles.get(MAX_FILES) {
        return Err(wrong(one, Why::TooMany));
    }
    for (at, title) in titles.iter().enumerate().skip(1) {
        let is_named = |name: &str| name.eq_ignore_ascii_case(title.name);
        let why = if !is_name(title.name) {
            Why::Name
        } else if is_named(main_name(language)) {
            Why::Main
        } else if taken(language).iter().any(|name| is_named(name)) {
            Why::Taken
        } else if titles.iter().take(at).any(|earlier| is_named(earlier.name)) {
            Why::Twice
        } else {
            continue;
        };
        return Err(wrong(title, why));
    }
    Ok(())
}

/// Is this the name of a file, below nothing but folders of ours? Folders have no dot, so that none has the
/// name of a file.
fn is_name(name: &str) -> bool {
    let mut parts = name.split('/').rev();
    let file = parts.next().unwrap_or_default();
    let is_word = |text: &str, marks: &[char]| {
        text.starts_with(|first: char| first.is_ascii_alphanumeric() || first == '_')
            && text.chars().all(|c| c.is_ascii_alphanumeric() || marks.contains(&c))
    };
    name.len() <= MAX_NAME
        && name.matches('/').count() <= MAX_FOLDERS
        && !file.contains("..")
        && is_word(file, &['_', '-', '.'])
        && parts.all(|folder| is_word(folder, &['_', '-']))
}
