//! Has anything changed since the last time? One number over the content of some files.

use std::collections::hash_map::DefaultHasher;
use std::hash::{Hash as _, Hasher as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, Result};

/// A stamp over the names and contents of files and of folders, recursively.
///
/// # Errors
/// When one of them cannot be read.
pub(crate) fn of(root: &Path, parts: &[&str]) -> Result<String> {
    let mut files = Vec::new();
    for part in parts {
        collect(&root.join(part), &mut files)?;
    }
    files.sort();
    let mut hasher = DefaultHasher::new();
    for file in &files {
        let content =
            std::fs::read(file).with_context(|| format!("cannot read {}", file.display()))?;
        file.strip_prefix(root).unwrap_or(file).hash(&mut hasher);
        content.hash(&mut hasher);
    }
    Ok(format!("{:016x} {}", hasher.finish(), files.len()))
}

fn collect(path: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    if path.is_file() {
        files.push(path.to_path_buf());
    } else if path.is_dir() {
        for entry in
            std::fs::read_dir(path).with_context(|| format!("cannot read {}", path.display()))?
        {
            collect(&entry?.path(), files)?;
        }
    }
    Ok(())
}

/// Does the file hold this stamp?
pub(crate) fn fresh(file: &Path, stamp: &str) -> bool {
    std::fs::read_to_string(file).is_ok_and(|kept| kept == stamp)
}

/// Keeps the stamp, after the work it stands for is done.
pub(crate) fn keep(file: &Path, stamp: &str) -> Result<()> {
    std::fs::write(file, stamp).with_context(|| format!("cannot write {}", file.display()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_stamp_changes_with_content_and_with_a_name_and_with_nothing_else() {
        let dir = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| std::fs::write(dir.path().join(name), text).unwrap();
        write("a", "one");
        let first = of(dir.path(), &["."]).unwrap();
        write("a", "one");
        assert_eq!(of(dir.path(), &["."]).unwrap(), first);
        write("a", "two");
        let second = of(dir.path(), &["."]).unwrap();
        assert_ne!(second, first);
        std::fs::rename(dir.path().join("a"), dir.path().join("b")).unwrap();
        assert_ne!(of(dir.path(), &["."]).unwrap(), second);
    }

    #[test]
    fn a_part_that_does_not_exist_counts_as_empty() {
        let dir = tempfile::tempdir().unwrap();
        assert!(of(dir.path(), &["absent"]).unwrap().ends_with(" 0"));
    }
}
