//! Who made the problem, as `problem.yaml` writes it in its several ways.

use std::collections::BTreeMap;

use serde::Deserialize;

/// A value, or a sequence of such values.
#[derive(Debug, Clone, Deserialize)]
#[serde(untagged, expecting = "expected one value or a sequence of values")]
pub(crate) enum OneOrMany<T> {
    One(T),
    Many(Vec<T>),
}

impl<T> OneOrMany<T> {
    pub(crate) fn into_vec(self) -> Vec<T> {
        match self {
            OneOrMany::One(value) => vec![value],
            OneOrMany::Many(values) => values,
        }
    }
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a name or a map with authors, contributors, testers …")]
pub(crate) enum Credits {
    Author(String),
    Roles(Box<Roles>),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Roles {
    authors: Option<OneOrMany<Person>>,
    contributors: Option<OneOrMany<Person>>,
    #[serde(rename = "testers")]
    _testers: Option<OneOrMany<Person>>,
    #[serde(rename = "translators")]
    _translators: Option<BTreeMap<String, OneOrMany<Person>>>,
    #[serde(rename = "packagers")]
    _packagers: Option<OneOrMany<Person>>,
    #[serde(rename = "acknowledgements")]
    _acknowledgements: Option<OneOrMany<Person>>,
}

#[derive(Debug, Deserialize)]
#[serde(untagged, expecting = "expected a name or a map with the key name")]
pub(crate) enum Person {
    Text(String),
    Fields(PersonFields),
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct PersonFields {
    name: String,
    #[serde(rename = "email")]
    _email: Option<String>,
    #[serde(rename = "orcid")]
    _orcid: Option<String>,
    #[serde(rename = "kattis")]
    _kattis: Option<String>,
}

impl Credits {
    /// Authors and then contributors, each once, without e-mail addresses.
    pub(crate) fn names(self) -> Vec<String> {
        let people = match self {
            Credits::Author(name) => vec![Person::Text(name)],
            Credits::Roles(roles) => {
                let authors = roles.authors.map(OneOrMany::into_vec).unwrap_or_default();
                let helpers = roles.contributors.map(OneOrMany::into_vec).unwrap_or_default();
                authors.into_iter().chain(helpers).collect()
            }
        };
        let mut names = Vec::new();
        for name in people.into_iter().map(Person::name) {
            if !name.is_empty() && !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

impl Person {
    fn name(self) -> String {
        let text = match self {
            Person::Text(text) => text,
            Person::Fields(fields) => fields.name,
        };
        text.split('<').next().unwrap_or_default().trim().to_owned()
    }
}
