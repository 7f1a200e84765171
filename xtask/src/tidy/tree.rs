//! The files of the checkout, as the rules see them.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use anyhow::{Context as _, Result, bail};

use super::lexer;

/// One file that git knows or would add.
pub(crate) struct File {
    /// From the root, with slashes.
    pub(crate) path: String,
    /// Its text; damaged where it is not UTF-8.
    pub(crate) text: String,
    pub(crate) bytes: usize,
    /// The text as [`lexer::bare`] leaves it, once a rule has asked for it: most rules do.
    bare: OnceLock<String>,
}

#[cfg(test)]
impl File {
    /// A file for a test.
    pub(crate) fn new(path: &str, text: &str) -> Self {
        let (path, bytes) = (path.to_owned(), text.len());
        Self { path, text: text.to_owned(), bytes, bare: OnceLock::new() }
    }
}

impl File {
    /// The last part of the path.
    pub(crate) fn name(&self) -> &str {
        self.path.rsplit('/').next().unwrap_or(&self.path)
    }

    pub(crate) fn has_extension(&self, any_of: &[&str]) -> bool {
        self.name().rsplit_once('.').is_some_and(|(_, extension)| any_of.contains(&extension))
    }

    pub(crate) fn is_rust(&self) -> bool {
        self.has_extension(&["rs"])
    }

    pub(crate) fn is_web(&self) -> bool {
        self.has_extension(&["ts", "tsx", "mjs", "cjs", "js"])
    }

    /// Is this the source of a test rather than of the product?
    pub(crate) fn is_test(&self) -> bool {
        let name = self.name();
        name == "tests.rs"
            || name.contains(".test.")
            || name.contains(".spec.")
            || self.path.starts_with("tests/")
            || self.path.contains("/tests/")
    }

    /// The crate this file belongs to: `auth` for crates/auth/src/lib.rs, `xtask` for xtask/…
    pub(crate) fn package(&self) -> &str {
        let mut parts = self.path.split('/');
        match parts.next() {
            Some("crates") => parts.next().unwrap_or_default(),
            Some(first) => first,
            None => "",
        }
    }

    /// Lines without comments and without the contents of strings, counted from 1.
    pub(crate) fn code(&self) -> impl Iterator<Item = (usize, &str)> {
        self.bare().lines().enumerate().map(|(at, line)| (at + 1, line))
    }

    /// All of that.
    pub(crate) fn bare(&self) -> &str {
        self.bare.get_or_init(|| lexer::bare(&self.text))
    }

    /// Lines as they are, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }
}

/// All of them, by path.
pub(crate) struct Tree {
    files: Vec<File>,
    /// Where the checkout is; a tree made for a test has none.
    root: Option<PathBuf>,
}

impl Tree {
    /// What git tracks or would add; ignored files are not ours to judge.
    pub(crate) fn read(root: &Path) -> Result<Self> {
        let listed = Command::new("git")
            .current_dir(root)
            .args(["ls-files", "--cached", "--others", "--exclude-standard", "-z"])
            .output()
            .context("git is not installed")?;
        if !listed.status.success() {
            bail!("{} is not a git checkout", root.display());
        }
        let names = String::from_utf8(listed.stdout).context("a file's name is not UTF-8")?;
        let mut files = Vec::new();
        for path in names.split_terminator('\0') {
            // A file that is deleted but not yet committed is still listed.
            if let Ok(content) = std::fs::read(root.join(path)) {
                let text = String::from_utf8_lossy(&content).into_owned();
                let (path, bytes) = (path.to_owned(), content.len());
                files.push(File { path, text, bytes, bare: OnceLock::new() });
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self { files, root: Some(root.to_path_buf()) })
    }

    pub(crate) fn files(&self) -> &[File] {
        &self.files
    }

    /// The root of the checkout, for what only git knows; `None` in a tree made for a test.
    pub(crate) fn root(&self) -> Option<&Path> {
        self.root.as_deref()
    }

    pub(crate) fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_rust())
    }

    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        let at = self.files.binary_search_by(|file| file.path.as_str().cmp(path)).ok()?;
        self.files.get(at)
    }

    /// The names of the crates under crates/.
    pub(crate) fn crates(&self) -> Vec<&str> {
        let manifest = |file: &&File| {
            file.path.starts_with("crates/")
                && file.path.matches('/').count() == 2
                && file.name() == "Cargo.toml"
        };
        self.files.iter().filter(manifest).map(File::package).collect()
    }
}

#[cfg(test)]
impl Tree {
    /// A tree for a test.
    pub(crate) fn of(files: &[(&str, &str)]) -> Self {
        let mut files: Vec<_> = files.iter().map(|(path, text)| File::new(path, text)).collect();
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Self { files, root: None }
    }
}
