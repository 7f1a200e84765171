//! The files of a solution: one, or those of a folder, of which one is the main file.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};

use kernel::Language;
use kernel::files::{self, BadFiles};

use crate::files::{MAX_FILE_BYTES, Tree, read_at_most};
use crate::{Finding, Reference, language_of};

/// What `submissions.yaml` says of the files of a solution.
#[derive(Default, Clone, Copy)]
pub(super) struct Said<'a> {
    /// Its language, where that is said; within it, nothing for a language that is not judged here.
    pub(super) language: Option<Option<&'static str>>,
    /// The main file, or the main class.
    pub(super) entrypoint: Option<&'a str>,
}

/// The files of a solution.
pub(super) struct Sources {
    pub(super) language: Option<&'static str>,
    pub(super) path: PathBuf,
    /// Those beside the main one, by the names that the program has for them.
    pub(super) further: Vec<(String, PathBuf)>,
}

impl Reference {
    /// The source as the judge takes it. Several files are one text, in the form of [`kernel::files`].
    ///
    /// # Errors
    /// A file cannot be read or is no text, or they cannot be one program.
    pub fn source(&self) -> Result<String, Finding> {
        let main = read(&self.path).map_err(|why| self.wrong(None, why))?;
        let language = self.language.and_then(Language::parse);
        let (Some(language), false) = (language, self.further.is_empty()) else {
            return Ok(main);
        };
        let mut texts = Vec::new();
        for (name, path) in &self.further {
            let text = read(path).map_err(|why| self.wrong(Some(name.as_str()), why))?;
            texts.push((name.as_str(), text));
        }
        let further: Vec<_> = texts.iter().map(|(name, text)| (*name, text.as_str())).collect();
        files::join(language, &main, &further)
            .map_err(|bad| self.wrong(Some(&bad.name), said(&bad)))
    }

    /// Every file of it, the main one first.
    pub fn files(&self) -> impl Iterator<Item = &Path> {
        let further = self.further.iter().map(|(_, path)| path.as_path());
        std::iter::once(self.path.as_path()).chain(further)
    }

    fn wrong(&self, file: Option<&str>, why: String) -> Finding {
        let is_other = |name: &&str| self.further.iter().any(|(other, _)| other == name);
        let file = file.filter(is_other).map_or(String::new(), |name| format!("/{name}"));
        Finding::new(format!("submissions/{}{file}", self.name), why)
    }
}

fn read(path: &Path) -> Result<String, String> {
    let bytes = read_at_most(path, MAX_FILE_BYTES)?;
    String::from_utf8(bytes).map_err(|_| "The file is not UTF-8 text.".to_owned())
}

/// What a rule of programs of several files says, as a sentence of its own.
fn said(bad: &BadFiles) -> String {
    let why = bad.why.to_string();
    let mut letters = why.chars();
    letters.next().map_or(String::new(), |first| first.to_uppercase().chain(letters).collect())
}

/// The files of the solution at `path`, a file or a folder.
///
/// # Errors
/// Why the files of a folder are no program, at the path that is to be changed.
pub(super) fn of(tree: &Tree, path: &str, said: Said<'_>) -> Result<Sources, Finding> {
    if tree.has(path) {
        let absolute = tree.absolute(path);
        let language = said.language.unwrap_or_else(|| language_in(&absolute));
        return Ok(Sources { language, path: absolute, further: Vec::new() });
    }
    let inside = format!("{path}/");
    let names: Vec<&str> =
        tree.files.keys().filter_map(|file| file.strip_prefix(inside.as_str())).collect();
    let Some(first) = names.first() else {
        return Err(Finding::new(path, "There is no file in this folder."));
    };
    let found = match said.language {
        Some(language) => language,
        None => only_language(tree, path, &names)?,
    };
    let Some(language) = found.and_then(Language::parse) else {
        let path = tree.absolute(&format!("{path}/{first}"));
        return Ok(Sources { language: None, path, further: Vec::new() });
    };
    let main = main_file(path, &names, language, said.entrypoint)?;
    let place = |name: &str| tree.absolute(&format!("{path}/{name}"));
    let others = names.iter().filter(|name| **name != main);
    let mut further = Vec::new();
    for name in others {
        let extension = name.rsplit_once('.').map_or("", |(_, extension)| extension);
        if !files::extensions(language).contains(&extension) {
            let text = format!(
                "A program in {language} cannot have this file, and the judge would run it without."
            );
            return Err(Finding::new(format!("{path}/{name}"), text));
        }
        further.push(((*name).to_owned(), place(name)));
    }
    Ok(Sources { language: found, path: place(main), further })
}

