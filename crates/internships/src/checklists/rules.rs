//! Templates, items, and when an internship is ready. Pure.

use chrono::{NaiveDate, TimeDelta};
use kernel::{CompanyId, Instant, InternshipId, InternshipItemId, text, words};
use serde::{Deserialize, Serialize};

use super::machine::State;
use crate::Error;
use crate::placements::By;

/// How many items a template has at most.
pub const MAX_ITEMS: usize = 30;
/// The longest title, in characters.
pub const MAX_TITLE: usize = 120;
/// The longest explanation, and the longest text that is submitted.
pub const MAX_HELP: usize = 500;
/// How many days before or after the first day an item can be due.
pub const MAX_DAYS: i32 = 90;

words! {
    /// Who does what an item asks for.
    pub enum Owner as "ChecklistOwner" {
        Company = "company", Candidate = "candidate", Admin = "admin",
    }
}

impl Owner {
    /// Whether it is theirs.
    pub fn is(self, by: By) -> bool {
        matches!(
            (self, by),
            (Self::Company, By::Company)
                | (Self::Candidate, By::Candidate)
                | (Self::Admin, By::Admin)
        )
    }
}

/// What has to be done, as a template says it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub struct Task {
    /// One line of 1 to 120 characters.
    pub title: String,
    /// At most 500 characters.
    pub help: Option<String>,
    /// Who does it.
    pub owner: Owner,
    /// How many days after the first day it is due; before it where negative. -90 to 90.
    pub due_days: i32,
    /// Whether the internship is not ready without it.
    pub required: bool,
    /// Whether it is answered with yes or no.
    pub asks: bool,
}

impl Task {
    fn new(title: &str, help: &str, owner: Owner, due_days: i32) -> Self {
        let help = (!help.is_empty()).then(|| help.to_owned());
        Self { title: title.to_owned(), help, owner, due_days, required: true, asks: false }
    }

    fn asking(self) -> Self {
        Self { asks: true, ..self }
    }

    /// On which day it is due, and not before the day on which the internship begins to be prepared.
    pub(super) fn due_on(&self, starts_on: NaiveDate, today: NaiveDate) -> NaiveDate {
        let planned = starts_on.checked_add_signed(TimeDelta::days(i64::from(self.due_days)));
        planned.unwrap_or(starts_on).max(today)
    }
}

/// The checklist of companies for which no other was saved. Source: product.md §24c.
pub fn built_in() -> Vec<Task> {
    use Owner::{Admin, Candidate, Company};
    let no_documents = "Answer yes or no. Do not send documents.";
    vec![
        Task::new("Send the offer letter", "", Company, -21),
        Task::new("Sign the internship agreement", "Have you signed it?", Candidate, -14).asking(),
        Task::new("Confirm your identity and that you may work", no_documents, Candidate, -14)
            .asking(),
        Task::new(
            "Confirm the start date",
            "Do you start on the day you agreed on?",
            Candidate,
            -7,
        )
        .asking(),
        Task::new("Prepare the equipment", "Say what is ready and where it is.", Company, -5),
        Task::new("Name the supervisor", "Who meets the intern on the first day?", Company, -5),
        Task::new("Send the first-day mail", "Place, time, and whom to ask for.", Admin, -3),
    ]
}

/// Everything that is not as it must be in a template.
///
/// # Errors
/// [`Error::Field`], the first.
pub(super) fn check(tasks: &[Task]) -> Result<(), Error> {
    if tasks.is_empty() || tasks.len() > MAX_ITEMS {
        return Err(Error::field("items", "count", "A checklist has 1 to 30 items."));
    }
    for (at, task) in tasks.iter().enumerate() {
        let wrong = |field: &str, code, detail| {
            Err(Error::field(format!("items[{at}].{field}"), code, detail))
        };
        let length = task.title.chars().count();
        if length == 0 || length > MAX_TITLE {
            return wrong("title", "length", "A title has 1 to 120 characters.");
        }
        if !text::is_line(&task.title) || text::trimmed(&task.title) != task.title {
            return wrong("title", "format", "Write a title on one line.");
        }
        let help = task.help.as_deref();
        if help.is_some_and(|help| help.is_empty() || help.chars().count() > MAX_HELP) {
            return wrong("help", "length", "An explanation has at most 500 characters.");
        }
        if !help.is_none_or(text::is_prose) {
            let detail = "Write this without characters that cannot be seen.";
            return wrong("help", "format", detail);
        }
        if !(-MAX_DAYS..=MAX_DAYS).contains(&task.due_days) {
            let detail = "An item is due at most 90 days before or after the first day.";
            return wrong("due_days", "range", detail);
        }
    }
    if !tasks.iter().any(|task| task.required) {
        return Err(Error::field("items", "required", "At least one item is required."));
    }
    Ok(())
}

/// A version of a template.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Template {
    /// Whose; `None` for companies that have none of their own.
    pub company: Option<CompanyId>,
    /// Grows with every change; 0 is [`built_in`].
    pub version: i32,
    /// In their order.
    pub tasks: Vec<Task>,
    /// When it was saved; `None` for [`built_in`].
    pub saved_at: Option<Instant>,
}

/// An item of an internship.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Item {
    /// Its id.
    pub id: InternshipItemId,
    /// On whose checklist.
    pub internship: InternshipId,
    /// One line.
    pub title: String,
    /// What helps its owner.
    pub help: Option<String>,
    /// Who does it.
    pub owner: Owner,
    /// Until the end of which day.
    pub due_on: NaiveDate,
    /// Whether the internship is not ready without it.
    pub required: bool,
    /// Whether it is answered with yes or no.
    pub asks: bool,
    /// How far it has come.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// What was submitted.
    pub text: Option<String>,
    /// Yes or no, where the item asks.
    pub answer: Option<bool>,
    /// Why it was rejected the last time.
    pub reason: Option<String>,
}

impl Item {
    /// The same for somebody: what was submitted is read by its owner and the admin.
    #[must_use]
    pub fn seen_by(mut self, by: By) -> Self {
        if by != By::Admin && !self.owner.is(by) {
            (self.text, self.answer, self.reason) = (None, None, None);
        }
        self
    }

    /// Whether its owner is late.
    pub fn is_overdue(&self, today: NaiveDate) -> bool {
        self.state.is_open() && self.due_on < today
    }
}

/// Whether nothing that is required is missing.
pub fn is_done(items: &[Item]) -> bool {
    items.iter().all(|item| !item.required || item.state == State::Approved)
}

/// What an owner submits.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Submission<'a> {
    /// At most 500 characters.
    pub text: Option<&'a str>,
    /// Yes or no, where the item asks, and only there.
    pub answer: Option<bool>,
}

impl<'a> Submission<'a> {
    /// The text as it is kept.
    ///
    /// # Errors
    /// [`Error::Field`].
    pub(super) fn checked(self, item: &Item) -> Result<Option<&'a str>, Error> {
        if item.asks && self.answer.is_none() {
            return Err(Error::field("answer", "required", "Answer yes or no."));
        }
        if !item.asks && self.answer.is_some() {
            let detail = "This item is not answered with yes or no.";
            return Err(Error::field("answer", "not_offered", detail));
        }
        crate::words::plain("text", self.text, MAX_HELP)
    }
}
