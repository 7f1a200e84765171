//! What a company says of a role, and what must be there before it is sent. Pure.

mod faults;
mod missing;
mod questions;
#[cfg(test)]
pub(crate) mod tests;

use chrono::NaiveDate;
use kernel::{AssessmentId, words};
use serde::{Deserialize, Serialize};

pub use faults::MOST_PAY;
pub use missing::MAX_DAYS_OPEN;
pub use questions::{MAX_QUESTIONS, Question, QuestionKind};

words! {
    /// What kind of employment it is.
    pub enum Kind as "RoleKind" {
        Intern = "intern", FullTime = "full_time", PartTime = "part_time",
    }
}

words! {
    /// How much somebody has done before.
    pub enum Level as "RoleLevel" {
        Student = "student", Graduate = "graduate", Junior = "junior", Mid = "mid",
        Senior = "senior",
    }
}

words! {
    /// Where the work is done.
    pub enum Workplace as "RoleWorkplace" { Onsite = "onsite", Hybrid = "hybrid", Remote = "remote" }
}

words! {
    /// What the pay is for.
    pub enum PayPeriod { Hour = "hour", Month = "month", Year = "year" }
}

/// A field that is not as it must be.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Problem {
    /// Where, such as `must_haves[0]`.
    pub field: String,
    /// `required`, `length`, `range`, `format`, `count` or `not_offered`.
    pub code: &'static str,
    /// A sentence.
    pub detail: &'static str,
}

impl Problem {
    pub(crate) fn new(field: impl Into<String>, code: &'static str, detail: &'static str) -> Self {
        Self { field: field.into(), code, detail }
    }
}

/// A role, as far as it is filled in.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub struct Form {
    /// At most 80 characters.
    pub title: String,
    /// What kind of employment.
    pub kind: Option<Kind>,
    /// How many people are hired, 1 to 50.
    pub openings: Option<i32>,
    /// How much somebody has done before.
    pub level: Option<Level>,
    /// Markdown, at most 8000 characters.
    pub description: String,
    /// At most 10, of at most 200 characters.
    pub must_haves: Vec<String>,
    /// At most 10, of at most 200 characters.
    pub nice_to_haves: Vec<String>,
    /// At most 15, of at most 40 characters.
    pub skills: Vec<String>,
    /// The company's assessment that candidates will take; stored in a column of its own.
    #[serde(skip)]
    pub assessment: Option<AssessmentId>,
    /// The fineness that the company looks for, 0 to 1000; with an assessment only.
    pub cut_off: Option<i32>,
    /// Where the work is done.
    pub workplace: Option<Workplace>,
    /// The place, at most 120 characters; nothing where the work is done remotely.
    pub location: String,
    /// Two capital letters each, ISO 3166; at most 30.
    pub countries: Vec<String>,
    /// The first day; absent where it is agreed upon.
    pub starts_on: Option<NaiveDate>,
    /// 1 to 104; absent where the job has no end.
    pub duration_weeks: Option<i32>,
    /// 1 to 60.
    pub hours_per_week: Option<i32>,
    /// In whole units of the currency, 1 to 100 000 000.
    pub pay_min: Option<i32>,
    /// No less than `pay_min`.
    pub pay_max: Option<i32>,
    /// Three capital letters, ISO 4217.
    pub currency: String,
    /// What the pay is for.
    pub pay_period: Option<PayPeriod>,
    /// The last day on which somebody can apply, in UTC.
    pub deadline: Option<NaiveDate>,
    /// What everybody who applies is asked; at most 10.
    pub questions: Vec<Question>,
}

impl Form {
    /// The same for a new role, without its dates: they may have passed.
    #[must_use]
    pub fn copied(&self) -> Self {
        Self { starts_on: None, deadline: None, ..self.clone() }
    }

    /// The names of all fields, as the wire and [`Problem`] have them.
    pub const FIELDS: [&str; 22] = [
        "title",
        "kind",
        "openings",
        "level",
        "description",
        "must_haves",
        "nice_to_haves",
        "skills",
        "assessment_id",
        "cut_off",
        "workplace",
        "location",
        "countries",
        "starts_on",
        "duration_weeks",
        "hours_per_week",
        "pay_min",
        "pay_max",
        "currency",
        "pay_period",
        "deadline",
        "questions",
    ];
}
