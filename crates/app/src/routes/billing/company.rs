//! A company's own invoices, for its owners and those who look after them.

use ::billing::coverage::{self, Coverage};
use ::billing::invoices;
use ::billing::ledger;
use ::billing::listing::{self, By, Filter, Sum};
use ::billing::money::Currency;
use actix_web::web::{Data, Json};
use companies::grants::{self, Flag};
use companies::profiles::Role;
use kernel::chrono::NaiveDate;
use kernel::{CompanyId, InvoiceId};
use serde::Serialize;
use utoipa::ToSchema;

use super::views::{InvoiceView, SheetBody};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Id, Member, Paging};
use crate::wire::{InvoiceCurrency, PageBody, Word};

/// The company, where the member may see its invoices.
pub(super) fn payer(member: &Member) -> Result<CompanyId, ApiError> {
    if matches!(member.membership.role, Role::Owner | Role::Billing) {
        return Ok(member.membership.company.id);
    }
    let text = "This is for owners and billing members.";
    Err(ApiError::forbidden("role", text))
}

/// The company's invoices, the newest first.
#[utoipa::path(get, path = "/api/companies/me/invoices", tag = "billing",
    security(("bearer" = [])),
    params(("cursor" = Option<String>, Query), ("limit" = Option<u8>, Query)),
    responses((status = 200, body = PageBody<InvoiceView>), (status = 403, body = ProblemBody)))]
pub(crate) async fn list_my_invoices(
    state: Data<State>,
    member: Member,
    paging: Paging,
) -> Result<Json<PageBody<InvoiceView>>, ApiError> {
    let (company, today) = (payer(&member)?, state.clock.now().date_naive());
    let filter = Filter::of_company(company, today);
    let page = state.db.read(move |conn| listing::list(conn, &filter, paging.into())).await?;
    Ok(Json(PageBody::of(page, |one| InvoiceView::of(one, today))))
}

/// One of them as a whole.
#[utoipa::path(get, path = "/api/companies/me/invoices/{id}", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = SheetBody), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn show_my_invoice(
    state: Data<State>,
    member: Member,
    Id(id): Id<InvoiceId>,
) -> Result<Json<SheetBody>, ApiError> {
    let (company, today) = (payer(&member)?, state.clock.now().date_naive());
    let found = state.db.read(move |conn| {
        let invoice = invoices::find_issued(conn, company, id)?;
        SheetBody::read(conn, invoice, today).map(SheetBody::for_company)
    });
    Ok(Json(found.await?))
}

/// An amount.
#[derive(Serialize, ToSchema)]
#[schema(as = MoneyAmount)]
pub(crate) struct AmountView {
    currency: InvoiceCurrency,
    /// In whole minor units.
    amount: i64,
}

impl From<(Currency, i64)> for AmountView {
    fn from((currency, amount): (Currency, i64)) -> Self {
        Self { currency: Word(currency), amount }
    }
}

/// What the company has paid for and what it owes.
#[derive(Serialize, ToSchema)]
#[schema(as = PaymentCover)]
pub(crate) struct CoverView {
    /// Whether it has what a payment opens, by a payment or because the admin says so.
    open: bool,
    /// Whether the admin says so: then nothing closes with a period that was paid for.
    granted: bool,
    /// The last day that is paid for; null where nothing ever was.
    paid_until: Option<NaiveDate>,
    /// The last day on which a payment opens something; null where none does.
    open_until: Option<NaiveDate>,
    /// How many invoices are to be paid.
    owed: i64,
    /// How many of them are overdue.
    overdue: i64,
    /// What was paid too much and not used.
    credit: Vec<AmountView>,
}

/// Until when a payment covers the company, and what it owes.
#[utoipa::path(get, path = "/api/companies/me/payment", tag = "billing",
    security(("bearer" = [])),
    responses((status = 200, body = CoverView), (status = 403, body = ProblemBody)))]
pub(crate) async fn show_payment_cover(
    state: Data<State>,
    member: Member,
) -> Result<Json<CoverView>, ApiError> {
    let (company, today) = (payer(&member)?, state.clock.now().date_naive());
    let found = state.db.read(move |conn| {
        let Coverage { until, open_until, .. } = coverage::of(conn, company, today)?;
        let mut count = |by: By| {
            let filter = Filter { by: Some(by), ..Filter::of_company(company, today) };
            let sums: Vec<Sum> = listing::sums(conn, &filter)?;
            Ok::<i64, ApiError>(sums.iter().map(|sum| sum.count).sum())
        };
        let owed = count(By::Open)? + count(By::PartiallyPaid)?;
        let overdue = count(By::Overdue)?;
        let credit = ledger::credits(conn, company)?.into_iter().map(AmountView::from).collect();
        let granted = grants::of(conn, company)?.iter().any(|one| one.flag == Flag::Payment);
        let (paid_until, open) = (until, member.flags.payment);
        Ok::<_, ApiError>(CoverView {
            open,
            granted,
            paid_until,
            open_until,
            owed,
            overdue,
            credit,
        })
    });
    Ok(Json(found.await?))
}
