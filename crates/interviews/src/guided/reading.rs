//! What is taken from a model's reading of an answer. Only fields of the question that was asked;
//! only words of closed lists and numbers within their limits; and of texts only what stands in the
//! author's own answer. Anything else is dropped. Pure.

use serde_json::{Map, Value};

use super::rules::{self, filled};
use super::{Answer, Step};
use crate::form::{Filled, Form, FormRound};
use crate::vocabulary::{Experience, Format, Level, Outcome, RoundKind, Source};

/// The longest reading, in bytes.
pub const MOST: usize = 64 * 1024;

/// Fills in what a model has read out of `answer`. `fresh` is what this same answer has filled in by
/// rules: only that, and what is empty, is replaced. The author's other words stay as they are.
pub(super) fn take(
    form: &mut Form,
    answer: Answer<'_>,
    said: &str,
    fresh: &[Filled],
) -> Vec<Filled> {
    let Some(said) = Some(said).filter(|text| text.len() <= MOST) else { return Vec::new() };
    let Ok(Value::Object(said)) = serde_json::from_str::<Value>(said) else { return Vec::new() };
    let read = Reading { said: &said, answer: &one_space(answer.words), fresh };
    match answer.step {
        Step::Company => read.text("company_name", &mut form.company_name).into_iter().collect(),
        Step::Position => {
            let title = read.text("position", &mut form.position);
            let level = read.word("level", &mut form.level, Level::parse, Level::as_str);
            title.into_iter().chain(level).collect()
        }
        Step::Level => {
            read.word("level", &mut form.level, Level::parse, Level::as_str).into_iter().collect()
        }
        Step::When => {
            let year = read.number("year", &mut form.year, 2000, 2200);
            let month = read.number("month", &mut form.month, 1, 12);
            year.into_iter().chain(month).collect()
        }
        Step::Source => {
            let source = read.word("source", &mut form.source, Source::parse, Source::as_str);
            source.into_iter().collect()
        }
        Step::Rounds => read.rounds(form),
        Step::Difficulty => {
            read.number("difficulty", &mut form.difficulty, 1, 5).into_iter().collect()
        }
        Step::Experience => {
            let slot = &mut form.experience;
            read.word("experience", slot, Experience::parse, Experience::as_str)
                .into_iter()
                .collect()
        }
        Step::Outcome => {
            let slot = &mut form.outcome;
            let outcome = read.word("outcome", slot, Outcome::parse, Outcome::as_str);
            let days = read.number("days_to_decision", &mut form.days_to_decision, 0, 730);
            outcome.into_iter().chain(days).collect()
        }
        Step::Summary | Step::Tips => Vec::new(),
    }
}

struct Reading<'a> {
    said: &'a Map<String, Value>,
    /// With one space between its words.
    answer: &'a str,
    fresh: &'a [Filled],
}

impl Reading<'_> {
    fn may(&self, field: &str, empty: bool) -> bool {
        empty || self.fresh.iter().any(|filled| filled.field == field)
    }

    fn word<T: Copy>(
        &self,
        field: &str,
        slot: &mut Option<T>,
        parse: fn(&str) -> Option<T>,
        name: fn(T) -> &'static str,
    ) -> Option<Filled> {
        let word = parse(self.said.get(field)?.as_str()?)?;
        self.may(field, slot.is_none()).then(|| {
            *slot = Some(word);
            filled(field, name(word))
        })
    }

    fn number(&self, field: &str, slot: &mut Option<i32>, least: i32, most: i32) -> Option<Filled> {
        let number = integer(self.said.get(field)?, least, most)?;
        self.may(field, slot.is_none()).then(|| {
            *slot = Some(number);
            filled(field, number)
        })
    }

    /// A line of at most 120 characters.
    fn text(&self, field: &str, slot: &mut String) -> Option<Filled> {
        let text = self.own_words(self.said.get(field)?, 120)?;
        self.may(field, slot.is_empty()).then(|| {
            slot.clone_from(&text);
            filled(field, text)
        })
    }

    /// A text that the author wrote, letter by letter and in whole words.
    fn own_words(&self, value: &Value, most: usize) -> Option<String> {
        let text = one_space(value.as_str()?);
        let fits =
            (1..=most).contains(&text.chars().count()) && !text.chars().any(char::is_control);
        let part = |c: Option<char>| c.is_some_and(char::is_alphanumeric);
        let stands = |(at, _): (usize, &str)| {
            let before = self.answer.get(..at).and_then(|text| text.chars().next_back());
            let after = self.answer.get(at + text.len()..).and_then(|text| text.chars().next());
            let (first, last) = (text.chars().next(), text.chars().next_back());
            !((part(before) && part(first)) || (part(after) && part(last)))
        };
        let said = fits && self.answer.match_indices(text.as_str()).any(stands);
        said.then_some(text)
    }

    /// Rounds take the place of those that rules have made of the same answer, as a whole or not at
    /// all: each must stand in the author's words, and none may be lost.
    fn rounds(&self, form: &mut Form) -> Vec<Filled> {
        let Some(Value::Array(said)) = self.said.get("rounds") else { return Vec::new() };
        let rounds: Option<Vec<FormRound>> = said.iter().map(|round| self.round(round)).collect();
        let rounds = rounds.unwrap_or_default();
        let own = self.fresh.iter().any(|filled| filled.field.starts_with("rounds["));
        let enough = rounds.len() >= form.rounds.len().max(1) && rounds.len() <= 12;
        if !enough || !(own || form.rounds.is_empty()) {
            return Vec::new();
        }
        form.rounds = rounds;
        rules::filled_in(&form.rounds)
    }

    fn round(&self, said: &Value) -> Option<FormRound> {
        let said = said.as_object()?;
        let word = |field: &str| said.get(field).and_then(Value::as_str);
        let questions = said.get("questions").and_then(Value::as_array);
        let questions = questions.into_iter().flatten();
        Some(FormRound {
            kind: word("kind").and_then(RoundKind::parse),
            minutes: said.get("minutes").and_then(|value| integer(value, 1, 1440)),
            format: word("format").and_then(Format::parse),
            held_on: None,
            description: self.own_words(said.get("description")?, 4000)?,
            questions: questions.filter_map(|q| self.own_words(q, 500)).take(10).collect(),
        })
    }
}

fn integer(value: &Value, least: i32, most: i32) -> Option<i32> {
    let number = i32::try_from(value.as_i64()?).ok()?;
    (least..=most).contains(&number).then_some(number)
}

fn one_space(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}
