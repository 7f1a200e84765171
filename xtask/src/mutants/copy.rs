//! The copy of the checkout that mutants are made in. What has not changed is left as it is, so that
//! cargo compiles only what has.

use std::collections::BTreeSet;
use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use crate::machine::context::Context;

/// Makes the copy like the checkout, and answers the paths of the files in it.
///
/// # Errors
/// When git does not answer or a file cannot be copied.
pub(super) fn refresh(context: &Context, tree: &Path) -> Result<BTreeSet<String>> {
    let mut git = Command::new("git");
    git.current_dir(&context.root);
    git.args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"]);
    let said = git.output().context("git is not installed")?;
    if !said.status.success() {
        bail!("git: {}", String::from_utf8_lossy(&said.stderr));
    }
    let listed = String::from_utf8(said.stdout)?;
    let paths: BTreeSet<String> = listed
        .split('\0')
        .filter(|path| context.root.join(path).is_file())
        .map(str::to_owned)
        .collect();
    std::fs::create_dir_all(tree)?;
    for path in &paths {
        copy(&context.root.join(path), &tree.join(path))
            .with_context(|| format!("cannot copy {path}"))?;
    }
    remove_others(tree, tree, &paths)?;
    Ok(paths)
}

fn copy(from: &Path, to: &Path) -> Result<()> {
    if std::fs::read(to).is_ok_and(|has| std::fs::read(from).is_ok_and(|wanted| wanted == has)) {
        return Ok(());
    }
    if let Some(folder) = to.parent() {
        std::fs::create_dir_all(folder)?;
    }
    std::fs::copy(from, to)?;
    Ok(())
}

/// Removes the files below a folder of the copy that are not among these.
fn remove_others(tree: &Path, folder: &Path, paths: &BTreeSet<String>) -> Result<()> {
    for entry in std::fs::read_dir(folder)? {
        let entry = entry?;
        let path = entry.path();
        if entry.file_type()?.is_dir() {
            remove_others(tree, &path, paths)?;
            // It is gone where it has become empty.
            let _ = std::fs::remove_dir(&path);
        } else if !paths.contains(&*path.strip_prefix(tree)?.to_string_lossy()) {
            std::fs::remove_file(&path)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_copy_keeps_what_is_alike_and_loses_what_is_gone() {
        let dir = tempfile::tempdir().unwrap();
        let (from, tree) = (dir.path().join("rules.rs"), dir.path().join("tree"));
        let (kept, gone) = (tree.join("a/rules.rs"), tree.join("b/old.rs"));
        std::fs::write(&from, "one").unwrap();
        copy(&from, &kept).unwrap();
        copy(&from, &gone).unwrap();
        let made = std::fs::metadata(&kept).unwrap().modified().unwrap();
        copy(&from, &kept).unwrap();
        assert_eq!(std::fs::metadata(&kept).unwrap().modified().unwrap(), made);
        std::fs::write(&kept, "a mutant that a killed run has left").unwrap();
        copy(&from, &kept).unwrap();
        assert_eq!(std::fs::read_to_string(&kept).unwrap(), "one");
        remove_others(&tree, &tree, &BTreeSet::from(["a/rules.rs".to_owned()])).unwrap();
        assert!(kept.is_file() && !tree.join("b").exists());
    }
}
