//! The caller's application to become a partner.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::limits::Who;
use flows::partners as acts;
use partners::applications::{self, Application, Form};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::{Validate, ValidationError};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, IdempotencyKey, Once, Peer, Viewer, input, text};
use crate::wire::{PartnerApplicationState, PartnerKind, Time};

/// What somebody says who wants to be a partner.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NewPartnerApplication {
    kind: PartnerKind,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 120, message = "An organisation's name has 1 to 120 characters."),
        custom(function = text::line))]
    organisation: String,
    /// Begins with `https://` or `http://`.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 200, message = "An address has at most 200 characters."),
        custom(function = web_address))]
    website: Option<String>,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "Write 1 to 2000 characters."),
        custom(function = text::prose))]
    why: String,
}

/// The admin follows it: it must be a page of the web and nothing else.
fn web_address(given: &str) -> Result<(), ValidationError> {
    text::line(given)?;
    let host = given.strip_prefix("https://").or_else(|| given.strip_prefix("http://"));
    let begins = |host: &str| host.starts_with(|c: char| c.is_alphanumeric());
    if host.is_some_and(begins) && !given.contains(char::is_whitespace) {
        return Ok(());
    }
    let help = "Write the whole address, such as https://example.org.";
    Err(ValidationError::new("format").with_message(help.into()))
}

/// Takes an application back.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawPartnerApplication {
    /// The version that was looked at.
    version: i32,
}

input!(NewPartnerApplication, WithdrawPartnerApplication);

/// An application to become a partner, as its person sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerApplication)]
pub(crate) struct ApplicationView {
    /// What taking it back names.
    version: i32,
    state: PartnerApplicationState,
    kind: PartnerKind,
    organisation: String,
    website: Option<String>,
    why: String,
    /// Why it was rejected.
    reason: Option<String>,
    applied_at: Time,
}

impl From<Application> for ApplicationView {
    fn from(application: Application) -> Self {
        let Form { kind, organisation, website, why } = application.form;
        Self {
            version: application.version,
            state: application.state.into(),
            kind: kind.into(),
            organisation,
            website,
            why,
            reason: application.reason,
            applied_at: application.applied_at.into(),
        }
    }
}

/// The caller's application.
#[derive(Serialize, ToSchema)]
#[schema(as = PartnerApplicationBody)]
pub(crate) struct ApplicationBody {
    application: ApplicationView,
}

/// The caller's application, if they have sent one.
#[derive(Serialize, ToSchema)]
#[schema(as = MaybePartnerApplicationBody)]
pub(crate) struct MaybeApplicationBody {
    application: Option<ApplicationView>,
}

/// The caller's application to become a partner.
#[utoipa::path(get, path = "/api/users/partner-application", tag = "users",
    security(("bearer" = [])), responses((status = 200, body = MaybeApplicationBody)))]
pub(crate) async fn show_partner_application(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<MaybeApplicationBody>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| applications::of_user(conn, user)).await?;
    Ok(Json(MaybeApplicationBody { application: found.map(ApplicationView::from) }))
}

/// Applies to become a partner; once, or again after taking it back.
#[utoipa::path(post, path = "/api/users/partner-application", tag = "users",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = NewPartnerApplication,
    responses((status = 201, body = ApplicationBody), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn apply_as_partner(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    key: IdempotencyKey,
    body: Body<NewPartnerApplication>,
) -> Result<HttpResponse, ApiError> {
    viewer.require_verified()?;
    let user = viewer.user.clone();
    let route = "POST /api/users/partner-application";
    let once = Once { user: user.id, key, route, digest: body.digest };
    let NewPartnerApplication { kind, organisation, website, why } = body.value;
    let form = Form { kind: kind.0, organisation, website, why };
    let who = Who::new(user.id, peer.0);
    state.db.write(move |conn| acts::ask(conn, who)).await?;
    once.run(&state, move |conn| {
        let application = acts::apply(conn, &user, &form)?.into();
        Ok((StatusCode::CREATED, ApplicationBody { application }))
    })
    .await
}

/// Takes the application back while it waits.
#[utoipa::path(post, path = "/api/users/partner-application/withdraw", tag = "users",
    security(("bearer" = [])), request_body = WithdrawPartnerApplication,
    responses((status = 200, body = ApplicationBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_partner_application(
    state: Data<State>,
    viewer: Viewer,
    body: Body<WithdrawPartnerApplication>,
) -> Result<Json<ApplicationBody>, ApiError> {
    let (user, version) = (viewer.user.id, body.value.version);
    let done = state.db.write(move |conn| acts::withdraw(conn, user, version)).await?;
    Ok(Json(ApplicationBody { application: done.into() }))
}
