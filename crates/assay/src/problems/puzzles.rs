//! `assay puzzles …`: bringing grid puzzles into the database.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, ensure};
use clap::Subcommand;
use db::Db;
use kernel::{Clock, SystemClock};
use puzzles::bank::{self, Imported, NewPuzzle};

use crate::{Failure, open, say};

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Import one puzzle, or every .json file of a folder; nothing where one of them is refused.
    Import {
        /// The file or the folder.
        path: PathBuf,
    },
}

/// Runs the command.
pub(crate) fn run(command: &Command) -> Result<(), Failure> {
    let Command::Import { path } = command;
    let puzzles = read_all(path)?;
    open::with_database(|_, db| import(db, &puzzles))
}

/// Imports all of them in one transaction and says how many were new.
pub(crate) fn import(db: &Db, puzzles: &[NewPuzzle]) -> anyhow::Result<()> {
    let now = SystemClock.now();
    let imported = db.write_now(|conn| bank::import(conn, puzzles, now))?;
    let count = |what| imported.iter().filter(|one| **one == what).count();
    say(&format!(
        "{} puzzles: {} new, {} replaced, {} known.",
        imported.len(),
        count(Imported::New),
        count(Imported::Replaced),
        count(Imported::Known)
    ));
    Ok(())
}

/// Every puzzle of a file or a folder, by name. All that is wrong is said at once.
pub(crate) fn read_all(path: &Path) -> anyhow::Result<Vec<NewPuzzle>> {
    let mut files = if path.is_dir() {
        let entries =
            fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?;
        entries.flatten().map(|entry| entry.path()).collect()
    } else {
        vec![path.to_owned()]
    };
    files.retain(|file| file.extension().is_some_and(|ending| ending == "json"));
    files.sort();
    ensure!(!files.is_empty(), "there is no .json file at {}", path.display());
    let (mut puzzles, mut wrong) = (Vec::new(), Vec::new());
    for file in files {
        let text =
            fs::read_to_string(&file).with_context(|| format!("cannot read {}", file.display()))?;
        let slug = file.file_stem().unwrap_or_default().to_string_lossy();
        match bank::read(&slug, &text) {
            Ok(puzzle) => puzzles.push(puzzle),
            Err(e) => wrong.push(e.to_string()),
        }
    }
    ensure!(wrong.is_empty(), "nothing was imported:\n  {}", wrong.join("\n  "));
    Ok(puzzles)
}
