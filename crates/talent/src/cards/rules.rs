//! What is shown of somebody who stays anonymous. Pure.

use std::collections::{BTreeMap, BTreeSet};

use serde::{Deserialize, Serialize};

use crate::profiles::{Availability, Form, Place, Skill};

/// How many people have to share everything that is shown of one of them.
pub const TOGETHER: usize = 5;

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

    /// How many facts these are.
    fn count(&self) -> usize {
        self.skills.len() + self.places.len() + usize::from(self.availability.is_some())
    }

    /// Takes away the fact that the fewest share: a skill or a place, and the availability last. Says
    /// whether there was one.
    fn drop_rarest(&mut self, shared: &Shared) -> bool {
        let skill = self.skills.iter().map(|skill| (shared.skills.get(skill), *skill)).min();
        let place = self.places.iter().map(|place| (shared.places.get(place), *place)).min();
        match (skill, place) {
            (Some((rare, skill)), place) if place.is_none_or(|(other, _)| rare <= other) => {
                self.skills.remove(&skill)
            }
            (_, Some((_, place))) => self.places.remove(&place),
            _ => self.availability.take().is_some(),
        }
    }
}

/// How many people say each fact.
#[derive(Default)]
struct Shared {
    skills: BTreeMap<Skill, usize>,
    places: BTreeMap<Place, usize>,
}

impl Shared {
    fn by(people: &[Facts]) -> Self {
        let mut shared = Self::default();
        for facts in people {
            for skill in &facts.skills {
                *shared.skills.entry(*skill).or_default() += 1;
            }
            for place in &facts.places {
                *shared.places.entry(*place).or_default() += 1;
            }
        }
        shared
    }
}

/// What is shown of each of these people, in their order: no more than at least `together` of them
/// share, all of it at once. Where there are more facts than that, the rarest go first. `None` shows
/// nothing of somebody.
pub fn generalise(people: &[Facts], together: usize) -> Vec<Option<Facts>> {
    let shared = Shared::by(people);
    let mut shown: Vec<Option<Facts>> = people.iter().cloned().map(Some).collect();
    loop {
        let mut groups: BTreeMap<&Facts, usize> = BTreeMap::new();
        for facts in shown.iter().flatten() {
            *groups.entry(facts).or_default() += 1;
        }
        let small: BTreeSet<Facts> = groups
            .into_iter()
            .filter(|(_, size)| *size < together)
            .map(|(facts, _)| facts.clone())
            .collect();
        // The longest first: what they become may fill up a shorter one.
        let Some(longest) = small.iter().map(Facts::count).max() else { return shown };
        for card in &mut shown {
            let is_due = |facts: &Facts| facts.count() == longest && small.contains(facts);
            let Some(facts) = card.as_mut().filter(|facts| is_due(facts)) else { continue };
            if !facts.drop_rarest(&shared) {
                *card = None;
            }
        }
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
    /// Whether a card says it. What a card does not say cannot be looked for: an answer would say it.
    pub fn finds(&self, shown: &Facts) -> bool {
        self.skills.is_subset(&shown.skills)
            && self.availability.is_none_or(|wanted| shown.availability == Some(wanted))
            && self.place.is_none_or(|place| shown.places.contains(&place))
    }
}
