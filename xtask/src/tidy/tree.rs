//! The files of the checkout, as the rules see them.

use std::path::Path;
use std::process::Command;

use anyhow::{Context as _, Result, bail};

use super::lexer;

/// One file that git knows or would add.
pub(crate) struct File {
    /// From the root, with slashes.
    pub(crate) path: String,
    /// Its text; damaged where it is not UTF-8.
    pub(crate) text: String,
    pub(crate) bytes: usize,
}

#[cfg(test)]
impl File {
    /// A file for a test.
    pub(crate) fn new(path: &str, text: &str) -> Self {
        Self { path: path.to_owned(), text: text.to_owned(), bytes: text.len() }
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
    pub(crate) fn code(&self) -> Vec<(usize, String)> {
        let bare = lexer::bare(&self.text);
        bare.lines().enumerate().map(|(at, line)| (at + 1, line.to_owned())).collect()
    }

    /// Lines as they are, counted from 1.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(at, line)| (at + 1, line))
    }
}

/// All of them.
pub(crate) struct Tree {
    files: Vec<File>,
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
                files.push(File { path: path.to_owned(), text, bytes: content.len() });
            }
        }
        files.sort_by(|a, b| a.path.cmp(&b.path));
        Ok(Self { files })
    }

    pub(crate) fn files(&self) -> &[File] {
        &self.files
    }

    pub(crate) fn rust(&self) -> impl Iterator<Item = &File> {
        self.files.iter().filter(|file| file.is_rust())
    }

    pub(crate) fn get(&self, path: &str) -> Option<&File> {
        self.files.iter().find(|file| file.path == path)
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
        Self { files: files.iter().map(|(path, text)| File::new(path, text)).collect() }
    }
}
