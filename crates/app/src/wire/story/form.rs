//! The form of a story on the wire: the same when it is sent and when it is answered.

use interviews::form::{Form, FormRound};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::{
    RoundFormat, RoundKind, StoryExperience, StoryLevel, StoryOutcome, StorySource, Word,
    word_or_empty,
};

/// One round, as far as it is filled in.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = StoryFormRound)]
pub(crate) struct RoundBody {
    #[serde(deserialize_with = "word_or_empty")]
    kind: Option<RoundKind>,
    /// 1 to 1440.
    minutes: Option<i32>,
    #[serde(deserialize_with = "word_or_empty")]
    format: Option<RoundFormat>,
    /// `YYYY-MM`.
    held_on: Option<String>,
    /// At most 4000 characters.
    description: Option<String>,
    /// At most 10, of at most 500 characters.
    questions: Vec<String>,
}

/// A story as far as it is filled in. Every field may be null while it is a draft; one that does not
/// come counts as null.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = StoryForm)]
pub(crate) struct FormBody {
    company_name: Option<String>,
    position: Option<String>,
    #[serde(deserialize_with = "word_or_empty")]
    level: Option<StoryLevel>,
    year: Option<i32>,
    month: Option<i32>,
    #[serde(deserialize_with = "word_or_empty")]
    source: Option<StorySource>,
    rounds: Vec<RoundBody>,
    difficulty: Option<i32>,
    #[serde(deserialize_with = "word_or_empty")]
    experience: Option<StoryExperience>,
    #[serde(deserialize_with = "word_or_empty")]
    outcome: Option<StoryOutcome>,
    /// The author's own note; null for everybody else.
    pay: Option<String>,
    summary: Option<String>,
    tips: Option<String>,
    /// Two letters; English where absent.
    language: Option<String>,
    days_to_decision: Option<i32>,
    no_confidential: bool,
}

impl From<RoundBody> for FormRound {
    fn from(round: RoundBody) -> Self {
        Self {
            kind: round.kind.map(|word| word.0),
            minutes: round.minutes,
            format: round.format.map(|word| word.0),
            held_on: round.held_on.filter(|text| !text.is_empty()),
            description: round.description.unwrap_or_default(),
            questions: round.questions,
        }
    }
}

impl From<FormRound> for RoundBody {
    fn from(round: FormRound) -> Self {
        Self {
            kind: round.kind.map(Word),
            minutes: round.minutes,
            format: round.format.map(Word),
            held_on: round.held_on,
            description: said(round.description),
            questions: round.questions,
        }
    }
}

fn said(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

impl FormBody {
    pub(crate) fn form(self) -> Form {
        Form {
            company_name: self.company_name.unwrap_or_default(),
            position: self.position.unwrap_or_default(),
            level: self.level.map(|word| word.0),
            year: self.year,
            month: self.month,
            source: self.source.map(|word| word.0),
            rounds: self.rounds.into_iter().map(FormRound::from).collect(),
            difficulty: self.difficulty,
            experience: self.experience.map(|word| word.0),
            outcome: self.outcome.map(|word| word.0),
            pay: self.pay.filter(|text| !text.is_empty()),
            summary: self.summary.unwrap_or_default(),
            tips: self.tips.unwrap_or_default(),
            language: self.language.unwrap_or_default(),
            days_to_decision: self.days_to_decision,
            no_confidential: self.no_confidential,
        }
    }

    /// The form as its author sees it.
    pub(crate) fn of(form: Form) -> Self {
        Self {
            company_name: said(form.company_name),
            position: said(form.position),
            level: form.level.map(Word),
            year: form.year,
            month: form.month,
            source: form.source.map(Word),
            rounds: form.rounds.into_iter().map(RoundBody::from).collect(),
            difficulty: form.difficulty,
            experience: form.experience.map(Word),
            outcome: form.outcome.map(Word),
            pay: form.pay,
            summary: said(form.summary),
            tips: said(form.tips),
            language: said(form.language),
            days_to_decision: form.days_to_decision,
            no_confidential: form.no_confidential,
        }
    }

    /// The form as anybody else may see it.
    pub(crate) fn without_pay(form: Form) -> Self {
        Self::of(Form { pay: None, ..form })
    }
}
