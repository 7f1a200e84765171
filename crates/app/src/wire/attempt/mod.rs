//! An attempt's own: what is recorded of it, and what was asked of its assistant.

mod item;

use assessments::assistance::{Question, State};
use assessments::consent::{self, Edition};
use kernel::TaskId;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

pub(crate) use item::ItemView;

use crate::wire::{AssistantFailure, AssistantQuestionState, LanguageId, Time, Word};

/// One kind of thing that is recorded of an attempt.
#[derive(Serialize, ToSchema)]
#[schema(as = Recorded)]
pub(crate) struct RecordedView {
    title: String,
    detail: String,
}

/// Everything that is recorded under an edition of the consent.
pub(crate) fn recorded(edition: &Edition) -> Vec<RecordedView> {
    let view = |r: &consent::Recorded| RecordedView {
        title: r.title.to_owned(),
        detail: r.detail.to_owned(),
    };
    edition.recorded.iter().map(view).collect()
}

/// A question to the assistant and what became of it.
#[derive(Serialize, ToSchema)]
#[schema(as = AssistantQuestion)]
pub(crate) struct QuestionView {
    /// Null by a link.
    id: Option<Uuid>,
    /// Which task it is about, from 1.
    position: usize,
    /// Which question of the attempt it is, from 1.
    number: i32,
    question: String,
    /// What the code is written in that was sent along, where some was.
    language: Option<LanguageId>,
    code: Option<String>,
    asked_at: Time,
    state: AssistantQuestionState,
    /// As far as it came.
    answer: String,
    /// Whether it was longer than what is kept.
    cut: bool,
    ended_at: Option<Time>,
    /// Why it is not whole.
    failure: Option<AssistantFailure>,
    /// The model's name, once one was asked.
    model: Option<String>,
}

impl QuestionView {
    /// With the tasks of the attempt in their order.
    pub(crate) fn of(question: Question, tasks: &[TaskId]) -> Self {
        let place = tasks.iter().position(|task| *task == question.task);
        let (language, code) = question.code.clone().unzip();
        Self {
            id: Some(question.id.0),
            position: place.map_or(0, |at| at + 1),
            number: question.number,
            language: language.map(Word),
            code,
            asked_at: question.asked_at.into(),
            state: Word(question.state),
            cut: question.is_cut(),
            ended_at: question.ended_at.map(Time::from),
            failure: question.failure.filter(|_| question.state == State::Failed).map(Word),
            model: question.model,
            question: question.question,
            answer: question.answer,
        }
    }

    /// Without a number of ours.
    pub(crate) fn without_id(self) -> Self {
        Self { id: None, ..self }
    }
}
