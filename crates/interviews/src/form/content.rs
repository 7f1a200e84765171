//! What a finished story says, and how it reads. Pure.

use serde::{Deserialize, Serialize};

use super::marks::shingles;
use crate::vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};

const EXCERPT: usize = 240;

/// One round of an interview.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Round {
    /// What it was.
    pub kind: RoundKind,
    /// How long it took, 1 to 1440.
    pub minutes: Option<i32>,
    /// Where it took place.
    pub format: Format,
    /// The month, `YYYY-MM`.
    pub held_on: Option<String>,
    /// What happened, at most 4000 characters.
    pub description: String,
    /// What was asked: at most 10, of at most 500 characters.
    pub questions: Vec<String>,
}

/// A story that says everything a story must say.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Content {
    /// 1 to 120 characters.
    pub company_name: String,
    /// 1 to 120 characters.
    pub position: String,
    /// How senior it was.
    pub level: Level,
    /// From 2000 on.
    pub year: i32,
    /// 1 to 12.
    pub month: Option<i32>,
    /// How it came about.
    pub source: Source,
    /// 1 to 12.
    pub rounds: Vec<Round>,
    /// 1 to 5.
    pub difficulty: i32,
    /// How it felt.
    pub experience: Experience,
    /// How it ended.
    pub outcome: Outcome,
    /// At most 2000 characters.
    pub summary: String,
    /// At most 2000 characters.
    pub tips: Option<String>,
    /// Two letters.
    pub language: String,
    /// From the last round to the answer.
    pub days_to_decision: Option<i32>,
}

impl Content {
    /// The beginning of the summary, cut between two words: at most 240 characters.
    pub fn excerpt(&self) -> String {
        let text: Vec<&str> = self.summary.split_whitespace().collect();
        let text = text.join(" ");
        if text.chars().count() <= EXCERPT {
            return text;
        }
        let start: String = text.chars().take(EXCERPT - 1).collect();
        let whole = start.rsplit_once(' ').map_or(start.as_str(), |(words, _)| words);
        format!("{whole}…")
    }

    /// What is searched first: the company and the position.
    pub(crate) fn heading(&self) -> String {
        format!("{} {}", self.company_name, self.position)
    }

    /// What the rounds and the tips say, as one text.
    pub(crate) fn words(&self) -> String {
        let rounds = self.rounds.iter().flat_map(|round| {
            std::iter::once(round.description.as_str())
                .chain(round.questions.iter().map(String::as_str))
        });
        let parts = rounds.chain(self.tips.as_deref()).filter(|part| !part.is_empty());
        parts.collect::<Vec<_>>().join("\n")
    }

    /// The marks by which a near copy of this text is known: the smallest hashes of its runs of
    /// five words. Texts that share half of them say much the same.
    pub fn shingles(&self) -> Vec<i32> {
        shingles(&format!("{} {}", self.summary, self.words()))
    }
}
