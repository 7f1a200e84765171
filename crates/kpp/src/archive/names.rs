//! The names in an archive: what may be written below a folder, wherever it came from.

use std::collections::BTreeMap;

use crate::Finding;
use crate::files::is_plain_name;

/// As deep as a package's folders may be, and the folder around them.
const MAX_DEPTH: usize = 9;

/// The names seen so far, by how they look to a file system that does not know case.
#[derive(Default)]
pub(super) struct Names {
    seen: BTreeMap<String, (String, bool)>,
}

impl Names {
    /// The path of an entry, `/` between its parts; nothing where it is to be left out, as the
    /// format asks for names that begin with a dot.
    pub(super) fn accept(&mut self, raw: &[u8], is_dir: bool) -> Result<Option<String>, Finding> {
        let shown = String::from_utf8_lossy(raw).into_owned();
        let refuse = |why: &str| Err(Finding::new(shown.escape_debug().to_string(), why));
        let Ok(name) = std::str::from_utf8(raw) else {
            return refuse("The name is not UTF-8.");
        };
        let path = name.strip_suffix('/').filter(|_| is_dir).unwrap_or(name);
        let parts: Vec<&str> = path.split('/').collect();
        let escapes = |part: &&str| ["", ".", ".."].contains(part);
        if parts.iter().any(escapes) || name.contains(['\\', '\0', ':']) {
            return refuse("The name leads out of the package or has empty parts.");
        }
        if parts.iter().any(|part| part.starts_with('.')) || parts.first() == Some(&"__MACOSX") {
            return Ok(None);
        }
        if parts.len() > MAX_DEPTH {
            return refuse("Folders are nested too deep.");
        }
        if !parts.iter().all(|part| is_plain_name(part)) {
            return refuse(
                "The name may have only A-Z a-z 0-9 _ . and -, and at most 255 of them.",
            );
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
