//! What git knows of commits.

use std::path::Path;
use std::process::{Command, Output};

use anyhow::{Context as _, Result, bail};

/// How far a commit lies behind the one that is checked out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Distance {
    /// So many commits, of which a merge is one.
    Behind(u32),
    /// The repository has no such commit.
    Absent,
    /// The clone is shallow and has no such commit: it may be older than what the clone has.
    CutOff,
}

pub(super) fn distance(root: &Path, commit: &str) -> Distance {
    let range = format!("{commit}..HEAD");
    let counted = said(root, &["rev-list", "--first-parent", "--count", &range]);
    if let Some(commits) = counted.ok().and_then(|counted| counted.parse().ok()) {
        return Distance::Behind(commits);
    }
    match said(root, &["rev-parse", "--is-shallow-repository"]) {
        Ok(answer) if answer == "true" => Distance::CutOff,
        _ => Distance::Absent,
    }
}

/// The short hash of the commit that is checked out.
///
/// # Errors
/// When git does not answer.
pub(super) fn present(root: &Path) -> Result<String> {
    said(root, &["rev-parse", "--short=8", "HEAD"])
}

fn said(root: &Path, args: &[&str]) -> Result<String> {
    let Output { status, stdout, stderr } = Command::new("git")
        .current_dir(root)
        .args(args)
        .output()
        .context("git is not installed")?;
    if !status.success() {
        bail!("git {}: {}", args.join(" "), String::from_utf8_lossy(&stderr).trim());
    }
    Ok(String::from_utf8(stdout)?.trim().to_owned())
}
