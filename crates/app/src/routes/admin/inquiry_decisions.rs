//! What the admin decides about companies that want in.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use companies::grants::{BadFlag, Flag};
use companies::inquiries::Inquiry;
use companies::review;
use db::Conn;
use db::audit::Actor;
use flows::onboarding::review::{self as decisions, Approval, Reviewer};
use kernel::chrono::NaiveDate;
use kernel::{InquiryId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::admin::clients::known::end_of;
use crate::routes::admin::inquiries::AdminInquiryView;
use crate::web::Viewer;
use crate::web::{Body, Id, IdempotencyKey, Once, input, text};
use crate::wire::CompanyFlag;

/// Says yes.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct Approve {
    /// The version that was looked at.
    version: i32,
    /// Flags to grant at once.
    #[validate(length(max = 5, message = "There are five flags."))]
    #[schema(value_type = Vec<CompanyFlag>)]
    flags: Vec<String>,
    /// The last day of the flags; null for no end.
    #[serde(default)]
    until: Option<NaiveDate>,
    /// The plan that the company is subscribed to from today on; null for none.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 60, message = "There is no such plan."))]
    plan: Option<String>,
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(min = 1, max = 2000, message = "A note has 1 to 2000 characters."),
        custom(function = text::prose))]
    note: Option<String>,
}

/// Says no, or stops a company.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithReason {
    /// The version that was looked at.
    version: i32,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A reason has 1 to 2000 characters."),
        custom(function = text::prose))]
    reason: String,
}

/// Asks something.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RequestInfo {
    /// The version that was looked at.
    version: i32,
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A question has 1 to 2000 characters."),
        custom(function = text::prose))]
    text: String,
}

/// Acts on the inquiry as it was seen.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AsSeen {
    /// The version that was looked at.
    version: i32,
}

/// Says something about an inquiry, for admins.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct NoteInquiry {
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 2000, message = "A note has 1 to 2000 characters."),
        custom(function = text::prose))]
    text: String,
}

input!(Approve, WithReason, RequestInfo, AsSeen, NoteInquiry);

/// An inquiry after an act.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminInquiryBody)]
pub(crate) struct DecidedBody {
    pub(crate) inquiry: AdminInquiryView,
}

pub(crate) fn reviewer(state: &State, viewer: &Viewer) -> Reviewer {
    Reviewer {
        actor: Actor::User(viewer.user.id),
        name: viewer.user.email.clone(),
        sender: state.sender(),
    }
}

/// One act in one transaction, and the inquiry as it is then.
async fn decide(
    state: &State,
    viewer: &Viewer,
    (id, version): (InquiryId, i32),
    act: impl FnOnce(&mut Conn, &Reviewer, Seen<InquiryId>) -> flows::Result<Inquiry> + Send + 'static,
) -> Result<Json<DecidedBody>, ApiError> {
    let (reviewer, now) = (reviewer(state, viewer), state.clock.now());
    let decided = state.db.write(move |conn| {
        act(conn, &reviewer, Seen::at(id, version))?;
        Ok::<_, ApiError>(review::find(conn, id)?)
    });
    Ok(Json(DecidedBody { inquiry: AdminInquiryView::of(decided.await?, now) }))
}

fn flags(names: &[String]) -> Result<Vec<Flag>, ApiError> {
    let parsed: Result<Vec<Flag>, BadFlag> = names.iter().map(|name| name.parse()).collect();
    parsed.map_err(|e| ApiError::invalid_field("flags", "unknown", e))
}

/// Approves a company, grants flags, subscribes it to a plan where one is chosen, and mails the link that opens its
/// account.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/approve", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = Approve,
    responses((status = 200, body = DecidedBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn approve_inquiry(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<Approve>,
) -> Result<Json<DecidedBody>, ApiError> {
    let Approve { version, flags: names, until, plan, note } = body.value;
    let (flags, until) = (flags(&names)?, until.map(end_of));
    decide(&state, &viewer, (id, version), move |conn, reviewer, seen| {
        let (plan, note) = (plan.as_deref(), note.as_deref());
        decisions::approve(conn, reviewer, seen, Approval { flags: &flags, until, plan, note })
    })
    .await
}

/// Turns a company away and mails the reason.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/reject", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WithReason,
    responses((status = 200, body = DecidedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn reject_inquiry(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<WithReason>,
) -> Result<Json<DecidedBody>, ApiError> {
    let WithReason { version, reason } = body.value;
    decide(&state, &viewer, (id, version), move |conn, reviewer, seen| {
        decisions::reject(conn, reviewer, seen, &reason)
    })
    .await
}

/// Mails a question; the company answers by sending its form once more.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/request-info", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RequestInfo,
    responses((status = 200, body = DecidedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn request_info(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<RequestInfo>,
) -> Result<Json<DecidedBody>, ApiError> {
    let RequestInfo { version, text } = body.value;
    decide(&state, &viewer, (id, version), move |conn, reviewer, seen| {
        decisions::request_info(conn, reviewer, seen, &text)
    })
    .await
}

/// Stops a company that was let in and mails the reason.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/suspend", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = WithReason,
    responses((status = 200, body = DecidedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn suspend_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<WithReason>,
) -> Result<Json<DecidedBody>, ApiError> {
    let WithReason { version, reason } = body.value;
    decide(&state, &viewer, (id, version), move |conn, reviewer, seen| {
        decisions::suspend(conn, reviewer, seen, &reason)
    })
    .await
}

/// Lets a stopped company go on where it was.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/restore", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AsSeen,
    responses((status = 200, body = DecidedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn restore_company(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<AsSeen>,
) -> Result<Json<DecidedBody>, ApiError> {
    decide(&state, &viewer, (id, body.value.version), decisions::restore).await
}

/// Mails a new link; the one before no longer counts.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/resend-activation", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AsSeen,
    responses((status = 200, body = DecidedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn resend_activation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<AsSeen>,
) -> Result<Json<DecidedBody>, ApiError> {
    decide(&state, &viewer, (id, body.value.version), decisions::send_link).await
}

/// Takes the link back.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/revoke-activation", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AsSeen,
    responses((status = 200, body = DecidedBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn revoke_activation(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    body: Body<AsSeen>,
) -> Result<Json<DecidedBody>, ApiError> {
    decide(&state, &viewer, (id, body.value.version), decisions::revoke_link).await
}

/// Adds a note to an inquiry's history. Only admins read it.
#[utoipa::path(post, path = "/api/admin/inquiries/{id}/notes", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = NoteInquiry,
    responses((status = 201, body = DecidedBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn note_inquiry(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InquiryId>,
    key: IdempotencyKey,
    body: Body<NoteInquiry>,
) -> Result<HttpResponse, ApiError> {
    let (reviewer, now, said) = (reviewer(&state, &viewer), state.clock.now(), body.value.text);
    let route = "POST /api/admin/inquiries/{id}/notes";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    once.run(&state, move |conn| {
        decisions::note(conn, &reviewer, Seen::any(id), &said)?;
        let inquiry = AdminInquiryView::of(review::find(conn, id)?, now);
        Ok((StatusCode::CREATED, DecidedBody { inquiry }))
    })
    .await
}
