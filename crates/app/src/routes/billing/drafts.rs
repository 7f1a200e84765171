//! Invoices that are being written, and one of them as staff see it.

use ::billing::invoices::{self, Draft, Period};
use ::billing::money::{Line, TaxBy, Totals, taxes};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::audit::Actor;
use flows::billing as acts;
use kernel::chrono::NaiveDate;
use kernel::{CompanyId, InvoiceId, Seen};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;
use validator::Validate;

use super::views::{LineBody, RateView, StaffBody, rates};
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{InvoiceCurrency, InvoiceTaxBy, Nothing, Word};

/// An invoice to be written.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct InvoiceForm {
    /// To whom.
    #[schema(value_type = Uuid)]
    company_id: CompanyId,
    currency: InvoiceCurrency,
    /// 14 or 30.
    terms_days: i32,
    /// The first day of what it is for.
    period_from: NaiveDate,
    /// The last one.
    period_to: NaiveDate,
    /// At most 60 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    po_reference: Option<String>,
    /// At most 2000 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    notes: Option<String>,
    /// 1 to 50.
    lines: Vec<LineBody>,
    /// A discount on all lines in thousandths of a per cent; 0 where it is left out.
    #[serde(default)]
    discount_milli: i32,
    /// What tax is rounded on; `rate` if omitted.
    #[serde(default = "by_rate")]
    tax_by: InvoiceTaxBy,
}

fn by_rate() -> InvoiceTaxBy {
    Word(TaxBy::Rate)
}

impl InvoiceForm {
    fn draft(self) -> (CompanyId, Draft) {
        let period = Period { from: self.period_from, to: self.period_to };
        let lines = self.lines.into_iter().map(Into::into).collect();
        let (currency, terms_days) = (self.currency.0, self.terms_days);
        let (po_reference, notes) = (self.po_reference, self.notes);
        let (discount_milli, tax_by) = (self.discount_milli, self.tax_by.0);
        let draft = Draft {
            lines,
            discount_milli,
            tax_by,
            currency,
            terms_days,
            period,
            po_reference,
            notes,
        };
        (self.company_id, draft)
    }
}

/// A draft to be rewritten.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct SaveInvoice {
    /// The version that was read.
    version: i32,
    form: InvoiceForm,
}

/// A draft to be removed.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct DeleteInvoice {
    /// The version that was read.
    version: i32,
}

input!(InvoiceForm, SaveInvoice, DeleteInvoice);

/// The amounts of one invoice line. Lines of the invoice's discount come last.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoicePreviewLine)]
struct PreviewLine {
    text: String,
    net: i64,
    tax: i64,
}

/// What an invoice would come to.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoicePreview)]
pub(crate) struct PreviewBody {
    lines: Vec<PreviewLine>,
    rates: Vec<RateView>,
    net: i64,
    tax: i64,
    gross: i64,
}

/// Checks an invoice and answers what it would come to; nothing is kept.
#[utoipa::path(post, path = "/api/billing/invoices/preview", tag = "billing",
    security(("bearer" = [])), request_body = InvoiceForm,
    responses((status = 200, body = PreviewBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody)))]
pub(crate) async fn preview_invoice(
    body: Body<InvoiceForm>,
) -> Result<Json<PreviewBody>, ApiError> {
    let (_, draft) = body.value.draft();
    draft.check()?;
    let whole = draft.whole();
    let taxes = taxes(&whole, draft.tax_by);
    let line = |(line, tax): (Line, i64)| PreviewLine { net: line.net(), tax, text: line.text };
    let lines = whole.into_iter().zip(taxes).map(line).collect();
    let totals = draft.totals();
    let (gross, Totals { net, tax, .. }) = (totals.gross(), totals);
    Ok(Json(PreviewBody { lines, net, tax, gross, rates: rates(draft.totals()) }))
}

/// Begins an invoice.
#[utoipa::path(post, path = "/api/billing/invoices", tag = "billing",
    security(("bearer" = [])), params(("Idempotency-Key" = Option<String>, Header)),
    request_body = InvoiceForm,
    responses((status = 201, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn create_invoice(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    body: Body<InvoiceForm>,
) -> Result<HttpResponse, ApiError> {
    let (by, today) = (state.reviewer(&viewer), state.clock.now().date_naive());
    let route = "POST /api/billing/invoices";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let (company, draft) = body.value.draft();
    once.run(&state, move |conn| {
        let made = acts::begin(conn, &by, company, &draft)?;
        Ok((StatusCode::CREATED, StaffBody::read(conn, made.id, today)?))
    })
    .await
}

/// One invoice with everything about it.
#[utoipa::path(get, path = "/api/billing/invoices/{id}", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = StaffBody), (status = 404, body = ProblemBody)))]
pub(crate) async fn show_invoice(
    state: Data<State>,
    Id(id): Id<InvoiceId>,
) -> Result<Json<StaffBody>, ApiError> {
    let today = state.clock.now().date_naive();
    Ok(Json(state.db.read(move |conn| StaffBody::read(conn, id, today)).await?))
}

/// Rewrites a draft.
#[utoipa::path(put, path = "/api/billing/invoices/{id}", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = SaveInvoice,
    responses((status = 200, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn save_invoice(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
    body: Body<SaveInvoice>,
) -> Result<Json<StaffBody>, ApiError> {
    let (by, today) = (state.reviewer(&viewer), state.clock.now().date_naive());
    let SaveInvoice { version, form } = body.value;
    let (company, draft) = form.draft();
    let saved = state.db.write(move |conn| {
        acts::change(conn, &by, Seen::at(id, version), (company, &draft))?;
        StaffBody::read(conn, id, today)
    });
    Ok(Json(saved.await?))
}

/// Removes a draft.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/delete", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = DeleteInvoice,
    responses((status = 200, body = Nothing), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn delete_invoice(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
    body: Body<DeleteInvoice>,
) -> Result<Json<Nothing>, ApiError> {
    let (actor, seen) = (Actor::User(viewer.user.id), Seen::at(id, body.value.version));
    state.db.write(move |conn| invoices::discard(conn, actor, seen)).await?;
    Ok(Json(Nothing {}))
}
