//! The directory that holds backups. One is a directory of its own, which has its name only when it is whole.

use std::fs::{self, DirBuilder, File, OpenOptions, TryLockError};
use std::io::{Read, Write};
use std::os::unix::fs::{DirBuilderExt, OpenOptionsExt};
use std::path::{Path, PathBuf};

use sha2::{Digest, Sha256};

use crate::manifest::{Content, FORMAT};
use crate::{Error, Manifest};

/// What `pg_dump` wrote.
pub const DATABASE: &str = "database.dump";
/// Keys and settings.
pub const SEALED: &str = "sealed.age";
/// What is in it.
pub const MANIFEST: &str = "manifest.json";
/// The SHA-256 of the manifest, as `sha256sum -c` reads it.
const DIGEST: &str = "manifest.json.sha256";
/// What is not whole ends in this.
const PARTIAL: &str = ".partial";
const CHUNK_BYTES: usize = 128 << 10;

/// A backup that is being written; what is left when it is dropped goes.
pub(crate) struct Place {
    partial: PathBuf,
    whole: PathBuf,
    is_whole: bool,
    // One backup at a time: it also removes what killed ones have left.
    _lock: File,
}

impl Place {
    pub(crate) fn reserve(dir: &Path, name: &str) -> Result<Self, Error> {
        private_directory(dir)?;
        let lock = lock(dir)?;
        for entry in entries(dir)? {
            if entry.to_string_lossy().ends_with(PARTIAL) {
                fs::remove_dir_all(&entry).map_err(Error::file(&entry))?;
            }
        }
        let whole = dir.join(name);
        if whole.exists() {
            return Err(Error::NameTaken(name.to_owned()));
        }
        let partial = dir.join(format!("{name}{PARTIAL}"));
        private_directory(&partial)?;
        Ok(Self { partial, whole, is_whole: false, _lock: lock })
    }

    /// Writes what `from` gives and answers what it was.
    pub(crate) fn write(&self, name: &str, from: impl Read) -> Result<Content, Error> {
        let at = self.partial.join(name);
        let failed = || Error::file(&at);
        let mut options = OpenOptions::new();
        let mut file =
            options.write(true).create_new(true).mode(0o600).open(&at).map_err(failed())?;
        let content = digest(from, |chunk| file.write_all(chunk)).map_err(failed())?;
        file.sync_all().map_err(failed())?;
        Ok(content)
    }

    /// Writes the manifest and gives the backup its name.
    pub(crate) fn complete(mut self, manifest: &Manifest) -> Result<PathBuf, Error> {
        let text = serde_json::to_vec_pretty(manifest)
            .map_err(|e| Error::file(&self.partial)(std::io::Error::other(e)))?;
        let content = self.write(MANIFEST, text.as_slice())?;
        let line = format!("{}  {MANIFEST}\n", content.sha256);
        self.write(DIGEST, line.as_bytes())?;
        sync(&self.partial)?;
        fs::rename(&self.partial, &self.whole).map_err(Error::file(&self.whole))?;
        self.is_whole = true;
        sync(self.whole.parent().unwrap_or(Path::new(".")))?;
        Ok(self.whole.clone())
    }
}

impl Drop for Place {
    fn drop(&mut self) {
        if !self.is_whole {
            // What cannot be removed is named as a part, and the next backup tries again.
            let _removed = fs::remove_dir_all(&self.partial);
        }
    }
}

/// Where a backup is, and what it says of itself.
pub type Listed = (PathBuf, Result<Manifest, Error>);

/// The backups of a directory that are whole, the oldest first, with what they say of themselves.
///
/// # Errors
/// [`Error::File`]; one that cannot be read is in its place.
pub fn list(dir: &Path) -> Result<Vec<Listed>, Error> {
    let is_backup = |at: &PathBuf| at.join(MANIFEST).is_file() && !is_partial(at);
    let mut found: Vec<PathBuf> = entries(dir)?.into_iter().filter(is_backup).collect();
    found.sort();
    Ok(found.into_iter().map(|at| (at.clone(), open(&at))).collect())
}

