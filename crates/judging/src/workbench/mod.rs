//! Packages that are being written: their files in a folder of their own for as long as somebody looks.

mod facts;
mod given;
#[cfg(test)]
mod tests;

use std::borrow::Cow;
use std::fs;
use std::io::{Cursor, Read, Seek};
use std::path::Path;

use anyhow::{Context, ensure};
use authoring::checklist::Fault;
use authoring::drafts::{Files, MAX_DRAFT_MIB, MAX_FILES, PUZZLE, SCENARIO};
use challenges::problems::{NewVersion, Slug};
use kpp::archive::{Unpacked, pack, unpack_with};
use kpp::{Finding, Package};

pub use facts::facts;
pub(crate) use facts::{answer_of, fault, is_input, refusal, rules};
pub use given::{Given, tests_in};

use crate::{new_version, own};

/// A dot file that archives of older tools have.
const TIME_LIMIT: &str = ".timelimit";

/// Writes the files into a folder of this name, which is gone afterwards.
///
/// # Errors
/// The folder cannot be made; those of `act`.
pub fn with_folder<T>(
    name: &str,
    files: &Files,
    act: impl FnOnce(&Path) -> anyhow::Result<T>,
) -> anyhow::Result<T> {
    let home = tempfile::tempdir().context("there is no room for a package")?;
    let root = home.path().join(name);
    fs::create_dir(&root).context("there is no room for a package")?;
    for (path, content) in files {
        let to = root.join(path);
        if let Some(parent) = to.parent() {
            fs::create_dir_all(parent).with_context(|| format!("cannot write {path}"))?;
        }
        fs::write(&to, content).with_context(|| format!("cannot write {path}"))?;
    }
    act(&root)
}

/// The digest that a package of these files has.
pub fn digest(files: &Files) -> [u8; 32] {
    kpp::digest(files.iter().map(|(path, content)| (path.as_str(), content.as_slice())))
}

/// The archive of a package: the same files give the same bytes.
///
/// # Errors
/// The files are no package's.
pub fn export(name: &str, files: &Files) -> anyhow::Result<Vec<u8>> {
    with_folder(name, files, |dir| {
        let mut to = Cursor::new(Vec::new());
        pack(dir, &mut to).map_err(|findings| anyhow::anyhow!("{}", lines(&findings)))?;
        Ok(to.into_inner())
    })
}

pub(crate) fn lines(findings: &[Finding]) -> String {
    findings.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

/// What came out of an archive.
#[derive(Debug)]
pub struct Taken {
    /// The name of the folder that the files were in, where there was one.
    pub folder: Option<String>,
    /// The files that are taken.
    pub files: Files,
    /// Files and folders that are not, each with the reason.
    pub left_out: Vec<Fault>,
}

/// What came out of an archive, or what is wrong with it.
pub type Imported = Result<Taken, Vec<Fault>>;

/// Takes a package, a grid puzzle or a scenario out of an archive.
///
/// # Errors
/// The folder cannot be made.
pub fn import(archive: impl Read + Seek) -> anyhow::Result<Imported> {
    let home = tempfile::tempdir().context("there is no room for a package")?;
    let marks = ["problem.yaml", PUZZLE, SCENARIO];
    let Unpacked { folder, left_out } = match unpack_with(archive, home.path(), &marks) {
        Ok(unpacked) => unpacked,
        Err(findings) => return Ok(Err(findings.into_iter().map(fault).collect())),
    };
    let mut left_out: Vec<Fault> = left_out.into_iter().map(fault).collect();
    let mut files = Files::new();
    let mut bytes = 0;
    collect(home.path(), "", &mut files, &mut bytes)?;
    if files.remove(TIME_LIMIT).is_some() {
        let text =
            "Left out: write the time limit as limits.time_limit in problem.yaml.".to_owned();
        left_out.push(Fault { path: TIME_LIMIT.to_owned(), text, task: None });
    }
    if files.len() > MAX_FILES || bytes > MAX_DRAFT_MIB * 1024 * 1024 {
        let text = format!(
            "The package has {} files of {bytes} bytes; {MAX_FILES} files and {MAX_DRAFT_MIB} MiB \
             are taken here.",
            files.len()
        );
        return Ok(Err(vec![Fault { text, ..Fault::default() }]));
    }
    Ok(Ok(Taken { folder, files, left_out }))
}

/// Everything `unpack_with` wrote: regular files with plain names, at most nine folders deep.
fn collect(root: &Path, at: &str, files: &mut Files, bytes: &mut usize) -> anyhow::Result<()> {
    for entry in fs::read_dir(root.join(at))? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_str().context("a name that is not UTF-8")?;
        let path = if at.is_empty() { name.to_owned() } else { format!("{at}/{name}") };
        if entry.file_type()?.is_dir() {
            collect(root, &path, files, bytes)?;
        } else {
            let content = fs::read(entry.path())?;
            *bytes += content.len();
            files.insert(path, content);
        }
    }
    Ok(())
}

/// The package as the bank takes it, under the name that it has there; `is_own` where it is one company's.
///
/// # Errors
/// It breaks a rule.
pub fn bank_version(
    name: &str,
    files: &Files,
    (slug, is_own): (Slug, bool),
) -> anyhow::Result<NewVersion> {
    let whole = if is_own { own::completed(files) } else { Cow::Borrowed(files) };
    with_folder(name, &whole, |dir| {
        let package = Package::open(dir).map_err(|found| anyhow::anyhow!("{}", lines(&found)))?;
        let broken = package.check_by(rules(is_own));
        ensure!(broken.is_empty(), "{}", lines(&broken));
        Ok(NewVersion { slug, ..new_version(&package)? })
    })
}
