//! What cards say, and what companies look for. Pure.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use kernel::text;

use crate::Error;
use crate::deck::{Fact, Said};
use crate::profiles::{Authorisation, Availability, Employment, Form, Place, Score, Skill};

/// The most characters that are looked for.
const MAX_TEXT: usize = 100;

/// What a card says.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Facts {
    /// When they could begin; `None` where that is not shown.
    pub availability: Option<Availability>,
    /// What they can do, as far as it is shown.
    pub skills: BTreeSet<Skill>,
    /// Where they would work, as far as it is shown.
    pub places: BTreeSet<Place>,
    /// What kind of work they look for, as far as it is shown.
    #[serde(default)]
    pub employment: BTreeSet<Employment>,
    /// Where they may work without a sponsor, as far as it is shown.
    #[serde(default)]
    pub authorised: BTreeSet<Authorisation>,
    /// What the best of their verified results reaches, as far as it is shown.
    #[serde(default)]
    pub score: Option<Score>,
}

impl Facts {
    /// All that somebody says.
    pub fn of(form: &Form) -> Self {
        Self {
            availability: Some(form.availability),
            skills: form.skills.clone(),
            places: form.places.clone(),
            employment: form.employment.clone(),
            authorised: form.authorised.clone(),
            score: form.score,
        }
    }

    fn of_nobody() -> Self {
        Self {
            availability: None,
            skills: BTreeSet::new(),
            places: BTreeSet::new(),
            employment: BTreeSet::new(),
            authorised: BTreeSet::new(),
            score: None,
        }
    }

    /// Those of a cell. A word that is no longer offered is left out.
    pub(super) fn shown(facts: &[String]) -> Self {
        let mut shown = Self::of_nobody();
        for fact in facts.iter().filter_map(|fact| Fact::parse(fact)) {
            match fact {
                Fact::When(word) => shown.availability = Availability::parse(word),
                Fact::Skill(word) => shown.skills.extend(Skill::parse(word)),
                Fact::Place(word) => shown.places.extend(Place::parse(word)),
                Fact::Employment(word) => shown.employment.extend(Employment::parse(word)),
                Fact::Authorisation(word) => shown.authorised.extend(Authorisation::parse(word)),
                Fact::Score(word) => shown.score = shown.score.max(Score::parse(word)),
            }
        }
        shown
    }
}

/// What a company looks for: everything that is named.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Filter {
    /// All of these skills.
    pub skills: BTreeSet<Skill>,
    /// This availability.
    pub availability: Option<Availability>,
    /// This place among theirs.
    pub place: Option<Place>,
    /// This kind of work among theirs.
    pub employment: Option<Employment>,
    /// This among the places where they may work without a sponsor.
    pub authorised: Option<Authorisation>,
    /// Verified results that reach this.
    pub score: Option<Score>,
    /// All of these words in the headline of somebody who shows their name, and nobody else; 1 to 100
    /// characters.
    pub text: Option<String>,
}

impl Filter {
    /// What a card has to say to be found. What a card does not say cannot be looked for: an answer
    /// would say it.
    pub(super) fn says(&self) -> Vec<String> {
        Said {
            when: self.availability.map(Availability::as_str),
            skills: self.skills.iter().map(|skill| skill.as_str()).collect(),
            places: self.place.iter().map(|place| place.as_str()).collect(),
            employment: self.employment.iter().map(|kind| kind.as_str()).collect(),
            authorised: self.authorised.iter().map(|place| place.as_str()).collect(),
            score: self.score.map(Score::as_str),
        }
        .facts()
    }

    /// The first thing that is not as it must be.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(crate) fn check(&self) -> Result<(), Error> {
        if self.skills.len() > 20 {
            let detail = "Look for at most 20 skills.";
            return Err(Error::Field { field: "skills", code: "count", detail });
        }
        let is_text = |words: &String| {
            (1..=MAX_TEXT).contains(&text::trimmed(words).chars().count()) && text::is_line(words)
        };
        if !self.text.iter().all(is_text) {
            let detail = "Look for 1 to 100 characters.";
            return Err(Error::Field { field: "text", code: "length", detail });
        }
        Ok(())
    }

    /// When cards that are found could begin, as a fact.
    pub(super) fn when(&self) -> Option<String> {
        self.availability.map(|when| Fact::When(when.as_str()).to_string())
    }
}
