//! What an alert looks for, and what it finds. Pure.

use std::cmp::Reverse;
use std::collections::BTreeSet;

use chrono::NaiveDate;

use crate::open_roles::{Listed, Search};
use crate::roles::form::{Kind, Level, Workplace};

/// What is looked for. Each part that is there narrows it; without any, every role is new.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Wanted {
    /// Words as they were typed, at most 100 characters; may be empty.
    pub words: String,
    /// The kind of employment.
    pub kind: Option<Kind>,
    /// How much somebody has done before.
    pub level: Option<Level>,
    /// Where the work is done.
    pub workplace: Option<Workplace>,
    /// Two capital letters: a country that the role names.
    pub country: Option<String>,
    /// Only those that say what they pay.
    pub says_pay: bool,
    /// Only those that begin on this day or earlier, or when it is agreed upon.
    pub starts_by: Option<NaiveDate>,
}

impl Wanted {
    /// The same as a search of the open roles.
    pub fn search(&self) -> Search {
        Search {
            company: None,
            words: Search::words_of(&self.words),
            kind: self.kind,
            level: self.level,
            workplace: self.workplace,
            country: self.country.clone(),
            says_pay: self.says_pay,
            starts_by: self.starts_by,
            published: None,
        }
    }

    /// What the page of open roles calls each part that is there, and its value.
    pub fn parts(&self) -> Vec<(&'static str, String)> {
        let word = |word: Option<&'static str>| word.map(str::to_owned);
        let parts = [
            ("search", Some(self.words.clone()).filter(|words| !words.is_empty())),
            ("kind", word(self.kind.map(Kind::as_str))),
            ("workplace", word(self.workplace.map(Workplace::as_str))),
            ("level", word(self.level.map(Level::as_str))),
            ("country", self.country.clone()),
            ("pay", self.says_pay.then(|| "true".to_owned())),
            ("starts_by", self.starts_by.map(|day| day.to_string())),
        ];
        parts.into_iter().filter_map(|(name, value)| Some((name, value?))).collect()
    }
}

/// New roles.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Found {
    /// Those that a mail names, the last published first.
    pub named: Vec<Listed>,
    /// Whether there are more.
    pub more: bool,
}

impl Found {
    /// What several alerts have found: each role once, `most` of them named.
    pub(super) fn of(mut all: Vec<Listed>, most: usize) -> Self {
        all.sort_by_key(|role| Reverse((role.published_at, role.id)));
        let mut seen = BTreeSet::new();
        all.retain(|role| seen.insert(role.id));
        let more = all.len() > most;
        all.truncate(most);
        Self { named: all, more }
    }
}
