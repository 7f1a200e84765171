//! The rule table, and what a report shows.

use actix_web::HttpRequest;
use actix_web::web::{Data, Json};
use flows::integrity as acts;
use kernel::{AttemptId, ReportViewId};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::views::{ReportIntegrityView, RulesView};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::results::readable::readable_whole;
use crate::routes::results::reports::shared::reader;
use crate::web::{Body, Id, Peer, Viewer, input};

/// The rule table as it decides.
#[utoipa::path(get, path = "/api/integrity-rules", tag = "integrity",
    responses((status = 200, body = RulesView)))]
pub(crate) async fn show_integrity_rules(state: Data<State>) -> Json<RulesView> {
    Json(RulesView::whole(state.config.countries.is_some()))
}

/// What was found in an attempt and what people said of it, for those who may read its report.
#[utoipa::path(get, path = "/api/reports/{id}/integrity", tag = "integrity",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = ReportIntegrityView), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_report_integrity(
    state: Data<State>,
    viewer: Viewer,
    id: Id<AttemptId>,
) -> Result<Json<ReportIntegrityView>, ApiError> {
    let report = readable_whole(&state, &viewer, id.0).await?;
    let shown = state.db.read(move |conn| acts::of_report(conn, &report)).await?;
    let countries = state.config.countries.is_some();
    Ok(Json(ReportIntegrityView::of(shown, false, countries)))
}

/// A request through an opened link.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ShowSharedIntegrity {
    /// As the report came with it.
    #[schema(value_type = Uuid)]
    opening: ReportViewId,
    /// The secret of the link, or what the link of a mail was exchanged for.
    secret: String,
}

input!(ShowSharedIntegrity);

/// The same for readers of a link that shows it. It counts as no other view.
#[utoipa::path(post, path = "/api/shared-integrity", tag = "integrity",
    request_body = ShowSharedIntegrity,
    responses((status = 200, body = ReportIntegrityView), (status = 404, body = ProblemBody),
        (status = 429, body = ProblemBody)))]
pub(crate) async fn show_shared_integrity(
    state: Data<State>,
    (req, peer): (HttpRequest, Peer),
    body: Body<ShowSharedIntegrity>,
) -> Result<Json<ReportIntegrityView>, ApiError> {
    let ShowSharedIntegrity { opening, secret } = body.value;
    let reader = reader(&state, &req, peer);
    let shown = acts::shared(&state.db, (opening, secret), reader).await?;
    let countries = state.config.countries.is_some();
    Ok(Json(ReportIntegrityView::of(shown, true, countries)))
}
