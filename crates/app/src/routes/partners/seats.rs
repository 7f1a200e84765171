//! A partner's assessment as one of their students sees it: who runs it, what they see, and joining.

use ::assessments::cohorts::Consent;
use ::assessments::consent::COHORT;
use ::assessments::invitations::Code;
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use flows::partners::cohorts::{self, Seat};
use kernel::Instant;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input};
use crate::wire::{CohortPhase, RecordedView, Time, recorded};

/// Joining, with what is agreed to.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct JoinCohort {
    /// The edition of the text that was shown.
    #[validate(length(min = 1, max = 40, message = "An edition has 1 to 40 characters."))]
    edition: String,
    /// Whether the partner sees one's name and score.
    shows_result: bool,
}

/// Whether the partner sees one's name and score.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShowCohortResult {
    /// The version that was read.
    version: i32,
    shows_result: bool,
}

input!(JoinCohort, ShowCohortResult);

/// How a student takes part.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortMembership)]
pub(crate) struct MembershipView {
    /// The code of their invitation.
    invitation: String,
    shows_result: bool,
    version: i32,
}

/// A partner's assessment as one of their students sees it.
#[derive(Serialize, ToSchema)]
#[schema(as = CohortSeat)]
pub(crate) struct SeatView {
    /// The partner that runs it.
    partner: String,
    title: String,
    /// Closed while the partner is suspended.
    phase: CohortPhase,
    duration_minutes: i32,
    task_count: usize,
    opens_at: Time,
    closes_at: Time,
    /// What is recorded, and what the partner sees.
    recorded: Vec<RecordedView>,
    consent_edition: String,
    /// Null until the student joins.
    membership: Option<MembershipView>,
}

impl SeatView {
    fn of(seat: Seat, now: Instant) -> Self {
        let Seat { cohort, organisation, runs, tasks, membership } = seat;
        let phase = if runs { cohort.phase(now) } else { ::assessments::cohorts::Phase::Closed };
        Self {
            partner: organisation,
            phase: phase.into(),
            title: cohort.title,
            duration_minutes: cohort.duration_minutes,
            task_count: tasks,
            opens_at: cohort.opens_at.into(),
            closes_at: cohort.closes_at.into(),
            recorded: recorded(COHORT),
            consent_edition: COHORT.version.to_owned(),
            membership: membership.map(|of| MembershipView {
                invitation: of.invitation,
                shows_result: of.shows_result,
                version: of.version,
            }),
        }
    }
}

/// The assessment behind a partner's link, for the students they brought.
#[utoipa::path(get, path = "/api/cohorts/{id}", tag = "candidates", security(("bearer" = [])),
    params(("id" = String, Path, description = "The code")),
    responses((status = 200, body = SeatView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_seat(
    state: Data<State>,
    viewer: Viewer,
    Id(code): Id<Code>,
) -> Result<Json<SeatView>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let seat = state.db.read(move |conn| cohorts::seat(conn, user, &code)).await?;
    Ok(Json(SeatView::of(seat, now)))
}

/// Joins it: the caller has an invitation of their own from then on.
#[utoipa::path(post, path = "/api/cohorts/{id}/join", tag = "candidates",
    security(("bearer" = [])),
    params(("id" = String, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = JoinCohort,
    responses((status = 201, body = SeatView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn join_cohort(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    Id(code): Id<Code>,
    body: Body<JoinCohort>,
) -> Result<HttpResponse, ApiError> {
    let (user, now) = (viewer.user.clone(), state.clock.now());
    let route = "POST /api/cohorts/{id}/join";
    let once = Once { user: user.id, key, route, digest: body.digest };
    let JoinCohort { edition, shows_result } = body.value;
    once.run(&state, move |conn| {
        let agreed = Consent { edition: &edition, shows_result };
        let seat = cohorts::join(conn, &user, &code, agreed)?;
        Ok((StatusCode::CREATED, SeatView::of(seat, now)))
    })
    .await
}

/// Lets the partner see the caller's name and score, or no longer.
#[utoipa::path(put, path = "/api/cohorts/{id}/result", tag = "candidates",
    security(("bearer" = [])), params(("id" = String, Path)), request_body = ShowCohortResult,
    responses((status = 200, body = SeatView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn show_cohort_result(
    state: Data<State>,
    viewer: Viewer,
    Id(code): Id<Code>,
    body: Body<ShowCohortResult>,
) -> Result<Json<SeatView>, ApiError> {
    let (user, now) = (viewer.user.id, state.clock.now());
    let ShowCohortResult { version, shows_result } = body.value;
    let done = state
        .db
        .write(move |conn| cohorts::show_result(conn, user, (&code, version), shows_result));
    Ok(Json(SeatView::of(done.await?, now)))
}
