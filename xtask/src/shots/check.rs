//! `cargo xtask shots --check`: whether the pictures of the documents are those of today's screens.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::{Command, Output};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;

use super::PICTURES;
use crate::machine::context::Context;
use crate::machine::output::line;

/// What all of them may weigh together.
const HEAVIEST: u64 = 15_000_000;
/// Prints the list of tests/browser/lib/pictures.mjs, without what only a browser can do with it.
const LIST: &str =
    "import('./lib/pictures.mjs').then(({ pictures }) => console.log(JSON.stringify(pictures)))";

/// A line of the list: a picture, and the folders whose source draws its screen.
#[derive(Deserialize)]
struct Entry {
    name: String,
    folders: Vec<String>,
}

/// A file of docs/pictures.
struct File {
    bytes: u64,
    /// When it was committed; `None` while what git has is another.
    committed: Option<i64>,
}

/// What the list, the files and git say.
struct Pictures {
    entries: Vec<Entry>,
    /// By their names in the list.
    files: BTreeMap<String, File>,
    /// When a folder was changed last; one that git does not know has no line.
    changed: BTreeMap<String, i64>,
    /// The pictures that documents show.
    shown: BTreeSet<String>,
}

pub(super) fn run(context: &Context) -> Result<()> {
    let pictures = Pictures::read(&context.root)?;
    let faults = pictures.faults();
    for fault in &faults {
        line(fault);
    }
    if !faults.is_empty() {
        bail!("{} to correct; `cargo xtask shots --docs` takes the pictures", faults.len());
    }
    line(&format!("{} pictures, none missing and none too old", pictures.files.len()));
    Ok(())
}

impl Pictures {
    /// One sentence for each thing that is wrong.
    fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for Entry { name, folders } in &self.entries {
            let Some(file) = self.files.get(name) else {
                faults.push(format!("{name} is in the list and has no file in {PICTURES}."));
                continue;
            };
            if !self.shown.contains(name) {
                faults.push(format!("No document shows {name}."));
            }
            for folder in folders {
                match (self.changed.get(folder), file.committed) {
                    (None, _) => {
                        faults.push(format!("{name} names {folder}, which git does not know."));
                    }
                    (Some(changed), Some(taken)) if *changed > taken => {
                        faults.push(format!("{name} is older than the last change to {folder}."));
                    }
                    _ => {}
                }
            }
        }
        let listed = |name: &str| self.entries.iter().any(|entry| entry.name == name);
        for name in self.files.keys().filter(|name| !listed(name)) {
            faults.push(format!("{PICTURES} has {name}, which is in no list."));
        }
        for name in self.shown.iter().filter(|name| !listed(name)) {
            faults.push(format!("A document shows {name}, which is in no list."));
        }
        let bytes: u64 = self.files.values().map(|file| file.bytes).sum();
        if bytes > HEAVIEST {
            faults.push(format!("The pictures have {bytes} bytes together, more than {HEAVIEST}."));
        }
        faults
    }

    fn read(root: &Path) -> Result<Self> {
        let entries = listed(root)?;
        let mut changed = BTreeMap::new();
        for folder in entries.iter().flat_map(|entry| &entry.folders) {
            if let Some(at) = committed(root, folder)? {
                changed.insert(folder.clone(), at);
            }
        }
        Ok(Self { entries, files: files(root)?, changed, shown: shown(root)? })
    }
}

/// The list, as node reads it.
fn listed(root: &Path) -> Result<Vec<Entry>> {
    let mut node = Command::new("node");
    node.current_dir(root.join("tests/browser")).args(["-e", LIST]);
    serde_json::from_str(&said(&mut node)?).context("the list of pictures is not as expected")
}

fn files(root: &Path) -> Result<BTreeMap<String, File>> {
    let mut files = BTreeMap::new();
    let folder = std::fs::read_dir(root.join(PICTURES))
        .with_context(|| format!("there is no {PICTURES}"))?;
    for entry in folder {
        let entry = entry?;
        let name = entry.file_name().to_string_lossy().into_owned();
        let path = format!("{PICTURES}/{name}");
        let is_committed = git(root, &["status", "--porcelain", "--", &path])?.is_empty();
        let committed = if is_committed { committed(root, &path)? } else { None };
        let name = name.strip_suffix(".webp").unwrap_or(&name);
        files.insert(name.to_owned(), File { bytes: entry.metadata()?.len(), committed });
    }
    Ok(files)
}

/// When the last commit to this path was made. A test changes no screen.
fn committed(root: &Path, path: &str) -> Result<Option<i64>> {
    let log = ["log", "-1", "--format=%ct", "--", path, ":(exclude,glob)**/*.test.*"];
    Ok(git(root, &log)?.parse().ok())
}

