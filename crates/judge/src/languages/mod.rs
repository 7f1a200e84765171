//! What each language needs: one table a file. Adding a language is adding a file and a row.

mod c;
mod cpp;
mod find;
mod gcc;
mod go;
mod java;
mod javascript;
mod kit;
mod python;
mod rust;
mod sql;
mod typescript;
mod witness;

use std::path::Path;

use crate::{Language, limits::Limits, suite::NamedFile};

/// How a language is built and run.
pub(crate) struct Recipe {
    /// Which language.
    pub(crate) language: Language,
    /// Name of the source file in /box.
    pub(crate) source: &'static str,
    /// A program that prints `hello`, to see whether the language works in the box.
    pub(crate) hello: &'static str,
    /// What to do where the tool is missing.
    pub(crate) fix: &'static str,
    /// Looks for the tool on this machine.
    pub(crate) find: fn() -> Result<Tool, String>,
    /// The command that compiles the source, or checks its syntax; an empty one: nothing is done.
    pub(crate) build: fn(&Tool) -> Vec<String>,
    /// What is different where the program has several files.
    pub(crate) several: Several,
    /// CPU time the compiler may use, in milliseconds; four times what an honest source takes.
    pub(crate) build_cpu_ms: u32,
    /// Our own files in /box beside the source while it is compiled: (name, contents).
    pub(crate) helpers: &'static [(&'static str, &'static str)],
    /// What is set while compiling, beside the usual environment.
    pub(crate) build_env: &'static [&'static str],
    /// Name of the file that building leaves in /w and that is run; `None`: the source is run.
    pub(crate) product: Option<&'static str>,
    /// The command that runs the program.
    pub(crate) run: fn(&Tool, &Limits) -> Vec<String>,
    /// The program follows the input on standard input, instead of being a file.
    pub(crate) after_input: bool,
    /// Whether its runtime bears a limit on private memory (where there is no cgroup).
    pub(crate) data_limit: bool,
    /// What its runtime writes to standard error when it gives up for want of memory before the
    /// kernel has to.
    pub(crate) memory_cry: Option<&'static str>,
}

/// What is different for a program of several files, which lie in /box as they are named.
pub(crate) struct Several {
    /// The command that compiles them, or checks their syntax: from that for one file, ours or the
    /// kit's, and the paths of the further files.
    pub(crate) build: fn(&Tool, Vec<String>, &[String]) -> Vec<String>,
    /// The command that runs them, from that for one file.
    pub(crate) run: fn(Vec<String>) -> Vec<String>,
}

impl Several {
    /// Nothing: the main file names the others.
    const NOTHING: Self = Self { build: |_, command, _| command, run: |command| command };
}

/// A tool found on this machine.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Tool {
    /// Absolute path of the real program, never of a shim: the compiler where there is one.
    pub(crate) program: String,
    /// What runs a compiled program that cannot run by itself; else empty.
    pub(crate) runtime: String,
    /// What it says it is.
    pub(crate) version: String,
    /// Directories it needs beside the system's own.
    pub(crate) binds: Vec<String>,
    /// Directories of it that programs do not see: packages that only this machine has.
    pub(crate) hidden: Vec<String>,
    /// What it makes needs nothing of the system to run.
    pub(crate) standalone: bool,
}

impl Tool {
    /// That no box shows a directory of the judge's own by showing this tool.
    ///
    /// # Errors
    /// In words: what of the tool holds it.
    pub(crate) fn check_apart(&self, own: &Path) -> Result<(), String> {
        match self.binds.iter().find(|shown| own.starts_with(shown)) {
            None => Ok(()),
            Some(shown) => {
                let own = own.display();
                Err(format!("programs would see {shown}, which holds the judge's own {own}"))
            }
        }
    }
}

/// The recipe of a language.
pub(crate) fn recipe(language: Language) -> &'static Recipe {
    match language {
        Language::Python => &python::RECIPE,
        Language::JavaScript => &javascript::RECIPE,
        Language::C => &c::RECIPE,
        Language::Cpp => &cpp::RECIPE,
        Language::Rust => &rust::RECIPE,
        Language::Go => &go::RECIPE,
        Language::Java => &java::RECIPE,
        Language::TypeScript => &typescript::RECIPE,
        Language::Sql => &sql::RECIPE,
    }
}

pub(crate) use find::{LOCALES, ZONES, standalone_view, system_view};
pub(crate) use kit::TOOLS;
pub(crate) use kit::{Command, Kit, Step};
pub(crate) use witness::witnesses;

/// What is made once for a language's toolchain, so that compiling is quicker.
pub(crate) fn kit(language: Language) -> Option<&'static Kit> {
    match language {
        Language::Cpp => Some(&cpp::KIT),
        Language::Java => Some(&java::KIT),
        _ => None,
    }
}

/// The file by which a language's interpreter, once started, waits to be forked for each run of a
/// source; `None` where it cannot.
pub(crate) fn prepared(language: Language, tool: &Tool, source: &str) -> Option<NamedFile> {
    match language {
        Language::Python => python::prepared(tool, source),
        _ => None,
    }
}

/// CPU time of a compiler where a language says nothing else. The slowest honest source,
/// `bits/stdc++.h` at -O2, takes two seconds.
const BUILD_CPU_MS: u32 = 10_000;

/// A command with further words after the path of the main file.
fn after_main(mut command: Vec<String>, main: &str, further: Vec<String>) -> Vec<String> {
    let main = command.iter().rposition(|word| word == main);
    let at = main.map_or(command.len(), |main| main + 1);
    command.splice(at..at, further);
    command
}

fn words(words: &[&str]) -> Vec<String> {
    words.iter().map(|word| (*word).to_owned()).collect()
}
