//! The guided way of telling of an interview: a question, an answer, a form that fills.

use actix_web::web::{Data, Json};
use interviews::guided::{self, Filled, Step, Turn};
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::Viewer;
use super::own_stories::{OwnView, teller};
use super::views::Time;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::limits::{self, Action, Who};
use crate::web::{Body, Id, Peer, input};

/// How questions are phrased: by the fixed script.
const MODE: &str = "guided";

/// A question.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryQuestion)]
struct QuestionView {
    step: String,
    question: String,
    /// Short answers to choose from.
    chips: Vec<String>,
}

impl From<Step> for QuestionView {
    fn from(step: Step) -> Self {
        Self {
            step: step.as_str().to_owned(),
            question: step.question().to_owned(),
            chips: step.chips().iter().map(|chip| (*chip).to_owned()).collect(),
        }
    }
}

/// A question and its answer.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryTurn)]
struct TurnView {
    step: String,
    question: String,
    answer: String,
    at: Time,
}

impl From<Turn> for TurnView {
    fn from(turn: Turn) -> Self {
        let step = turn.step.as_str().to_owned();
        Self { step, question: turn.question, answer: turn.answer, at: turn.at.into() }
    }
}

/// What was said so far.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryConversation)]
pub(crate) struct ConversationBody {
    /// `guided`: fixed questions.
    mode: String,
    turns: Vec<TurnView>,
    /// Null where all were answered.
    next: Option<QuestionView>,
}

/// The conversation about one of the caller's drafts.
#[utoipa::path(get, path = "/api/users/interviews/{id}/conversation", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ConversationBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<Uuid>,
) -> Result<Json<ConversationBody>, ApiError> {
    let user = teller(&viewer)?;
    let (turns, next) = state.db.read(move |conn| guided::conversation(conn, user, id)).await?;
    let turns = turns.into_iter().map(TurnView::from).collect();
    Ok(Json(ConversationBody { mode: MODE.to_owned(), turns, next: next.map(QuestionView::from) }))
}

/// An answer.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryAnswer)]
pub(crate) struct AnswerRequest {
    /// Which question.
    step: String,
    #[validate(length(max = 4000, message = "Answer in at most 4000 characters."))]
    answer: String,
}

input!(AnswerRequest);

/// A field that was filled in from an answer.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryFilled)]
struct FilledView {
    /// Its path, such as `rounds[0].kind`.
    field: String,
    value: serde_json::Value,
}

impl From<Filled> for FilledView {
    fn from(filled: Filled) -> Self {
        Self { field: filled.field, value: filled.value }
    }
}

/// What an answer has done.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryAnswered)]
pub(crate) struct AnsweredBody {
    filled: Vec<FilledView>,
    /// Null where all were answered.
    next: Option<QuestionView>,
    mode: String,
    interview: OwnView,
}

/// Takes an answer and fills in what is understood of it; the author looks at each field later.
#[utoipa::path(post, path = "/api/users/interviews/{id}/answers", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AnswerRequest,
    responses((status = 200, body = AnsweredBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    Id(id): Id<Uuid>,
    body: Body<AnswerRequest>,
) -> Result<Json<AnsweredBody>, ApiError> {
    let user = teller(&viewer)?;
    let AnswerRequest { step, answer } = body.value;
    let help = "There is no such question.";
    let step =
        Step::parse(&step).ok_or_else(|| ApiError::invalid_field("step", "not_offered", help))?;
    let who = Who::new(user, peer);
    state.db.write(move |conn| limits::take(conn, Action::AnswerQuestion, who)).await?;
    let done = state.db.write(move |conn| {
        let done = guided::answer(conn, user, id, (step, &answer))?;
        Ok::<_, ApiError>(AnsweredBody {
            filled: done.filled.into_iter().map(FilledView::from).collect(),
            next: done.next.map(QuestionView::from),
            mode: MODE.to_owned(),
            interview: OwnView::load(conn, done.draft)?,
        })
    });
    Ok(Json(done.await?))
}
