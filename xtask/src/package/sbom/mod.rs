//! What the program and the browser application are made of, as CycloneDX 1.5 has it: every crate that is compiled in, and
//! every npm package that the application may load.

mod crates;
mod packages;

use std::fs;

use anyhow::Result;
use serde_json::{Value, json};

use super::Version;
use crate::machine::context::Context;
use crate::machine::tools;

/// One thing of another's, as either registry names it.
#[derive(Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Part {
    /// Its package URL, which is also its reference.
    purl: String,
    name: String,
    version: String,
    /// As SPDX writes it.
    licence: Option<String>,
    /// The algorithm and the sum in hexadecimal digits.
    hash: Option<(&'static str, String)>,
    needs: Vec<String>,
}

impl Part {
    fn component(&self) -> Value {
        let Self { purl, name, version, .. } = self;
        let mut value = json!({
            "type": "library", "bom-ref": purl, "name": name, "version": version, "purl": purl,
        });
        if let Some(licence) = &self.licence {
            set(&mut value, "licenses", json!([{ "expression": licence }]));
        }
        if let Some((algorithm, sum)) = &self.hash {
            set(&mut value, "hashes", json!([{ "alg": algorithm, "content": sum }]));
        }
        value
    }
}

/// The document.
pub(super) fn write(context: &Context, version: &Version) -> Result<String> {
    let mut cargo = tools::cargo(context);
    cargo.args(["metadata", "--format-version", "1", "--locked", "--offline"]);
    cargo.args(["--filter-platform", "x86_64-unknown-linux-gnu"]);
    let metadata = super::said(&mut cargo)?;
    let lock = fs::read_to_string(context.root.join("Cargo.lock"))?;
    let mut parts = crates::parts(&metadata, &lock)?;
    let lock = fs::read_to_string(context.root.join("frontend/package-lock.json"))?;
    parts.extend(packages::parts(&lock)?);
    Ok(document(parts, version)?)
}

/// Sorted, each once.
fn document(mut parts: Vec<Part>, version: &Version) -> serde_json::Result<String> {
    parts.sort();
    parts.dedup_by(|one, other| one.purl == other.purl);
    let of = |part: &Part| json!({ "ref": part.purl, "dependsOn": part.needs });
    let document = json!({
        "$schema": "http://cyclonedx.org/schema/bom-1.5.schema.json",
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {
            "timestamp": version.timestamp(),
            "component": { "type": "application", "bom-ref": "assay", "name": "assay", "version": version.full() },
        },
        "components": parts.iter().map(Part::component).collect::<Vec<_>>(),
        "dependencies": parts.iter().map(of).collect::<Vec<_>>(),
    });
    Ok(serde_json::to_string_pretty(&document)? + "\n")
}

/// Sets a field of an object.
fn set(of: &mut Value, name: &str, field: Value) {
    if let Some(fields) = of.as_object_mut() {
        fields.insert(name.to_owned(), field);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn part(name: &str) -> Part {
        Part {
            purl: format!("pkg:cargo/{name}@1.0.0"),
            name: name.to_owned(),
            version: String::from("1.0.0"),
            licence: Some(String::from("MIT")),
            hash: Some(("SHA-256", "ab".repeat(32))),
            needs: Vec::new(),
        }
    }

    #[test]
    fn a_document_has_each_part_once_and_in_order() {
        let written = document(vec![part("b"), part("a"), part("b")], &Version::for_a_test());
        let document: Value = serde_json::from_str(&written.unwrap()).unwrap();
        let names = document["components"].as_array().unwrap().iter().map(|one| &one["name"]);
        assert_eq!(names.collect::<Vec<_>>(), ["a", "b"]);
        assert_eq!(document["specVersion"], "1.5");
        assert_eq!(document["components"][0]["licenses"], json!([{ "expression": "MIT" }]));
        assert_eq!(document["metadata"]["timestamp"], "2026-11-30T05:15:00Z");
    }

    #[test]
    fn this_checkout_names_what_it_ships_and_nothing_of_its_tests() {
        let written = write(&Context::new().unwrap(), &Version::for_a_test()).unwrap();
        let has = |name: &str| written.contains(&format!("\"name\": \"{name}\""));
        for name in ["actix-web", "pq-sys", "react", "@codemirror/state"] {
            assert!(has(name), "{name}");
        }
        for name in ["signal-hook", "vitest", "oxlint"] {
            assert!(!has(name), "{name}");
        }
    }
}
