//! Joining the team of a company by the link of a mail.

use actix_web::web::{Data, Json};
use flows::companies::team::{self as acts, NewColleague};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, Viewer, input, text};
use crate::wire::CompanyRole;

/// A link that somebody follows.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct FollowLink {
    token: String,
}

/// An account to be made for somebody who is invited.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RegisterColleague {
    token: String,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A name has 1 to 120 characters."),
        custom(function = text::line))]
    display_name: String,
    #[validate(length(min = 1, max = 4096, message = "A password has 1 to 4096 characters."))]
    password: String,
}

input!(FollowLink, RegisterColleague);

/// What a link says to somebody who follows it.
#[derive(Serialize, ToSchema)]
#[schema(as = FollowedInvitation)]
pub(crate) struct FollowedView {
    company_name: String,
    /// Where the invitation was sent.
    email: String,
    role: CompanyRole,
    /// Whether the address has an account, with which its person joins.
    has_account: bool,
}

/// Which team was joined.
#[derive(Serialize, ToSchema)]
#[schema(as = JoinedTeam)]
pub(crate) struct JoinedView {
    company_name: String,
}

/// For whom an account was made.
#[derive(Serialize, ToSchema)]
#[schema(as = RegisteredColleague)]
pub(crate) struct RegisteredView {
    email: String,
}

/// Shows the invitation of a link, and changes nothing.
#[utoipa::path(post, path = "/api/team-invitations/follow", tag = "team",
    request_body = FollowLink,
    responses((status = 200, body = FollowedView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn follow_team_invitation(
    state: Data<State>,
    peer: Peer,
    body: Body<FollowLink>,
) -> Result<Json<FollowedView>, ApiError> {
    let followed = acts::follow(&state.db, body.value.token, peer.0).await?;
    Ok(Json(FollowedView {
        company_name: followed.link.company.name,
        email: kernel::own_spelling(&followed.link.email),
        role: followed.link.role.into(),
        has_account: followed.has_account,
    }))
}

/// Joins the team with the account that is signed in. Its address must be the one that was invited.
#[utoipa::path(post, path = "/api/team-invitations/join", tag = "team",
    security(("bearer" = [])), request_body = FollowLink,
    responses((status = 200, body = JoinedView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn join_team(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    body: Body<FollowLink>,
) -> Result<Json<JoinedView>, ApiError> {
    let (sender, token) = (state.sender(), body.value.token);
    let joined = acts::join(&state.db, sender, viewer.user, token, peer.0).await?;
    Ok(Json(JoinedView { company_name: joined.company.name }))
}

/// Makes an account for somebody who is invited and has none; it belongs to the team at once. They log in
/// with the password that they send.
#[utoipa::path(post, path = "/api/team-invitations/register", tag = "team",
    request_body = RegisterColleague,
    responses((status = 200, body = RegisteredView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn register_colleague(
    state: Data<State>,
    peer: Peer,
    body: Body<RegisterColleague>,
) -> Result<Json<RegisteredView>, ApiError> {
    let RegisterColleague { token, display_name, password } = body.value;
    let new = NewColleague { token, name: display_name, password };
    let (outside, now) = ((&state.db, &*state.provider), state.clock.now());
    let email = acts::register(outside, state.sender(), new, peer.0, now).await?;
    Ok(Json(RegisteredView { email }))
}
