//! The candidate's way to GitHub and back.

use actix_web::web::{Data, Json};
use flows::github_reports::{self as acts, Returned};
use kernel::GithubReportId;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::{For, GithubReportAct, ReportView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, Viewer, input};

/// Where the caller consents at GitHub.
#[derive(Serialize, ToSchema)]
#[schema(as = GithubConsent)]
pub(crate) struct ConsentView {
    /// An address of GitHub's.
    url: String,
}

/// What the caller came back from GitHub with.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CompleteGithubConsent {
    /// What they were sent with.
    #[validate(length(max = 200))]
    state: String,
    /// What GitHub gave them.
    #[validate(length(min = 1, max = 500))]
    code: String,
}

input!(CompleteGithubConsent);

/// Begins to consent: answers where at GitHub the caller does it.
#[utoipa::path(post, path = "/api/users/github-reports/{id}/consent", tag = "github-reports",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = GithubReportAct,
    responses((status = 200, body = ConsentView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn begin_github_consent(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<GithubReportId>,
    body: Body<GithubReportAct>,
) -> Result<Json<ConsentView>, ApiError> {
    let (user, sender, seen) = (viewer.user.id, state.sender(), body.value.at(id));
    let application = state.config.github.clone();
    let begun = state
        .db
        .write(move |conn| acts::begin_consent(conn, &sender, application.as_ref(), user, seen));
    Ok(Json(ConsentView { url: begun.await? }))
}

/// Completes a consent that the caller began.
#[utoipa::path(post, path = "/api/users/github-reports/callback", tag = "github-reports",
    security(("bearer" = [])), request_body = CompleteGithubConsent,
    responses((status = 200, body = ReportView), (status = 400, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn complete_github_consent(
    state: Data<State>,
    viewer: Viewer,
    body: Body<CompleteGithubConsent>,
) -> Result<Json<ReportView>, ApiError> {
    let CompleteGithubConsent { state: returned, code } = body.value;
    let (sender, application) = (state.sender(), state.config.github.clone());
    let now = sender.now;
    let returned = Returned { state: returned, code };
    let done = acts::complete_consent(&state.db, &sender, application, viewer.user.id, returned);
    Ok(Json(ReportView::row(&done.await?, &For::Candidate, now)))
}
