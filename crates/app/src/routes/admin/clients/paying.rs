//! The companies that have been sent an invoice, for the admin.

use std::borrow::Cow;

use ::billing::money::Currency;
use actix_web::HttpResponse;
use actix_web::web::{Data, Json};
use flows::companies::paying::{self, Paying};
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::Serialize;
use utoipa::ToSchema;

use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::routes::billing::allowance::AllowanceView;
use crate::routes::billing::company::AmountView;
use crate::web::{Paging, every, spreadsheet};
use crate::wire::{CompanyState, PageBody, csv};

/// A company as a customer.
#[derive(Serialize, ToSchema)]
#[schema(as = AdminCustomer)]
pub(crate) struct CustomerView {
    id: Uuid,
    name: String,
    state: CompanyState,
    /// That of its subscription; else the first line of the newest invoice that covers today; null where there is
    /// neither.
    plan: Option<String>,
    /// The first day that it has paid for.
    paying_since: Option<NaiveDate>,
    /// The last day that is paid for.
    paid_until: Option<NaiveDate>,
    /// The last day on which a payment, or longer grace, opens something.
    open_until: Option<NaiveDate>,
    /// Whether that is grace alone.
    in_grace: bool,
    /// What its invoices that cover today come to a month, before tax.
    mrr: Vec<AmountView>,
    /// When the next invoice is to be paid, or was.
    next_due: Option<NaiveDate>,
    /// 0 where nothing is overdue.
    days_late: i64,
    live_roles: i64,
    /// How many candidates it can invite and has invited.
    allowance: AllowanceView,
    /// How many people its team has.
    members: i64,
    /// Applicants whom it has left unanswered for more than seven days.
    unanswered: i64,
}

impl CustomerView {
    fn of(paying: Paying, today: NaiveDate) -> Self {
        let Paying { listed, customer: of, left, unanswered } = paying;
        Self {
            id: listed.company.id.0,
            name: listed.company.name,
            state: listed.company.state.into(),
            plan: of.plan,
            paying_since: of.coverage.since,
            paid_until: of.coverage.until,
            open_until: of.coverage.open_until,
            in_grace: of.coverage.is_grace(today),
            mrr: of.monthly.into_iter().map(AmountView::from).collect(),
            next_due: of.next_due,
            days_late: of.days_late,
            live_roles: listed.roles,
            allowance: AllowanceView::from(&left),
            members: listed.members,
            unanswered,
        }
    }
}

/// The companies that have been sent an invoice, the newest first.
#[utoipa::path(get, path = "/api/admin/paying-companies", tag = "admin",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<CustomerView>), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_paying_companies(
    state: Data<State>,
    paging: Paging,
) -> Result<Json<PageBody<CustomerView>>, ApiError> {
    let now = state.clock.now();
    let found = state.db.read(move |conn| paying::list(conn, paging.into(), now)).await?;
    Ok(Json(PageBody::of(found, |one| CustomerView::of(one, now.date_naive()))))
}

const HEADINGS: [&str; 12] = [
    "Company",
    "State",
    "Plan",
    "Paying since",
    "Paid until",
    "Open until",
    "Monthly",
    "Next due",
    "Days overdue",
    "Invitations used",
    "Invitations a month",
    "Unanswered applicants",
];

fn table(rows: &[Paying]) -> Result<Vec<u8>, ::csv::Error> {
    let day =
        |day: Option<NaiveDate>| Cow::from(day.map(|day| day.to_string()).unwrap_or_default());
    let month = |(currency, amount): &(Currency, i64)| currency.write(*amount);
    let cells = rows.iter().map(|Paying { listed, customer: of, left, unanswered }| {
        vec![
            listed.company.name.as_str().into(),
            listed.company.state.as_str().into(),
            of.plan.as_deref().unwrap_or_default().into(),
            day(of.coverage.since),
            day(of.coverage.until),
            day(of.coverage.open_until),
            of.monthly.iter().map(month).collect::<Vec<_>>().join("; ").into(),
            day(of.next_due),
            of.days_late.to_string().into(),
            left.used.to_string().into(),
            left.quota().to_string().into(),
            unanswered.to_string().into(),
        ]
    });
    csv(&HEADINGS, cells)
}

/// The same as a table for a spreadsheet, at most 10 000 rows.
#[utoipa::path(get, path = "/api/admin/paying-companies/export", tag = "admin",
    security(("bearer" = [])),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn export_paying_companies(state: Data<State>) -> Result<HttpResponse, ApiError> {
    let now = state.clock.now();
    let rows = state.db.read(move |conn| every(|place| paying::list(conn, place, now))).await?;
    spreadsheet("paying-companies", table(&rows))
}
