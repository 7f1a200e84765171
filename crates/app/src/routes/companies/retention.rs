//! What of a company's work is removed, and when, for its members.

use actix_web::web::{Data, Json};
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::wire::ListBody;

/// One kind of row that is removed by itself.
#[derive(Serialize, ToSchema)]
#[schema(as = RetentionRule)]
pub(crate) struct RuleView {
    /// What is removed, in words.
    what: String,
    /// After how many days.
    days: i64,
}

/// What of a company's work is removed, and after how many days. The operator of the installation says so, for every
/// company alike.
#[utoipa::path(get, path = "/api/companies/me/retention", tag = "companies",
    security(("bearer" = [])),
    responses((status = 200, body = ListBody<RuleView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_retention_rules(
    state: Data<State>,
) -> Result<Json<ListBody<RuleView>>, ApiError> {
    let recording_days = state.config.recording_days;
    let kept = state.db.read(move |conn| flows::retention::of_companies(conn, recording_days));
    let view = |(what, days): (&'static str, i64)| RuleView { what: what.to_owned(), days };
    Ok(Json(ListBody { items: kept.await?.into_iter().map(view).collect() }))
}
