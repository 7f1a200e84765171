//! More time for a candidate who is at work.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::Data;
use db::audit::Actor;
use flows::assessments::extend::{self, Extension, Giver};
use kernel::AttemptId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Viewer, input, text};
use crate::wire::Time;

/// How much more time, and why.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct GiveTime {
    #[validate(range(min = 5, max = 120, message = "Give 5 to 120 minutes."))]
    minutes: i32,
    /// For the record.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(min = 1, max = 400, message = "A reason has 1 to 400 characters."),
        custom(function = text::prose))]
    reason: String,
}

input!(GiveTime);

/// When the attempt ends now.
#[derive(Serialize, ToSchema)]
#[schema(as = MoreTime)]
pub(crate) struct MoreTimeView {
    ends_at: Time,
}

/// Gives one of the company's candidates more time; the clock of an open workspace follows.
#[utoipa::path(post, path = "/api/attempts/{id}/time", tag = "assessments",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = GiveTime,
    responses((status = 200, body = MoreTimeView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn give_time(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    (id, body): (Id<AttemptId>, Body<GiveTime>),
) -> Result<HttpResponse, ApiError> {
    member.require_recruiter()?;
    let by = viewer.user.id;
    let giver = Giver::Member { company: member.membership.company.id, by };
    let once = Once { user: by, key, route: "POST /api/attempts/{id}/time", digest: body.digest };
    give(&state, once, giver, (id.0, body.value)).await
}

/// Gives any candidate more time.
#[utoipa::path(post, path = "/api/admin/attempts/{id}/time", tag = "admin",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = GiveTime,
    responses((status = 200, body = MoreTimeView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn give_time_as_admin(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<AttemptId>, Body<GiveTime>),
) -> Result<HttpResponse, ApiError> {
    let (by, route) = (viewer.user.id, "POST /api/admin/attempts/{id}/time");
    let once = Once { user: by, key, route, digest: body.digest };
    give(&state, once, Giver::Admin(Actor::User(by)), (id.0, body.value)).await
}

async fn give(
    state: &State,
    once: Once,
    giver: Giver,
    (attempt, asked): (AttemptId, GiveTime),
) -> Result<HttpResponse, ApiError> {
    let GiveTime { minutes, reason } = asked;
    let (sender, extension) = (state.sender(), Extension { attempt, minutes, reason });
    once.run(state, move |conn| {
        let ends_at = extend::extend(conn, &sender, giver, &extension)?;
        Ok((StatusCode::OK, MoreTimeView { ends_at: ends_at.into() }))
    })
    .await
}
