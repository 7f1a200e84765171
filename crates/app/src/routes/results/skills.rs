//! How the caller's skill areas have gone.

use actix_web::web::{Data, Json};
use assessments::trends::{self, LEAST, Point, Trend};
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::ApiError;
use crate::web::Viewer;
use crate::wire::Time;

/// A skill area in one report.
#[derive(Serialize, ToSchema)]
#[schema(as = SkillPoint)]
struct PointView {
    report_id: Uuid,
    submitted_at: Time,
    /// Tenths of a percent, as the report has it.
    percent_tenths: i32,
}

impl From<Point> for PointView {
    fn from(Point { attempt, at, percent_tenths }: Point) -> Self {
        Self { report_id: attempt.0, submitted_at: at.into(), percent_tenths }
    }
}

/// A skill area in several reports.
#[derive(Serialize, ToSchema)]
#[schema(as = SkillTrend)]
struct TrendView {
    skill: String,
    /// Oldest first.
    points: Vec<PointView>,
}

impl From<Trend> for TrendView {
    fn from(Trend { skill, points }: Trend) -> Self {
        Self { skill, points: points.into_iter().map(PointView::from).collect() }
    }
}

/// What the caller's graded reports say together.
#[derive(Serialize, ToSchema)]
#[schema(as = SkillTrends)]
pub(crate) struct TrendsView {
    /// How many reports must measure an area before its trend is shown.
    least: usize,
    /// How many graded reports were looked at, at most 20.
    reports: usize,
    /// How many areas too few of them measure.
    short: usize,
    /// Those that most reports measure first, at most 6.
    trends: Vec<TrendView>,
}

/// How the caller's skill areas have gone from one of their own graded reports to the next.
#[utoipa::path(get, path = "/api/users/skills", tag = "reports", security(("bearer" = [])),
    responses((status = 200, body = TrendsView)))]
pub(crate) async fn show_skill_trends(
    state: Data<State>,
    viewer: Viewer,
) -> Result<Json<TrendsView>, ApiError> {
    let user = viewer.user.id;
    let found = state.db.read(move |conn| trends::of(conn, user)).await?;
    Ok(Json(TrendsView {
        least: LEAST,
        reports: found.results,
        short: found.short,
        trends: found.trends.into_iter().map(TrendView::from).collect(),
    }))
}
