//! What people write to one another about an application.

use hiring::applications::DeclineCode;
use rand::Rng;
use rand::seq::IndexedRandom;
use serde::Deserialize;

use crate::stage::World;

const WORDS: &str = include_str!("../../data/hiring.json");

/// Every text, by who writes it when.
#[derive(Debug, Default, Deserialize)]
struct Words {
    letters: Vec<String>,
    notes: Vec<String>,
    scorecards: Vec<String>,
    invitations: Vec<String>,
    unfit: Vec<String>,
    back: Vec<String>,
    terms: Vec<String>,
    refusals: Vec<String>,
    withdrawals: Vec<String>,
    declines: Vec<(DeclineCode, String)>,
}

/// Where a text is written.
#[derive(Debug, Clone, Copy)]
pub(super) enum Place {
    /// By a candidate who applies.
    Letter,
    /// By a member about an application.
    Note,
    /// On a scorecard.
    Scorecard,
    /// With the times of an interview.
    Invitation,
    /// By a candidate whom no time fits.
    Unfit,
    /// Why a card moves back.
    Back,
    /// What an offer says.
    Terms,
    /// Why an offer is declined.
    Refusal,
    /// Why an application is withdrawn.
    Withdrawal,
}

fn read() -> Words {
    serde_json::from_str(WORDS).unwrap_or_default()
}

impl World {
    /// One of the texts of a place.
    pub(super) fn says(&mut self, place: Place) -> String {
        let words = read();
        let list = match place {
            Place::Letter => words.letters,
            Place::Note => words.notes,
            Place::Scorecard => words.scorecards,
            Place::Invitation => words.invitations,
            Place::Unfit => words.unfit,
            Place::Back => words.back,
            Place::Terms => words.terms,
            Place::Refusal => words.refusals,
            Place::Withdrawal => words.withdrawals,
        };
        list.choose(&mut self.chance).cloned().unwrap_or_default()
    }

    /// A reason of the list, and what the company writes with it.
    pub(super) fn reason(&mut self) -> (DeclineCode, String) {
        let all = read().declines;
        let chosen = all.choose(&mut self.chance).cloned();
        chosen.unwrap_or((DeclineCode::Filled, String::new()))
    }

    /// Whether something happens that happens so often in a hundred times.
    pub(crate) fn chances(&mut self, percent: u32) -> bool {
        self.chance.random_range(0..100) < percent
    }
}

#[cfg(test)]
pub(super) fn check() {
    let words: Words = serde_json::from_str(WORDS).unwrap();
    for (list, least) in [
        (&words.letters, 12),
        (&words.notes, 14),
        (&words.scorecards, 12),
        (&words.invitations, 4),
        (&words.unfit, 2),
        (&words.back, 4),
        (&words.terms, 2),
        (&words.refusals, 3),
        (&words.withdrawals, 3),
    ] {
        assert!(list.len() >= least, "{list:?}");
        assert!(list.iter().all(|text| (5..2000).contains(&text.chars().count())), "{list:?}");
    }
    let codes = |code: &DeclineCode| words.declines.iter().any(|(one, _)| one == code);
    assert!(DeclineCode::ALL.iter().all(codes));
}
