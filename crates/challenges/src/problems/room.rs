//! What the bank has room for: names, and the bounds that its tables hold, said before anything is written. Pure.

use super::rules::{NewVersion, Slug};

/// What stands in a problem's place in addresses and is something else.
const RESERVED: [&str; 2] = ["arc", "multi_task"];

/// The longest statement, in bytes.
const MAX_STATEMENT_BYTES: usize = 256 * 1024;
/// The most starter code in all languages together, in bytes.
const MAX_TEMPLATES_BYTES: usize = 256 * 1024;
/// The largest validator with its headers, as the bank keeps it, in bytes.
const MAX_VALIDATOR_BYTES: usize = 2 * 1024 * 1024;
/// The longest name of a group, in characters.
const MAX_GROUP_NAME: usize = 64;
/// The longest name of a test, in characters.
const MAX_TEST_NAME: usize = 200;
/// The most groups that another one requires.
const MAX_REQUIRED: usize = 20;

impl Slug {
    /// Whether the site itself has it as an address.
    pub fn is_reserved(&self) -> bool {
        RESERVED.contains(&self.as_str())
    }
}

/// The first thing that the bank has no room for.
pub(super) fn lacking(version: &NewVersion) -> Option<String> {
    of_texts(version).or_else(|| of_groups(version))
}

fn of_texts(version: &NewVersion) -> Option<String> {
    let kib = |bytes: usize| bytes / 1024;
    if version.title.is_empty() || version.title.chars().count() > 120 {
        return Some("its title does not have 1 to 120 characters".to_owned());
    }
    let statement = version.statement.len();
    if statement == 0 || statement > MAX_STATEMENT_BYTES {
        return Some(format!(
            "its statement is empty or longer than {} KiB",
            kib(MAX_STATEMENT_BYTES)
        ));
    }
    let templates: usize = version.templates.values().map(|text| bytes_in_json(text)).sum();
    if templates > MAX_TEMPLATES_BYTES {
        return Some(format!(
            "its starter code is longer than {} KiB in all languages together",
            kib(MAX_TEMPLATES_BYTES)
        ));
    }
    let validator = version.validator.as_ref().map_or(0, |kept| kept.to_string().len());
    if validator > MAX_VALIDATOR_BYTES {
        return Some(format!(
            "its output validator is larger than {} KiB with its headers",
            kib(MAX_VALIDATOR_BYTES)
        ));
    }
    with_nul(version).map(|what| format!("{what} has a NUL character"))
}

/// How long a text is in the database's JSON, with its language in front of it.
fn bytes_in_json(text: &str) -> usize {
    const NAME: usize = 32;
    serde_json::Value::from(text).to_string().len() + NAME
}

/// The text that the database cannot keep.
fn with_nul(version: &NewVersion) -> Option<&'static str> {
    let has = |text: &str| text.contains('\0');
    if has(&version.title) || version.keywords.iter().any(|word| has(word)) {
        return Some("its title or a skill");
    }
    if has(&version.statement) {
        return Some("its statement");
    }
    if version.templates.values().any(|text| has(text)) {
        return Some("its starter code");
    }
    if version.model_solutions.values().any(|text| has(text)) {
        return Some("a model solution");
    }
    let validator = version.validator.as_ref().is_some_and(has_nul);
    validator.then_some("its output validator or an argument of it")
}

fn has_nul(value: &serde_json::Value) -> bool {
    use serde_json::Value;
    match value {
        Value::String(text) => text.contains('\0'),
        Value::Array(items) => items.iter().any(has_nul),
        Value::Object(fields) => fields.values().any(has_nul),
        Value::Null | Value::Bool(_) | Value::Number(_) => false,
    }
}

fn of_groups(version: &NewVersion) -> Option<String> {
    for group in &version.groups {
        let short: String = group.name.chars().take(MAX_GROUP_NAME).collect();
        if short.len() < group.name.len() {
            let most = MAX_GROUP_NAME;
            return Some(format!(
                "the name of the group {short}… is longer than {most} characters"
            ));
        }
        if group.requires.len() > MAX_REQUIRED {
            return Some(format!("{short} requires more than {MAX_REQUIRED} groups"));
        }
        let long = group.tests.iter().find(|test| test.name.chars().count() > MAX_TEST_NAME);
        if let Some(test) = long {
            let name: String = test.name.chars().take(40).collect();
            return Some(format!(
                "the name of the test {name}… of {short} is longer than {MAX_TEST_NAME} characters"
            ));
        }
    }
    None
}
