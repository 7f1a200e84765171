//! The house as a whole: the map, and where its parts come from.

use super::Finding;
use super::tree::Tree;

const MAP: &str = "docs/ARCHITECTURE.md";

/// Every crate is named, in backquotes, on the map.
pub(crate) fn every_crate_is_on_the_map(tree: &Tree) -> Vec<Finding> {
    let map = tree.get(MAP).map(|file| file.text.as_str()).unwrap_or_default();
    let absent = tree.crates().into_iter().filter(|name| !map.contains(&format!("`{name}`")));
    absent.map(|name| Finding::whole(MAP, format!("does not say what `{name}` is for"))).collect()
}

/// Lock files name the public registries and nothing else: no git, no address, no private mirror.
pub(crate) fn locks_name_no_other_source(tree: &Tree) -> Vec<Finding> {
    let mut found = Vec::new();
    for file in tree.files() {
        for (at, line) in file.lines() {
            let line = line.trim();
            let foreign = match file.name() {
                "Cargo.lock" => {
                    line.starts_with("source = ")
                        && line
                            != "source = \"registry+https://github.com/rust-lang/crates.io-index\""
                }
                "package-lock.json" => {
                    line.starts_with("\"resolved\": ")
                        && !line.starts_with("\"resolved\": \"https://registry.npmjs.org/")
                }
                _ => false,
            };
            if foreign {
                found.push(Finding::new(file, at, "comes from no public registry"));
            }
        }
    }
    found
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
