//! What an author fills in, and what must be there before it is sent. Pure.

use kernel::text;
use serde::{Deserialize, Serialize};

use super::content::{Content, Round};
use crate::vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};

/// A field that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where, such as `rounds[0].description`.
    pub field: String,
    /// `required`, `length`, `range`, `format` or `count`.
    pub code: &'static str,
    /// A sentence.
    pub detail: &'static str,
}

/// One round, as far as it is filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct FormRound {
    /// What it was.
    pub kind: Option<RoundKind>,
    /// 1 to 1440.
    pub minutes: Option<i32>,
    /// Where it took place.
    pub format: Option<Format>,
    /// `YYYY-MM`.
    pub held_on: Option<String>,
    /// At most 4000 characters.
    pub description: String,
    /// At most 10, of at most 500 characters.
    pub questions: Vec<String>,
}

/// A story, as far as it is filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Form {
    /// At most 120 characters.
    pub company_name: String,
    /// At most 120 characters.
    pub position: String,
    /// How senior.
    pub level: Option<Level>,
    /// From 2000 on.
    pub year: Option<i32>,
    /// 1 to 12.
    pub month: Option<i32>,
    /// How it came about.
    pub source: Option<Source>,
    /// At most 12.
    pub rounds: Vec<FormRound>,
    /// 1 to 5.
    pub difficulty: Option<i32>,
    /// How it felt.
    pub experience: Option<Experience>,
    /// How it ended.
    pub outcome: Option<Outcome>,
    /// What was offered, at most 200 characters: the author's own note. Nobody else is shown it, so
    /// it is stored apart.
    #[serde(skip)]
    pub pay: Option<String>,
    /// At most 2000 characters.
    pub summary: String,
    /// At most 2000 characters.
    pub tips: String,
    /// Two letters; empty means English.
    pub language: String,
    /// 0 to 730.
    pub days_to_decision: Option<i32>,
    /// The author says that nothing of it is confidential and nobody is named.
    pub no_confidential: bool,
}

fn problem(field: impl Into<String>, code: &'static str, detail: &'static str) -> Problem {
    Problem { field: field.into(), code, detail }
}

fn longer(text: &str, most: usize) -> bool {
    text.chars().count() > most
}

/// `YYYY-MM` from 2000 on.
const UNREADABLE: &str = "Write this without characters that cannot be seen.";

fn is_month(text: &str) -> bool {
    let parts = text.split_once('-').and_then(|(year, month)| {
        let plain = year.len() == 4 && month.len() == 2;
        plain.then(|| (year.parse::<u16>().ok(), month.parse::<u8>().ok()))
    });
    matches!(parts, Some((Some(2000..=2200), Some(1..=12))))
}

impl Form {
    /// The texts of the form by their paths, as the checks look at them.
    pub fn texts(&self) -> Vec<(String, &str)> {
        let mut texts = vec![
            ("company_name".to_owned(), self.company_name.as_str()),
            ("position".to_owned(), self.position.as_str()),
            ("summary".to_owned(), self.summary.as_str()),
            ("tips".to_owned(), self.tips.as_str()),
        ];
        for (at, round) in self.rounds.iter().enumerate() {
            texts.push((format!("rounds[{at}].description"), round.description.as_str()));
            for (no, question) in round.questions.iter().enumerate() {
                texts.push((format!("rounds[{at}].questions[{no}]"), question.as_str()));
            }
        }
        texts
    }

