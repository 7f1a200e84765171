//! The package's files: walked once, with bounds, before anything is read.

pub(crate) mod glob;
pub(crate) mod pairs;
pub(crate) mod yaml;

use std::collections::BTreeMap;
use std::fs;
use std::io::Read;
use std::path::{Path, PathBuf};

use crate::Finding;

/// More than any honest package has; stops the walk of a hostile one.
pub(crate) const MAX_ENTRIES: usize = 4_000;
/// `data/secret/core/01.in` is four deep.
const MAX_DEPTH: usize = 8;
/// Product limit for one file of a package.
pub(crate) const MAX_FILE_BYTES: u64 = 20 * 1024 * 1024;
/// Product limit for a whole package.
pub(crate) const MAX_PACKAGE_BYTES: u64 = 100 * 1024 * 1024;

/// Where other tools keep a time limit, in seconds: the one file that counts although its name begins with a dot.
pub(crate) const TIME_LIMIT: &str = ".timelimit";
/// Why a file or a folder is left out. The format: as if it were not there.
pub(crate) const LEFT_OUT: &str =
    "Left out: a name may have only A-Z a-z 0-9 _ . and -, not - first, and at most 255 of them.";

/// Every regular file of a package by relative path (`/` between parts), with its size in bytes.
#[derive(Debug)]
pub(crate) struct Tree {
    pub(crate) root: PathBuf,
    pub(crate) files: BTreeMap<String, u64>,
    pub(crate) dirs: Vec<String>,
    /// What counts as absent for its name, each with the reason. Names that begin with a dot are not listed.
    pub(crate) left_out: Vec<Finding>,
}

impl Tree {
    /// Walks the folder; what is wrong with names, kinds and sizes goes to `findings`.
    pub(crate) fn walk(root: &Path, findings: &mut Vec<Finding>) -> Tree {
        let mut tree = Tree {
            root: root.to_owned(),
            files: BTreeMap::new(),
            dirs: Vec::new(),
            left_out: Vec::new(),
        };
        let mut left = MAX_ENTRIES;
        tree.walk_dir("", &mut left, findings);
        tree.dirs.sort();
        tree.left_out.sort();
        let total: u64 = tree.files.values().sum();
        if total > MAX_PACKAGE_BYTES {
            findings.push(Finding::new(
                "",
                format!("The package has {total} bytes, at most 100 MiB are allowed."),
            ));
        }
        tree
    }

    fn walk_dir(&mut self, dir: &str, left: &mut usize, findings: &mut Vec<Finding>) {
        if dir.split('/').count() > MAX_DEPTH {
            findings.push(Finding::new(dir, "Folders are nested too deep."));
            return;
        }
        let entries = match fs::read_dir(self.root.join(dir)) {
            Ok(entries) => entries,
            Err(e) => {
                findings.push(Finding::new(dir, format!("The folder cannot be read: {e}.")));
                return;
            }
        };
        for entry in entries {
            if *left == 0 {
                findings.push(Finding::new(
                    dir,
                    format!("The package has more than {MAX_ENTRIES} entries."),
                ));
                return;
            }
            *left -= 1;
            match entry {
                Ok(entry) => self.add(dir, &entry, left, findings),
                Err(e) => {
                    findings.push(Finding::new(dir, format!("The folder cannot be read: {e}.")))
                }
            }
        }
    }

    fn add(
        &mut self,
        dir: &str,
        entry: &fs::DirEntry,
        left: &mut usize,
        findings: &mut Vec<Finding>,
    ) {
        let os_name = entry.file_name();
        let shown = join(dir, &os_name.to_string_lossy());
        let Some(name) = os_name.to_str().filter(|n| is_plain_name(n)) else {
            if !os_name.to_string_lossy().starts_with('.') {
                self.left_out.push(Finding::new(shown.escape_debug().to_string(), LEFT_OUT));
            }
            return;
        };
        let path = join(dir, name);
        // `DirEntry::metadata` does not follow links.
        let meta = match entry.metadata() {
            Ok(meta) => meta,
            Err(e) => {
                return findings
                    .push(Finding::new(path, format!("The entry cannot be read: {e}.")));
            }
        };
        if meta.is_dir() {
            self.dirs.push(path.clone());
            self.walk_dir(&path, left, findings);
        } else if meta.is_file() {
            if meta.len() > MAX_FILE_BYTES {
                findings.push(Finding::new(path.as_str(), "The file is larger than 20 MiB."));
            }
            self.files.insert(path, meta.len());
        } else if meta.is_symlink() {
            findings.push(Finding::new(
                path,
                "Symbolic links are not accepted; put the file itself here.",
            ));
        } else {
            findings.push(Finding::new(path, "Only files and folders are accepted here."));
        }
    }

