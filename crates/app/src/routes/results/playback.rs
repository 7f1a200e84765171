//! How an answer was written, for those who may read the report.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use assessments::recordings::{Step, What};
use challenges::submissions::SentText;
use flows::playback::{self, Playback};
use flows::sharing;
use kernel::{AttemptId, ReportViewId, TaskId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::readable::readable_whole;
use crate::routes::results::reports::shared::reader;
use crate::web::{Body, Ids, Peer, Viewer, input};
use crate::wire::words::Shown;
use crate::wire::{
    LanguageId, PlaybackGap, PlaybackMarker, PlaybackStanding, PlaybackStepKind, SubmissionKind,
    Time, Verdict, Word,
};

/// One step of a playback. Positions and lengths count UTF-16 code units.
#[derive(Serialize, ToSchema)]
#[schema(as = PlaybackStep)]
struct StepView {
    /// In milliseconds since the attempt began; no step is earlier than the one before.
    t_ms: u32,
    kind: PlaybackStepKind,
    /// Which text, where not all.
    language: Option<LanguageId>,
    /// Of an edit: where.
    pos: u32,
    /// Of an edit: how much was deleted. Of a paste: how much was pasted.
    length: u32,
    /// Of an edit: what was inserted. Of a text: the whole of it.
    text: Option<String>,
    marker: Option<PlaybackMarker>,
    /// Why the text is not known from here to the next step with a whole text.
    gap: Option<PlaybackGap>,
    /// Which run or submission, by its place in `sent`.
    sent: Option<usize>,
}

impl From<Step> for StepView {
    fn from(step: Step) -> Self {
        let mut view = Self {
            t_ms: step.t_ms,
            kind: Shown::Mark.into(),
            language: step.file.map(Word),
            pos: 0,
            length: 0,
            text: None,
            marker: None,
            gap: None,
            sent: None,
        };
        match step.what {
            What::Edit { pos, del, ins } => {
                (view.kind, view.pos, view.length) = (Shown::Edit.into(), pos, del);
                view.text = Some(ins);
            }
            What::Text(text) => (view.kind, view.text) = (Shown::Text.into(), Some(text)),
            What::Mark(marker, length) => {
                (view.marker, view.length) = (Some(marker.into()), length);
            }
            What::Gap(gap) => (view.kind, view.gap) = (Shown::Gap.into(), Some(gap.into())),
            What::Sent(index) => (view.kind, view.sent) = (Shown::Sent.into(), Some(index)),
        }
        view
    }
}

/// What was run or submitted meanwhile.
#[derive(Serialize, ToSchema)]
#[schema(as = PlaybackSent)]
struct SentView {
    kind: SubmissionKind,
    t_ms: u32,
    language: LanguageId,
    /// Whether the recording shows the text that was sent; null where that text is no longer kept.
    matches: Option<bool>,
    verdict: Option<Verdict>,
    /// 0 to 100; of a judged submit only.
    points: Option<i32>,
    passed: i64,
    tests: i32,
    own_input: bool,
}

impl SentView {
    fn of(sent: &SentText, matches: Option<bool>, t_ms: u32) -> Self {
        Self {
            kind: sent.kind.into(),
            t_ms,
            language: sent.language.into(),
            matches,
            verdict: sent.verdict.map(Word),
            points: sent.points,
            passed: sent.passed,
            tests: sent.tests,
            own_input: sent.own_input,
        }
    }
}

/// How the answer to one task was written.
#[derive(Serialize, ToSchema)]
#[schema(as = Playback)]
pub(crate) struct PlaybackView {
    state: PlaybackStanding,
    /// From when on times count.
    started_at: Time,
    /// How long the attempt lasted, in milliseconds.
    duration_ms: u32,
    /// Whether the text is known throughout, and is what was sent.
    whole: bool,
    steps: Vec<StepView>,
    /// The oldest first.
    sent: Vec<SentView>,
}

impl From<Playback> for PlaybackView {
    fn from(of: Playback) -> Self {
        let end = of.recording.submitted_at.unwrap_or(of.recording.started_at);
        let (duration_ms, whole) = (of.since_start(end), of.is_whole());
        let sent = of
            .sent
            .iter()
            .map(|(sent, matches)| SentView::of(sent, *matches, of.since_start(sent.created_at)));
        Self {
            state: of.standing.into(),
            started_at: of.recording.started_at.into(),
            duration_ms,
            whole,
            sent: sent.collect(),
            steps: of.recording.replay.steps.into_iter().map(StepView::from).collect(),
        }
    }
}

/// How the answer to one task was written, for those who may read the report.
#[utoipa::path(get, path = "/api/reports/{id}/tasks/{task}/playback", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path), ("task" = Uuid, Path)),
    responses((status = 200, body = PlaybackView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_playback(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, TaskId>,
) -> Result<Json<PlaybackView>, ApiError> {
    let Ids(attempt, task) = ids;
    readable_whole(&state, &viewer, attempt).await?;
    Ok(Json(compose(&state, attempt, task).await?))
}

/// A request through an opened link.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct PlaySharedTask {
    /// As the report came with it.
    #[schema(value_type = Uuid)]
    opening: ReportViewId,
    /// The secret of the link, or what the link of a mail was exchanged for.
    secret: String,
    /// Which task, from 1.
    #[validate(range(min = 1, message = "A position is 1 or more."))]
    position: i32,
}

input!(PlaySharedTask);

/// How the answer to one task was written, for readers of a link that shows it. It counts as no other view.
#[utoipa::path(post, path = "/api/shared-playbacks", tag = "reports",
    request_body = PlaySharedTask,
    responses((status = 200, body = PlaybackView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn show_shared_playback(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    body: Body<PlaySharedTask>,
) -> Result<Json<PlaybackView>, ApiError> {
    let PlaySharedTask { opening, secret, position } = body.value;
    let reader = reader(&state, &req, peer);
    let found = sharing::task_played(&state.db, (opening, secret), position, reader).await?;
    Ok(Json(compose(&state, found.0, found.1).await?))
}

/// The playback, to somebody who may see it.
pub(crate) async fn compose(
    state: &State,
    attempt: AttemptId,
    task: TaskId,
) -> Result<PlaybackView, ApiError> {
    let (days, now) = (state.config.recording_days, state.clock.now());
    let found = state.db.read(move |conn| playback::show(conn, (attempt, task), days, now));
    found.await?.map(PlaybackView::from).ok_or_else(ApiError::not_found)
}
