//! The names in an archive: what may be written below a folder, wherever it came from.

use std::collections::{BTreeMap, BTreeSet};

use crate::Finding;
use crate::files::{TIME_LIMIT, is_plain_name};

/// As deep as a package's folders may be, and the folder around them.
const MAX_DEPTH: usize = 9;

/// The names seen so far, by how they look to a file system that does not know case.
#[derive(Default)]
pub(super) struct Names {
    seen: BTreeMap<String, (String, bool)>,
    /// Files and folders that count as absent for their names; a folder with a slash behind it.
    pub(super) left_out: BTreeSet<String>,
}

impl Names {
    /// The path of an entry, `/` between its parts; nothing where it is to be left out, as the format asks for names
    /// that begin with a dot and for those with other characters. What leads elsewhere is refused whatever its name.
    pub(super) fn accept(&mut self, raw: &[u8], is_dir: bool) -> Result<Option<String>, Finding> {
        // What is not UTF-8 becomes a character that no plain name has; separators stay what they are.
        let name = String::from_utf8_lossy(raw);
        let refuse = |why: &str| Err(Finding::new(name.escape_debug().to_string(), why));
        let path = name.strip_suffix('/').filter(|_| is_dir).unwrap_or(&name);
        let parts: Vec<&str> = path.split('/').collect();
        let escapes = |part: &&str| ["", ".", ".."].contains(part);
        if parts.iter().any(escapes) || name.contains(['\\', '\0']) || begins_with_a_drive(path) {
            return refuse("The name leads out of the package or has empty parts.");
        }
        let odd = parts.iter().position(|part| !is_plain_name(part));
        if let Some((TIME_LIMIT, above)) = parts.split_last().map(|(last, above)| (*last, above))
            && above.len() <= 1
            && odd == Some(above.len())
            && !is_dir
        {
            return Ok(Some(path.to_owned()));
        }
        if parts.iter().any(|part| part.starts_with('.')) || parts.first() == Some(&"__MACOSX") {
            return Ok(None);
        }
        if let Some(at) = odd {
            let end = if is_dir || at + 1 < parts.len() { "/" } else { "" };
            self.left_out.insert(parts.get(..=at).unwrap_or_default().join("/") + end);
            return Ok(None);
        }
        if parts.len() > MAX_DEPTH {
            return refuse("Folders are nested too deep.");
        }
        for end in 1..=parts.len() {
            let dir = is_dir || end < parts.len();
            self.note(parts.get(..end).unwrap_or_default().join("/"), dir, end == parts.len())?;
        }
        Ok(Some(path.to_owned()))
    }

    fn note(&mut self, path: String, is_dir: bool, is_entry: bool) -> Result<(), Finding> {
        let key = path.to_ascii_lowercase();
        let Some((before, was_dir)) = self.seen.get(&key) else {
            self.seen.insert(key, (path, is_dir));
            return Ok(());
        };
        if *before != path {
            let text = format!("The name differs from {before} in case only.");
            return Err(Finding::new(path, text));
        }
        if *was_dir != is_dir || (is_entry && !is_dir) {
            return Err(Finding::new(path, "The name is there twice."));
        }
        Ok(())
    }
}

/// `C:x` means a place of its own to some systems.
fn begins_with_a_drive(path: &str) -> bool {
    let mut letters = path.chars();
    letters.next().is_some_and(|first| first.is_ascii_alphabetic()) && letters.next() == Some(':')
}
