//! Interviews that companies propose to the caller, and the time that the caller picks.

use actix_web::web::{Data, Json};
use flows::meetings::{self as acts, Answer};
use hiring::applications;
use kernel::{ApplicationId, MeetingId, Seen};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::company::hiring::meetings::{MeetingView, Side};
use crate::web::{Body, Id, Viewer, input, text};
use crate::wire::ListBody;

/// An answer to the times that are proposed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AnswerMeeting {
    /// Of the interview, as it was read.
    version: i32,
    /// Which of the times, counted from 0; null where none fits.
    slot: Option<u8>,
    /// What the company reads where none fits, at most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    note: Option<String>,
}

input!(AnswerMeeting);

/// The interviews that came of one of the caller's applications, the last proposed first.
#[utoipa::path(get, path = "/api/users/applications/{id}/meetings", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ListBody<MeetingView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_my_meetings(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<ApplicationId>,
) -> Result<Json<ListBody<MeetingView>>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let read = state.db.read(move |conn| {
        let listed = applications::find_own(conn, user, id)?;
        MeetingView::list(conn, &listed, (Side::Candidate, now))
    });
    Ok(Json(read.await?))
}

/// Picks one of the times, or says that none fits.
#[utoipa::path(post, path = "/api/users/meetings/{id}/answer", tag = "users",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AnswerMeeting,
    responses((status = 200, body = MeetingView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn answer_meeting(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<MeetingId>,
    body: Body<AnswerMeeting>,
) -> Result<Json<MeetingView>, ApiError> {
    let (user, sender) = (viewer.user.id, state.sender());
    let AnswerMeeting { version, slot, note } = body.value;
    let seen = Seen::at(id, version);
    let done = state.db.write(move |conn| {
        let answer = match slot {
            Some(slot) => Answer::Pick(usize::from(slot)),
            None => Answer::NoneFits(note.as_deref()),
        };
        let after = acts::answer(conn, &sender, user, seen, answer)?;
        let listed = applications::find_own(conn, user, after.application)?;
        MeetingView::of(conn, &listed, after, (Side::Candidate, sender.now))
    });
    Ok(Json(done.await?))
}
