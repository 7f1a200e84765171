//! Invitations that their readers have reported.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use assessments::invitation_reports::{self, Reported};
use db::audit::Actor;
use kernel::InvitationId;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Viewer, paging_of, query};
use crate::wire::{InvitationReportReason, PageBody, Time, Word};

/// A report that nobody has looked at.
#[derive(Serialize, ToSchema)]
#[schema(as = InvitationReport)]
pub(crate) struct ReportedView {
    invitation_id: Uuid,
    company_id: Uuid,
    company_name: String,
    assessment_title: String,
    reason: InvitationReportReason,
    /// In the reader's words.
    note: Option<String>,
    reported_at: Time,
}

impl From<Reported> for ReportedView {
    fn from(of: Reported) -> Self {
        Self {
            invitation_id: of.invitation.0,
            company_id: of.company.0,
            company_name: of.company_name,
            assessment_title: of.title,
            reason: Word(of.reason),
            note: of.note,
            reported_at: of.at.into(),
        }
    }
}

/// Which part of the list is asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Part {
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The open reports of invitations, oldest first.
#[utoipa::path(get, path = "/api/admin/invitation-reports", tag = "admin",
    security(("bearer" = [])), params(Part),
    responses((status = 200, body = PageBody<ReportedView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_invitation_reports(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<PageBody<ReportedView>>, ApiError> {
    let asked: Part = query(&req, "Ask for `cursor` and `limit`, each once.")?;
    let paging = paging_of(asked.cursor.as_deref(), asked.limit.as_deref())?;
    let place = paging.into();
    let page = state.db.read(move |conn| invitation_reports::open(conn, place)).await?;
    Ok(Json(PageBody::of(page, ReportedView::from)))
}

/// Closes a report.
#[utoipa::path(post, path = "/api/admin/invitation-reports/{id}/close", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path, description = "The invitation")),
    responses((status = 204), (status = 404, body = ProblemBody)))]
pub(crate) async fn close_invitation_report(
    state: Data<State>,
    viewer: Viewer,
    id: Id<InvitationId>,
) -> Result<HttpResponse, ApiError> {
    let actor = Actor::User(viewer.user.id);
    state.db.write(move |conn| invitation_reports::close(conn, actor, id.0)).await?;
    Ok(HttpResponse::NoContent().finish())
}
