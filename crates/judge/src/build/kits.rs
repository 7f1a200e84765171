//! Kits on disk: made in boxes, one directory each, with a list of what they hold and of what they
//! were made from. Boxes see them read-only; a kit is used only while everything it hangs on is as
//! it was.

use std::{
    fs::{self, DirBuilder, File, OpenOptions},
    io::{self, BufRead, BufReader, Read, Write},
    os::unix::fs::{DirBuilderExt, OpenOptionsExt},
    path::{Path, PathBuf},
    sync::atomic::{AtomicU64, Ordering},
};

use sha2::{Digest, Sha256};

use super::{
    boxed::{self, Work},
    key::{Key, Parts, stamp},
    store,
};
use crate::{
    languages::{Command, Kit, Recipe, Tool},
    sandbox::{BoxError, Maker},
    suite::NamedFile,
    verdict::Control,
};

/// The list in each kit.
const ABOUT: &str = "about";
/// The list of the host's files that a compiler says it has read.
const DEPENDS: &str = "depends";

/// The directory of kits.
#[derive(Debug)]
pub(super) struct Kits {
    dir: PathBuf,
    begun: AtomicU64,
}

/// A kit that is there and as it was made.
#[derive(Debug)]
pub(super) struct Ready {
    /// Shown to compilers.
    pub(super) dir: PathBuf,
    id: Key,
    /// Its files and those it was made from, as they were.
    stamps: Vec<(PathBuf, String)>,
}

impl Ready {
    /// Is everything as it was?
    pub(super) fn is_current(&self, id: &Key) -> bool {
        self.id == *id && self.stamps.iter().all(|(path, then)| stamp(path) == *then)
    }
}

/// What a kit hangs on: the toolchain, and how we have it made.
pub(super) fn id(kit: &Kit, tool: &Tool, toolchain: &Key) -> Key {
    let command = |parts: Parts, command: &Command| {
        let files = command.files.iter().flat_map(|(name, text)| [*name, *text]);
        parts.all((command.argv)(tool)).all(files)
    };
    let start = Parts::new("kit").add(toolchain.0).all((kit.build)(tool));
    let steps = kit.steps.iter().map(|step| &step.command);
    steps.chain([&kit.proof.0]).chain(&kit.waiting).fold(start, command).key()
}

/// Files in /box, as a plan has them.
pub(super) fn files(command: &Command) -> Vec<NamedFile> {
    command.files.iter().map(|(name, text)| ((*name).to_owned(), text.as_bytes().into())).collect()
}

impl Kits {
    /// The kits in a directory, which is made where it is missing.
    ///
    /// # Errors
    /// Where others than this user could write to it.
    pub(super) fn open(dir: &Path) -> io::Result<Self> {
        store::own(dir)?;
        for entry in fs::read_dir(dir)?.flatten() {
            let age = entry.metadata()?.modified()?.elapsed().unwrap_or_default();
            let begun = entry.file_name().to_string_lossy().starts_with('.');
            if begun && age.as_secs() > store::ABANDONED_S {
                // Its maker was killed.
                fs::remove_dir_all(entry.path())?;
            }
        }
        // Boxes are shown directories by their real path.
        Ok(Self { dir: fs::canonicalize(dir)?, begun: AtomicU64::new(0) })
    }

    fn place(&self, recipe: &Recipe, id: &Key) -> PathBuf {
        let hex = id.hex();
        self.dir.join(format!("{}-{}", recipe.language.as_str(), hex.get(..16).unwrap_or(&hex)))
    }

    /// The kit that an earlier process made: the outer `None` where there is none, the inner one
    /// where it no longer fits or was changed.
    pub(super) fn load(&self, recipe: &Recipe, id: &Key) -> Option<Option<Ready>> {
        let dir = self.place(recipe, id);
        let about = File::open(dir.join(ABOUT)).ok()?;
        Some(read(&dir, about, id))
    }

