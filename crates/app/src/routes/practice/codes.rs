//! Whether a code that somebody was given invites to anything.

use actix_web::web::{Data, Json};
use assessments::invitations::{self, Code, Standing};
use flows::limits::{self, Action, Who};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, input};

/// A code as it was typed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CodeBody {
    #[validate(length(max = 40, message = "A code has ten characters."))]
    code: String,
}

input!(CodeBody);

/// Whether a code is active.
#[derive(Serialize, ToSchema)]
#[schema(as = InvitationCode)]
pub(crate) struct CodeView {
    /// Whether it leads to an assessment that can be begun, now or later, or resumed.
    active: bool,
}

/// Says whether a code is active. What was never one, has expired and was taken back look the same.
#[utoipa::path(post, path = "/api/invitation-codes/check", tag = "practice",
    request_body = CodeBody,
    responses((status = 200, body = CodeView), (status = 429, body = ProblemBody)))]
pub(crate) async fn check_invitation_code(
    state: Data<State>,
    peer: Peer,
    body: Body<CodeBody>,
) -> Result<Json<CodeView>, ApiError> {
    let who = Who::nobody(peer.0);
    state.db.write(move |conn| limits::take(conn, Action::TryCode, who)).await?;
    let Ok(code) = body.value.code.trim().to_ascii_uppercase().parse::<Code>() else {
        return Ok(Json(CodeView { active: false }));
    };
    let card = state.db.read(move |conn| invitations::by_code(conn, &code)).await?;
    let leads =
        |standing| matches!(standing, Standing::NotOpen | Standing::Open | Standing::Started);
    Ok(Json(CodeView { active: card.is_some_and(|card| leads(card.standing)) }))
}
