//! Whether the company that invited a candidate may make links to their report.

use actix_web::web::{Data, Json};
use flows::sharing::{self, Consent};
use kernel::AttemptId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input};

/// Whether a company may make links to a report.
#[derive(Serialize, ToSchema)]
#[schema(as = ReportLinkConsent)]
pub(crate) struct ConsentView {
    /// The company that invited the candidate.
    company_name: String,
    /// Whether the candidate allows it.
    allowed: bool,
    /// Whether the caller may make links: the candidate, and owners and recruiters where it is allowed.
    may_share: bool,
}

impl From<Consent> for ConsentView {
    fn from(of: Consent) -> Self {
        Self { company_name: of.company_name, allowed: of.allowed, may_share: of.may_share }
    }
}

/// What the candidate allows.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct AllowCompanyLinks {
    /// Where it is false, the company's links are revoked.
    allowed: bool,
}

input!(AllowCompanyLinks);

/// Whether the company may make links to a report; for its candidate, and for those of the company who read it.
#[utoipa::path(get, path = "/api/reports/{id}/link-consent", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ConsentView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_link_consent(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AttemptId>,
) -> Result<Json<ConsentView>, ApiError> {
    let user = viewer.user.id;
    let consent = state.db.read(move |conn| sharing::consent(conn, id, user)).await?;
    Ok(Json(consent.into()))
}

/// Allows the company to make links to one's own report, or allows it no longer.
#[utoipa::path(put, path = "/api/reports/{id}/link-consent", tag = "reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = AllowCompanyLinks,
    responses((status = 200, body = ConsentView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn set_link_consent(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<AttemptId>,
    body: Body<AllowCompanyLinks>,
) -> Result<Json<ConsentView>, ApiError> {
    let (by, now, allowed) = (viewer.user.id, state.clock.now(), body.value.allowed);
    let consent = state.db.write(move |conn| sharing::allow(conn, (id, by), allowed, now)).await?;
    Ok(Json(consent.into()))
}
