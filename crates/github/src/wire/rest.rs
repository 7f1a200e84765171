//! REST: repositories and their files.

use chrono::{DateTime, Utc};
use serde::Deserialize;

use super::{Blob, Repository, Tree};

#[derive(Deserialize)]
pub(crate) struct RepositoryWire {
    full_name: String,
    html_url: String,
    #[serde(default)]
    private: bool,
    #[serde(default)]
    fork: bool,
    #[serde(default)]
    default_branch: String,
    license: Option<LicenceWire>,
    pushed_at: Option<DateTime<Utc>>,
}

#[derive(Deserialize)]
struct LicenceWire {
    spdx_id: Option<String>,
}

impl RepositoryWire {
    /// `None` of one that not everybody sees.
    pub(crate) fn public(self) -> Option<Repository> {
        // A licence that GitHub cannot name is none that can be stated.
        let named = |licence: LicenceWire| licence.spdx_id.filter(|id| id != "NOASSERTION");
        (!self.private).then(|| Repository {
            name: self.full_name,
            url: self.html_url,
            is_fork: self.fork,
            branch: self.default_branch,
            licence: self.license.and_then(named),
            pushed_at: self.pushed_at,
        })
    }
}

#[derive(Deserialize)]
pub(crate) struct TreeWire {
    tree: Vec<EntryWire>,
    #[serde(default)]
    truncated: bool,
}

#[derive(Deserialize)]
struct EntryWire {
    path: String,
    r#type: String,
    #[serde(default)]
    size: u64,
}

impl From<TreeWire> for Tree {
    fn from(wire: TreeWire) -> Self {
        let blobs = wire.tree.into_iter().filter(|entry| entry.r#type == "blob");
        let blobs = blobs.map(|entry| Blob { path: entry.path, bytes: entry.size }).collect();
        Self { blobs, is_cut: wire.truncated }
    }
}
