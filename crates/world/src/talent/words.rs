//! What people of the talent pool say, and what is written to them.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::stage::cast::Person;

/// Something that people do.
#[derive(Debug, Deserialize)]
pub(super) struct Field {
    pub(super) name: String,
    pub(super) title: String,
    /// As people write them.
    pub(super) skills: Vec<String>,
    /// As the pool knows them, those that most people of the field have first.
    pub(super) words: Vec<String>,
    pub(super) interest: String,
    pub(super) project: String,
}

/// Where somebody lives, and what is paid there in a year.
#[derive(Debug, Deserialize)]
pub(super) struct Home {
    pub(super) place: String,
    pub(super) authorised: Vec<String>,
    pub(super) currency: String,
    pub(super) year: i32,
}

/// What people of one kind say of themselves, and where they have studied.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Sayings {
    pub(super) headlines: Vec<String>,
    pub(super) courses: Vec<String>,
}

/// What people say of themselves.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Profiles {
    pub(super) fields: Vec<Field>,
    pub(super) students: Sayings,
    pub(super) graduates: Sayings,
    pub(super) degrees: Vec<String>,
    pub(super) schools: Vec<String>,
    pub(super) places: Vec<Home>,
    pub(super) pool_headlines: Vec<String>,
}

/// A search that a recruiter saves.
#[derive(Debug, Clone, Deserialize)]
pub(super) struct Search {
    pub(super) name: String,
    #[serde(default)]
    pub(super) skills: Vec<String>,
    #[serde(default)]
    pub(super) availability: String,
    #[serde(default)]
    pub(super) place: String,
    #[serde(default)]
    pub(super) employment: String,
    #[serde(default)]
    pub(super) authorised: String,
    #[serde(default)]
    pub(super) text: String,
}

/// A conversation: who writes, and what.
pub(super) type Thread = Vec<(Party, String)>;

/// A side of a conversation.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(super) enum Party {
    Company,
    Candidate,
}

/// What companies, candidates and the admin write.
#[derive(Debug, Default, Deserialize)]
pub(super) struct Letters {
    pub(super) searches: Vec<Search>,
    pub(super) openings: Vec<String>,
    pub(super) reasons: Vec<String>,
    pub(super) closings: Vec<String>,
    pub(super) direct: Vec<String>,
    pub(super) declines: Vec<String>,
    pub(super) picks: Vec<String>,
    pub(super) notes: Vec<String>,
    pub(super) proposals: Vec<String>,
    pub(super) asks: Vec<String>,
    pub(super) unwanted: Vec<String>,
    pub(super) threads: Vec<Thread>,
}

/// Without its words, a part of the world stays empty; the tests read them.
pub(super) static PROFILES: LazyLock<Profiles> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/profiles.json")).unwrap_or_default()
});
pub(super) static LETTERS: LazyLock<Letters> = LazyLock::new(|| {
    serde_json::from_str(include_str!("../../data/talent.json")).unwrap_or_default()
});

/// One of several after another, over and over.
pub(super) fn nth<T>(of: &[T], turn: usize) -> Option<&T> {
    of.get(turn % of.len().max(1))
}

/// A text with its gaps filled.
pub(super) fn filled(template: &str, gaps: &[(&str, &str)]) -> String {
    gaps.iter()
        .fold(template.to_owned(), |text, (gap, word)| text.replace(&format!("{{{gap}}}"), word))
}

/// What friends call somebody.
pub(super) fn given_name(name: &str) -> &str {
    name.split_whitespace().next().unwrap_or(name)
}

/// A number that goes with somebody and says nothing of anybody else (FNV-1a).
pub(super) fn number_of(person: &Person) -> usize {
    let hash = person.email.as_str().bytes().fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    usize::try_from(hash >> 33).unwrap_or(0)
}

/// What somebody does.
pub(super) fn field_of(person: &Person) -> Option<&'static Field> {
    nth(&PROFILES.fields, number_of(person))
}