/// The pictures that documents show, by the names of their files.
fn shown(root: &Path) -> Result<BTreeSet<String>> {
    let mut shown = BTreeSet::new();
    for path in git(root, &["ls-files", "--", "*.md"])?.lines() {
        let text = std::fs::read_to_string(root.join(path))
            .with_context(|| format!("cannot read {path}"))?;
        shown.extend(pictures_in(&text));
    }
    Ok(shown)
}

/// The names of the pictures of docs/pictures that a document shows.
fn pictures_in(text: &str) -> impl Iterator<Item = String> + '_ {
    let targets = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
    let files = targets.filter_map(|target| target.rsplit_once("pictures/")).map(|(_, file)| file);
    files.filter_map(|file| file.strip_suffix(".webp")).map(str::to_owned)
}

fn git(root: &Path, args: &[&str]) -> Result<String> {
    said(Command::new("git").current_dir(root).args(args))
}

fn said(command: &mut Command) -> Result<String> {
    let Output { status, stdout, stderr } =
        command.output().with_context(|| format!("cannot start {command:?}"))?;
    if !status.success() {
        bail!("{command:?}: {}", String::from_utf8_lossy(&stderr).trim());
    }
    Ok(String::from_utf8(stdout)?.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One picture of a board, with its file, shown by a document and younger than its source.
    fn sound() -> Pictures {
        let entry = Entry { name: "board".to_owned(), folders: vec!["src/board".to_owned()] };
        Pictures {
            entries: vec![entry],
            files: BTreeMap::from([(
                "board".to_owned(),
                File { bytes: 90_000, committed: Some(20) },
            )]),
            changed: BTreeMap::from([("src/board".to_owned(), 20)]),
            shown: BTreeSet::from(["board".to_owned()]),
        }
    }

    #[track_caller]
    fn check(plant: impl FnOnce(&mut Pictures), want: &[&str]) {
        let mut pictures = sound();
        plant(&mut pictures);
        assert_eq!(pictures.faults(), want);
    }

    #[test]
    fn a_picture_that_is_as_old_as_its_screen_is_sound_and_so_is_one_that_is_not_committed_yet() {
        check(|_| {}, &[]);
        check(
            |pictures| {
                pictures.changed.insert("src/board".to_owned(), 90);
                pictures.files.insert("board".to_owned(), File { bytes: 1, committed: None });
            },
            &[],
        );
    }

    #[test]
    fn a_picture_older_than_the_last_change_to_its_screen_is_named() {
        let want = ["board is older than the last change to src/board."];
        check(
            |pictures| {
                pictures.changed.insert("src/board".to_owned(), 21);
            },
            &want,
        );
    }

    #[test]
    fn an_entry_without_a_file_and_a_file_without_an_entry_are_named() {
        let want = ["board is in the list and has no file in docs/pictures."];
        check(|pictures| pictures.files.clear(), &want);
        let want = [
            "docs/pictures has board, which is in no list.",
            "A document shows board, which is in no list.",
        ];
        check(|pictures| pictures.entries.clear(), &want);
    }

    #[test]
    fn a_picture_that_no_document_shows_is_named() {
        check(|pictures| pictures.shown.clear(), &["No document shows board."]);
    }

    #[test]
    fn a_folder_that_is_gone_is_named() {
        let want = ["board names src/board, which git does not know."];
        check(|pictures| pictures.changed.clear(), &want);
    }

    #[test]
    fn pictures_that_are_too_heavy_together_are_a_fault() {
        let want = ["The pictures have 15000001 bytes together, more than 15000000."];
        let heavy = File { bytes: HEAVIEST + 1, committed: Some(20) };
        check(
            |pictures| {
                pictures.files.insert("board".to_owned(), heavy);
            },
            &want,
        );
    }

    #[test]
    fn a_document_shows_what_it_links_to_in_the_folder() {
        let text = "[![A board](docs/pictures/board.webp)](docs/pictures/board.webp)\n\
                    ![b](../pictures/report.webp) [guide](guide/a.md) pictures/none.webp";
        let found: Vec<String> = pictures_in(text).collect();
        assert_eq!(found, ["board", "board", "report"]);
    }

    #[test]
    fn every_picture_of_the_list_has_folders_that_git_knows() {
        let root = Context::new().unwrap().root;
        let pictures = Pictures::read(&root).unwrap();
        assert!(pictures.entries.len() >= 6);
        for Entry { name, folders } in &pictures.entries {
            assert!(!folders.is_empty(), "{name}");
            assert!(folders.iter().all(|folder| pictures.changed.contains_key(folder)), "{name}");
        }
    }
}
