//! What a draft holds, and what an application needs. Pure.

use kernel::text;
use serde::{Deserialize, Serialize};

use crate::Error;
use crate::applications::Answer;
use crate::resumes::Resume;
use crate::roles::form::{MAX_QUESTIONS, Problem, Question, QuestionKind};

/// The most characters of an answer.
const MAX_ANSWER: usize = 500;
/// The most characters of a note to the company.
const MAX_NOTE: usize = 2000;

/// What somebody said to one question; the question's own text says which.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Said {
    /// The question, as the role asks it.
    pub question: String,
    /// At most 500 characters.
    pub answer: String,
}

/// What somebody has filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Content {
    /// At most 10.
    pub answers: Vec<Said>,
    /// To the company; at most 2000 characters.
    pub note: String,
}

/// A draft.
#[derive(Debug, Clone, Default, PartialEq, Eq)]
pub struct Draft {
    /// What is filled in.
    pub content: Content,
    /// What is sent along.
    pub resume: Option<Resume>,
    /// Counts the times it was saved.
    pub version: i32,
}

fn problem(field: impl Into<String>, code: &'static str, detail: &'static str) -> Problem {
    Problem { field: field.into(), code, detail }
}

impl Content {
    /// What can never be right, filled in or not.
    pub(super) fn faults(&self) -> Vec<Problem> {
        let mut faults = Vec::new();
        if self.note.chars().count() > MAX_NOTE {
            faults.push(problem("note", "length", "A note has at most 2000 characters."));
        }
        if !text::is_prose(&self.note) {
            faults.push(problem("note", "format", UNREADABLE));
        }
        if self.answers.len() > MAX_QUESTIONS {
            faults.push(problem("answers", "count", "A role can have at most ten questions."));
        }
        for (at, said) in self.answers.iter().enumerate() {
            let field = format!("answers[{at}].answer");
            if said.answer.chars().count() > MAX_ANSWER || said.question.chars().count() > 200 {
                faults.push(problem(field, "length", "An answer has at most 500 characters."));
            } else if !text::is_prose(&said.answer) || !text::is_line(&said.question) {
                faults.push(problem(field, "format", UNREADABLE));
            }
        }
        faults
    }

    /// The answers in the order of the questions, and the note, where all is there.
    ///
    /// # Errors
    /// [`Error::Fields`], with an answer's place among the questions.
    pub(super) fn checked(
        &self,
        questions: &[Question],
    ) -> Result<(Vec<Answer>, Option<String>), Error> {
        let mut problems = self.faults();
        let mut answers = Vec::new();
        for (at, question) in questions.iter().enumerate() {
            let said = self.answers.iter().find(|said| said.question == question.prompt);
            let answer = said.map(|said| text::trimmed(&said.answer)).unwrap_or_default();
            let field = format!("answers[{at}].answer");
            if answer.is_empty() {
                let detail = match question.kind {
                    QuestionKind::Text => "Answer in a few words.",
                    QuestionKind::YesNo | QuestionKind::Choice => "Choose an answer.",
                };
                problems.push(problem(field, "required", detail));
            } else if !question.offers(answer) {
                problems.push(problem(field, "not_offered", "Choose one of the answers."));
            }
            answers.push(Answer {
                question: question.prompt.clone(),
                answer: answer.to_owned(),
                needs: question.needs.clone(),
            });
        }
        if !problems.is_empty() {
            return Err(Error::Fields(problems));
        }
        let note = text::trimmed(&self.note);
        Ok((answers, (!note.is_empty()).then(|| note.to_owned())))
    }
}

const UNREADABLE: &str = "Write this without characters that cannot be seen.";
