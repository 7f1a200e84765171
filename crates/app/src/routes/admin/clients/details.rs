//! What companies say of themselves, for the admin: which name and domain is approved opens Create Roles.

use actix_web::web::{Data, Json};
use companies::details::{self, Waiting};
use db::audit::Actor;
use flows::Reviewer;
use kernel::uuid::Uuid;
use kernel::{CompanyId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::companies::details::FormBody;
use crate::web::{Body, Id, Paging, Viewer, input, text};
use crate::wire::{DetailsRuling, DetailsStanding, PageBody, Time};

/// A company's details as the admin reads them.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCompanyDetails)]
pub(crate) struct ReviewView {
    company_id: Uuid,
    /// What a decision names; 0 before anything is said.
    version: i32,
    form: FormBody,
    standing: DetailsStanding,
    /// What its owners read about a domain that is not approved.
    note: Option<String>,
    changed_at: Option<Time>,
    /// The addresses of its owners.
    owners: Vec<String>,
    /// Whether one of them writes from the site's domain, or from one below or above it.
    same_domain: bool,
}

impl From<Waiting> for ReviewView {
    fn from(Waiting { details, owners, same_domain }: Waiting) -> Self {
        Self {
            company_id: details.company.0,
            version: details.version,
            standing: details.standing().into(),
            note: details.note().map(str::to_owned),
            changed_at: details.changed_at.map(Time::from),
            form: details.form.into(),
            owners,
            same_domain,
        }
    }
}

/// The companies whose details are complete and wait for a decision, the longest waiting first.
#[utoipa::path(get, path = "/api/admin/company-details", tag = "admin", security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ReviewView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_waiting_details(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<ReviewView>>, ApiError> {
    let page = state.db.read(move |conn| details::waiting(conn, paging.into())).await?;
    Ok(Json(PageBody::of(page, ReviewView::from)))
}

/// What one company says of itself.
#[utoipa::path(get, path = "/api/admin/companies/{id}/details", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ReviewView), (status = 404, body = ProblemBody)))]
pub(crate) async fn review_details(
    state: Data<State>,
    Id(id): Id<CompanyId>,
) -> Result<Json<ReviewView>, ApiError> {
    let found = state.db.read(move |conn| details::review(conn, id)).await?;
    Ok(Json(found.into()))
}

/// What the admin decides about a company's name and domain, at the version that was read.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RuleDetails {
    version: i32,
    ruling: DetailsRuling,
    /// 1 to 2000 characters that its owners read: a rejection needs them.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reason: Option<String>,
}

input!(RuleDetails);

/// Approves or rejects the present name and domain of a company. Its owners are notified.
#[utoipa::path(post, path = "/api/admin/companies/{id}/details/decision", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RuleDetails,
    responses((status = 200, body = ReviewView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn rule_details(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    body: Body<RuleDetails>,
) -> Result<Json<ReviewView>, ApiError> {
    let RuleDetails { version, ruling, reason } = body.value;
    let reviewer = Reviewer { actor: Actor::User(viewer.user.id), sender: state.sender() };
    let ruled = state.db.write(move |conn| {
        let (seen, note) = (Seen::at(id, version), reason.as_deref());
        flows::companies::details::rule(conn, &reviewer, seen, ruling.0, note)?;
        Ok::<_, ApiError>(details::review(conn, id)?)
    });
    Ok(Json(ruled.await?.into()))
}