    pub(crate) fn has(&self, path: &str) -> bool {
        self.files.contains_key(path)
    }

    /// Whether there is a [`TIME_LIMIT`] beside the package's own files.
    pub(crate) fn has_time_limit(&self) -> bool {
        let found = fs::symlink_metadata(self.root.join(TIME_LIMIT));
        found.is_ok_and(|found| found.is_file())
    }

    pub(crate) fn absolute(&self, path: &str) -> PathBuf {
        self.root.join(path)
    }

    /// Relative paths of the files directly in `dir`, with their names.
    pub(crate) fn files_in<'a>(&'a self, dir: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files.keys().filter_map(move |p| Some((p.as_str(), child_of(dir, p)?)))
    }

    /// Relative paths of the folders directly in `dir`, with their names.
    pub(crate) fn dirs_in<'a>(&'a self, dir: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.dirs.iter().filter_map(move |p| Some((p.as_str(), child_of(dir, p)?)))
    }

    /// A file as text of the kind the format asks for, or why it is not.
    pub(crate) fn text(&self, path: &str, max_bytes: u64) -> Result<String, Finding> {
        read_text(&self.absolute(path), max_bytes).map_err(|why| Finding::new(path, why))
    }
}

/// UTF-8 without byte-order mark, NUL or carriage return, ended by a newline unless empty.
pub(crate) fn read_text(path: &Path, max_bytes: u64) -> Result<String, String> {
    text_of(read_at_most(path, max_bytes)?)
}

/// The same of bytes that are at hand.
pub(crate) fn text_of(bytes: Vec<u8>) -> Result<String, String> {
    let text = String::from_utf8(bytes).map_err(|_| "The file is not UTF-8 text.".to_owned())?;
    if text.starts_with('\u{feff}') {
        return Err("The file begins with a byte-order mark; remove it.".to_owned());
    }
    if text.contains('\0') {
        return Err("The file has a NUL character.".to_owned());
    }
    if text.contains('\r') {
        return Err("Lines must end with LF alone, not with CR LF.".to_owned());
    }
    if !text.is_empty() && !text.ends_with('\n') {
        return Err("The last line does not end with a newline.".to_owned());
    }
    Ok(text)
}

/// The file's bytes; refuses more than `max_bytes` even where it grew after the walk.
pub(crate) fn read_at_most(path: &Path, max_bytes: u64) -> Result<Vec<u8>, String> {
    let file = fs::File::open(path).map_err(|e| format!("The file cannot be read: {e}."))?;
    let mut bytes = Vec::new();
    file.take(max_bytes + 1)
        .read_to_end(&mut bytes)
        .map_err(|e| format!("The file cannot be read: {e}."))?;
    if bytes.len() as u64 > max_bytes {
        return Err(format!("The file has more than the {max_bytes} bytes allowed here."));
    }
    Ok(bytes)
}

fn child_of<'a>(dir: &str, path: &'a str) -> Option<&'a str> {
    let name = path.strip_prefix(dir)?.strip_prefix('/')?;
    (!name.contains('/')).then_some(name)
}

fn join(dir: &str, name: &str) -> String {
    if dir.is_empty() { name.to_owned() } else { format!("{dir}/{name}") }
}

pub(crate) fn is_plain_name(name: &str) -> bool {
    let plain = |c: char| c.is_ascii_alphanumeric() || c == '_';
    name.len() <= 255
        && name.starts_with(plain)
        && name.chars().all(|c| plain(c) || c == '.' || c == '-')
}