    /// Makes a kit and sees that it is used.
    pub(super) fn make(
        &self,
        maker: &Maker,
        (recipe, tool, kit): (&Recipe, &Tool, &Kit),
        id: &Key,
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<Ready, BoxError> {
        let step = |cause| BoxError { step: "making a compiler's kit".to_owned(), cause };
        let number = self.begun.fetch_add(1, Ordering::Relaxed);
        let language = recipe.language.as_str();
        let begun = self.dir.join(format!(".{language}-{}-{number}", std::process::id()));
        let made = self.fill(&begun, maker, (recipe, tool, kit), tick).and_then(|list| {
            let dir = self.place(recipe, id);
            self.put(&begun, &dir, language, &list).map_err(step)?;
            let about = File::open(dir.join(ABOUT)).map_err(step)?;
            read(&dir, about, id).ok_or_else(|| step(io::Error::other("it was changed")))
        });
        if made.is_err() {
            let _ = fs::remove_dir_all(&begun);
        }
        made
    }

    /// Runs the steps and the proof; the list of what was made.
    fn fill(
        &self,
        dir: &Path,
        maker: &Maker,
        (recipe, tool, kit): (&Recipe, &Tool, &Kit),
        tick: &mut dyn FnMut() -> Control,
    ) -> Result<String, BoxError> {
        let step = |cause| BoxError { step: "making a compiler's kit".to_owned(), cause };
        // Compilers run under another id.
        DirBuilder::new().mode(0o755).create(dir).map_err(step)?;
        let mut list = String::new();
        let work = |command: &Command| Work {
            argv: (command.argv)(tool),
            files: files(command),
            tools: Some(dir.to_owned()),
        };
        for each in kit.steps {
            let names: Vec<&str> = each.products.iter().map(|(name, _)| *name).collect();
            let work = work(&each.command);
            let (files, _) = boxed::produce(maker, (recipe, tool), work, &names, tick)?;
            for (file, (_, path)) in files.into_iter().zip(each.products) {
                let sum = copy(file, &dir.join(path)).map_err(step)?;
                list.push_str(&format!("sum {sum} {path}\n"));
                if *path == DEPENDS {
                    list.push_str(&depends(&dir.join(path)).map_err(step)?);
                }
            }
        }
        let (proof, says) = &kit.proof;
        let (_, said) = boxed::produce(maker, (recipe, tool), work(proof), &[], tick)?;
        if said.lines().any(|line| line.contains(says)) {
            return Ok(list);
        }
        Err(step(io::Error::other("the compiler does not use it")))
    }

    /// Moves a finished kit to its place, and removes those of other toolchains.
    fn put(&self, begun: &Path, dir: &Path, language: &str, list: &str) -> io::Result<()> {
        fs::write(begun.join(ABOUT), list)?;
        for entry in fs::read_dir(&self.dir)?.flatten() {
            if entry.file_name().to_string_lossy().starts_with(&format!("{language}-")) {
                fs::remove_dir_all(entry.path())?;
            }
        }
        fs::rename(begun, dir)
    }
}

/// Reads a kit's list and checks every file it names.
fn read(dir: &Path, about: File, id: &Key) -> Option<Ready> {
    let mut stamps = Vec::new();
    for line in BufReader::new(about).lines() {
        let line = line.ok()?;
        let (kind, rest) = line.split_once(' ')?;
        let (value, path) = rest.split_once(' ')?;
        match kind {
            "sum" => {
                let path = dir.join(path);
                let then = stamp(&path);
                if hash(File::open(&path).ok()?, &mut io::sink()).ok()? != value {
                    return None;
                }
                stamps.push((path, then));
            }
            "host" if stamp(Path::new(path)) == value => {
                stamps.push((path.into(), value.to_owned()));
            }
            _ => return None,
        }
    }
    (!stamps.is_empty()).then(|| Ready { dir: dir.to_owned(), id: *id, stamps })
}

/// Copies a file that left a box, readable for all; its SHA-256.
fn copy(from: File, to: &Path) -> io::Result<String> {
    if let Some(above) = to.parent() {
        DirBuilder::new().recursive(true).mode(0o755).create(above)?;
    }
    hash(from, &mut OpenOptions::new().write(true).create_new(true).mode(0o644).open(to)?)
}

fn hash(mut from: File, to: &mut dyn Write) -> io::Result<String> {
    let (mut sum, mut buffer) = (Sha256::new(), vec![0; 1 << 18]);
    loop {
        let length = from.read(&mut buffer)?;
        let piece = buffer.get(..length).unwrap_or_default();
        if piece.is_empty() {
            return Ok(Key(sum.finalize().into()).hex());
        }
        sum.update(piece);
        to.write_all(piece)?;
    }
}

/// Lines about the host's files that make's rule names.
fn depends(rule: &Path) -> io::Result<String> {
    let rule = fs::read_to_string(rule)?;
    let paths = rule.split_whitespace().filter(|word| word.starts_with('/'));
    let outside = paths.filter(|path| !path.starts_with("/box/"));
    Ok(outside.map(|path| format!("host {} {path}\n", stamp(Path::new(path)))).collect())
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, SystemTime};

    use super::*;

    #[test]
    fn what_a_killed_maker_left_behind_is_removed_and_what_another_is_making_is_not() {
        let dir = tempfile::tempdir().unwrap();
        let left = |name: &str, age: u64| {
            fs::create_dir(dir.path().join(name)).unwrap();
            let at = SystemTime::now() - Duration::from_secs(age);
            File::open(dir.path().join(name)).unwrap().set_modified(at).unwrap();
        };
        left(".cpp-1-0", 700);
        left(".cpp-2-0", 10);
        left("cpp-0123456789abcdef", 700);
        Kits::open(dir.path()).unwrap();
        let there = [".cpp-1-0", ".cpp-2-0", "cpp-0123456789abcdef"];
        assert_eq!(there.map(|name| dir.path().join(name).exists()), [false, true, true]);
    }

    #[test]
    fn a_kit_with_a_changed_file_or_a_list_that_is_not_ours_is_none() {
        let dir = tempfile::tempdir().unwrap();
        let (file, host) = (dir.path().join("file"), dir.path().join("host"));
        fs::write(&host, "header").unwrap();
        let sum = {
            fs::write(&file, "compiled").unwrap();
            hash(File::open(&file).unwrap(), &mut io::sink()).unwrap()
        };
        let good = format!("sum {sum} file\nhost {} {}\n", stamp(&host), host.display());
        let id = Key([1; 32]);
        let load = |list: &str| {
            fs::write(dir.path().join(ABOUT), list).unwrap();
            read(dir.path(), File::open(dir.path().join(ABOUT)).unwrap(), &id)
        };
        let ready = load(&good).unwrap();
        assert!(ready.is_current(&id) && !ready.is_current(&Key([2; 32])));
        for bad in ["", "sum", "other 1 2\n", &good.replace("sum ", "sum 0"), &format!("{good}x\n")]
        {
            assert!(load(bad).is_none(), "{bad}");
        }
        fs::write(&host, "another header").unwrap();
        assert!(!ready.is_current(&id), "made from another header");
        assert!(load(&good).is_none());
    }
}
