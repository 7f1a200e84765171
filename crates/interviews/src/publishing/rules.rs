//! What the stories of one company are counted by. Pure.

use kernel::words;

use crate::form::Content;
use crate::vocabulary::{Experience, Outcome};

/// What says that an interview took place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Backing {
    /// Our own records prove it.
    Records,
    /// Its author alone.
    Word,
}

/// Whether readers see a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Visibility {
    /// They do.
    Shown,
    /// They do not, though it is still published.
    Hidden,
}

words! {
    /// Something stories of one company are counted by.
    pub enum Figure as "StoryFigure" {
        /// 1 to 5.
        Difficulty = "difficulty",
        /// How it ended.
        Outcome = "outcome",
        /// How it felt.
        Experience = "experience",
        /// Days to the decision.
        Days = "days",
        /// How many rounds.
        Rounds = "rounds",
    }
}

/// What a story adds to its company's figures.
pub(super) fn figures_of(content: &Content) -> Vec<(Figure, String)> {
    let rounds = i32::try_from(content.rounds.len()).unwrap_or(0);
    let Content { difficulty, outcome, experience, .. } = *content;
    figures(difficulty, outcome, experience, content.days_to_decision, rounds)
}

pub(super) fn figures(
    difficulty: i32,
    outcome: Outcome,
    experience: Experience,
    days: Option<i32>,
    rounds: i32,
) -> Vec<(Figure, String)> {
    let mut figures = vec![
        (Figure::Difficulty, difficulty.to_string()),
        (Figure::Outcome, outcome.as_str().to_owned()),
        (Figure::Experience, experience.as_str().to_owned()),
        (Figure::Rounds, rounds.to_string()),
    ];
    figures.extend(days.map(|days| (Figure::Days, days.to_string())));
    // Two stories of one company are counted in one order, so neither waits for the other.
    figures.sort();
    figures
}
