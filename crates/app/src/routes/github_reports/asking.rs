//! GitHub reports, as the company that asks sees them.

use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use contributions::reports::{self, Whose};
use flows::github_reports as acts;
use kernel::GithubReportId;
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::{For, ReportView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Member, Once, Paging, Viewer, input, text};
use crate::wire::PageBody;

/// Asks a candidate for a report.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RequestGithubReport {
    /// The address of a candidate whom the company knows by name: an applicant, an invited candidate who has begun, or an
    /// introduced one.
    #[serde(deserialize_with = "text::trimmed")]
    #[validate(length(max = 254))]
    email: String,
    /// 20 to 1000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    message: String,
}

input!(RequestGithubReport);

/// The reports that the company has asked for, newest first.
#[utoipa::path(get, path = "/api/github-reports", tag = "github-reports",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<ReportView>), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody)))]
pub(crate) async fn list_github_reports(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<ReportView>>, ApiError> {
    let whose = Whose::Company(member.membership.company.id);
    let read = state.db.read(move |conn| {
        let page = reports::list(conn, whose, paging.into())?;
        let people = reports::people(conn, &page.items)?;
        Ok::<_, ApiError>((page, people))
    });
    let (page, people) = read.await?;
    let now = state.clock.now();
    Ok(Json(PageBody::of(page, |one| {
        ReportView::row(&one, &For::Company(people.get(&one.candidate)), now)
    })))
}

/// Asks a candidate for a report.
#[utoipa::path(post, path = "/api/github-reports", tag = "github-reports",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = RequestGithubReport,
    responses((status = 201, body = ReportView), (status = 400, body = ProblemBody),
        (status = 403, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn request_github_report(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    key: IdempotencyKey,
    body: Body<RequestGithubReport>,
) -> Result<HttpResponse, ApiError> {
    if !member.membership.role.invites() {
        let text = "Only owners and recruiters of your company can ask for GitHub reports.";
        return Err(ApiError::forbidden("role", text));
    }
    if state.config.github.is_none() {
        return Err(flows::Error::NoGithub.into());
    }
    let (company, user) = (member.membership.company.id, viewer.user.id);
    let sender = state.sender();
    let RequestGithubReport { email, message } = body.value;
    let once = Once { user, key, route: "POST /api/github-reports", digest: body.digest };
    once.run(&state, move |conn| {
        let made = acts::request(conn, &sender, (company, user), (&email, &message))?;
        let people = reports::people(conn, std::slice::from_ref(&made))?;
        let whom = For::Company(people.get(&made.candidate));
        Ok((StatusCode::CREATED, ReportView::row(&made, &whom, sender.now)))
    })
    .await
}

/// A report that the company has asked for.
#[utoipa::path(get, path = "/api/github-reports/{id}", tag = "github-reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ReportView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_github_report(
    state: Data<State>,
    member: Member,
    Id(id): Id<GithubReportId>,
) -> Result<Json<ReportView>, ApiError> {
    let whose = Whose::Company(member.membership.company.id);
    let read = state.db.read(move |conn| {
        let report = reports::get(conn, whose, id)?;
        let people = reports::people(conn, std::slice::from_ref(&report))?;
        Ok::<_, ApiError>((report, people))
    });
    let (report, people) = read.await?;
    let whom = For::Company(people.get(&report.candidate));
    Ok(Json(ReportView::whole(&report, &whom, state.clock.now())))
}
