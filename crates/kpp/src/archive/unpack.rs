//! Reading an archive that anybody may have made. Everything that its directory says is checked
//! before the first byte is written, and everything that is written is counted.

use std::collections::BTreeSet;
use std::fs::{DirBuilder, OpenOptions};
use std::io::{self, Read, Seek, SeekFrom, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::Path;

use zip::ZipArchive;
use zip::result::ZipError;

use super::links::{self, Entry};
use super::names::Names;
use crate::Finding;
use crate::files::{LEFT_OUT, MAX_ENTRIES, MAX_FILE_BYTES, MAX_PACKAGE_BYTES, TIME_LIMIT};

/// The largest archive that is read.
pub const MAX_ARCHIVE_BYTES: u64 = 100 * 1024 * 1024;
/// How many times its compressed size a package may have.
const MAX_RATIO: u64 = 100;
/// Where the length of the name stands in the header of a file. Source: APPNOTE.TXT, 4.3.7.
const NAME_LENGTH_AT: u64 = 26;
/// Below this a package is harmless whatever its ratio.
const SMALL_BYTES: u64 = 1024 * 1024;
/// The kinds of a file in its mode, of which only these are accepted.
const KIND: u32 = 0o170_000;
const REGULAR: u32 = 0o100_000;
const FOLDER: u32 = 0o040_000;
const LINK: u32 = 0o120_000;

/// What came out of an archive.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Unpacked {
    /// The folder that the package has in the archive, where it has one.
    pub folder: Option<String>,
    /// Files and folders that were not written, because their names count as absent; their paths begin at the package.
    /// Those that begin with a dot are not listed.
    pub left_out: Vec<Finding>,
}

/// Writes the package in the archive into the empty folder `into`. Dot files are left out, and a link becomes a copy of
/// its file.
///
/// # Errors
/// Every fault of the archive; then nothing, or not everything, has been written.
pub fn unpack(from: impl Read + Seek, into: &Path) -> Result<Unpacked, Vec<Finding>> {
    unpack_with(from, into, &["problem.yaml"])
}

/// As [`unpack`], of anything whose folder holds one of the files `marks`.
///
/// # Errors
/// As [`unpack`].
pub fn unpack_with(
    mut from: impl Read + Seek,
    into: &Path,
    marks: &[&str],
) -> Result<Unpacked, Vec<Finding>> {
    let Directory { entries, names, mut findings } = directory(&mut from)?;
    let top = top(&entries, marks, &mut findings);
    let left_out = left_out(names.left_out, top.as_deref());
    write_all((&mut from, into), &entries, (findings, &left_out), top.as_deref())?;
    Ok(Unpacked { folder: top, left_out })
}

/// Writes every file in the archive into the empty folder `into`, whatever the archive is. Answers the files and folders
/// that were left out for their names.
///
/// # Errors
/// As [`unpack`].
pub fn unpack_all(mut from: impl Read + Seek, into: &Path) -> Result<Vec<Finding>, Vec<Finding>> {
    let Directory { entries, names, findings } = directory(&mut from)?;
    let left_out = left_out(names.left_out, None);
    write_all((&mut from, into), &entries, (findings, &left_out), None)?;
    Ok(left_out)
}

fn unreadable(error: ZipError) -> Vec<Finding> {
    vec![Finding::new("", format!("This is no archive that can be read: {error}."))]
}

/// What the directory of an archive says, and everything wrong with it.
struct Directory {
    entries: Vec<Entry>,
    names: Names,
    findings: Vec<Finding>,
}

fn directory(from: &mut (impl Read + Seek)) -> Result<Directory, Vec<Finding>> {
    let mut archive = ZipArchive::new(&mut *from).map_err(unreadable)?;
    if archive.len() > MAX_ENTRIES {
        let text = format!("The archive has more than {MAX_ENTRIES} entries.");
        return Err(vec![Finding::new("", text)]);
    }
    if archive.has_overlapping_files().map_err(unreadable)? {
        return Err(vec![Finding::new("", "Parts of the archive overlap.")]);
    }
    let mut findings = Vec::new();
    let mut names = Names::default();
    let (entries, skipped) = examine(&mut archive, &mut names, &mut findings);
    drop(archive);
    check_names(from, &skipped, &mut findings);
    Ok(Directory { entries, names, findings })
}

