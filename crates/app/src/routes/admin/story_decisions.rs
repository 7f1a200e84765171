//! What the moderator decides about stories and answers.

use actix_web::web::{Data, Json};
use flows::stories::moderate;
use interviews::moderation::{self, Decision, Why};
use interviews::replies;
use kernel::{Seen, StoryId};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::admin::stories::{CaseBody, CaseView};
use crate::web::Viewer;
use crate::web::{Body, Id, input, text};
use crate::wire::ReasonCode;

/// Why a story is turned down.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryReason)]
struct ReasonBody {
    code: ReasonCode,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 2000, message = "A reason has at most 2000 characters."),
        custom(function = text::prose))]
    text: String,
}

/// A decision on the version that was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryDecision)]
pub(crate) struct DecisionRequest {
    version: i32,
    /// Needed to ask for changes, to reject and to remove.
    #[validate(nested)]
    reason: Option<ReasonBody>,
}

input!(DecisionRequest);

async fn decide(
    state: &State,
    viewer: &Viewer,
    id: StoryId,
    asked: DecisionRequest,
    decision: Decision,
) -> Result<Json<CaseBody>, ApiError> {
    let why = |reason: ReasonBody| Why { reason: reason.code.0, text: reason.text };
    let (version, why) = (asked.version, asked.reason.map(why));
    let reviewer = state.reviewer(viewer);
    let done = state.db.write(move |conn| {
        let case = Seen::at(id, version);
        let draft = moderate::decide(conn, &reviewer, case, decision, why.as_ref())?;
        CaseView::load(conn, draft)
    });
    Ok(Json(CaseBody { interview: done.await? }))
}

macro_rules! decisions {
    ($($(#[$doc:meta])* $name:ident, $path:literal, $decision:ident;)+) => { $(
        $(#[$doc])*
        #[utoipa::path(post, path = $path, tag = "admin", security(("bearer" = [])),
            params(("id" = Uuid, Path)), request_body = DecisionRequest,
            responses((status = 200, body = CaseBody), (status = 400, body = ProblemBody),
                (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
        pub(crate) async fn $name(
            state: Data<State>,
            viewer: Viewer,
            Id(id): Id<StoryId>,
            body: Body<DecisionRequest>,
        ) -> Result<Json<CaseBody>, ApiError> {
            decide(&state, &viewer, id, body.value, Decision::$decision).await
        }
    )+ };
}

decisions! {
    /// Shows the author's text to everybody.
    publish_story, "/api/admin/interviews/{id}/publish", Publish;
    /// Gives the text back to its author with what to change.
    request_story_changes, "/api/admin/interviews/{id}/request-changes", RequestChanges;
    /// Says no to a text.
    reject_story, "/api/admin/interviews/{id}/reject", Reject;
    /// Takes a story away for good.
    remove_story, "/api/admin/interviews/{id}/remove", Remove;
    /// Leaves a story where it is.
    keep_story, "/api/admin/interviews/{id}/keep", Keep;
    /// Marks a story that our own records prove.
    verify_story, "/api/admin/interviews/{id}/verify", Verify;
}

/// A decision on the version of the answer that was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = StoryReplyDecision)]
pub(crate) struct ReplyDecision {
    version: i32,
}

input!(ReplyDecision);

async fn settle(
    state: &State,
    viewer: &Viewer,
    seen: Seen<StoryId>,
    decision: replies::Decision,
) -> Result<Json<CaseBody>, ApiError> {
    let reviewer = state.reviewer(viewer);
    let done = state.db.write(move |conn| {
        moderate::decide_reply(conn, &reviewer, seen, decision)?;
        let draft = moderation::find(conn, seen.id)?;
        CaseView::load(conn, draft)
    });
    Ok(Json(CaseBody { interview: done.await? }))
}

/// Shows a company's answer.
#[utoipa::path(post, path = "/api/admin/interviews/{id}/reply/publish", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReplyDecision,
    responses((status = 200, body = CaseBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn publish_reply(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
    body: Body<ReplyDecision>,
) -> Result<Json<CaseBody>, ApiError> {
    settle(&state, &viewer, Seen::at(id, body.value.version), replies::Decision::Publish).await
}

/// Does not show a company's answer.
#[utoipa::path(post, path = "/api/admin/interviews/{id}/reply/reject", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReplyDecision,
    responses((status = 200, body = CaseBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn reject_reply(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<StoryId>,
    body: Body<ReplyDecision>,
) -> Result<Json<CaseBody>, ApiError> {
    settle(&state, &viewer, Seen::at(id, body.value.version), replies::Decision::Reject).await
}
