//! What cards say, and what companies look for. Pure.

use std::collections::BTreeSet;

use serde::{Deserialize, Serialize};

use crate::deck::{Fact, says};
use crate::profiles::{Availability, Form, Place, Skill};

/// What a card says.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct Facts {
    /// When they could begin; `None` where that is not shown.
    pub availability: Option<Availability>,
    /// What they can do, as far as it is shown.
    pub skills: BTreeSet<Skill>,
    /// Where they would work, as far as it is shown.
    pub places: BTreeSet<Place>,
}

impl Facts {
    /// All that somebody says.
    pub fn of(form: &Form) -> Self {
        Self {
            availability: Some(form.availability),
            skills: form.skills.clone(),
            places: form.places.clone(),
        }
    }

    /// Those of a cell. A word that is no longer offered is left out.
    pub(super) fn shown(facts: &[String]) -> Self {
        let mut shown =
            Self { availability: None, skills: BTreeSet::new(), places: BTreeSet::new() };
        for fact in facts.iter().filter_map(|fact| Fact::parse(fact)) {
            match fact {
                Fact::When(word) => shown.availability = Availability::parse(word),
                Fact::Skill(word) => shown.skills.extend(Skill::parse(word)),
                Fact::Place(word) => shown.places.extend(Place::parse(word)),
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
}

impl Filter {
    /// What a card has to say to be found. What a card does not say cannot be looked for: an answer
    /// would say it.
    pub(super) fn says(&self) -> Vec<String> {
        let skills = self.skills.iter().map(|skill| skill.as_str());
        let places = self.place.iter().map(|place| place.as_str());
        says(self.availability.map(Availability::as_str), skills, places)
    }

    /// When cards that are found could begin, as a fact.
    pub(super) fn when(&self) -> Option<String> {
        self.availability.map(|when| Fact::When(when.as_str()).to_string())
    }
}
