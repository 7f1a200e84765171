//! The questions that a role asks of everybody who applies. Pure.

use std::collections::HashSet;

use kernel::{text, words};
use serde::{Deserialize, Serialize};

use super::{Form, Problem};

/// The most questions of a role.
pub const MAX_QUESTIONS: usize = 10;
/// The most answers that a question offers.
const MAX_OPTIONS: usize = 10;

words! {
    /// How a question is answered.
    pub enum QuestionKind {
        /// In at most 500 characters.
        Text = "text",
        /// With yes or no.
        YesNo = "yes_no",
        /// With one of the question's options.
        Choice = "choice",
    }
}

/// A question.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Question {
    /// At most 200 characters.
    pub prompt: String,
    /// How it is answered.
    pub kind: QuestionKind,
    /// 2 to 10, of at most 80 characters; of a choice only.
    #[serde(default)]
    pub options: Vec<String>,
    /// The answer that the role requires: `yes`, `no` or one of the options. A rule, which candidates
    /// read before they apply.
    #[serde(default)]
    pub needs: Option<String>,
}

impl Question {
    /// Whether this is one of the answers that the question offers; any text answers a question
    /// for text.
    pub fn offers(&self, answer: &str) -> bool {
        match self.kind {
            QuestionKind::Text => true,
            QuestionKind::YesNo => ["yes", "no"].contains(&answer),
            QuestionKind::Choice => self.options.iter().any(|option| option == answer),
        }
    }

    fn faults(&self, at: usize) -> Vec<Problem> {
        let mut faults = Vec::new();
        let mut check = |wrong: bool, field: &str, code, detail| {
            if wrong {
                faults.push(Problem::new(format!("questions[{at}].{field}"), code, detail));
            }
        };
        let long = |text: &str, most: usize| text.chars().count() > most;
        check(
            long(&self.prompt, 200),
            "prompt",
            "length",
            "A question has at most 200 characters.",
        );
        check(!text::is_line(&self.prompt), "prompt", "format", "This is one line of text.");
        let few = "A question offers at most ten answers.";
        check(self.options.len() > MAX_OPTIONS, "options", "count", few);
        let choice = self.kind == QuestionKind::Choice;
        let none = "Only a list has answers to choose from.";
        check(!choice && !self.options.is_empty(), "options", "not_offered", none);
        let odd = |option: &String| long(option, 80) || !text::is_line(option) || is_blank(option);
        let line = "An answer is one line of at most 80 characters.";
        check(self.options.iter().any(odd), "options", "format", line);
        let different: HashSet<&str> = self.options.iter().map(|o| text::trimmed(o)).collect();
        let twice = different.len() < self.options.len();
        check(twice, "options", "format", "Name each answer once.");
        let open = self.kind == QuestionKind::Text;
        let unknown = self.needs.as_ref().is_some_and(|needs| open || !self.offers(needs));
        check(unknown, "needs", "not_offered", "Choose one of the question's answers.");
        faults
    }

    fn missing(&self, at: usize) -> Vec<Problem> {
        let mut missing = Vec::new();
        if is_blank(&self.prompt) {
            let field = format!("questions[{at}].prompt");
            missing.push(Problem::new(field, "required", "Enter the question."));
        }
        if self.kind == QuestionKind::Choice && self.options.len() < 2 {
            let field = format!("questions[{at}].options");
            missing.push(Problem::new(field, "required", "Name at least two answers."));
        }
        missing
    }
}

fn is_blank(line: &str) -> bool {
    text::trimmed(line).is_empty()
}

impl Form {
    /// What can never be right in its questions.
    pub(super) fn question_faults(&self) -> Vec<Problem> {
        let mut faults = Vec::new();
        if self.questions.len() > MAX_QUESTIONS {
            faults.push(Problem::new("questions", "count", "Ask at most ten questions."));
        }
        for (at, question) in self.questions.iter().enumerate() {
            faults.extend(question.faults(at));
        }
        faults
    }

    /// What its questions still need before the role is sent.
    pub(super) fn question_gaps(&self) -> Vec<Problem> {
        let gaps = self.questions.iter().enumerate();
        gaps.flat_map(|(at, question)| question.missing(at)).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::roles::form::tests::form;

    fn question(kind: QuestionKind, options: &[&str], needs: Option<&str>) -> Question {
        let options = options.iter().map(|option| (*option).to_owned()).collect();
        let prompt = "May you work in Portugal?".to_owned();
        Question { prompt, kind, options, needs: needs.map(str::to_owned) }
    }

    /// What is wrong with a role that asks this, as `field code`.
    #[track_caller]
    fn check(questions: Vec<Question>, want: &[&str]) {
        let form = Form { questions, ..form() };
        let found = form.missing("2026-11-23".parse().unwrap());
        let found: Vec<String> = found.iter().map(|p| format!("{} {}", p.field, p.code)).collect();
        assert_eq!(found, want);
    }

    #[test]
    fn a_question_asks_for_a_text_for_yes_or_no_or_for_one_of_a_list() {
        use QuestionKind::{Choice, Text, YesNo};
        check(vec![question(Text, &[], None)], &[]);
        check(vec![question(YesNo, &[], Some("yes")), question(YesNo, &[], Some("no"))], &[]);
        check(vec![question(Choice, &["Rust", "Go"], Some("Go"))], &[]);
        check(vec![question(Choice, &["Rust"], None)], &["questions[0].options required"]);
        check(vec![question(YesNo, &["yes"], None)], &["questions[0].options not_offered"]);
        let blank = Question { prompt: " \u{200b}".to_owned(), ..question(Text, &[], None) };
        check(vec![question(Text, &[], None), blank], &["questions[1].prompt required"]);
    }

    #[test]
    fn what_a_role_requires_is_an_answer_that_its_question_offers() {
        use QuestionKind::{Choice, Text, YesNo};
        let wrong = &["questions[0].needs not_offered"];
        check(vec![question(Text, &[], Some("yes"))], wrong);
        check(vec![question(YesNo, &[], Some("Yes"))], wrong);
        check(vec![question(Choice, &["Rust", "Go"], Some("C"))], wrong);
    }

    #[test]
    fn questions_and_answers_have_their_lengths_and_numbers() {
        use QuestionKind::{Choice, Text};
        let asked = |prompt: String| Question { prompt, ..question(Text, &[], None) };
        check(vec![asked("é".repeat(200))], &[]);
        check(vec![asked("é".repeat(201))], &["questions[0].prompt length"]);
        check(vec![asked("a\u{202e}b".to_owned())], &["questions[0].prompt format"]);
        check(vec![question(Text, &[], None); 10], &[]);
        check(vec![question(Text, &[], None); 11], &["questions count"]);
        let numbers: Vec<String> = (0..11).map(|n| n.to_string()).collect();
        let numbers: Vec<&str> = numbers.iter().map(String::as_str).collect();
        check(vec![question(Choice, &numbers[..10], None)], &[]);
        check(vec![question(Choice, &numbers, None)], &["questions[0].options count"]);
        let long = "a".repeat(81);
        for odd in [[long.as_str(), "Go"], [" ", "Go"], ["Go", "Go "]] {
            check(vec![question(Choice, &odd, None)], &["questions[0].options format"]);
        }
    }
}
