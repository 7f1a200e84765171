//! Stopping the invitations of a company, by the code of one of them and without a sign-in.

use actix_web::web::{Data, Json};
use assessments::invitations::Code;
use assessments::stops;
use flows::limits::{self, Action, Who};
use kernel::Email;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Peer, input};

/// Whether the company's invitations are to be stopped.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct StopBody {
    stopped: bool,
}

input!(StopBody);

/// The company whose invitations are stopped or not.
#[derive(Serialize, ToSchema)]
#[schema(as = InvitationStop)]
pub(crate) struct StopView {
    company_name: String,
    email_masked: String,
    stopped: bool,
}

impl StopView {
    fn of(of: stops::Of, stopped: bool) -> Result<Self, ApiError> {
        let email: Email = of.email.parse().map_err(ApiError::internal)?;
        Ok(Self { company_name: of.company_name, email_masked: email.masked(), stopped })
    }
}

/// Whether the person whom the invitation is for has stopped those of its company.
#[utoipa::path(get, path = "/api/codebrain/{id}/stop", tag = "candidates",
    params(("id" = String, Path, description = "The code")),
    responses((status = 200, body = StopView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_invitation_stop(
    state: Data<State>,
    code: Id<Code>,
) -> Result<Json<StopView>, ApiError> {
    let view = state.db.read(move |conn| {
        let of = stops::by_code(conn, code.0.as_str())?;
        let stopped = stops::is_stopped(conn, &of)?;
        StopView::of(of, stopped)
    });
    Ok(Json(view.await?))
}

/// Stops the invitations of this company to the person whom this one is for, or lets them through again.
#[utoipa::path(post, path = "/api/codebrain/{id}/stop", tag = "candidates",
    params(("id" = String, Path, description = "The code")), request_body = StopBody,
    responses((status = 200, body = StopView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn stop_invitations(
    state: Data<State>,
    code: Id<Code>,
    peer: Peer,
    body: Body<StopBody>,
) -> Result<Json<StopView>, ApiError> {
    let stopped = body.value.stopped;
    let who = Who::nobody(peer.0);
    state.db.write(move |conn| limits::take(conn, Action::StopInvitations, who)).await?;
    let view = state.db.write(move |conn| {
        let of = stops::by_code(conn, code.0.as_str())?;
        stops::set(conn, &of, stopped)?;
        StopView::of(of, stopped)
    });
    Ok(Json(view.await?))
}
