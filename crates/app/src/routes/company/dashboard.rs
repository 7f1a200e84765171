//! What a company has done with its roles and assessments, for its members and the admin.

use actix_web::web::{Data, Json};
use assessments::overview::{self, USAGE_DAYS};
use companies::profiles::{self, Company};
use hiring::board::{self, OUTSTANDING_DAYS, Outstanding};
use kernel::CompanyId;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use super::candidates::SelectingView;
use super::home::overview::NameView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Paging, Viewer};
use crate::wire::{PageBody, Time};

/// What assessments were used for, in the last days.
#[derive(Serialize, ToSchema)]
#[schema(as = AssessmentUsage)]
struct UsageView {
    /// How many days are counted.
    days: i64,
    /// Invitations that were mailed for the first time.
    sent: i64,
    /// Attempts begun.
    started: i64,
    /// Attempts that ended.
    finished: i64,
}

/// A company's dashboard, without its lists.
#[derive(Serialize, ToSchema)]
#[schema(as = CompanyDashboard)]
pub(crate) struct DashboardView {
    company: NameView,
    /// Whether the caller belongs to the company; the admin does not.
    is_member: bool,
    /// Whether the caller is shown the lists about candidates.
    reads_candidates: bool,
    /// After how many days an applicant whom nobody has moved is outstanding.
    outstanding_days: i64,
    usage: UsageView,
}

/// An applicant whom the company was shown and nobody of it has moved.
#[derive(Serialize, ToSchema)]
#[schema(as = OutstandingReview)]
pub(crate) struct OutstandingView {
    id: Uuid,
    role_id: Uuid,
    role_title: String,
    /// The code in place of the candidate's name.
    code: String,
    /// Since when the company is shown it.
    released_at: Time,
}

impl From<Outstanding> for OutstandingView {
    fn from(row: Outstanding) -> Self {
        Self {
            id: row.id.0,
            role_id: row.role.0,
            role_title: row.title,
            code: row.code,
            released_at: row.released_at.into(),
        }
    }
}

/// A company and what the caller sees of it.
struct Seen {
    company: Company,
    is_member: bool,
    reads_candidates: bool,
}

/// The company, for its members and the admin; nobody else learns that it is there.
async fn seen(state: &State, viewer: &Viewer, id: CompanyId) -> Result<Seen, ApiError> {
    let user = viewer.user.id;
    let own = state.db.read(move |conn| profiles::of_member(conn, user)).await?;
    if let Some(own) = own.filter(|own| own.company.id == id) {
        let reads_candidates = own.role.reads() && own.company.may_act();
        return Ok(Seen { company: own.company, is_member: true, reads_candidates });
    }
    if !viewer.user.is_admin(state.config.admin_email.as_ref()) {
        return Err(ApiError::not_found());
    }
    let company = state.db.read(move |conn| profiles::find(conn, id)).await?;
    let company = company.ok_or_else(ApiError::not_found)?;
    Ok(Seen { company, is_member: false, reads_candidates: true })
}

/// The same, for callers who are shown the lists about candidates.
async fn require_reader(state: &State, viewer: &Viewer, id: CompanyId) -> Result<(), ApiError> {
    if seen(state, viewer, id).await?.reads_candidates {
        return Ok(());
    }
    Err(ApiError::forbidden("role", "This is for team members who manage candidates."))
}

/// The dashboard of a company, without its lists.
#[utoipa::path(get, path = "/api/companies/{id}/dashboard", tag = "companies",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = DashboardView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_dashboard(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
) -> Result<Json<DashboardView>, ApiError> {
    let Seen { company, is_member, reads_candidates } = seen(&state, &viewer, id).await?;
    let now = state.clock.now();
    let used = state.db.read(move |conn| overview::usage(conn, id, now)).await?;
    let usage = UsageView {
        days: USAGE_DAYS,
        sent: used.sent,
        started: used.started,
        finished: used.finished,
    };
    Ok(Json(DashboardView {
        company: NameView { id: company.id.0, name: company.name },
        is_member,
        reads_candidates,
        outstanding_days: OUTSTANDING_DAYS,
        usage,
    }))
}

/// The company's roles that have applicants to be seen, and how many each column of the board holds.
#[utoipa::path(get, path = "/api/companies/{id}/dashboard/roles", tag = "companies",
    security(("bearer" = [])), params(("id" = Uuid, Path),
        ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<SelectingView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_dashboard_roles(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    paging: Paging,
) -> Result<Json<PageBody<SelectingView>>, ApiError> {
    require_reader(&state, &viewer, id).await?;
    let page = state.db.read(move |conn| board::roles(conn, id, paging.into())).await?;
    Ok(Json(PageBody::of(page, SelectingView::from)))
}

/// The applicants whom nobody of the company has moved for over seven days, the longest waiting first.
#[utoipa::path(get, path = "/api/companies/{id}/dashboard/reviews", tag = "companies",
    security(("bearer" = [])), params(("id" = Uuid, Path),
        ("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<OutstandingView>), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_outstanding_reviews(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<CompanyId>,
    paging: Paging,
) -> Result<Json<PageBody<OutstandingView>>, ApiError> {
    require_reader(&state, &viewer, id).await?;
    let now = state.clock.now();
    let page = state.db.read(move |conn| board::outstanding(conn, id, paging.into(), now)).await?;
    Ok(Json(PageBody::of(page, OutstandingView::from)))
}
