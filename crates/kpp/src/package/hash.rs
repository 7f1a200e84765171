//! The package's identity: what a report names so that a grade can be reproduced.

use std::path::Path;

use sha2::{Digest, Sha256};

use crate::Finding;
use crate::files::{MAX_FILE_BYTES, Tree, read_at_most};

/// Lengths go before paths and contents, so no two packages give the same stream of bytes.
fn add(hash: &mut Sha256, path: &str, bytes: &[u8]) {
    hash.update((path.len() as u64).to_be_bytes());
    hash.update(path.as_bytes());
    hash.update((bytes.len() as u64).to_be_bytes());
    hash.update(bytes);
}

pub(crate) fn sha256(dir: &Path) -> Result<String, Finding> {
    let mut findings = Vec::new();
    let tree = Tree::walk(dir, &mut findings);
    if let Some(first) = findings.into_iter().next() {
        return Err(first);
    }
    let mut hash = Sha256::new();
    for path in tree.files.keys() {
        let bytes = read_at_most(&tree.absolute(path), MAX_FILE_BYTES)
            .map_err(|why| Finding::new(path.as_str(), why))?;
        add(&mut hash, path, &bytes);
    }
    Ok(hash.finalize().iter().map(|b| format!("{b:02x}")).collect())
}

/// The SHA-256 that [`Package::sha256`](crate::Package::sha256) has of a folder with these files, given
/// in the order of their paths.
pub fn digest<'a>(files: impl IntoIterator<Item = (&'a str, &'a [u8])>) -> [u8; 32] {
    let mut hash = Sha256::new();
    for (path, bytes) in files {
        add(&mut hash, path, bytes);
    }
    hash.finalize().into()
}
