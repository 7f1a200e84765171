//! The recording of how an answer is written, as the browser sends it.

use actix_web::web::{Data, Json};
use assessments::recordings::{self, Head, Link, NewBatch, Sending};
use kernel::{AttemptId, TaskId, WritingId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Ids, Viewer, input};

/// A batch of a recording: what happened within two seconds.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordBatch {
    /// What the tab was given that writes.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    lease: Option<WritingId>,
    /// Which it is, from 1.
    #[validate(range(min = 1, message = "A batch has a number of 1 or more."))]
    number: i32,
    /// The link before it: 64 hexadecimal digits.
    #[validate(length(equal = 64, message = "A link has 64 hexadecimal digits."))]
    previous: String,
    /// The batch as JSON, byte for byte as it was hashed.
    payload: String,
}

input!(source: RecordBatch);

/// How far a recording has come.
#[derive(Serialize, ToSchema)]
#[schema(as = RecordingHead)]
pub(crate) struct HeadView {
    /// The number of the last batch; 0 before the first.
    number: i32,
    /// The link that the next one follows.
    link: String,
    /// How many items there are.
    items: u32,
    /// When the last of them happened, in milliseconds since the attempt began.
    t_ms: u32,
}

impl From<Head> for HeadView {
    fn from(of: Head) -> Self {
        Self { number: of.number, link: of.link.to_string(), items: of.seq, t_ms: of.t_ms }
    }
}

/// How far the recording of a task has come. 409 `not_recorded` where the candidate has not agreed to it.
#[utoipa::path(get, path = "/api/attempts/{id}/tasks/{task}/recording", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path), ("task" = Uuid, Path)),
    responses((status = 200, body = HeadView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn show_recording_head(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, TaskId>,
) -> Result<Json<HeadView>, ApiError> {
    let (Ids(attempt, task), user) = (ids, viewer.user.id);
    let head = state.db.read(move |conn| recordings::head(conn, attempt, user, task));
    Ok(Json(head.await?.into()))
}

/// Appends a batch to the recording of a task. Sending the same one again changes nothing.
#[utoipa::path(post, path = "/api/attempts/{id}/tasks/{task}/recording", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path), ("task" = Uuid, Path)),
    request_body = RecordBatch,
    responses((status = 200, body = HeadView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 413, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn append_recording(
    state: Data<State>,
    viewer: Viewer,
    ids: Ids<AttemptId, TaskId>,
    body: Body<RecordBatch>,
) -> Result<Json<HeadView>, ApiError> {
    let (Ids(attempt, task), user) = (ids, viewer.user.id);
    let RecordBatch { lease, number, previous, payload } = body.value;
    let Some(previous) = Link::parse(&previous) else {
        let text = "A link has 64 hexadecimal digits.";
        return Err(ApiError::invalid_field("previous", "format", text));
    };
    let batch = NewBatch { task, lease, number, previous, payload };
    let head = state.typed.batches.write(&state.db, Sending { attempt, user, batch });
    Ok(Json(head.await?.into()))
}
