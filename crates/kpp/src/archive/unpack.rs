//! Reading an archive that anybody may have made. Everything that its directory says is checked
//! before the first byte is written, and everything that is written is counted.

use std::fs::{DirBuilder, OpenOptions};
use std::io::{self, Read, Seek, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

use zip::ZipArchive;
use zip::result::ZipError;

use super::links::{self, Entry};
use super::names::Names;
use crate::Finding;
use crate::files::{MAX_ENTRIES, MAX_FILE_BYTES, MAX_PACKAGE_BYTES};

/// The largest archive that is read.
pub const MAX_ARCHIVE_BYTES: u64 = 100 * 1024 * 1024;
/// How many times its compressed size a package may have.
const MAX_RATIO: u64 = 100;
/// Below this a package is harmless whatever its ratio.
const SMALL_BYTES: u64 = 1024 * 1024;
/// The kinds of a file in its mode, of which only these are accepted.
const KIND: u32 = 0o170_000;
const REGULAR: u32 = 0o100_000;
const FOLDER: u32 = 0o040_000;
const LINK: u32 = 0o120_000;

/// Writes the package in the archive into the empty folder `into`, and says the name of the
/// folder it has in the archive, where it has one. Dot files are left out, and a link becomes a copy of its file.
///
/// # Errors
/// Every fault of the archive; then nothing, or not everything, has been written.
pub fn unpack(from: impl Read + Seek, into: &Path) -> Result<Option<String>, Vec<Finding>> {
    unpack_with(from, into, &["problem.yaml"])
}

/// As [`unpack`], of anything whose folder holds one of the files `marks`.
///
/// # Errors
/// As [`unpack`].
pub fn unpack_with(
    from: impl Read + Seek,
    into: &Path,
    marks: &[&str],
) -> Result<Option<String>, Vec<Finding>> {
    let unreadable = |error: ZipError| {
        vec![Finding::new("", format!("This is no archive that can be read: {error}."))]
    };
    let mut archive = ZipArchive::new(from).map_err(unreadable)?;
    if archive.len() > MAX_ENTRIES {
        let text = format!("The archive has more than {MAX_ENTRIES} entries.");
        return Err(vec![Finding::new("", text)]);
    }
    if archive.has_overlapping_files().map_err(unreadable)? {
        return Err(vec![Finding::new("", "Parts of the archive overlap.")]);
    }
    let mut findings = Vec::new();
    let entries = examine(&mut archive, &mut findings);
    let top = top(&entries, marks, &mut findings);
    if !findings.is_empty() {
        findings.sort();
        return Err(findings);
    }
    let mut written = 0;
    for entry in &entries {
        let within = top.as_ref().and_then(|top| entry.path.strip_prefix(top.as_str()));
        let path = within.map_or(entry.path.as_str(), |path| path.trim_start_matches('/'));
        written += write(&mut archive, entry, &into.join(path)).map_err(|finding| vec![finding])?;
        if written > MAX_PACKAGE_BYTES {
            return Err(vec![Finding::new("", "The package has more than 100 MiB.")]);
        }
    }
    Ok(top)
}

/// The entries that are files, after every check that its directory allows.
fn examine(archive: &mut ZipArchive<impl Read + Seek>, findings: &mut Vec<Finding>) -> Vec<Entry> {
    let mut names = Names::default();
    let (mut entries, mut links) = (Vec::new(), Vec::new());
    for index in 0..archive.len() {
        let file = match archive.by_index_raw(index) {
            Ok(file) => file,
            Err(error) => {
                let text = format!("An entry cannot be read: {error}.");
                findings.push(Finding::new("", text));
                continue;
            }
        };
        let is_dir = file.name_raw().ends_with(b"/");
        let path = match names.accept(file.name_raw(), is_dir) {
            Ok(Some(path)) => path,
            Ok(None) => continue,
            Err(finding) => {
                findings.push(finding);
                continue;
            }
        };
        let kind = file.unix_mode().unwrap_or(0) & KIND;
        let is_link = kind == LINK && !is_dir;
        let expected = if is_dir { FOLDER } else { REGULAR };
        if kind != 0 && kind != expected && !is_link {
            let text = "Only files, folders and links to files are accepted here.";
            findings.push(Finding::new(path, text));
            continue;
        }
        if file.encrypted() {
            findings.push(Finding::new(path, "The file is encrypted."));
            continue;
        }
        if file.size() > MAX_FILE_BYTES {
            findings.push(Finding::new(path, "The file is larger than 20 MiB."));
            continue;
        }
        if is_link {
            links.push((index, path));
        } else if !is_dir {
            entries.push(Entry { index, path, size: file.size(), packed: file.compressed_size() });
        }
    }
    let linked = links::follow(archive, &entries, links, findings);
    entries.extend(linked);
    check_room(&entries, findings);
    entries
}

/// Refuses what would grow too much. A link counts as the file that it becomes.
fn check_room(entries: &[Entry], findings: &mut Vec<Finding>) {
    let (mut size, mut packed) = (0_u64, 0_u64);
    for entry in entries {
        size = size.saturating_add(entry.size);
        packed = packed.saturating_add(entry.packed);
    }
    if size > MAX_PACKAGE_BYTES {
        findings.push(Finding::new("", "The package has more than 100 MiB."));
    }
    if size > SMALL_BYTES && size > packed.saturating_mul(MAX_RATIO) {
        let text = format!("The archive grows to more than {MAX_RATIO} times its size.");
        findings.push(Finding::new("", text));
    }
}

/// The folder that holds the package, where it is not the archive itself.
fn top(entries: &[Entry], marks: &[&str], findings: &mut Vec<Finding>) -> Option<String> {
    let is_mark = |path: &str| marks.contains(&path);
    if entries.iter().any(|entry| is_mark(&entry.path)) {
        return None;
    }
    let first = entries.first().and_then(|entry| entry.path.split_once('/'));
    let top = first.map(|(top, _)| top.to_owned()).filter(|top| {
        let own = |path: &str| path.split_once('/').is_some_and(|(first, _)| first == top);
        let within = |path: &str| path.split_once('/').is_some_and(|(_, rest)| is_mark(rest));
        entries.iter().all(|entry| own(&entry.path))
            && entries.iter().any(|entry| within(&entry.path))
    });
    if top.is_none() {
        let marks = marks.join(" or ");
        let text = format!("There is no {marks}, neither at the top nor in the one folder there.");
        findings.push(Finding::new("", text));
    }
    top
}

/// Writes one file, and says how many bytes it has.
fn write(
    archive: &mut ZipArchive<impl Read + Seek>,
    entry: &Entry,
    to: &Path,
) -> Result<u64, Finding> {
    let failed = |why: String| Finding::new(entry.path.as_str(), why);
    let broken = |error: io::Error| failed(format!("The file cannot be written: {error}."));
    if let Some(parent) = to.parent() {
        DirBuilder::new().recursive(true).mode(0o755).create(parent).map_err(broken)?;
    }
    let file = archive.by_index(entry.index);
    let file = file.map_err(|error| failed(format!("The file cannot be read: {error}.")))?;
    // A new file each time: nothing that is there already is followed or replaced.
    let mut target =
        OpenOptions::new().write(true).create_new(true).mode(0o644).open(to).map_err(broken)?;
    let copied = io::copy(&mut file.take(entry.size + 1), &mut target);
    let copied = copied.map_err(|error| failed(format!("The file cannot be read: {error}.")))?;
    if copied != entry.size {
        return Err(failed("The file has not the size that the archive says.".to_owned()));
    }
    target.flush().map_err(broken)?;
    Ok(copied)
}
