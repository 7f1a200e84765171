//! What a role says on the wire: the same when it is sent and when it is answered.

use hiring::roles::Comment;
use hiring::roles::form::{Form, Question};
use kernel::AssessmentId;
use kernel::chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::wire::{
    PayPeriod, QuestionKind, RoleKind, RoleLevel, RoleWorkplace, Word, word_or_empty,
};

/// A role as far as it is filled in. Every field may be null while it is a draft; one that does not
/// come counts as null.
#[derive(Debug, Default, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[schema(as = RoleForm)]
pub(crate) struct FormBody {
    /// At most 80 characters.
    title: Option<String>,
    #[serde(deserialize_with = "word_or_empty")]
    kind: Option<RoleKind>,
    /// 1 to 50.
    openings: Option<i32>,
    #[serde(deserialize_with = "word_or_empty")]
    level: Option<RoleLevel>,
    /// Markdown, at most 8000 characters.
    description: Option<String>,
    /// At most 10, of at most 200 characters.
    must_haves: Vec<String>,
    /// At most 10, of at most 200 characters.
    nice_to_haves: Vec<String>,
    /// At most 15, of at most 40 characters.
    skills: Vec<String>,
    #[schema(value_type = Option<Uuid>)]
    assessment_id: Option<AssessmentId>,
    /// A fineness, 0 to 1000. The company's own.
    cut_off: Option<i32>,
    #[serde(deserialize_with = "word_or_empty")]
    workplace: Option<RoleWorkplace>,
    /// At most 120 characters.
    location: Option<String>,
    /// Two capital letters each; at most 30.
    countries: Vec<String>,
    starts_on: Option<NaiveDate>,
    /// 1 to 104.
    duration_weeks: Option<i32>,
    /// 1 to 60.
    hours_per_week: Option<i32>,
    /// In whole units of the currency.
    pay_min: Option<i32>,
    pay_max: Option<i32>,
    /// Three capital letters.
    currency: Option<String>,
    #[serde(deserialize_with = "word_or_empty")]
    pay_period: Option<PayPeriod>,
    /// The last day on which somebody can apply, in UTC.
    deadline: Option<NaiveDate>,
    /// What everybody who applies is asked; at most 10.
    questions: Vec<QuestionBody>,
}

/// A question that a role asks.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RoleQuestion)]
pub(crate) struct QuestionBody {
    /// At most 200 characters.
    prompt: String,
    kind: QuestionKind,
    /// 2 to 10, of at most 80 characters; of a choice only.
    options: Vec<String>,
    /// The answer that the role requires: `yes`, `no` or one of the options.
    needs: Option<String>,
}

impl From<QuestionBody> for Question {
    fn from(body: QuestionBody) -> Self {
        let QuestionBody { prompt, kind, options, needs } = body;
        Self { prompt, kind: kind.0, options, needs }
    }
}

impl From<Question> for QuestionBody {
    fn from(question: Question) -> Self {
        let Question { prompt, kind, options, needs } = question;
        Self { prompt, kind: Word(kind), options, needs }
    }
}

fn said(text: String) -> Option<String> {
    Some(text).filter(|text| !text.is_empty())
}

impl From<FormBody> for Form {
    fn from(form: FormBody) -> Self {
        Self {
            title: form.title.unwrap_or_default(),
            kind: form.kind.map(|word| word.0),
            openings: form.openings,
            level: form.level.map(|word| word.0),
            description: form.description.unwrap_or_default(),
            must_haves: form.must_haves,
            nice_to_haves: form.nice_to_haves,
            skills: form.skills,
            assessment: form.assessment_id,
            cut_off: form.cut_off,
            workplace: form.workplace.map(|word| word.0),
            location: form.location.unwrap_or_default(),
            countries: form.countries,
            starts_on: form.starts_on,
            duration_weeks: form.duration_weeks,
            hours_per_week: form.hours_per_week,
            pay_min: form.pay_min,
            pay_max: form.pay_max,
            currency: form.currency.unwrap_or_default(),
            pay_period: form.pay_period.map(|word| word.0),
            deadline: form.deadline,
            questions: form.questions.into_iter().map(Question::from).collect(),
        }
    }
}

impl From<Form> for FormBody {
    fn from(form: Form) -> Self {
        Self {
            title: said(form.title),
            kind: form.kind.map(Word),
            openings: form.openings,
            level: form.level.map(Word),
            description: said(form.description),
            must_haves: form.must_haves,
            nice_to_haves: form.nice_to_haves,
            skills: form.skills,
            assessment_id: form.assessment,
            cut_off: form.cut_off,
            workplace: form.workplace.map(Word),
            location: said(form.location),
            countries: form.countries,
            starts_on: form.starts_on,
            duration_weeks: form.duration_weeks,
            hours_per_week: form.hours_per_week,
            pay_min: form.pay_min,
            pay_max: form.pay_max,
            currency: said(form.currency),
            pay_period: form.pay_period.map(Word),
            deadline: form.deadline,
            questions: form.questions.into_iter().map(QuestionBody::from).collect(),
        }
    }
}

/// What the admin says about one field.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = RoleComment)]
pub(crate) struct CommentBody {
    /// A field of the role.
    field: String,
    /// 1 to 500 characters.
    text: String,
}

impl From<Comment> for CommentBody {
    fn from(comment: Comment) -> Self {
        let Comment { field, text } = comment;
        Self { field, text }
    }
}

impl From<CommentBody> for Comment {
    fn from(comment: CommentBody) -> Self {
        let CommentBody { field, text } = comment;
        Self { field, text }
    }
}
