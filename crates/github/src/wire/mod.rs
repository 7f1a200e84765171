//! What GitHub answers, as far as it is read. Shapes of its REST and GraphQL interfaces.

pub(crate) mod graph;
pub(crate) mod rest;

use chrono::{DateTime, FixedOffset, Utc};

/// Whose token it is.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Viewer {
    /// The name in addresses.
    pub login: String,
    /// What GraphQL calls the account.
    pub node: String,
}

/// What an account did in a span of at most a year, where counts are enough.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Activity {
    /// Reviews of pull requests.
    pub reviews: u32,
    /// Issues opened.
    pub issues: u32,
}

/// A public repository of an account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Repository {
    /// `owner/name`.
    pub name: String,
    /// Where everybody sees it.
    pub url: String,
    /// Whether it began as a copy of another one.
    pub is_fork: bool,
    /// The branch that counts.
    pub branch: String,
    /// SPDX's name of its licence; `None` where GitHub finds none.
    pub licence: Option<String>,
    /// When something was last pushed to it.
    pub pushed_at: Option<DateTime<Utc>>,
}

/// A file of a repository.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Blob {
    /// From the root, with `/` between folders.
    pub path: String,
    /// How long it is.
    pub bytes: u64,
}

/// The files of a branch.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Tree {
    /// Those that are listed.
    pub blobs: Vec<Blob>,
    /// There are more than GitHub lists.
    pub is_cut: bool,
}

/// A commit of the account.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Commit {
    /// When it was written, in its author's own offset.
    pub at: DateTime<FixedOffset>,
    /// What its author is called.
    pub author: String,
    /// How many commits it follows: more than one of a merge.
    pub parents: u32,
}

/// A file that a pull request changes.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ChangedFile {
    /// From the root.
    pub path: String,
    /// Lines added.
    pub additions: u32,
    /// Lines taken out.
    pub deletions: u32,
}

/// A pull request that the account opened.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PullRequest {
    /// Where everybody sees it.
    pub url: String,
    /// When it was opened.
    pub created_at: DateTime<Utc>,
    /// Whether it was merged.
    pub is_merged: bool,
    /// `owner/name` of the repository that it is for.
    pub repository: String,
    /// Where everybody sees that.
    pub repository_url: String,
    /// Who owns that.
    pub owner: String,
    /// Not for everybody.
    pub is_private: bool,
    /// The first hundred files.
    pub files: Vec<ChangedFile>,
    /// How many files there are.
    pub all_files: u32,
}
