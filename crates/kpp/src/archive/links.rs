//! Links in an archive: each stands for a file of the same package and comes out as a copy of it.

use std::collections::BTreeMap;
use std::io::{Read, Seek};

use zip::ZipArchive;

use crate::Finding;

/// The longest path that a link names, in bytes.
const MAX_TARGET_BYTES: u64 = 4096;
/// How many links may lead to each other before there is a file.
const MAX_STEPS: usize = 8;

/// A file that may be written.
pub(super) struct Entry {
    /// Its place in the archive; that of the file where this is a link to one.
    pub(super) index: usize,
    pub(super) path: String,
    pub(super) size: u64,
    /// What it takes in the archive, in bytes.
    pub(super) packed: u64,
}

/// For each link, by its place in the archive and its path, the file that it leads to, under the path of the link. What
/// leads elsewhere goes to `findings`.
pub(super) fn follow(
    archive: &mut ZipArchive<impl Read + Seek>,
    files: &[Entry],
    links: Vec<(usize, String)>,
    findings: &mut Vec<Finding>,
) -> Vec<Entry> {
    let mut targets = BTreeMap::new();
    for (index, path) in links {
        match target(archive, index, &path) {
            Ok(to) => {
                targets.insert(path, to);
            }
            Err(why) => findings.push(Finding::new(path, why)),
        }
    }
    let files: BTreeMap<&str, &Entry> =
        files.iter().map(|file| (file.path.as_str(), file)).collect();
    let mut followed = Vec::new();
    for (path, first) in &targets {
        let end = (0..MAX_STEPS).fold(first, |to, _| targets.get(to).unwrap_or(to));
        match files.get(end.as_str()) {
            Some(file) => followed.push(Entry { path: path.clone(), ..**file }),
            None => {
                let text =
                    format!("The link leads to {first:?}, which is no file of this archive.");
                findings.push(Finding::new(path.as_str(), text));
            }
        }
    }
    followed
}

/// The path that a link leads to; why there is none otherwise.
fn target(
    archive: &mut ZipArchive<impl Read + Seek>,
    index: usize,
    path: &str,
) -> Result<String, String> {
    let link = archive.by_index(index).map_err(|e| format!("The link cannot be read: {e}."))?;
    let mut to = String::new();
    let read = link.take(MAX_TARGET_BYTES).read_to_string(&mut to);
    read.map_err(|e| format!("The link cannot be read: {e}."))?;
    resolved(path, &to).ok_or_else(|| "The link leads out of the package.".to_owned())
}

/// The path, from the top of the archive, that a link at `path` means by `to`; `None` where it leads out of it.
fn resolved(path: &str, to: &str) -> Option<String> {
    if to.starts_with('/') || to.contains(['\\', '\0', ':']) {
        return None;
    }
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in to.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            name => parts.push(name),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::resolved;

    #[test]
    fn a_link_is_read_from_its_own_folder_and_never_leads_out() {
        let check = |path: &str, to: &str, want: Option<&str>| {
            assert_eq!(resolved(path, to).as_deref(), want, "{path} -> {to}");
        };
        check("p/data/a.in", "b.in", Some("p/data/b.in"));
        check("p/data/a.in", "./../x//y.in", Some("p/x/y.in"));
        check("p/a", "../p/b", Some("p/b"));
        check("p/a", "../../b", None);
        check("a", "..", None);
        check("p/a", "/etc/passwd", None);
        check("p/a", "C:x", None);
        check("p/a", "..\\x", None);
    }
}
