//! The table of invoices, for staff.

use std::borrow::Cow;

use ::billing::invoices::Invoice;
use ::billing::listing::{self, Filter, Sum};
use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use kernel::Words;
use kernel::chrono::NaiveDate;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::views::InvoiceView;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{day, filter, paging_of, query, spreadsheet};
use crate::wire::{InvoiceCurrency, InvoiceFilter, Word, csv};

/// The most rows of a table for a spreadsheet. Source: product.md §30.
const MOST_ROWS: i64 = 10_000;

/// Which invoices are asked for.
#[derive(Deserialize, IntoParams)]
#[serde(deny_unknown_fields)]
#[into_params(parameter_in = Query)]
pub(crate) struct Wanted {
    /// Only those that have come so far.
    #[param(value_type = Option<InvoiceFilter>)]
    state: Option<String>,
    /// Only those to this company.
    company: Option<String>,
    /// A part of the buyer's name, or a whole number; at most 100 characters.
    search: Option<String>,
    /// Issued on this day or later.
    from: Option<String>,
    /// Issued on this day or earlier.
    to: Option<String>,
    /// Of at least this amount with tax, in minor units.
    #[param(value_type = Option<i64>)]
    min: Option<String>,
    /// Of at most this amount with tax, in minor units.
    #[param(value_type = Option<i64>)]
    max: Option<String>,
    /// Where the page starts.
    cursor: Option<String>,
    /// How many rows, 1 to 100.
    #[param(value_type = Option<u8>)]
    limit: Option<String>,
}

const HELP: &str = "Ask for `state`, `company`, `search`, `from`, `to`, `min`, `max`, `cursor` and \
                    `limit`, each once.";

impl Wanted {
    fn filter(&self, today: NaiveDate) -> Result<Filter, ApiError> {
        if self.search.as_deref().is_some_and(|text| text.chars().count() > 100) {
            let text = "A search has at most 100 characters.";
            return Err(ApiError::bad_request("bad_query", text));
        }
        Ok(Filter {
            by: filter(self.state.as_deref(), HELP, Words::parse)?,
            company: filter(self.company.as_deref(), HELP, |text| text.parse().ok())?,
            search: self.search.clone().filter(|text| !text.trim().is_empty()),
            from: filter(self.from.as_deref(), HELP, day)?,
            to: filter(self.to.as_deref(), HELP, day)?,
            least: filter(self.min.as_deref(), HELP, |text| text.parse().ok())?,
            most: filter(self.max.as_deref(), HELP, |text| text.parse().ok())?,
            ..Filter::all(today)
        })
    }
}

/// What the invoices of one currency come to.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceSum)]
struct SumView {
    currency: InvoiceCurrency,
    count: i64,
    net: i64,
    tax: i64,
    gross: i64,
    paid: i64,
}

impl From<Sum> for SumView {
    fn from(sum: Sum) -> Self {
        let Sum { currency, count, net, tax, paid } = sum;
        Self { currency: Word(currency), count, net, tax, gross: net + tax, paid }
    }
}

/// One page of invoices, and what all that were asked for come to.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoicePage)]
pub(crate) struct InvoicesBody {
    items: Vec<InvoiceView>,
    /// Where the next page starts; null on the last.
    next_cursor: Option<String>,
    sums: Vec<SumView>,
}

/// The invoices, the newest first.
#[utoipa::path(get, path = "/api/billing/invoices", tag = "billing", security(("bearer" = [])),
    params(Wanted), responses((status = 200, body = InvoicesBody),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn list_invoices(
    state: Data<State>,
    req: HttpRequest,
) -> Result<Json<InvoicesBody>, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let today = state.clock.now().date_naive();
    let paging = paging_of(wanted.cursor.as_deref(), wanted.limit.as_deref())?;
    let filter = wanted.filter(today)?;
    let (page, sums) = state
        .db
        .read(move |conn| {
            let page = listing::list(conn, &filter, paging.into())?;
            Ok::<_, ApiError>((page, listing::sums(conn, &filter)?))
        })
        .await?;
    Ok(Json(InvoicesBody {
        next_cursor: page.next.map(|cursor| cursor.to_string()),
        items: page.items.into_iter().map(|one| InvoiceView::of(one, today)).collect(),
        sums: sums.into_iter().map(SumView::from).collect(),
    }))
}

const HEADINGS: [&str; 15] = [
    "Number",
    "Company",
    "State",
    "Currency",
    "Period from",
    "Period to",
    "Issued",
    "Due",
    "Net",
    "Tax",
    "Gross",
    "Paid",
    "Credited",
    "Owed",
    "Last reminder",
];

fn table(rows: &[Invoice]) -> Result<Vec<u8>, ::csv::Error> {
    let day = |day: Option<NaiveDate>| day.map(|day| day.to_string()).unwrap_or_default();
    let cells = rows.iter().map(|one| {
        let amount = |amount| Cow::from(one.currency.plain(amount));
        vec![
            one.name().into(),
            one.buyer_name.as_str().into(),
            one.state.as_str().into(),
            one.currency.as_str().into(),
            one.period.from.to_string().into(),
            one.period.to.to_string().into(),
            day(one.issued_on).into(),
            day(one.due_on).into(),
            amount(one.net),
            amount(one.tax),
            amount(one.gross()),
            amount(one.paid),
            amount(one.credited),
            amount(one.owed()),
            one.reminded_at.map(|at| at.to_rfc3339()).unwrap_or_default().into(),
        ]
    });
    csv(&HEADINGS, cells)
}

/// The same as a table for a spreadsheet, at most 10 000 rows.
#[utoipa::path(get, path = "/api/billing/invoices/export", tag = "billing",
    security(("bearer" = [])), params(Wanted),
    responses((status = 200, body = String, content_type = "text/csv"),
        (status = 400, body = ProblemBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn export_invoices(
    state: Data<State>,
    req: HttpRequest,
) -> Result<HttpResponse, ApiError> {
    let wanted: Wanted = query(&req, HELP)?;
    let filter = wanted.filter(state.clock.now().date_naive())?;
    let found = state.db.read(move |conn| listing::find_all(conn, &filter, MOST_ROWS));
    let rows = found.await?;
    spreadsheet("invoices", table(&rows))
}
