//! All cases, for the admin: appeals, and what no company decides.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use flows::integrity::{self as acts, Deciding};
use integrity::cases::{self, Decider, Whose};
use kernel::{IntegrityCaseId, Seen};

use super::acts::DecideIntegrityCase;
use super::cases::{WantedCases, page};
use super::views::{CaseView, CountsView, RowView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer};
use crate::wire::PageBody;

/// The cases of all companies, the last opened first.
#[utoipa::path(get, path = "/api/admin/integrity-cases", tag = "admin",
    security(("bearer" = [])), params(WantedCases),
    responses((status = 200, body = PageBody<RowView>), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn list_admin_integrity_cases(
    state: Data<State>,
    viewer: Viewer,
    req: HttpRequest,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    page(&state, &req, (&viewer, Whose::Everybody)).await
}

/// How many cases are in each queue.
#[utoipa::path(get, path = "/api/admin/integrity-cases/counts", tag = "admin",
    security(("bearer" = [])), responses((status = 200, body = CountsView),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn count_admin_integrity_cases(
    state: Data<State>,
) -> Result<Json<CountsView>, ApiError> {
    let counts = state.db.read(|conn| cases::counts(conn, Whose::Everybody)).await?;
    Ok(Json(CountsView::of(&counts)))
}

/// One case.
#[utoipa::path(get, path = "/api/admin/integrity-cases/{id}", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CaseView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_admin_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntegrityCaseId>,
) -> Result<Json<CaseView>, ApiError> {
    let user = viewer.user.id;
    let countries = state.config.countries.is_some();
    let read = state.db.read(move |conn| {
        let case = cases::find(conn, Whose::Everybody, id)?;
        CaseView::read(conn, case, user, Some(Decider::Admin(Some(user))), countries)
    });
    Ok(Json(read.await?))
}

/// Decides in a company's stead, or on an appeal for good; the candidate is notified.
#[utoipa::path(post, path = "/api/admin/integrity-cases/{id}/decision", tag = "admin",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DecideIntegrityCase,
    responses((status = 200, body = CaseView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn decide_admin_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntegrityCaseId>,
    body: Body<DecideIntegrityCase>,
) -> Result<Json<CaseView>, ApiError> {
    let (version, decision) = body.value.split();
    let (user, seen, sender) = (viewer.user.id, Seen::at(id, version), state.sender());
    let by = Deciding::admin(Some(user));
    let countries = state.config.countries.is_some();
    let done = state.db.write(move |conn| {
        let case = acts::decide(conn, &sender, by, seen, &decision)?;
        CaseView::read(conn, case, user, Some(Decider::Admin(Some(user))), countries)
    });
    Ok(Json(done.await?))
}
