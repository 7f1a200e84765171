//! The tarball for machines without dpkg, and the sums of everything.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

use super::stage::Stage;
use super::{Version, said};
use crate::machine::context::Context;
use crate::machine::process;

/// Packs the tree, whose names begin with that of the archive.
pub(super) fn write(context: &Context, stage: &Stage, version: &Version) -> Result<PathBuf> {
    let name = format!("assay-{}-linux-x86_64", version.full());
    let archive = context.target.join("package").join(format!("{name}.tar.gz"));
    let mut tar = process::command("tar");
    tar.args(["--create", "--sort=name", "--owner=0", "--group=0", "--numeric-owner"]);
    tar.args(["--format=gnu", "--use-compress-program=gzip -6n"]).arg("--file").arg(&archive);
    // A path that begins with a dot, and no target of a link.
    tar.arg(format!("--transform=flags=r;s,^\\.,{name},"))
        .arg("--directory")
        .arg(stage.root())
        .arg(".");
    process::run_logged(context, "packing the tarball", "tar", &mut tar)?;
    Ok(archive)
}

/// Writes SHA256SUMS, for `sha256sum --check`.
pub(super) fn sum(out: &Path, made: &[PathBuf], bom: &Path) -> Result<PathBuf> {
    let mut names = Vec::new();
    for path in made.iter().map(PathBuf::as_path).chain([bom]) {
        names.push(path.file_name().context("a file has a name")?);
    }
    names.sort();
    let sums = said(process::command("sha256sum").current_dir(out).args(names))?;
    let path = out.join("SHA256SUMS");
    fs::write(&path, sums)?;
    Ok(path)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sums_are_sorted_and_name_no_folder() {
        let dir = tempfile::tempdir().unwrap();
        let file = |name: &str| dir.path().join(name);
        for name in ["b.deb", "a.tar.gz", "c.json"] {
            fs::write(file(name), "").unwrap();
        }
        let made = [file("b.deb"), file("a.tar.gz")];
        let sums = sum(dir.path(), &made, &file("c.json")).unwrap();
        let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855";
        let want = ["a.tar.gz", "b.deb", "c.json"].map(|name| format!("{empty}  {name}\n"));
        assert_eq!(fs::read_to_string(sums).unwrap(), want.concat());
    }
}
