//! The assistant of a running attempt.

mod stream;

use std::sync::Arc;

use actix_web::http::StatusCode;
use actix_web::http::header::ACCEPT;
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::assistance::{self as kept, MAX_QUESTION, MOST_QUESTIONS, NewQuestion};
use assessments::attempts;
use db::Conn;
use flows::assistance::{self as flow, Asker};
use kernel::{AssistantQuestionId, AttemptId, TaskId, UserId, WritingId};
use model::Client;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Ids, Once, Viewer, input, text};
use crate::wire::{AiPolicy, AssistantUse, LanguageId, QuestionView, Word};

/// The code in the editor.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AssistantCode {
    language: LanguageId,
    source: String,
}

/// A question to the assistant.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskAssistant {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 4000, message = "A question has 1 to 4000 characters."),
        custom(function = text::prose))]
    question: String,
    /// Where the candidate sends it; at most 32000 characters.
    #[serde(default)]
    #[validate(nested)]
    code: Option<AssistantCode>,
    /// What the tab was given that writes.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    lease: Option<WritingId>,
}

/// Asking for an answer.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct HearAssistant {
    /// What the tab was given that writes.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    lease: Option<WritingId>,
}

input!(source: AskAssistant);
input!(AssistantCode, HearAssistant);

/// The assistant of an attempt.
#[derive(Serialize, ToSchema)]
#[schema(as = Assistance)]
pub(crate) struct AssistanceView {
    policy: AiPolicy,
    /// Whether it can be asked: `unused` or `used`.
    assistant: AssistantUse,
    /// How many questions an attempt has.
    most: i64,
    /// How many are left; none once all answers together are as long as they may be.
    left: i64,
    /// The longest question, in characters.
    longest: usize,
    /// The first one first, of all tasks.
    questions: Vec<QuestionView>,
}

/// The assistant of one's own attempt, and what it was asked.
#[utoipa::path(get, path = "/api/attempts/{id}/questions", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = AssistanceView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_assistance(
    state: Data<State>,
    viewer: Viewer,
    Id(attempt): Id<AttemptId>,
) -> Result<Json<AssistanceView>, ApiError> {
    let (user, has_model) = (viewer.user.id, state.model.is_some());
    let view = state.db.read(move |conn| {
        let questions = kept::of_own(conn, attempt, user)?;
        let (policy, assistant) = kept::terms(conn, attempt)?;
        let budget = kept::budget(&questions);
        let tasks = tasks(conn, attempt, user)?;
        let view = |question| QuestionView::of(question, &tasks);
        Ok::<_, ApiError>(AssistanceView {
            policy: Word(policy),
            assistant: Word(assistant.now(has_model)),
            most: MOST_QUESTIONS,
            left: if budget.characters == 0 { 0 } else { budget.questions },
            longest: MAX_QUESTION,
            questions: questions.into_iter().map(view).collect(),
        })
    });
    Ok(Json(view.await?))
}

/// The tasks of an attempt in their order.
fn tasks(conn: &mut Conn, attempt: AttemptId, user: UserId) -> Result<Vec<TaskId>, ApiError> {
    let found = attempts::workspace(conn, attempt, user)?.ok_or_else(ApiError::not_found)?;
    Ok(found.tasks.iter().map(|task| task.id).collect())
}

/// The model, where this server has one.
fn model_of(state: &State) -> Result<Arc<Client>, ApiError> {
    let model = state.model.clone();
    Ok(model.ok_or(assessments::Error::AssistantOff)?)
}

/// Keeps a question to the assistant. Its answer is asked for with the call that follows.
#[utoipa::path(post, path = "/api/attempts/{id}/tasks/{task}/questions", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("task" = Uuid, Path),
        ("Idempotency-Key" = Option<String>, Header)),
    request_body = AskAssistant,
    responses((status = 201, body = QuestionView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody,
            description = "`assistant_off`, `assistant_spent`, `assistant_busy`, `attempt_closed` or \
                `writing_elsewhere`"),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn ask_assistant(
    state: Data<State>,
    viewer: Viewer,
    Ids(attempt, task): Ids<AttemptId, TaskId>,
    key: IdempotencyKey,
    body: Body<AskAssistant>,
) -> Result<HttpResponse, ApiError> {
    let user = viewer.user.id;
    let AskAssistant { question, code, lease } = body.value;
    let code = code.map(|code| (code.language.0, code.source));
    let new = NewQuestion { attempt, task, lease, question, code };
    state.db.write(move |conn| flow::count(conn, user)).await?;
    let has_model = state.model.is_some();
    let route = "POST /api/attempts/{id}/tasks/{task}/questions";
    let once = Once { user, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let question = flow::ask(conn, user, &new, has_model)?;
        let tasks = tasks(conn, attempt, user)?;
        Ok((StatusCode::CREATED, QuestionView::of(question, &tasks)))
    })
    .await
}

/// Has a question answered, once. With `Accept: text/event-stream` the answer comes as events: `words` with each few
/// words, and `done` with the question as it is kept. A reader who leaves ends it, and what came is kept.
#[utoipa::path(post, path = "/api/attempts/{id}/questions/{question}/answer", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path), ("question" = Uuid, Path)),
    request_body = HearAssistant,
    responses((status = 200, content(
            (QuestionView = "application/json"), (stream::Event = "text/event-stream"))),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn hear_assistant(
    state: Data<State>,
    viewer: Viewer,
    Ids(attempt, question): Ids<AttemptId, AssistantQuestionId>,
    request: HttpRequest,
    body: Body<HearAssistant>,
) -> Result<HttpResponse, ApiError> {
    let (user, lease) = (viewer.user.id, body.value.lease);
    let asker = Asker { attempt, user, question, lease };
    let known = state.model.clone();
    let (prepared, tasks) = state
        .db
        .write(move |conn| {
            let model = known.as_deref().map(Client::model);
            let prepared = flow::prepare(conn, asker, model)?;
            Ok::<_, ApiError>((prepared, tasks(conn, attempt, user)?))
        })
        .await?;
    let client = model_of(&state)?;
    let hearing = stream::Hearing { state: state.get_ref().clone(), client, prepared, tasks };
    if takes_events(&request) {
        Ok(stream::respond(hearing))
    } else {
        Ok(HttpResponse::Ok().json(hearing.whole().await?))
    }
}

fn takes_events(request: &HttpRequest) -> bool {
    let accept = request.headers().get(ACCEPT).and_then(|value| value.to_str().ok());
    accept.is_some_and(|kinds| kinds.split(',').any(|kind| kind.trim() == "text/event-stream"))
}
