//! Extra time that the invited person asks for.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use assessments::accommodations::{self, Asker, Request, Wish};
use assessments::invitations::Code;
use auth::extra_time;
use flows::assessments::accommodate;
use kernel::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{AccommodationState, Time};

/// A request for extra time, as the person who asked reads it.
#[derive(Serialize, ToSchema)]
#[schema(as = MyAccommodation)]
pub(crate) struct RequestView {
    state: AccommodationState,
    /// What changing it names.
    version: i32,
    /// What was asked for, in hundredths of the duration.
    percent: i32,
    text: Option<String>,
    /// What was granted.
    granted_percent: Option<i32>,
    /// Why it was declined.
    reason: Option<String>,
    asked_at: Time,
    decided_at: Option<Time>,
}

impl From<Request> for RequestView {
    fn from(of: Request) -> Self {
        Self {
            state: of.state.into(),
            version: of.version,
            percent: of.percent,
            text: of.text,
            granted_percent: of.granted_percent,
            reason: of.reason,
            asked_at: of.asked_at.into(),
            decided_at: of.decided_at.map(Time::from),
        }
    }
}

/// What the caller has asked for, where they have.
#[derive(Serialize, ToSchema)]
#[schema(as = MyAccommodationStanding)]
pub(crate) struct StandingView {
    request: Option<RequestView>,
    /// What is proposed to the caller to ask for, in hundredths of the duration; null where nothing is.
    proposed_percent: Option<i32>,
}

/// Extra time to be asked for.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AskExtraTime {
    /// Of the request that is changed; 0 where there is none.
    #[validate(range(min = 0, message = "A version is 0 or more."))]
    version: i32,
    /// In hundredths of the duration.
    #[validate(range(min = 10, max = 300, message = "Extra time is 10 to 300 percent."))]
    percent: i32,
    /// Why, where one wants to say it.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 1000, message = "A text has at most 1000 characters."),
        custom(function = text::prose))]
    text: Option<String>,
}

/// A request to be taken back.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct WithdrawExtraTime {
    /// Of the request, as it was read.
    #[validate(range(min = 1, message = "A version is 1 or more."))]
    version: i32,
}

input!(AskExtraTime, WithdrawExtraTime);

fn asker(viewer: &Viewer) -> Result<Asker, ApiError> {
    if !viewer.user.email_verified {
        return Err(assessments::Error::EmailUnverified.into());
    }
    let email: Email = viewer.user.email.parse().map_err(ApiError::internal)?;
    Ok(Asker { user: viewer.user.id, email })
}

/// What the invited person has asked for; nothing to anybody else.
#[utoipa::path(get, path = "/api/codebrain/{id}/accommodation", tag = "candidates",
    security(("bearer" = [])), params(("id" = String, Path, description = "The code")),
    responses((status = 200, body = StandingView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_accommodation(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
) -> Result<Json<StandingView>, ApiError> {
    let asker = asker(&viewer)?;
    let found = state.db.read(move |conn| {
        let request = accommodations::own(conn, &code.0, &asker.email)?.map(RequestView::from);
        let proposed_percent = extra_time::of(conn, asker.user)?;
        Ok::<_, ApiError>(StandingView { request, proposed_percent })
    });
    Ok(Json(found.await?))
}

/// Asks for extra time before the attempt begins, or asks in another way.
#[utoipa::path(post, path = "/api/codebrain/{id}/accommodation", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = AskExtraTime,
    responses((status = 201, body = RequestView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn ask_accommodation(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
    key: IdempotencyKey,
    body: Body<AskExtraTime>,
) -> Result<HttpResponse, ApiError> {
    let (asker, sender) = (asker(&viewer)?, state.sender());
    let user = asker.user;
    state.db.write(move |conn| accommodate::count(conn, user)).await?;
    let route = "POST /api/codebrain/{id}/accommodation";
    let once = Once { user, key, route, digest: body.digest };
    let AskExtraTime { version, percent, text } = body.value;
    let wish = Wish { percent, text };
    once.run(&state, move |conn| {
        let asked = accommodate::ask(conn, &sender, &asker, (&code.0, version), &wish)?;
        Ok((StatusCode::CREATED, RequestView::from(asked)))
    })
    .await
}

/// Takes a request back; what it said is removed at once.
#[utoipa::path(post, path = "/api/codebrain/{id}/accommodation/withdraw", tag = "candidates",
    security(("bearer" = [])), params(("id" = String, Path)), request_body = WithdrawExtraTime,
    responses((status = 200, body = RequestView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_accommodation(
    state: Data<State>,
    viewer: Viewer,
    code: Id<Code>,
    body: Body<WithdrawExtraTime>,
) -> Result<Json<RequestView>, ApiError> {
    let (asker, version) = (asker(&viewer)?, body.value.version);
    let done =
        state.db.write(move |conn| accommodations::withdraw(conn, &asker, (&code.0, version)));
    Ok(Json(done.await?.into()))
}
