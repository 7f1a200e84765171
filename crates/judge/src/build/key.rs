//! What a compiled program hangs on: the toolchain as it is at this moment, the command, and every
//! byte that is compiled. Nothing else reaches a compiler in its box.

use std::{fmt::Write, fs, os::unix::fs::MetadataExt, path::Path};

use sha2::{Digest, Sha256};

use super::Order;
use crate::{Language, languages::Tool};

/// Changes when what is kept, or how, changes.
const FORMAT: &str = "1";

/// The SHA-256 of what something is made from.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct Key(pub(super) [u8; 32]);

impl Key {
    /// As the name of a file.
    pub(super) fn hex(&self) -> String {
        self.0.iter().fold(String::new(), |mut text, byte| {
            let _ = write!(text, "{byte:02x}");
            text
        })
    }
}

/// Hashes parts so that no two sequences of parts give the same bytes.
pub(super) struct Parts(Sha256);

impl Parts {
    pub(super) fn new(what: &str) -> Self {
        Self(Sha256::new()).add(FORMAT).add(what)
    }

    /// One more part.
    pub(super) fn add(mut self, part: impl AsRef<[u8]>) -> Self {
        let part = part.as_ref();
        self.0.update((part.len() as u64).to_le_bytes());
        self.0.update(part);
        self
    }

    /// A list of parts, which is not the same as its parts one by one.
    pub(super) fn all<T: AsRef<[u8]>>(self, parts: impl IntoIterator<Item = T>) -> Self {
        let list = parts.into_iter().fold(Self(Sha256::new()), Self::add);
        self.add(list.key().0)
    }

    pub(super) fn key(self) -> Key {
        Key(self.0.finalize().into())
    }
}

/// The toolchain: what it says it is, and the files it would be another one without.
pub(super) fn toolchain(language: Language, tool: &Tool, witnesses: &[String]) -> Key {
    let stamps = witnesses.iter().map(|path| format!("{path} {}", stamp(Path::new(path))));
    Parts::new(language.as_str()).add(&tool.version).all(stamps).key()
}

/// Which file is there now, without reading it: another one has another stamp.
pub(super) fn stamp(path: &Path) -> String {
    let Ok(about) = fs::metadata(path) else {
        return "missing".to_owned();
    };
    let (changed, nanos) = (about.mtime(), about.mtime_nsec());
    format!("{}:{}:{changed}.{nanos}", about.ino(), about.len())
}

/// The key of the program that this order makes.
pub(super) fn of(order: &Order<'_>, toolchain: &Key, argv: &[String]) -> Key {
    let recipe = order.recipe;
    let beside = order.around().map(|(name, bytes)| Parts::new(name).add(bytes).key().0);
    Parts::new("program")
        .add(toolchain.0)
        .all(argv)
        .all(recipe.build_env)
        .all(recipe.helpers.iter().map(|(name, text)| Parts::new(name).add(text).key().0))
        .add(recipe.source)
        .add(order.source)
        .all(beside)
        .key()
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::languages::{Tool, recipe};

    fn tool() -> Tool {
        Tool {
            program: "/no/such/compiler".to_owned(),
            runtime: String::new(),
            version: "1.2".to_owned(),
            binds: Vec::new(),
            hidden: Vec::new(),
            standalone: true,
        }
    }

    #[test]
    fn every_byte_that_reaches_the_compiler_changes_the_key() {
        let (tool, toolchain) = (tool(), Key([1; 32]));
        let order = |language, source, beside| {
            let recipe = recipe(language);
            let order = Order { recipe, tool: &tool, source, further: &[], beside, cpu_ms: None };
            of(&order, &toolchain, &["cc".to_owned(), "-O2".to_owned()])
        };
        let file = |name: &str, text: &str| vec![(name.to_owned(), Arc::from(text.as_bytes()))];
        let beside = [
            file("a.h", "1"),
            file("a.h", "2"),
            file("b.h", "1"),
            [file("a.h", "1"), file("b.h", "")].concat(),
        ];
        let plain = order(Language::C, "x", &[]);
        assert_eq!(plain, order(Language::C, "x", &[]));
        let mut keys = vec![plain, order(Language::C, "x ", &[]), order(Language::Cpp, "x", &[])];
        keys.extend(beside.iter().map(|beside| order(Language::C, "x", beside)));
        let further = file("c.h", "1");
        let split = Order {
            recipe: recipe(Language::C),
            tool: &tool,
            source: "x",
            further: &further,
            beside: &[],
            cpu_ms: None,
        };
        keys.push(of(&split, &toolchain, &["cc".to_owned(), "-O2".to_owned()]));
        let split = Order { further: &[], ..split };
        keys.push(of(&split, &toolchain, &["cc-O2".to_owned()]));
        keys.push(of(&split, &Key([2; 32]), &["cc".to_owned(), "-O2".to_owned()]));
        for (at, key) in keys.iter().enumerate() {
            assert!(!keys[..at].contains(key), "{at}");
        }
    }

    #[test]
    fn a_tool_that_lies_around_the_judges_own_directory_is_refused() {
        let binds = vec!["/srv/tool/bin".to_owned(), "/srv/tool/lib".to_owned()];
        let tool = Tool { binds, ..tool() };
        assert_eq!(tool.check_apart(Path::new("/srv/tool/judge")), Ok(()));
        assert_eq!(tool.check_apart(Path::new("/srv/tool/library")), Ok(()));
        let said = tool.check_apart(Path::new("/srv/tool/lib/assay/judge")).unwrap_err();
        assert!(said.contains("/srv/tool/lib, which holds"), "{said}");
    }

    #[test]
    fn another_compiler_at_the_same_path_is_another_toolchain() {
        let dir = tempfile::tempdir().unwrap();
        let path = dir.path().join("cc").to_string_lossy().into_owned();
        let now = || toolchain(Language::C, &tool(), std::slice::from_ref(&path));
        let missing = now();
        fs::write(&path, "one").unwrap();
        let one = now();
        assert_eq!(one, now());
        fs::write(&path, "three").unwrap();
        assert!(missing != one && one != now());
    }
}
