//! Copies that cargo takes for the original: it compares when files were written.

use std::fs::{self, File, Metadata};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// Copies a file or a folder with the times of modification. A file that is there is replaced in one step, unless it has the
/// same length and time.
///
/// # Errors
/// When something cannot be read or written; the message names it.
pub(super) fn carry(from: &Path, to: &Path) -> Result<()> {
    let known = fs::metadata(from).with_context(|| format!("cannot read {}", from.display()))?;
    if known.is_dir() {
        fs::create_dir_all(to)?;
        for entry in fs::read_dir(from)? {
            let name = entry?.file_name();
            carry(&from.join(&name), &to.join(&name))?;
        }
        return date(to, &known);
    }
    if fs::metadata(to).is_ok_and(|there| is_alike(&there, &known)) {
        return Ok(());
    }
    // Not after a dot: behind its hash a name would still be that of a file of its unit.
    let mut part = to.as_os_str().to_owned();
    part.push("-part");
    let part = PathBuf::from(part);
    fs::copy(from, &part).with_context(|| format!("cannot write {}", part.display()))?;
    date(&part, &known)?;
    fs::rename(&part, to).with_context(|| format!("cannot replace {}", to.display()))
}

fn is_alike(one: &Metadata, other: &Metadata) -> bool {
    let times = one.modified().ok().zip(other.modified().ok());
    one.is_file() && one.len() == other.len() && times.is_some_and(|(one, other)| one == other)
}

/// Sets the time of modification, of a file that may not be written to as well.
fn date(path: &Path, known: &Metadata) -> Result<()> {
    let dated = File::open(path).and_then(|file| file.set_modified(known.modified()?));
    dated.with_context(|| format!("cannot set the time of {}", path.display()))
}