/// The language that the sources among these files are in, where there are any.
fn only_language(tree: &Tree, path: &str, names: &[&str]) -> Result<Option<&'static str>, Finding> {
    let known =
        names.iter().filter_map(|name| language_in(&tree.absolute(&format!("{path}/{name}"))));
    let all: BTreeSet<&'static str> = known.collect();
    if all.len() > 1 {
        let labels = all.iter().filter_map(|id| Language::parse(id)).map(Language::label);
        let labels = labels.collect::<Vec<_>>().join(" and ");
        let text = format!(
            "The files here are in {labels}. Name the language of this solution in submissions.yaml."
        );
        return Err(Finding::new(path, text));
    }
    Ok(all.into_iter().next())
}

/// The file that is run or compiled first. One that is to be in another place than beside the others, or that nothing
/// tells from them, is none.
fn main_file<'a>(
    path: &str,
    names: &[&'a str],
    language: Language,
    entrypoint: Option<&str>,
) -> Result<&'a str, Finding> {
    let usual = files::main_name(language);
    let is_source = |name: &&&str| {
        !name.contains('/') && language_of(Path::new(**name)) == Some(language.as_str())
    };
    let sources: Vec<&str> = names.iter().filter(is_source).copied().collect();
    if let Some(entrypoint) = entrypoint {
        let is_it = |name: &&&str| {
            **name == entrypoint
                || name.strip_suffix(".java").is_some_and(|class| class == entrypoint)
        };
        return sources.iter().find(is_it).copied().ok_or_else(|| {
            let text =
                format!("The entry point {entrypoint:?} is no source directly in this folder.");
            Finding::new(path, text)
        });
    }
    let is_like_it = |name: &&&str| stem(name) == stem(usual);
    let same = sources.iter().find(|name| **name == usual);
    if let Some(main) = same.or_else(|| sources.iter().find(is_like_it)).copied() {
        return Ok(main);
    }
    // These are compiled together, so that it does not matter which of them is called the main one.
    let together = matches!(language, Language::C | Language::Cpp | Language::Go);
    match sources.as_slice() {
        [only] => Ok(*only),
        [first, ..] if together => Ok(*first),
        [] => Err(Finding::new(path, format!("There is no {usual} directly in this folder."))),
        several => {
            let names = several.join(", ");
            let text = format!(
                "Nothing says which of {names} is run. Name the main file {usual}, or set it as entrypoint in submissions.yaml."
            );
            Err(Finding::new(path, text))
        }
    }
}

/// A name without its extension.
fn stem(name: &str) -> &str {
    name.rsplit_once('.').map_or(name, |(stem, _)| stem)
}

/// The language of a file: its extension's, but for Python 2, which only the first line tells from Python 3 and which is
/// not judged here.
fn language_in(path: &Path) -> Option<&'static str> {
    let language = language_of(path)?;
    let mut first = String::new();
    if language == "python"
        && let Ok(file) = File::open(path)
    {
        // What cannot be read as text names no interpreter.
        let _length = BufReader::new(file.take(256)).read_line(&mut first);
    }
    (!first.starts_with("#!") || !first.contains("python2")).then_some(language)
}
