//! What people submit: the solutions that come with the bank's packages, right and wrong ones.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use kernel::Language;

/// How good a program is, by the folder that it lies in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Quality {
    /// It solves the problem.
    Accepted,
    /// It is right and too slow.
    Slow,
    /// It answers some inputs wrongly.
    Wrong,
}

impl Quality {
    const ALL: [(Self, &'static str); 3] = [
        (Self::Accepted, "accepted"),
        (Self::Slow, "time_limit_exceeded"),
        (Self::Wrong, "wrong_answer"),
    ];
}

/// A program somebody could have written.
#[derive(Debug, Clone)]
pub(crate) struct Program {
    pub(crate) language: Language,
    pub(crate) quality: Quality,
    pub(crate) source: String,
}

/// The programs of each problem, by its name.
#[derive(Debug, Default)]
pub(crate) struct Programs(BTreeMap<String, Vec<Program>>);

impl Programs {
    /// Reads the solutions of every package below a folder.
    pub(crate) fn read(bank: &Path) -> Result<Self> {
        let mut all = BTreeMap::new();
        let entries =
            fs::read_dir(bank).with_context(|| format!("cannot read {}", bank.display()))?;
        for package in entries.flatten() {
            let name = package.file_name().to_string_lossy().into_owned();
            let mut programs = Vec::new();
            for (quality, folder) in Quality::ALL {
                programs
                    .extend(of_folder(&package.path().join("submissions").join(folder), quality)?);
            }
            all.insert(name, programs);
        }
        Ok(Self(all))
    }

    /// The programs for a problem.
    pub(crate) fn of(&self, problem: &str) -> &[Program] {
        self.0.get(problem).map_or(&[], Vec::as_slice)
    }
}

/// The programs of one folder, by their files' names.
fn of_folder(dir: &Path, quality: Quality) -> Result<Vec<Program>> {
    let Ok(entries) = fs::read_dir(dir) else { return Ok(Vec::new()) };
    let mut files: Vec<_> = entries.flatten().map(|entry| entry.path()).collect();
    files.sort();
    let mut programs = Vec::new();
    for file in files {
        let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some(language) = Language::from_file_name(&name) else { continue };
        let source =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        programs.push(Program { language, quality, source });
    }
    Ok(programs)
}
