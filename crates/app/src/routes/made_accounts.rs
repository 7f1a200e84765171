//! Accounts that an admin makes on a company's behalf, and their first password.

use ::companies::review;
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use auth::provider::Failure;
use flows::onboarding::activate;
use flows::onboarding::create_account::{self, Owner};
use kernel::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::Viewer;
use super::decisions::{DecidedBody, reviewer};
use super::review::AdminInquiryView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, IdempotencyKey, Once, Peer, input, text};

/// Who gets the account.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewCompany {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "A company's name has 1 to 120 characters."),
        custom(function = text::line))]
    company_name: String,
    email: String,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 80, message = "A first name has 1 to 80 characters."),
        custom(function = text::line))]
    first_name: String,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 80, message = "A last name has 1 to 80 characters."),
        custom(function = text::line))]
    last_name: String,
}

/// The first password of an account.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SetPassword {
    token: String,
    #[validate(length(min = 1, max = 4096, message = "A password has 1 to 4096 characters."))]
    password: String,
}

input!(NewCompany, SetPassword);

fn owner(body: NewCompany) -> Result<Owner, ApiError> {
    let email: Email =
        body.email.parse().map_err(|e| ApiError::invalid_field("email", "format", e))?;
    Ok(Owner {
        company_name: body.company_name,
        email,
        first_name: body.first_name,
        last_name: body.last_name,
    })
}

/// Makes an account at the identity provider and here, approved, and mails the link that sets its
/// first password.
#[utoipa::path(post, path = "/api/admin/companies", tag = "admin", security(("bearer" = [])),
    params(("Idempotency-Key" = Option<String>, Header)), request_body = NewCompany,
    responses((status = 201, body = DecidedBody), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn create(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<NewCompany>,
) -> Result<HttpResponse, ApiError> {
    let owner = owner(body.value)?;
    let now = state.clock.now();
    let uid = create_account::provide(&state.db, &state.provider, &owner, now).await?;
    let reviewer = reviewer(&state, &viewer);
    let route = "POST /api/admin/companies";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        let uid = uid.ok_or(Failure::EmailExists)?;
        let made = create_account::create(conn, &reviewer, &uid, &owner)?;
        let inquiry = AdminInquiryView::of(review::find(conn, made.id)?, now);
        Ok((StatusCode::CREATED, DecidedBody { inquiry }))
    })
    .await
}

/// Whose password was set.
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
pub(crate) async fn set_password(
    state: Data<State>,
    peer: Peer,
    body: Body<SetPassword>,
) -> Result<Json<PasswordSetBody>, ApiError> {
    let SetPassword { token, password } = body.value;
    let now = state.clock.now();
    let given = (token, password);
    let email = activate::set_password(&state.db, &state.provider, given, peer.0, now).await?;
    Ok(Json(PasswordSetBody { email }))
}
