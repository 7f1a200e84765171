//! The crates that are compiled into the program.

use std::collections::{BTreeMap, BTreeSet};

use anyhow::{Context as _, Result};
use serde::Deserialize;

use super::Part;

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Package>,
    resolve: Resolve,
}

#[derive(Deserialize)]
struct Package {
    id: String,
    name: String,
    version: String,
    license: Option<String>,
    source: Option<String>,
}

#[derive(Deserialize)]
struct Resolve {
    nodes: Vec<Node>,
}

#[derive(Deserialize)]
struct Node {
    id: String,
    deps: Vec<Dependency>,
}

#[derive(Deserialize)]
struct Dependency {
    pkg: String,
    dep_kinds: Vec<Kind>,
}

#[derive(Deserialize)]
struct Kind {
    kind: Option<String>,
}

impl Dependency {
    /// Whether it is needed to build the program; what only tests need is not shipped.
    fn is_shipped(&self) -> bool {
        self.dep_kinds.iter().any(|kind| kind.kind.as_deref() != Some("dev"))
    }
}

/// Every crate of a registry below `assay`, from `cargo metadata` and Cargo.lock.
pub(super) fn parts(metadata: &str, lock: &str) -> Result<Vec<Part>> {
    let Metadata { packages, resolve } = serde_json::from_str(metadata)?;
    let packages: BTreeMap<&str, &Package> =
        packages.iter().map(|package| (package.id.as_str(), package)).collect();
    let nodes: BTreeMap<&str, &Node> =
        resolve.nodes.iter().map(|node| (node.id.as_str(), node)).collect();
    let root = packages.values().find(|package| package.name == "assay");
    let mut waiting = vec![root.context("there is no crate assay")?.id.as_str()];
    let mut seen = BTreeSet::new();
    let mut parts = Vec::new();
    let sums = checksums(lock);
    while let Some(id) = waiting.pop() {
        if !seen.insert(id) {
            continue;
        }
        let (Some(package), Some(node)) = (packages.get(id), nodes.get(id)) else { continue };
        let needs: Vec<&str> =
            node.deps.iter().filter(|dep| dep.is_shipped()).map(|dep| dep.pkg.as_str()).collect();
        waiting.extend(&needs);
        if package.source.is_none() {
            continue;
        }
        let mut purls: Vec<String> =
            needs.iter().filter_map(|id| packages.get(id)).map(|package| purl(package)).collect();
        purls.sort();
        let sum = sums.get(&(package.name.as_str(), package.version.as_str()));
        parts.push(Part {
            purl: purl(package),
            name: package.name.clone(),
            version: package.version.clone(),
            licence: package.license.as_ref().map(|licence| licence.replace('/', " OR ")),
            hash: sum.map(|sum| ("SHA-256", (*sum).to_owned())),
            needs: purls,
        });
    }
    Ok(parts)
}

fn purl(package: &Package) -> String {
    format!("pkg:cargo/{}@{}", package.name, package.version.replace('+', "%2B"))
}

/// The sum of each crate, by name and version.
fn checksums(lock: &str) -> BTreeMap<(&str, &str), &str> {
    let mut sums = BTreeMap::new();
    for package in lock.split("[[package]]\n").skip(1) {
        let field = |name: &str| {
            let line = package.lines().find_map(|line| line.strip_prefix(name))?;
            line.strip_prefix(" = \"")?.strip_suffix('"')
        };
        if let (Some(name), Some(version), Some(sum)) =
            (field("name"), field("version"), field("checksum"))
        {
            sums.insert((name, version), sum);
        }
    }
    sums
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_compiled_in_is_listed_with_its_sum_and_what_tests_need_is_not() {
        let metadata = r#"{
            "packages": [
                {"id": "assay", "name": "assay", "version": "0.0.0", "license": null, "source": null},
                {"id": "a", "name": "a", "version": "1.0.0+x", "license": "MIT/Apache-2.0", "source": "registry"},
                {"id": "b", "name": "b", "version": "2.0.0", "license": "ISC", "source": "registry"},
                {"id": "t", "name": "t", "version": "3.0.0", "license": "ISC", "source": "registry"}
            ],
            "resolve": {"nodes": [
                {"id": "assay", "deps": [
                    {"pkg": "a", "dep_kinds": [{"kind": null}]},
                    {"pkg": "t", "dep_kinds": [{"kind": "dev"}]}
                ]},
                {"id": "a", "deps": [{"pkg": "b", "dep_kinds": [{"kind": "dev"}, {"kind": "build"}]}]},
                {"id": "b", "deps": []},
                {"id": "t", "deps": []}
            ]}
        }"#;
        let lock = "[[package]]\nname = \"b\"\nversion = \"2.0.0\"\nchecksum = \"beef\"\n";
        let mut parts = parts(metadata, lock).unwrap();
        parts.sort();
        let purls: Vec<&str> = parts.iter().map(|part| part.purl.as_str()).collect();
        assert_eq!(purls, ["pkg:cargo/a@1.0.0%2Bx", "pkg:cargo/b@2.0.0"]);
        assert_eq!(parts[0].licence.as_deref(), Some("MIT OR Apache-2.0"));
        assert_eq!(parts[0].needs, ["pkg:cargo/b@2.0.0"]);
        assert_eq!(parts[1].hash, Some(("SHA-256", String::from("beef"))));
    }
}
