//! What a person agrees to. Source: product.md §29.

use actix_web::HttpResponse;
use actix_web::web::Data;
use auth::agreements::{self, Editions};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Viewer, input};

/// The editions that the person was shown, such as `1.2`.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Agree {
    /// Of the terms of use.
    terms: String,
    /// Of the privacy policy.
    privacy: String,
}

input!(Agree);

/// Records that the caller agrees to the terms of use and the privacy policy in force.
#[utoipa::path(put, path = "/api/users/agreements", tag = "users", security(("bearer" = [])),
    request_body = Agree,
    responses((status = 204), (status = 400, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn agree(
    state: Data<State>,
    viewer: Viewer,
    body: Body<Agree>,
) -> Result<HttpResponse, ApiError> {
    let shown = body.value;
    let agreed = state.db.write(move |conn| {
        let editions = Editions { terms: &shown.terms, privacy: &shown.privacy };
        Ok::<_, ApiError>(agreements::agree(conn, viewer.user.id, editions)?)
    });
    agreed.await?;
    Ok(HttpResponse::NoContent().finish())
}
