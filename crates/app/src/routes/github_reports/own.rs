//! GitHub reports, as the candidate sees them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use contributions::reports::{self, Whose};
use flows::github_reports as acts;
use kernel::GithubReportId;
use sha2::{Digest, Sha256};

use super::{For, GithubReportAct, ReportView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Paging, Viewer};
use crate::wire::PageBody;

/// The reports on the caller, and requests for them, newest first.
#[utoipa::path(get, path = "/api/users/github-reports", tag = "github-reports",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ReportView>), (status = 400, body = ProblemBody)))]
pub(crate) async fn list_my_github_reports(
    state: Data<State>,
    viewer: Viewer,
    paging: Paging,
) -> Result<Json<PageBody<ReportView>>, ApiError> {
    let whose = Whose::Candidate(viewer.user.id);
    let page = state.db.read(move |conn| reports::list(conn, whose, paging.into())).await?;
    let now = state.clock.now();
    Ok(Json(PageBody::of(page, |one| ReportView::row(&one, &For::Candidate, now))))
}

/// Begins a report of the caller's own; the one there is, where it has not ended.
#[utoipa::path(post, path = "/api/users/github-reports", tag = "github-reports",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    responses((status = 201, body = ReportView), (status = 409, body = ProblemBody)))]
pub(crate) async fn begin_my_github_report(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
) -> Result<HttpResponse, ApiError> {
    if state.config.github.is_none() {
        return Err(flows::Error::NoGithub.into());
    }
    let (now, account) = (state.clock.now(), viewer.user.clone());
    let route = "POST /api/users/github-reports";
    let once = Once {
        user: account.id,
        key,
        route,
        digest: Sha256::digest(account.id.0.as_bytes()).to_vec(),
    };
    once.run(&state, move |conn| {
        let begun = acts::begin_own(conn, &account, now)?;
        Ok((StatusCode::CREATED, ReportView::row(&begun, &For::Candidate, now)))
    })
    .await
}

/// A report on the caller.
#[utoipa::path(get, path = "/api/users/github-reports/{id}", tag = "github-reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ReportView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_my_github_report(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<GithubReportId>,
) -> Result<Json<ReportView>, ApiError> {
    let whose = Whose::Candidate(viewer.user.id);
    let report = state.db.read(move |conn| reports::get(conn, whose, id)).await?;
    Ok(Json(ReportView::whole(&report, &For::Candidate, state.clock.now())))
}

/// Gives the company that asks a copy of the caller's own report as it is now.
#[utoipa::path(post, path = "/api/users/github-reports/{id}/share", tag = "github-reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = GithubReportAct,
    responses((status = 200, body = ReportView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn share_github_report(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<GithubReportId>,
    body: Body<GithubReportAct>,
) -> Result<Json<ReportView>, ApiError> {
    let (user, sender, seen) = (viewer.user.id, state.sender(), body.value.at(id));
    let now = sender.now;
    let done = state.db.write(move |conn| acts::share(conn, &sender, user, seen)).await?;
    Ok(Json(ReportView::row(&done, &For::Candidate, now)))
}

/// Declines a company's request.
#[utoipa::path(post, path = "/api/users/github-reports/{id}/decline", tag = "github-reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = GithubReportAct,
    responses((status = 200, body = ReportView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn decline_github_report(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<GithubReportId>,
    body: Body<GithubReportAct>,
) -> Result<Json<ReportView>, ApiError> {
    let (user, sender, seen) = (viewer.user.id, state.sender(), body.value.at(id));
    let now = sender.now;
    let done = state.db.write(move |conn| acts::decline(conn, &sender, user, seen)).await?;
    Ok(Json(ReportView::row(&done, &For::Candidate, now)))
}

/// Takes a report back, and deletes what was collected.
#[utoipa::path(post, path = "/api/users/github-reports/{id}/withdraw", tag = "github-reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = GithubReportAct,
    responses((status = 200, body = ReportView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn withdraw_github_report(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<GithubReportId>,
    body: Body<GithubReportAct>,
) -> Result<Json<ReportView>, ApiError> {
    let (user, now, seen) = (viewer.user.id, state.clock.now(), body.value.at(id));
    let done = state.db.write(move |conn| acts::withdraw(conn, user, seen, now)).await?;
    Ok(Json(ReportView::row(&done, &For::Candidate, now)))
}
