//! Cases, read by their candidates and by the company that invited them.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use integrity::cases::{self, Decider, Queue, Whose};
use kernel::IntegrityCaseId;
use serde::Deserialize;
use utoipa::IntoParams;

use super::views::{CaseView, CountsView, OwnCaseView, RowView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Member, Paging, Viewer, paging_of, query};
use crate::wire::{IntegrityQueue, PageBody};

/// Which cases are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct WantedCases {
    /// Only those of this queue.
    #[param(value_type = Option<IntegrityQueue>)]
    queue: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

/// The page of cases that a request asks for.
pub(super) async fn page(
    state: &State,
    req: &HttpRequest,
    (viewer, whose): (&Viewer, Whose),
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let wanted: WantedCases = query(req, "Ask for `queue`, `cursor` and `limit`, each once.")?;
    let place = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?.into();
    let known = |text| {
        let help = "There is no such queue.";
        Queue::parse(text).ok_or_else(|| ApiError::bad_request("bad_query", help))
    };
    let queue = wanted.queue.as_deref().map(known).transpose()?;
    let (by, now) = (viewer.user.id, state.clock.now());
    let page = state.db.read(move |conn| cases::list(conn, whose, queue, place)).await?;
    Ok(Json(PageBody::of(page, |case| RowView::of(&case, by, now))))
}

/// The cases about one's own attempts, the last opened first.
#[utoipa::path(get, path = "/api/users/integrity-cases", tag = "integrity",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<RowView>)))]
pub(crate) async fn list_own_integrity_cases(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    let (by, now, place) = (viewer.user.id, state.clock.now(), paging.into());
    let page = state.db.read(move |conn| cases::list(conn, Whose::Candidate(by), None, place));
    Ok(Json(PageBody::of(page.await?, |case| RowView::of(&case, by, now))))
}

/// One case about one's own attempt.
#[utoipa::path(get, path = "/api/users/integrity-cases/{id}", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = OwnCaseView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_own_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<IntegrityCaseId>,
) -> Result<Json<OwnCaseView>, ApiError> {
    let (whose, now) = (Whose::Candidate(viewer.user.id), state.clock.now());
    let countries = state.config.countries.is_some();
    let read = state.db.read(move |conn| {
        let case = cases::find(conn, whose, id)?;
        OwnCaseView::read(conn, case, now, countries)
    });
    Ok(Json(read.await?))
}

/// The cases about the company's candidates, the last opened first; for those who read results.
#[utoipa::path(get, path = "/api/integrity-cases", tag = "integrity", security(("bearer" = [])),
    params(WantedCases),
    responses((status = 200, body = PageBody<RowView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_integrity_cases(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    req: HttpRequest,
) -> Result<Json<PageBody<RowView>>, ApiError> {
    member.require_reader()?;
    let whose = Whose::Company(member.membership.company.id);
    page(&state, &req, (&viewer, whose)).await
}

/// How many cases of the company are in each queue.
#[utoipa::path(get, path = "/api/integrity-cases/counts", tag = "integrity",
    security(("bearer" = [])),
    responses((status = 200, body = CountsView), (status = 403, body = ProblemBody)))]
pub(crate) async fn count_integrity_cases(
    state: Data<State>,
    member: Member,
) -> Result<Json<CountsView>, ApiError> {
    member.require_reader()?;
    let whose = Whose::Company(member.membership.company.id);
    let counts = state.db.read(move |conn| cases::counts(conn, whose)).await?;
    Ok(Json(CountsView::of(&counts)))
}

/// One case about a candidate of the company.
#[utoipa::path(get, path = "/api/integrity-cases/{id}", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = CaseView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_integrity_case(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<IntegrityCaseId>,
) -> Result<Json<CaseView>, ApiError> {
    member.require_reader()?;
    let user = viewer.user.id;
    let whose = Whose::Company(member.membership.company.id);
    let decider = member.membership.role.decides().then_some(Decider::Member(user));
    let countries = state.config.countries.is_some();
    let read = state.db.read(move |conn| {
        let case = cases::find(conn, whose, id)?;
        CaseView::read(conn, case, user, decider, countries)
    });
    Ok(Json(read.await?))
}