    /// What can never be right, filled in or not.
    pub fn faults(&self) -> Vec<Problem> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(problem(field, code, detail));
            }
        };
        for (field, text) in [("company_name", &self.company_name), ("position", &self.position)] {
            check(longer(text, 120), field, "length", "This has at most 120 characters.");
            check(!text::is_line(text), field, "format", "This is one line of text.");
        }
        for (field, text) in [("summary", &self.summary), ("tips", &self.tips)] {
            check(longer(text, 2000), field, "length", "This has at most 2000 characters.");
            check(!text::is_prose(text), field, "format", UNREADABLE);
        }
        let pay = self.pay.as_deref().unwrap_or_default();
        check(longer(pay, 200), "pay", "length", "This has at most 200 characters.");
        check(!text::is_prose(pay), "pay", "format", UNREADABLE);
        let out = |number: Option<i32>, least: i32, most: i32| {
            number.is_some_and(|number| !(least..=most).contains(&number))
        };
        check(out(self.year, 2000, 2200), "year", "range", "The year is 2000 or later.");
        check(out(self.month, 1, 12), "month", "range", "A month is 1 to 12.");
        check(out(self.difficulty, 1, 5), "difficulty", "range", "Difficulty is 1 to 5.");
        let days = out(self.days_to_decision, 0, 730);
        check(days, "days_to_decision", "range", "Enter 0 to 730 days.");
        let plain = self.language.bytes().all(|b| b.is_ascii_lowercase());
        let language = self.language.is_empty() || (self.language.len() == 2 && plain);
        check(!language, "language", "format", "A language has two letters.");
        let many = self.rounds.len() > 12;
        check(many, "rounds", "count", "A story has at most 12 rounds.");
        for (at, round) in self.rounds.iter().enumerate() {
            faults.extend(round.faults(at));
        }
        faults
    }

    /// The finished story.
    ///
    /// # Errors
    /// Everything that is missing or wrong, by field; `today` is the present year and month.
    pub fn complete(&self, today: (i32, i32)) -> Result<Content, Vec<Problem>> {
        let mut missing = self.faults();
        let rounds: Vec<Round> = self
            .rounds
            .iter()
            .enumerate()
            .filter_map(|(at, round)| round.complete(at, &mut missing))
            .collect();
        let mut need = |absent: bool, field: &str, detail| {
            if absent {
                missing.push(problem(field, "required", detail));
            }
        };
        need(text::trimmed(&self.company_name).is_empty(), "company_name", "Which company was it?");
        need(text::trimmed(&self.position).is_empty(), "position", "Which position was it?");
        need(self.level.is_none(), "level", "How senior was the position?");
        need(self.year.is_none(), "year", "In which year was it?");
        need(self.source.is_none(), "source", "How did you get the interview?");
        need(self.rounds.is_empty(), "rounds", "Add at least one round.");
        need(self.difficulty.is_none(), "difficulty", "How difficult was it?");
        need(self.experience.is_none(), "experience", "How was it?");
        need(self.outcome.is_none(), "outcome", "How did it end?");
        need(text::trimmed(&self.summary).is_empty(), "summary", "Describe it in a few words.");
        let promise = "Please confirm that nothing is confidential and nobody is named.";
        need(!self.no_confidential, "no_confidential", promise);
        let when = (self.year.unwrap_or(2000), self.month.unwrap_or(1));
        if when > today {
            missing.push(problem("year", "range", "This is in the future."));
        }
        let content = self.content(rounds);
        content.filter(|_| missing.is_empty()).ok_or(missing)
    }

    fn content(&self, rounds: Vec<Round>) -> Option<Content> {
        let tips =
            Some(text::trimmed(&self.tips)).filter(|tips| !tips.is_empty()).map(str::to_owned);
        let language = if self.language.is_empty() { "en" } else { &self.language };
        Some(Content {
            company_name: text::trimmed(&self.company_name).to_owned(),
            position: text::trimmed(&self.position).to_owned(),
            level: self.level?,
            year: self.year?,
            month: self.month,
            source: self.source?,
            rounds,
            difficulty: self.difficulty?,
            experience: self.experience?,
            outcome: self.outcome?,
            summary: text::trimmed(&self.summary).to_owned(),
            tips,
            language: language.to_owned(),
            days_to_decision: self.days_to_decision,
        })
    }
}

impl FormRound {
    fn faults(&self, at: usize) -> Vec<Problem> {
        let field = |name: &str| format!("rounds[{at}].{name}");
        let mut faults = Vec::new();
        if longer(&self.description, 4000) {
            let text = "A round has at most 4000 characters.";
            faults.push(problem(field("description"), "length", text));
        }
        if !text::is_prose(&self.description) {
            faults.push(problem(field("description"), "format", UNREADABLE));
        }
        if self.minutes.is_some_and(|minutes| !(1..=1440).contains(&minutes)) {
            faults.push(problem(field("minutes"), "range", "A round takes 1 to 1440 minutes."));
        }
        if self.held_on.as_deref().is_some_and(|text| !is_month(text)) {
            faults.push(problem(field("held_on"), "format", "Write the month as 2025-03."));
        }
        if self.questions.len() > 10 {
            faults.push(problem(field("questions"), "count", "Name at most ten questions."));
        }
        for (no, question) in self.questions.iter().enumerate() {
            let name = field(&format!("questions[{no}]"));
            if longer(question, 500) {
                let text = "A question has at most 500 characters.";
                faults.push(problem(name, "length", text));
            } else if !text::is_prose(question) {
                faults.push(problem(name, "format", UNREADABLE));
            }
        }
        faults
    }

    fn complete(&self, at: usize, missing: &mut Vec<Problem>) -> Option<Round> {
        let mut need = |absent: bool, name: &str, detail| {
            if absent {
                missing.push(problem(format!("rounds[{at}].{name}"), "required", detail));
            }
        };
        need(self.kind.is_none(), "kind", "What kind of round was it?");
        need(self.format.is_none(), "format", "Where did it take place?");
        need(text::trimmed(&self.description).is_empty(), "description", "Say what happened.");
        let questions = self.questions.iter().map(|text| text::trimmed(text).to_owned());
        Some(Round {
            kind: self.kind?,
            minutes: self.minutes,
            format: self.format?,
            held_on: self.held_on.clone(),
            description: text::trimmed(&self.description).to_owned(),
            questions: questions.filter(|text| !text.is_empty()).collect(),
        })
    }
}
