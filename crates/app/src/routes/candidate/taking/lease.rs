//! Which tab writes an attempt.

use actix_web::web::{Data, Json};
use assessments::addresses::{self, Place};
use assessments::leases::{self, Claim, RENEW_SECONDS};
use kernel::uuid::Uuid;
use kernel::{AttemptId, WritingId};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Peer, Viewer, input};

/// What a tab asks for.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ClaimLease {
    /// What it was given before.
    #[serde(default)]
    #[schema(value_type = Option<Uuid>)]
    lease: Option<WritingId>,
    /// Whether it takes the place of another tab.
    take_over: bool,
}

input!(ClaimLease);

/// Whether this tab writes.
#[derive(Serialize, ToSchema)]
#[schema(as = AttemptLease)]
pub(crate) struct LeaseView {
    /// What it names when it writes; null where another tab writes.
    lease: Option<Uuid>,
    /// In how many seconds it says that it is still there.
    renew_seconds: i64,
}

/// Asks for the right to write an attempt, keeps it, or takes it from another tab, which learns it at once.
#[utoipa::path(post, path = "/api/attempts/{id}/lease", tag = "candidates",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ClaimLease,
    responses((status = 200, body = LeaseView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn claim_lease(
    state: Data<State>,
    (viewer, peer): (Viewer, Peer),
    id: Id<AttemptId>,
    body: Body<ClaimLease>,
) -> Result<Json<LeaseView>, ApiError> {
    let (user, attempt) = (viewer.user.id, id.0);
    let ClaimLease { lease: token, take_over } = body.value;
    let place = peer.0.map(|address| {
        let country = state.config.countries.as_ref().and_then(|table| table.of(address));
        Place { address, country: country.map(|country| country.to_string()) }
    });
    let claimed = state.db.write(move |conn| {
        let claimed = leases::claim(conn, attempt, user, Claim { token, take_over })?;
        if let Some(place) = &place {
            addresses::note(conn, attempt, &claimed, place)?;
        }
        if claimed.taken {
            queue::live::announce(conn, &format!("{}:{attempt}", leases::TOPIC))?;
        }
        Ok::<_, ApiError>(claimed)
    });
    let lease = claimed.await?.token.map(|token| token.0);
    Ok(Json(LeaseView { lease, renew_seconds: RENEW_SECONDS }))
}