/// Writes the entries, where nothing was found.
fn write_all(
    (from, into): (&mut (impl Read + Seek), &Path),
    entries: &[Entry],
    (mut findings, left_out): (Vec<Finding>, &[Finding]),
    top: Option<&str>,
) -> Result<(), Vec<Finding>> {
    let mut archive = ZipArchive::new(from).map_err(unreadable)?;
    if !findings.is_empty() {
        // What is missing may be among it.
        findings.extend_from_slice(left_out);
        findings.sort();
        return Err(findings);
    }
    let mut written = 0;
    for entry in entries {
        let Some(path) = within(&entry.path, top) else { continue };
        written += write(&mut archive, entry, &into.join(path)).map_err(|finding| vec![finding])?;
        if written > MAX_PACKAGE_BYTES {
            return Err(vec![Finding::new("", "The package has more than 100 MiB.")]);
        }
    }
    Ok(())
}

/// The path of an entry within the package; nothing of a time limit that lies elsewhere.
fn within<'a>(path: &'a str, top: Option<&str>) -> Option<&'a str> {
    let inside = top.map_or(Some(path), |top| path.strip_prefix(top)?.strip_prefix('/'))?;
    let is_lost = inside != TIME_LIMIT && inside.ends_with(TIME_LIMIT);
    (!is_lost).then_some(inside)
}

fn left_out(names: BTreeSet<String>, top: Option<&str>) -> Vec<Finding> {
    let shown = |name: &str| {
        let inside = top.and_then(|top| name.strip_prefix(top)?.strip_prefix('/'));
        inside.unwrap_or(name).escape_debug().to_string()
    };
    names.iter().map(|name| Finding::new(shown(name), LEFT_OUT)).collect()
}

/// An entry that is not written: where its own header begins, and the name that the directory has for it.
type Skipped = (u64, Vec<u8>);

/// The entries that are files, after every check that its directory allows, and those that count as absent.
fn examine(
    archive: &mut ZipArchive<impl Read + Seek>,
    names: &mut Names,
    findings: &mut Vec<Finding>,
) -> (Vec<Entry>, Vec<Skipped>) {
    let (mut entries, mut links, mut skipped) = (Vec::new(), Vec::new(), Vec::new());
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
            Ok(None) => {
                skipped.push((file.header_start(), file.name_raw().to_vec()));
                continue;
            }
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
    (entries, skipped)
}

/// A file that is left out for its name must have that name at its own place too: otherwise the archive is damaged, and
/// the file may be one that the package needs.
fn check_names(from: &mut (impl Read + Seek), skipped: &[Skipped], findings: &mut Vec<Finding>) {
    for (header, name) in skipped {
        let mut length = [0; 2];
        let mut own = vec![0; name.len()];
        let mut read = || -> io::Result<u16> {
            from.seek(SeekFrom::Start(header + NAME_LENGTH_AT))?;
            from.read_exact(&mut length)?;
            // The length of what stands behind the name.
            from.seek(SeekFrom::Current(2))?;
            from.read_exact(&mut own)?;
            Ok(u16::from_le_bytes(length))
        };
        let length = read();
        if length.is_ok_and(|length| usize::from(length) == name.len()) && own == *name {
            continue;
        }
        let shown = String::from_utf8_lossy(name).escape_debug().to_string();
        let text = "The archive is damaged: its directory has another name for this file.";
        findings.push(Finding::new(shown, text));
    }
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
    // A dot file beside the folder is none of the package's.
    let own_files = || entries.iter().filter(|entry| entry.path != TIME_LIMIT);
    let first = own_files().next().and_then(|entry| entry.path.split_once('/'));
    let top = first.map(|(top, _)| top.to_owned()).filter(|top| {
        let own = |path: &str| path.split_once('/').is_some_and(|(first, _)| first == top);
        let within = |path: &str| path.split_once('/').is_some_and(|(_, rest)| is_mark(rest));
        own_files().all(|entry| own(&entry.path)) && entries.iter().any(|entry| within(&entry.path))
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
