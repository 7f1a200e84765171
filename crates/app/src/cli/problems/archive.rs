//! `assay problems import` and `export`.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, bail, ensure};
use kpp::archive::{MAX_ARCHIVE_BYTES, pack, unpack};
use kpp::{Package, Problem};

use super::super::say;
use super::refused;

/// Takes a package out of an archive. It is there whole or not at all.
pub(super) fn import(archive: &Path, bank: &Path, name: Option<&str>) -> anyhow::Result<()> {
    let shown = archive.display();
    let file = File::open(archive).with_context(|| format!("cannot read {shown}"))?;
    let size = file.metadata().with_context(|| format!("cannot read {shown}"))?.len();
    ensure!(size <= MAX_ARCHIVE_BYTES, "{shown} is larger than 100 MiB");
    fs::create_dir_all(bank).with_context(|| format!("cannot make {}", bank.display()))?;
    // Its name begins with a dot, so nobody takes it for a package while it is being written.
    let waiting = bank.join(format!(".import-{}", uuid::Uuid::new_v4()));
    fs::create_dir(&waiting).with_context(|| format!("cannot make {}", waiting.display()))?;
    let imported = place(BufReader::new(file), &waiting, (archive, bank, name));
    // What is left of a failed import has no use; a good one has been moved away.
    let _ = fs::remove_dir_all(&waiting);
    let (to, problem) = imported?;
    say(&format!(
        "{}: {:?}, {} tests, {} solutions, format {:?}",
        to.display(),
        problem.name,
        problem.tests.len(),
        problem.submissions.len(),
        problem.format
    ));
    for part in &problem.unused {
        say(&format!("  kept but not used: {part}"));
    }
    let house = Package::open(&to).map(|package| package.check());
    for finding in house.unwrap_or_else(|findings| findings) {
        say(&format!("  before it can be published: {finding}"));
    }
    Ok(())
}

fn place(
    file: BufReader<File>,
    waiting: &Path,
    (archive, bank, name): (&Path, &Path, Option<&str>),
) -> anyhow::Result<(PathBuf, Problem)> {
    let inside = waiting.join("package");
    fs::create_dir(&inside)?;
    let what = format!("{} is no usable archive", archive.display());
    let folder = unpack(file, &inside).map_err(|findings| refused(&what, &findings))?;
    let stem = archive.file_stem().map(|stem| stem.to_string_lossy().into_owned());
    let name = name.map(str::to_owned).or(folder).or(stem).unwrap_or_default();
    ensure!(!name.contains(['/', '\\']) && !name.starts_with('.'), "{name:?} is no package's name");
    let named = waiting.join(&name);
    fs::rename(&inside, &named)?;
    let what = format!("{} holds no usable package", archive.display());
    Problem::open(&named).map_err(|findings| refused(&what, &findings))?;
    let to = bank.join(&name);
    if to.exists() {
        bail!("{} is there already; choose another --name", to.display());
    }
    fs::rename(&named, &to).with_context(|| format!("cannot make {}", to.display()))?;
    let problem = Problem::open(&to).map_err(|findings| refused("the package", &findings))?;
    Ok((to, problem))
}

/// Writes a package as an archive.
pub(super) fn export(package: &Path, to: Option<&Path>) -> anyhow::Result<()> {
    let what = format!("{} is no usable package", package.display());
    let problem = Problem::open(package).map_err(|findings| refused(&what, &findings))?;
    let to = to.map_or_else(|| PathBuf::from(format!("{}.zip", problem.slug)), Path::to_owned);
    let file = File::create_new(&to).with_context(|| format!("cannot make {}", to.display()))?;
    let mut file = BufWriter::new(file);
    let packed = pack(package, &mut file).map_err(|findings| refused(&what, &findings));
    if let Err(error) = packed.and_then(|()| Ok(file.flush()?)) {
        fs::remove_file(&to)?;
        return Err(error);
    }
    say(&format!("{} ({} bytes)", to.display(), fs::metadata(&to)?.len()));
    Ok(())
}
