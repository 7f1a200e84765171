//! Accounts that an admin makes on a company's behalf.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use auth::provider::Failure;
use companies::review;
use flows::onboarding::create_account::{self, Owner};
use kernel::Email;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::admin::inquiries::AdminInquiryView;
use crate::routes::admin::inquiry_decisions::{DecidedBody, reviewer};
use crate::web::Viewer;
use crate::web::{Body, IdempotencyKey, Once, input, text};

/// The person who gets the account.
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

input!(NewCompany);

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
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 503, body = ProblemBody)))]
pub(crate) async fn create_company(
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
