//! The first password of an account that an admin made.

use actix_web::web::{Data, Json};
use flows::onboarding::activate::{self, FirstPassword};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Peer, input};

/// The first password of an account.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetPassword {
    token: String,
    #[validate(length(min = 1, max = 4096, message = "A password has 1 to 4096 characters."))]
    password: String,
}

input!(SetPassword);

/// The account whose password was set.
#[derive(Serialize, ToSchema)]
#[schema(as = PasswordSet)]
pub(crate) struct PasswordSetBody {
    email: String,
}

/// Sets the first password of an account that an admin made, with the link of the mail. The path
/// of the page tells whose account it is and proves nothing; the token does.
#[utoipa::path(post, path = "/api/companies/set-password", tag = "companies",
    request_body = SetPassword,
    responses((status = 200, body = PasswordSetBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn set_first_password(
    state: Data<State>,
    peer: Peer,
    body: Body<SetPassword>,
) -> Result<Json<PasswordSetBody>, ApiError> {
    let SetPassword { token, password } = body.value;
    let now = state.clock.now();
    let given = FirstPassword { token, password };
    let email = activate::set_password(&state.db, &state.provider, given, peer.0, now).await?;
    Ok(Json(PasswordSetBody { email }))
}
