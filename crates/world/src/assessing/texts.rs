//! What people write about assessments.

use anyhow::{Context, Result};
use rand::seq::IndexedRandom;
use serde::Deserialize;

use crate::stage::World;

const TEXTS: &str = include_str!("../../data/assessments.json");

/// What people write, by what it is for.
#[derive(Debug, Clone, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Texts {
    /// With an invitation.
    pub(crate) invitations: Vec<String>,
    /// Why somebody asks for extra time.
    pub(crate) wishes: Vec<String>,
    /// Why they get none.
    pub(crate) refusals: Vec<String>,
    /// Why somebody is given time during the attempt.
    pub(crate) more_time: Vec<String>,
    pub(crate) good_reviews: Vec<String>,
    pub(crate) mixed_reviews: Vec<String>,
    pub(crate) weak_reviews: Vec<String>,
    /// What candidates read with a decline.
    pub(crate) declines: Vec<String>,
    /// The same where the reason is none of the list.
    pub(crate) others: Vec<String>,
    /// What candidates answer to a question about their attempt.
    pub(crate) answers: Vec<String>,
    /// Why a case ends so.
    pub(crate) explained: Vec<String>,
    pub(crate) unproven: Vec<String>,
    pub(crate) breach: Vec<String>,
    pub(crate) appeals: Vec<String>,
    pub(crate) conclusions: Vec<String>,
}

/// All of them.
pub(crate) fn read() -> Result<Texts> {
    serde_json::from_str(TEXTS).context("data/assessments.json")
}

/// One of several texts.
pub(crate) fn any(world: &mut World, of: &[String]) -> Result<String> {
    of.choose(&mut world.chance).cloned().context("there is no text")
}

/// The text with this number, from the beginning again behind the last one.
pub(crate) fn numbered(of: &[String], number: usize) -> Result<String> {
    let at = number.checked_rem(of.len()).context("there is no text")?;
    of.get(at).cloned().context("there is no text")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use assessments::invitations::{MAX_MESSAGE, VARIABLES};
    use kernel::text;

    use super::*;

    #[test]
    fn every_text_can_be_stored_and_none_is_there_twice() {
        let all: std::collections::BTreeMap<String, Vec<String>> =
            serde_json::from_str(TEXTS).unwrap();
        let mut seen = BTreeSet::new();
        for (kind, text) in all.iter().flat_map(|(kind, of)| of.iter().map(move |t| (kind, t))) {
            assert!(text::is_prose(text) && text::trimmed(text) == text, "{kind}: {text}");
            assert!(text.chars().count() < 900, "{kind}: {text}");
            assert!(seen.insert(text), "{kind}: {text}");
        }
        assert!(all.values().all(|of| !of.is_empty()));
    }

    #[test]
    fn invitations_name_nothing_that_they_cannot() {
        for text in read().unwrap().invitations {
            assert!(text.chars().count() <= MAX_MESSAGE);
            for rest in text.split('{').skip(1) {
                let name = rest.split('}').next().unwrap();
                assert!(VARIABLES.contains(&name), "{name}");
            }
        }
    }
}
