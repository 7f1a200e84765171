//! What companies have paid month by month, for the admin.

use ::billing::history::{self, Cohort, Month};
use actix_web::web::{Data, Json};
use kernel::chrono::NaiveDate;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::billing::company::AmountView;

/// What the invoices that cover a day come to a month.
#[derive(Serialize, ToSchema)]
#[schema(as = PayingMonth)]
struct MonthView {
    /// Its first day.
    first: NaiveDate,
    /// The day that is looked at: the last of the month, today in the running one.
    day: NaiveDate,
    /// Before tax, one sum for each currency.
    mrr: Vec<AmountView>,
    /// Of how many companies.
    companies: i64,
}

impl From<Month> for MonthView {
    fn from(of: Month) -> Self {
        let Month { first, day, monthly, companies } = of;
        Self { first, day, mrr: monthly.into_iter().map(AmountView::from).collect(), companies }
    }
}

/// Companies that have paid for the same month first.
#[derive(Serialize, ToSchema)]
#[schema(as = PayingCohort)]
struct CohortView {
    /// The first day of that month.
    first: NaiveDate,
    /// How many they are.
    began: i64,
    /// How many of them a payment, or grace, covers today.
    covered: i64,
}

impl From<Cohort> for CohortView {
    fn from(of: Cohort) -> Self {
        let Cohort { first, began, covered } = of;
        Self { first, began, covered }
    }
}

/// What companies have paid month by month, and what has become of those that began in the same one.
#[derive(Serialize, ToSchema)]
#[schema(as = PayingHistory)]
pub(crate) struct HistoryBody {
    /// The last twelve, the oldest first.
    months: Vec<MonthView>,
    /// Every month in which a company began, the oldest first.
    cohorts: Vec<CohortView>,
}

/// What companies paid a month over the last twelve months, and companies by the month in which they began.
#[utoipa::path(get, path = "/api/admin/paying-companies/months", tag = "admin",
    security(("bearer" = [])),
    responses((status = 200, body = HistoryBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_paying_history(state: Data<State>) -> Result<Json<HistoryBody>, ApiError> {
    let today = state.clock.now().date_naive();
    let found = state.db.read(move |conn| {
        let months = history::months(conn, today)?.into_iter().map(MonthView::from).collect();
        let cohorts = history::cohorts(conn, today)?.into_iter().map(CohortView::from).collect();
        Ok::<_, ApiError>(HistoryBody { months, cohorts })
    });
    Ok(Json(found.await?))
}
