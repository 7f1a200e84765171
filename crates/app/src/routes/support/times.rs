//! How long people wait for support, for the admin.

use actix_web::web::{Data, Json};
use kernel::chrono::NaiveDate;
use serde::Serialize;
use support::times::{self, Waits, Week};
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::wire::ListBody;

/// How long something took, in seconds.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportWaits)]
pub(crate) struct WaitsView {
    /// How many conversations it happened to.
    count: usize,
    /// Half of them waited at most so long; null where there is none.
    median_s: Option<i64>,
    /// Nine in ten of them waited at most so long; null where there is none.
    p90_s: Option<i64>,
}

impl From<Waits> for WaitsView {
    fn from(of: Waits) -> Self {
        Self { count: of.count, median_s: of.median_s, p90_s: of.p90_s }
    }
}

/// The conversations that began in a week.
#[derive(Serialize, ToSchema)]
#[schema(as = SupportWeek)]
pub(crate) struct WeekView {
    /// Its Monday, by UTC.
    monday: NaiveDate,
    began: usize,
    /// Until the first answer.
    answer: WaitsView,
    /// Until it was resolved.
    resolution: WaitsView,
}

impl From<Week> for WeekView {
    fn from(of: Week) -> Self {
        Self {
            monday: of.monday,
            began: of.began,
            answer: of.answer.into(),
            resolution: of.resolution.into(),
        }
    }
}

/// The last twelve weeks, the first one first.
#[utoipa::path(get, path = "/api/admin/support/times", tag = "support",
    security(("bearer" = [])),
    responses((status = 200, body = ListBody<WeekView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn count_support_times(
    state: Data<State>,
) -> Result<Json<ListBody<WeekView>>, ApiError> {
    let now = state.clock.now();
    let weeks = state.db.read(move |conn| times::weeks(conn, now)).await?;
    Ok(Json(ListBody { items: weeks.into_iter().map(WeekView::from).collect() }))
}
