//! What was asked of the assistant, for those who may read the report.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use flows::assistance::{self, Transcript};
use kernel::{AttemptId, ReportViewId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::readable::readable_whole;
use crate::routes::results::reports::shared::reader;
use crate::web::{Body, Id, Peer, Viewer, input};
use crate::wire::{AssistantUse, QuestionView, Word};

/// What was asked and answered in an attempt.
#[derive(Serialize, ToSchema)]
#[schema(as = AssistantTranscript)]
pub(crate) struct TranscriptView {
    /// Whether the attempt had an assistant, and whether it was asked. Where it was and there is no question, they were
    /// removed after their time.
    assistant: AssistantUse,
    /// The first one first, of all tasks.
    questions: Vec<QuestionView>,
}

impl From<Transcript> for TranscriptView {
    fn from(of: Transcript) -> Self {
        let Transcript { assistant, questions, tasks } = of;
        let view = |question| QuestionView::of(question, &tasks);
        Self { assistant: Word(assistant), questions: questions.into_iter().map(view).collect() }
    }
}

/// What was asked of the assistant in an attempt, for those who may read its report.
#[utoipa::path(get, path = "/api/reports/{id}/assistant", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = TranscriptView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_report_assistant(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<Json<TranscriptView>, ApiError> {
    let report = readable_whole(&state, &viewer, id.0).await?;
    let found = state.db.read(move |conn| assistance::of_report(conn, &report)).await?;
    Ok(Json(found.into()))
}

/// A request through an opened link.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShowSharedAssistant {
    /// As the report came with it.
    #[schema(value_type = Uuid)]
    opening: ReportViewId,
    /// The secret of the link, or what the link of a mail was exchanged for.
    secret: String,
}

input!(ShowSharedAssistant);

/// The same for readers of a link that shows it. It counts as no other view.
#[utoipa::path(post, path = "/api/shared-assistant", tag = "reports",
    request_body = ShowSharedAssistant,
    responses((status = 200, body = TranscriptView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn show_shared_assistant(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    body: Body<ShowSharedAssistant>,
) -> Result<Json<TranscriptView>, ApiError> {
    let ShowSharedAssistant { opening, secret } = body.value;
    let reader = reader(&state, &req, peer);
    let found = assistance::shared(&state.db, (opening, secret), reader).await?;
    let TranscriptView { assistant, questions } = found.into();
    let questions = questions.into_iter().map(QuestionView::without_id).collect();
    Ok(Json(TranscriptView { assistant, questions }))
}
