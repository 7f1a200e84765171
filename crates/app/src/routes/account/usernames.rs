//! Usernames. Source of path and payload: specification §7.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use auth::usernames::Username;
use flows::accounts;
use flows::limits::Who;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::account::auth::{UserBody, with_company};
use crate::web::Viewer;
use crate::web::{Body, Peer, input, query, require_recent};

/// The name somebody wants.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct UpdateUsername {
    username: String,
}

input!(UpdateUsername);

/// Gives the caller this username. The first choice is free; a change is once in 30 days and
/// needs a fresh sign-in.
#[utoipa::path(post, path = "/api/auth/update-username", tag = "auth", security(("bearer" = [])),
    request_body = UpdateUsername,
    responses((status = 200, body = UserBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn change_username(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    body: Body<UpdateUsername>,
) -> Result<Json<UserBody>, ApiError> {
    let name = Username::parse(&body.value.username)?;
    if viewer.user.username.as_deref().is_some_and(|current| current != name.as_str()) {
        require_recent(&viewer, state.clock.now())?;
    }
    let (user, config, now) = (viewer.user.id, state.config.clone(), state.clock.now());
    let who = Who::new(user, peer.0);
    let user = accounts::choose_username(&state.db, user, name, who).await?;
    let body = state.db.read(move |conn| with_company(conn, user, (&config, now)));
    Ok(Json(body.await?))
}

/// The name that is asked about.
#[derive(Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(deny_unknown_fields)]
pub(crate) struct Wanted {
    /// As somebody typed it.
    username: String,
}

/// Whether a username can be had.
#[derive(Serialize, ToSchema)]
#[schema(as = UsernameAvailability)]
pub(crate) struct AvailabilityBody {
    available: bool,
    /// Why not, in a sentence.
    reason: Option<String>,
    /// At most three names like it that can be had.
    suggestions: Vec<String>,
}

/// Whether the caller could have this username.
#[utoipa::path(get, path = "/api/auth/username-availability", tag = "auth",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = AvailabilityBody), (status = 429, body = ProblemBody)))]
pub(crate) async fn show_username_availability(
    state: Data<State>,
    viewer: Viewer,
    peer: Peer,
    req: HttpRequest,
) -> Result<Json<AvailabilityBody>, ApiError> {
    let wanted: Wanted = query(&req, "Ask for one `username`.")?;
    let user = viewer.user.id;
    let found = state.db.write(move |conn| {
        accounts::username_availability(conn, user, &wanted.username, Who::new(user, peer.0))
    });
    let found = found.await?;
    Ok(Json(AvailabilityBody {
        available: found.available,
        reason: found.reason,
        suggestions: found.suggestions,
    }))
}
