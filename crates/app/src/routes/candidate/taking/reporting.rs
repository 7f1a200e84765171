//! Reporting an invitation to Assay, by its code and without a sign-in.

use actix_web::HttpResponse;
use actix_web::web::Data;
use assessments::invitation_reports;
use assessments::invitations::Code;
use flows::limits::{self, Action, Who};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Peer, input, text};
use crate::wire::InvitationReportReason;

/// What is wrong with an invitation.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReportInvitation {
    reason: InvitationReportReason,
    /// In the reader's words.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    #[validate(length(max = 2000, message = "A note has at most 2,000 characters."),
        custom(function = text::prose))]
    note: Option<String>,
}

input!(ReportInvitation);

/// Reports an invitation to Assay. A second report of one changes nothing.
#[utoipa::path(post, path = "/api/codebrain/{id}/report", tag = "candidates",
    params(("id" = String, Path, description = "The code")), request_body = ReportInvitation,
    responses((status = 204), (status = 400, body = ProblemBody), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn report_invitation(
    state: Data<State>,
    code: Id<Code>,
    peer: Peer,
    body: Body<ReportInvitation>,
) -> Result<HttpResponse, ApiError> {
    let (said, who) = (body.value, Who::nobody(peer.0));
    state.db.write(move |conn| limits::take(conn, Action::ReportInvitation, who)).await?;
    let reported = state.db.write(move |conn| {
        let note = said.note.as_deref();
        invitation_reports::report(conn, code.0.as_str(), said.reason.0, note)
    });
    reported.await?;
    Ok(HttpResponse::NoContent().finish())
}