/// Removes all but the newest `keep` of the backups that can be read, and answers which.
///
/// # Errors
/// [`Error::File`].
pub fn remove_but(dir: &Path, keep: usize) -> Result<Vec<PathBuf>, Error> {
    let _lock = lock(dir)?;
    let mut whole: Vec<PathBuf> =
        list(dir)?.into_iter().filter(|(_, read)| read.is_ok()).map(|(at, _)| at).collect();
    whole.truncate(whole.len().saturating_sub(keep));
    for at in &whole {
        // Under its name it is whole or not there.
        let going = PathBuf::from(format!("{}{PARTIAL}", at.display()));
        fs::rename(at, &going).map_err(Error::file(at))?;
        fs::remove_dir_all(&going).map_err(Error::file(&going))?;
    }
    Ok(whole)
}

/// What a backup says of itself.
///
/// # Errors
/// [`Error::NoBackup`] and [`Error::Altered`].
pub fn open(at: &Path) -> Result<Manifest, Error> {
    let none = |why: &str| Error::NoBackup { at: at.to_owned(), why: why.to_owned() };
    if is_partial(at) {
        return Err(none("it was not finished"));
    }
    let path = at.join(MANIFEST);
    let text = fs::read(&path).map_err(|e| none(&format!("{MANIFEST}: {e}")))?;
    let noted = fs::read_to_string(at.join(DIGEST)).map_err(|e| none(&format!("{DIGEST}: {e}")))?;
    if noted.split_whitespace().next() != Some(hex(&Sha256::digest(&text)).as_str()) {
        return Err(Error::Altered { at: path });
    }
    let manifest: Manifest =
        serde_json::from_slice(&text).map_err(|e| none(&format!("{MANIFEST}: {e}")))?;
    if manifest.format != FORMAT {
        return Err(none(&format!("its format is {}", manifest.format)));
    }
    Ok(manifest)
}

/// Reads every file through and compares it with the manifest.
pub(crate) fn check(at: &Path, manifest: &Manifest) -> Result<(), Error> {
    for name in [DATABASE, SEALED] {
        let path = at.join(name);
        let noted = manifest.files.get(name);
        let file = File::open(&path)
            .map_err(|e| Error::NoBackup { at: at.to_owned(), why: format!("{name}: {e}") })?;
        let found = digest(file, |_| Ok(())).map_err(Error::file(&path))?;
        if noted != Some(&found) {
            return Err(Error::Altered { at: path });
        }
    }
    Ok(())
}

/// A directory that only its owner may enter.
pub(crate) fn private_directory(at: &Path) -> Result<(), Error> {
    DirBuilder::new().recursive(true).mode(0o700).create(at).map_err(Error::file(at))
}

pub(crate) fn sync(dir: &Path) -> Result<(), Error> {
    File::open(dir).and_then(|dir| dir.sync_all()).map_err(Error::file(dir))
}

fn lock(dir: &Path) -> Result<File, Error> {
    let at = dir.join("lock");
    let mut options = OpenOptions::new();
    let file = options.create(true).truncate(false).write(true).mode(0o600).open(&at);
    let file = file.map_err(Error::file(&at))?;
    match file.try_lock() {
        Ok(()) => Ok(file),
        Err(TryLockError::WouldBlock) => Err(Error::Busy),
        Err(TryLockError::Error(e)) => Err(Error::file(&at)(e)),
    }
}

fn entries(dir: &Path) -> Result<Vec<PathBuf>, Error> {
    let read = fs::read_dir(dir).map_err(Error::file(dir))?;
    read.map(|entry| Ok(entry.map_err(Error::file(dir))?.path())).collect()
}

fn is_partial(at: &Path) -> bool {
    at.as_os_str().to_string_lossy().ends_with(PARTIAL)
}

/// Passes on what is read and answers its length and SHA-256.
fn digest(
    mut from: impl Read,
    mut pass: impl FnMut(&[u8]) -> std::io::Result<()>,
) -> std::io::Result<Content> {
    let (mut sha256, mut bytes) = (Sha256::new(), 0);
    let mut buffer = vec![0; CHUNK_BYTES];
    loop {
        let read = match from.read(&mut buffer) {
            Err(e) if e.kind() == std::io::ErrorKind::Interrupted => continue,
            read => read?,
        };
        let Some(chunk) = buffer.get(..read).filter(|chunk| !chunk.is_empty()) else { break };
        sha256.update(chunk);
        pass(chunk)?;
        bytes += chunk.len() as u64;
    }
    Ok(Content { bytes, sha256: hex(&sha256.finalize()) })
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
