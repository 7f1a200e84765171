//! The form of a story on the wire: the same when it is sent and when it is answered.

use interviews::drafts::{Form, FormRound};
use interviews::{Experience, Format, Level, Outcome, RoundKind, Source};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::ApiError;

/// One round, as far as it is told.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = StoryFormRound)]
pub(crate) struct RoundBody {
    /// `phone`, `online_test`, `take_home`, `technical`, `system_design`, `behavioural`, `case`,
    /// `hr` or `other`.
    kind: Option<String>,
    /// 1 to 1440.
    minutes: Option<i32>,
    /// `remote`, `onsite`, `phone`, `written` or `other`.
    format: Option<String>,
    /// `YYYY-MM`.
    held_on: Option<String>,
    /// At most 4000 characters.
    description: Option<String>,
    /// At most 10, of at most 500 characters.
    questions: Vec<String>,
}

/// A story as far as it is told. Every field may be absent or null while it is a draft.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = StoryForm)]
pub(crate) struct FormBody {
    company_name: Option<String>,
    position: Option<String>,
    level: Option<String>,
    year: Option<i32>,
    month: Option<i32>,
    source: Option<String>,
    rounds: Vec<RoundBody>,
    difficulty: Option<i32>,
    experience: Option<String>,
    outcome: Option<String>,
    /// The author's own note; nobody else is ever shown it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pay: Option<String>,
    summary: Option<String>,
    tips: Option<String>,
    /// Two letters; English where absent.
    language: Option<String>,
    days_to_decision: Option<i32>,
    no_confidential: bool,
}

fn word<T>(
    field: &str,
    text: Option<&str>,
    parse: impl Fn(&str) -> Option<T>,
) -> Result<Option<T>, ApiError> {
    let Some(text) = text.filter(|text| !text.is_empty()) else { return Ok(None) };
    let help = "Choose one of the answers.";
    parse(text).map(Some).ok_or_else(|| ApiError::invalid_field(field, "not_offered", help))
}

impl RoundBody {
    fn round(self, at: usize) -> Result<FormRound, ApiError> {
        let field = |name: &str| format!("rounds[{at}].{name}");
        Ok(FormRound {
            kind: word(&field("kind"), self.kind.as_deref(), RoundKind::parse)?,
            minutes: self.minutes,
            format: word(&field("format"), self.format.as_deref(), Format::parse)?,
            held_on: self.held_on.filter(|text| !text.is_empty()),
            description: self.description.unwrap_or_default(),
            questions: self.questions,
        })
    }
}

impl From<FormRound> for RoundBody {
    fn from(round: FormRound) -> Self {
        Self {
            kind: round.kind.map(|word| word.as_str().to_owned()),
            minutes: round.minutes,
            format: round.format.map(|word| word.as_str().to_owned()),
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
    pub(crate) fn form(self) -> Result<Form, ApiError> {
        let rounds = self.rounds.into_iter().enumerate().map(|(at, round)| round.round(at));
        Ok(Form {
            company_name: self.company_name.unwrap_or_default(),
            position: self.position.unwrap_or_default(),
            level: word("level", self.level.as_deref(), Level::parse)?,
            year: self.year,
            month: self.month,
            source: word("source", self.source.as_deref(), Source::parse)?,
            rounds: rounds.collect::<Result<_, _>>()?,
            difficulty: self.difficulty,
            experience: word("experience", self.experience.as_deref(), Experience::parse)?,
            outcome: word("outcome", self.outcome.as_deref(), Outcome::parse)?,
            pay: self.pay.filter(|text| !text.is_empty()),
            summary: self.summary.unwrap_or_default(),
            tips: self.tips.unwrap_or_default(),
            language: self.language.unwrap_or_default(),
            days_to_decision: self.days_to_decision,
            no_confidential: self.no_confidential,
        })
    }

    /// The form as its author sees it.
    pub(crate) fn of(form: Form) -> Self {
        Self {
            company_name: said(form.company_name),
            position: said(form.position),
            level: form.level.map(|word| word.as_str().to_owned()),
            year: form.year,
            month: form.month,
            source: form.source.map(|word| word.as_str().to_owned()),
            rounds: form.rounds.into_iter().map(RoundBody::from).collect(),
            difficulty: form.difficulty,
            experience: form.experience.map(|word| word.as_str().to_owned()),
            outcome: form.outcome.map(|word| word.as_str().to_owned()),
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
