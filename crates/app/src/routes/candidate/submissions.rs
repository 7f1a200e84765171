//! Submissions, as their authors follow them.

use actix_web::web::{Data, Json};
use challenges::submissions;
use kernel::SubmissionId;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::Id;
use crate::web::Viewer;
use crate::wire::SubmissionView;

/// The present state of a submission of one's own.
#[utoipa::path(get, path = "/api/submissions/{id}", tag = "submissions", security(("bearer" = [])),
    params(("id" = kernel::uuid::Uuid, Path)),
    responses((status = 200, body = SubmissionView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_submission(
    state: Data<State>,
    viewer: Viewer,
    id: Id<SubmissionId>,
) -> Result<Json<SubmissionView>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| submissions::show(conn, id.0, user)).await?;
    found.map(|submission| Json(submission.into())).ok_or_else(ApiError::not_found)
}
