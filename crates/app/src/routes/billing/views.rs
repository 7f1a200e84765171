//! What is said of an invoice.

use ::billing::invoices::{self, Asked, Invoice};
use ::billing::ledger::{self, CreditNote, Payment};
use ::billing::money::{Line, RateSum, Totals};
use db::Conn;
use db::audit::Object;
use kernel::InvoiceId;
use kernel::chrono::NaiveDate;
use kernel::uuid::Uuid;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use crate::error::ApiError;
use crate::web::text;
use crate::wire::{
    InvoiceCurrency, InvoiceState, InvoiceTaxBy, PaymentMethod, PaymentState, StepView, Time,
};
use crate::wire::{Word, history};

/// An invoice. Every amount is in whole minor units of its currency.
#[derive(Serialize, ToSchema)]
#[schema(as = Invoice)]
pub(crate) struct InvoiceView {
    id: Uuid,
    /// What every act on it names.
    version: i32,
    state: InvoiceState,
    /// Null while it is a draft.
    number: Option<String>,
    company_id: Uuid,
    /// What the company was called when it was issued.
    company_name: String,
    currency: InvoiceCurrency,
    /// 14 or 30.
    terms_days: i32,
    /// The first day of what it is for.
    period_from: NaiveDate,
    /// The last one.
    period_to: NaiveDate,
    po_reference: Option<String>,
    notes: Option<String>,
    /// A discount on all lines in thousandths of a per cent; the lines that say it are its last.
    discount_milli: i32,
    /// Whether tax is rounded per line or per rate.
    tax_by: InvoiceTaxBy,
    net: i64,
    tax: i64,
    gross: i64,
    /// What of the payments was owed.
    paid: i64,
    /// What of the payments was not owed: it is the company's credit.
    excess: i64,
    credited: i64,
    owed: i64,
    issued_on: Option<NaiveDate>,
    due_on: Option<NaiveDate>,
    /// 0 where it is not overdue.
    days_late: i64,
    reminders: i32,
    reminded_at: Option<Time>,
    created_at: Time,
}

impl InvoiceView {
    pub(super) fn of(one: Invoice, today: NaiveDate) -> Self {
        Self {
            id: one.id.0,
            version: one.version,
            state: Word(one.state),
            number: one.number.map(|number| number.to_string()),
            company_id: one.company.0,
            currency: Word(one.currency),
            terms_days: one.terms_days,
            period_from: one.period.from,
            period_to: one.period.to,
            discount_milli: one.discount_milli,
            tax_by: Word(one.tax_by),
            net: one.net,
            tax: one.tax,
            gross: one.gross(),
            paid: one.paid,
            excess: one.excess,
            credited: one.credited,
            owed: one.owed(),
            issued_on: one.issued_on,
            due_on: one.due_on,
            days_late: one.days_late(today),
            reminders: one.reminders,
            reminded_at: one.reminded_at.map(Time::from),
            created_at: one.created_at.into(),
            company_name: one.buyer_name,
            po_reference: one.po_reference,
            notes: one.notes,
        }
    }
}

/// A line that is asked money for, or that takes something off.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(from = "GivenLine")]
#[schema(as = InvoiceLineForm)]
pub(crate) struct LineBody {
    /// 1 to 200 characters.
    text: String,
    /// In thousandths.
    quantity_milli: i64,
    /// In whole minor units; below zero it is a discount.
    unit_price: i64,
    /// In thousandths of a per cent.
    tax_milli: i32,
}

/// The same from a page that may be of the release before, which said the rate in hundredths of a per cent.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GivenLine {
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
    quantity_milli: i64,
    unit_price: i64,
    tax_milli: Option<i32>,
    tax_bp: Option<i32>,
}

impl From<GivenLine> for LineBody {
    fn from(given: GivenLine) -> Self {
        let tax_milli = rate_of(given.tax_milli, given.tax_bp);
        let GivenLine { text, quantity_milli, unit_price, .. } = given;
        Self { text, quantity_milli, unit_price, tax_milli }
    }
}

/// A rate in thousandths of a per cent, from that or from hundredths; without either, one that no check lets through.
pub(crate) fn rate_of(milli: Option<i32>, hundredths: Option<i32>) -> i32 {
    milli.or(hundredths.map(|bp| bp.saturating_mul(10))).unwrap_or(-1)
}

impl From<LineBody> for Line {
    fn from(line: LineBody) -> Self {
        let LineBody { text, quantity_milli, unit_price, tax_milli } = line;
        Self { text, quantity_milli, unit_price, tax_milli }
    }
}

