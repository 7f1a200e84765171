//! What the sides of an internship send.

use internships::check_ins::Answers;
use internships::checklists::Submission;
use internships::extensions;
use internships::ratings::Marks;
use kernel::UserId;
use kernel::chrono::NaiveDate;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::web::{input, text};
use crate::wire::{ExtensionEvent, InternshipAct};

/// A step with an internship.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepInternship {
    /// Of the internship, as it was read.
    pub(super) version: i32,
    pub(super) act: InternshipAct,
    /// Why it ends early or is cancelled, 1 to 2000 characters; the other side reads it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    pub(super) reason: Option<String>,
}

/// The supervisor of the intern.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NameSupervisor {
    /// Of the internship, as it was read.
    pub(super) version: i32,
    /// A member of the company; null for nobody.
    #[schema(value_type = Option<Uuid>)]
    pub(super) supervisor_id: Option<UserId>,
}

/// What a side says of a week.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WriteCheckIn {
    /// Counted from 1.
    pub(super) week: i32,
    /// How the work goes, 1 to 5.
    work: i32,
    /// How the intern is supported, 1 to 5.
    support: i32,
    /// How much the intern learns, 1 to 5.
    learning: i32,
    /// At most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    text: Option<String>,
}

impl WriteCheckIn {
    pub(super) fn answers(self) -> Answers {
        let Self { work, support, learning, text, .. } = self;
        Answers { work, support, learning, text }
    }
}

/// What a company says of an intern.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RateIntern {
    /// 30 or 90.
    pub(super) day: i32,
    quality: i32,
    reliability: i32,
    initiative: i32,
    teamwork: i32,
    growth: i32,
    /// What the intern reads with it, at most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    text: Option<String>,
}

impl RateIntern {
    pub(super) fn marks(self) -> Marks {
        let Self { quality, reliability, initiative, teamwork, growth, text, .. } = self;
        Marks { quality, reliability, initiative, teamwork, growth, text }
    }
}

/// A later last day.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ProposeExtension {
    /// Of the internship, as it was read.
    pub(super) version: i32,
    ends_on: NaiveDate,
    /// What the other side reads with it, at most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    note: Option<String>,
}

impl ProposeExtension {
    pub(super) fn proposal(&self) -> extensions::New<'_> {
        extensions::New { ends_on: self.ends_on, note: self.note.as_deref() }
    }
}

/// An answer to a proposal.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StepExtension {
    /// Of the proposal, as it was read.
    pub(super) version: i32,
    /// The other side agrees or declines; the side that proposed it withdraws.
    pub(super) act: ExtensionEvent,
}

/// What an owner submits.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SubmitItem {
    /// Of the item, as it was read.
    pub(super) version: i32,
    /// At most 500 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    text: Option<String>,
    /// Yes or no, where the item asks, and only there.
    answer: Option<bool>,
}

impl SubmitItem {
    pub(super) fn submission(&self) -> Submission<'_> {
        Submission { text: self.text.as_deref(), answer: self.answer }
    }
}

input!(
    StepInternship,
    NameSupervisor,
    WriteCheckIn,
    RateIntern,
    ProposeExtension,
    StepExtension,
    SubmitItem,
);
