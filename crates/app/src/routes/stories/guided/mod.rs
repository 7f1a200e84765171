//! The guided way of telling of an interview: a question, an answer, a form that fills.

mod stream;

use actix_web::http::header::ACCEPT;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use flows::limits::Who;
use flows::stories::guided::{self as worded, Said, Worded};
use interviews::form::Filled;
use interviews::guided::{self, Step, Turn};
use interviews::manuscripts;
use kernel::StoryId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::stories::manuscripts::{OwnView, teller};
use crate::web::Viewer;
use crate::web::{Body, Id, Peer, input, text};
use crate::wire::Time;
use crate::wire::words::Mode;
use crate::wire::{GuideMode, GuideStepName, Word};

impl Mode {
    fn of(by_model: bool) -> GuideMode {
        Word(if by_model { Self::Model } else { Self::Guided })
    }
}

/// A question.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryQuestion)]
struct QuestionView {
    step: GuideStepName,
    question: String,
    /// Short answers to choose from.
    chips: Vec<String>,
}

impl From<Step> for QuestionView {
    fn from(step: Step) -> Self {
        Self {
            step: step.into(),
            question: step.question().to_owned(),
            chips: step.chips().iter().map(|chip| (*chip).to_owned()).collect(),
        }
    }
}

/// A question and its answer.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryTurn)]
struct TurnView {
    step: GuideStepName,
    question: String,
    answer: String,
    at: Time,
}

impl From<Turn> for TurnView {
    fn from(turn: Turn) -> Self {
        let step = turn.step.into();
        Self { step, question: turn.question, answer: turn.answer, at: turn.at.into() }
    }
}

/// What was said so far.
#[derive(Serialize, ToSchema)]
#[schema(as = StoryConversation)]
pub(crate) struct ConversationBody {
    /// `model` where a language model may word the questions, `guided` where they are fixed.
    mode: GuideMode,
    turns: Vec<TurnView>,
    /// Null where all were answered.
    next: Option<QuestionView>,
}

/// The conversation about one of the caller's drafts.
#[utoipa::path(get, path = "/api/users/interviews/{id}/conversation", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ConversationBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_conversation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
) -> Result<Json<ConversationBody>, ApiError> {
    let user = teller(&viewer)?;
    let (turns, next) = state.db.read(move |conn| guided::conversation(conn, user, id)).await?;
    let turns = turns.into_iter().map(TurnView::from).collect();
    let mode = Mode::of(state.model.is_some());
    Ok(Json(ConversationBody { mode, turns, next: next.map(QuestionView::from) }))
}

/// An answer.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryAnswer)]
pub(crate) struct AnswerRequest {
    /// Which question.
    step: GuideStepName,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 4000, message = "Answer in at most 4000 characters."),
        custom(function = text::prose))]
    answer: String,
    /// `guided` keeps the answer from the language model; `model` or nothing lets it have it, where
    /// there is one.
    #[serde(default)]
    mode: Option<GuideMode>,
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
    /// `model` where a language model has worded the next question, else `guided`.
    mode: GuideMode,
    interview: OwnView,
}

impl AnsweredBody {
    /// With the story as it is now.
    async fn load(state: &State, said: &Said, worded: Worded) -> Result<Self, ApiError> {
        let Worded { done, phrase, by_model } = worded;
        let (author, id) = (said.author, said.draft);
        let interview = state.db.read(move |conn| {
            let draft = manuscripts::find(conn, author, id)?;
            OwnView::load(conn, draft)
        });
        let next = done.next.map(|step| {
            let fixed = QuestionView::from(step);
            QuestionView { question: phrase.unwrap_or_else(|| fixed.question.clone()), ..fixed }
        });
        Ok(Self {
            filled: done.filled.into_iter().map(FilledView::from).collect(),
            next,
            mode: Mode::of(by_model),
            interview: interview.await?,
        })
    }
}

/// Takes an answer and fills in what is understood of it; the author looks at each field later.
/// With `Accept: text/event-stream` the answer comes as events: `saved` with the story, `phrase` with
/// each few words of the next question where a language model words it, and `done` with this body.
#[utoipa::path(post, path = "/api/users/interviews/{id}/answers", tag = "interviews",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AnswerRequest,
    responses((status = 200, content(
            (AnsweredBody = "application/json"), (stream::Event = "text/event-stream"))),
        (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_question(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    request: HttpRequest,
    (id, body): (Id<StoryId>, Body<AnswerRequest>),
) -> Result<HttpResponse, ApiError> {
    let (author, Id(draft)) = (teller(&viewer)?, id);
    let AnswerRequest { step: Word(step), answer, mode } = body.value;
    let may_ask = mode != Some(Word(Mode::Guided));
    let said = Said { author, who: Who::new(author, peer.0), draft, step, answer };
    let saved = worded::save(&state.db, &said).await?;
    let model = state.model.clone().filter(|_| may_ask);
    if takes_events(&request) {
        let events = stream::Answering { state: state.get_ref().clone(), said, model };
        return stream::respond(events, saved).await;
    }
    let worded = match &model {
        Some(model) => worded::consult(&state.db, model, &said, saved, &mut |_| ()).await,
        None => Worded::fixed(saved),
    };
    Ok(HttpResponse::Ok().json(AnsweredBody::load(&state, &said, worded).await?))
}

fn takes_events(request: &HttpRequest) -> bool {
    let accept = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|kinds| kinds.split(',').any(|kind| kind.trim() == "text/event-stream"))
}