/// A line with what it comes to.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceLine)]
pub(crate) struct LineView {
    text: String,
    quantity_milli: i64,
    unit_price: i64,
    /// In thousandths of a per cent.
    tax_milli: i32,
    /// True for a line that the invoice's discount adds.
    is_discount: bool,
    net: i64,
    tax: i64,
    /// What can still be credited of it, before tax.
    left: i64,
}

/// The tax of one rate.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceRate)]
pub(crate) struct RateView {
    /// In thousandths of a per cent.
    tax_milli: i32,
    net: i64,
    tax: i64,
}

pub(super) fn rates(totals: Totals) -> Vec<RateView> {
    let view = |RateSum { tax_milli, net, tax }| RateView { tax_milli, net, tax };
    totals.rates.into_iter().map(view).collect()
}

/// A payment on an invoice.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoicePayment)]
pub(crate) struct PaymentView {
    id: Uuid,
    state: PaymentState,
    amount: i64,
    received_on: NaiveDate,
    method: PaymentMethod,
    reference: Option<String>,
    recorded_at: Time,
    reversed_at: Option<Time>,
    /// Why it was reversed; for staff alone.
    reason: Option<String>,
}

impl From<Payment> for PaymentView {
    fn from(one: Payment) -> Self {
        Self {
            id: one.id.0,
            state: Word(one.state),
            amount: one.receipt.amount,
            received_on: one.receipt.received_on,
            method: Word(one.receipt.method),
            reference: one.receipt.reference,
            recorded_at: one.recorded_at.into(),
            reversed_at: one.reversed_at.map(Time::from),
            reason: one.reason,
        }
    }
}

/// A credit note about an invoice.
#[derive(Serialize, ToSchema)]
#[schema(as = CreditNote)]
pub(crate) struct CreditNoteView {
    id: Uuid,
    number: String,
    net: i64,
    tax: i64,
    reason: String,
    made_on: NaiveDate,
}

impl From<CreditNote> for CreditNoteView {
    fn from(one: CreditNote) -> Self {
        Self {
            id: one.id.0,
            number: one.number.to_string(),
            net: one.net,
            tax: one.tax,
            reason: one.reason,
            made_on: one.made_on,
        }
    }
}

/// An invoice as a whole.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceSheet)]
pub(crate) struct SheetBody {
    invoice: InvoiceView,
    lines: Vec<LineView>,
    /// The lowest first.
    rates: Vec<RateView>,
    /// The first recorded first.
    payments: Vec<PaymentView>,
    credit_notes: Vec<CreditNoteView>,
}

impl SheetBody {
    pub(super) fn read(
        conn: &mut Conn,
        invoice: Invoice,
        today: NaiveDate,
    ) -> Result<Self, ApiError> {
        let id = invoice.id;
        let lines = invoices::lines(conn, id)?;
        let sum = |asked: &Asked| {
            let (tax_milli, net) = (asked.line.tax_milli, asked.line.net());
            RateSum { tax_milli, net, tax: asked.tax }
        };
        let rates = rates(Totals::of(lines.iter().map(sum)));
        let left = ledger::left_to_credit(conn, id)?;
        let view = |(Asked { line, tax, is_discount }, left): (Asked, i64)| LineView {
            net: line.net(),
            tax,
            is_discount,
            text: line.text,
            quantity_milli: line.quantity_milli,
            unit_price: line.unit_price,
            tax_milli: line.tax_milli,
            left,
        };
        let payments = ledger::payments(conn, id)?.into_iter().map(PaymentView::from).collect();
        let notes = ledger::credit_notes(conn, id)?.into_iter().map(CreditNoteView::from).collect();
        Ok(Self {
            invoice: InvoiceView::of(invoice, today),
            lines: lines.into_iter().zip(left).map(view).collect(),
            rates,
            payments,
            credit_notes: notes,
        })
    }

    /// As the company reads it: without what staff write for themselves.
    pub(super) fn for_company(mut self) -> Self {
        self.payments.iter_mut().for_each(|payment| payment.reason = None);
        self
    }
}

/// An invoice as staff see it.
#[derive(Serialize, ToSchema)]
#[schema(as = StaffInvoice)]
pub(crate) struct StaffBody {
    #[serde(flatten)]
    sheet: SheetBody,
    /// What the company has paid too much in this currency and not used.
    credit: i64,
    /// Oldest first.
    history: Vec<StepView>,
}

impl StaffBody {
    pub(super) fn read(conn: &mut Conn, id: InvoiceId, today: NaiveDate) -> Result<Self, ApiError> {
        let invoice = invoices::find(conn, id)?;
        let credit = ledger::credit(conn, invoice.company, invoice.currency)?;
        let history = history(conn, Object::of(invoices::KIND, id))?;
        Ok(Self { sheet: SheetBody::read(conn, invoice, today)?, credit, history })
    }
}
