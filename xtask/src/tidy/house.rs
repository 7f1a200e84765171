//! The house as a whole: the map, and where its parts come from.

use super::Finding;
use super::layers::{dependencies, has_word};
use super::tree::{File, Tree};

const MAP: &str = "docs/ARCHITECTURE.md";

/// Every crate is named, in backquotes, on the map.
pub(crate) fn every_crate_is_on_the_map(tree: &Tree) -> Vec<Finding> {
    let map = tree.get(MAP).map(|file| file.text.as_str()).unwrap_or_default();
    let absent = tree.crates().into_iter().filter(|name| !map.contains(&format!("`{name}`")));
    absent.map(|name| Finding::whole(MAP, format!("does not say what `{name}` is for"))).collect()
}

/// Lock files name the public registries and nothing else: no git, no address, no private mirror.
pub(crate) fn locks_name_no_other_source(tree: &Tree) -> Vec<Finding> {
    const LOCKS: [(&str, &str, &str); 2] = [
        ("Cargo.lock", "source = ", "\"registry+https://github.com/rust-lang/crates.io-index\""),
        ("package-lock.json", "\"resolved\": ", "\"https://registry.npmjs.org/"),
    ];
    let mut found = Vec::new();
    for (name, key, registry) in LOCKS {
        for file in tree.files().iter().filter(|file| file.name() == name) {
            for (at, line) in file.lines() {
                let source = line.trim().strip_prefix(key);
                if source.is_some_and(|source| !source.starts_with(registry)) {
                    found.push(Finding::new(file, at, "comes from no public registry"));
                }
            }
        }
    }
    found
}

/// What a derive writes names its crate, where no source does: the derive, and that crate.
const WRITTEN_BY: &[(&str, &str)] = &[("diesel-derive-newtype", "diesel")];

/// What a crate declares under `[dependencies]`, its sources name; the rest is compiled for nothing.
pub(crate) fn dependencies_are_used(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for manifest in tree.files().iter().filter(|file| file.name() == "Cargo.toml") {
        let declared = dependencies(manifest);
        let folder = manifest.path.trim_end_matches("Cargo.toml");
        let own = tree.rust().filter(|file| file.path.starts_with(folder));
        let lines: Vec<&str> = own.flat_map(|file| file.code()).map(|(_, line)| line).collect();
        let names = |name: &str| {
            let name = name.replace('-', "_");
            lines.iter().any(|line| has_word(line, &name))
        };
        let has = |derive: &str| declared.iter().any(|(_, name)| *name == derive);
        for (at, name) in &declared {
            let derived = WRITTEN_BY.iter().any(|(by, of)| of == name && has(by));
            if !derived && !names(name) {
                found.push(Finding::new(manifest, *at, format!("no source here names {name}")));
            }
        }
    }
    found
}

/// A document shows pictures that are there, and says in words what they show.
pub(crate) fn pictures_of_documents_are_there(tree: &Tree) -> Vec<Finding> {
    let ours = |file: &&File| {
        file.has_extension(&["md"]) && (file.path.starts_with("docs/") || !file.path.contains('/'))
    };
    let mut found = Vec::new();
    for file in tree.files().iter().filter(ours) {
        for (at, mark) in file.text.match_indices("![") {
            let rest = file.text.get(at + mark.len()..).unwrap_or_default();
            let Some((words, target)) = rest.split_once("](") else { continue };
            let target = target.split(')').next().unwrap_or_default();
            let line = file.text.get(..at).unwrap_or_default().lines().count().max(1);
            if words.trim().is_empty() {
                found.push(Finding::new(file, line, format!("say in words what {target} shows")));
            }
            if tree.get(&beside(&file.path, target)).is_none() {
                found.push(Finding::new(file, line, format!("there is no {target}")));
            }
        }
    }
    found
}

/// The path from the root that a document at `path` calls `target`.
fn beside(path: &str, target: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in target.split('/') {
        if part == ".." {
            parts.pop();
        } else {
            parts.push(part);
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_crate_that_is_not_on_the_map_is_found() {
        let tree = Tree::of(&[
            ("crates/auth/Cargo.toml", ""),
            ("crates/mail/Cargo.toml", ""),
            (MAP, "- `auth` knows who is asking"),
        ]);
        let found = every_crate_is_on_the_map(&tree);
        assert_eq!(found, [Finding::whole(MAP, "does not say what `mail` is for")]);
    }

    #[test]
    fn a_dependency_that_no_source_names_is_found() {
        let manifest = "[dependencies]\n# Tokens are signed.\naws-lc-rs = \"1\"\n\
                        rand.workspace = true\ndiesel.workspace = true\n\
                        diesel-derive-newtype.workspace = true\n\
                        [dev-dependencies]\ntempfile.workspace = true\n";
        let text = "// rand is not used: \"rand\"\nuse aws_lc_rs::digest;\nlet random = \"rand\";\n\
                    use diesel_derive_newtype::DieselNewType;\n";
        let tree = Tree::of(&[
            ("Cargo.toml", "[workspace.dependencies]\nzip = \"9\"\n"),
            ("crates/auth/Cargo.toml", manifest),
            ("crates/auth/src/lib.rs", text),
            ("crates/mail/src/lib.rs", "use rand::Rng;\n"),
            ("xtask/Cargo.toml", "[dependencies]\ndiesel.workspace = true\n"),
            ("xtask/src/main.rs", "fn main() {}\n"),
        ]);
        let found: Vec<String> =
            dependencies_are_used(&tree).iter().map(ToString::to_string).collect();
        let want = [
            "crates/auth/Cargo.toml:4: no source here names rand",
            "xtask/Cargo.toml:2: no source here names diesel",
        ];
        assert_eq!(found, want);
    }

    #[test]
    fn a_picture_that_is_not_there_and_one_without_words_are_found() {
        let tree = Tree::of(&[
            (
                "README.md",
                "# A\n\n[![A board](docs/pictures/board.webp)](docs/pictures/board.webp)\n",
            ),
            (
                "docs/guide/a.md",
                "![](../pictures/board.webp) ![A\nreport](../pictures/report.webp)\n",
            ),
            ("docs/pictures/board.webp", ""),
            ("problems/a/statement/problem.en.md", "![graph](graph.svg)\n"),
        ]);
        let found: Vec<String> =
            pictures_of_documents_are_there(&tree).iter().map(ToString::to_string).collect();
        let want = [
            "docs/guide/a.md:1: say in words what ../pictures/board.webp shows",
            "docs/guide/a.md:1: there is no ../pictures/report.webp",
        ];
        assert_eq!(found, want);
    }

    #[test]
    fn a_dependency_from_elsewhere_is_found() {
        let tree = Tree::of(&[
            ("Cargo.lock", "source = \"git+https://example.org/x\"\n"),
            ("frontend/package-lock.json", "  \"resolved\": \"https://mirror.example/x.tgz\",\n"),
            (
                "tests/emulator/package-lock.json",
                "  \"resolved\": \"https://registry.npmjs.org/x/-/x-1.tgz\",\n",
            ),
        ]);
        assert_eq!(locks_name_no_other_source(&tree).len(), 2);
    }
}
