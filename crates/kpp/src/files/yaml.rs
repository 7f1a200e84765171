//! YAML with small budgets: a package's settings are short, so anything large is hostile.

use serde::de::DeserializeOwned;
use serde_saphyr::options::DuplicateKeyPolicy;

use super::{Tree, read_at_most};
use crate::Finding;

/// The file with the settings of a folder of tests.
pub(crate) const SETTINGS: &str = "test_group.yaml";
const MAX_YAML_BYTES: u64 = 64 * 1024;

/// Reads and parses one settings file; a duplicate key or an alias is refused.
pub(crate) fn read<T: DeserializeOwned>(tree: &Tree, path: &str) -> Result<T, Finding> {
    let text = tree.text(path, MAX_YAML_BYTES)?;
    parse(&text).map_err(|why| Finding::new(path, why))
}

/// As [`read`], but takes the line ends of other systems and a last line without one: for packages
/// that were written elsewhere.
pub(crate) fn read_leniently<T: DeserializeOwned>(tree: &Tree, path: &str) -> Result<T, Finding> {
    read_as(tree, path, Booleans::TrueAndFalse)
}

/// As [`read_leniently`], and takes `yes`, `no`, `on` and `off` for what is true or false, as the
/// tools of the older versions do, whose YAML is 1.1.
pub(crate) fn read_legacy<T: DeserializeOwned>(tree: &Tree, path: &str) -> Result<T, Finding> {
    read_as(tree, path, Booleans::Yaml11)
}

fn read_as<T: DeserializeOwned>(tree: &Tree, path: &str, booleans: Booleans) -> Result<T, Finding> {
    let bytes = read_at_most(&tree.absolute(path), MAX_YAML_BYTES);
    let text = bytes.and_then(|bytes| {
        String::from_utf8(bytes).map_err(|_| "The file is not UTF-8 text.".to_owned())
    });
    text.and_then(|text| parse_as(text.trim_start_matches('\u{feff}'), booleans))
        .map_err(|why| Finding::new(path, why))
}

pub(crate) fn parse<T: DeserializeOwned>(text: &str) -> Result<T, String> {
    parse_as(text, Booleans::TrueAndFalse)
}

#[derive(PartialEq)]
enum Booleans {
    TrueAndFalse,
    Yaml11,
}

fn parse_as<T: DeserializeOwned>(text: &str, booleans: Booleans) -> Result<T, String> {
    let options = serde_saphyr::options! {
        budget: serde_saphyr::budget! {
            max_events: 20_000,
            max_aliases: 0,
            max_anchors: 0,
            max_depth: 16,
            max_documents: 1,
        },
        duplicate_keys: DuplicateKeyPolicy::Error,
        strict_booleans: booleans == Booleans::TrueAndFalse,
        with_snippet: false,
    };
    serde_saphyr::from_str_with_options(text, options).map_err(|e| format!("{e}."))
}
