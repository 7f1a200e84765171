//! What is said of an invoice.

use ::billing::invoices::{self, Invoice};
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
use crate::wire::{InvoiceCurrency, InvoiceState, PaymentMethod, PaymentState, StepView, Time};
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

/// A line that is asked money for.
#[derive(Debug, Deserialize, Serialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[schema(as = InvoiceLineForm)]
pub(crate) struct LineBody {
    /// 1 to 200 characters.
    #[serde(deserialize_with = "text::trimmed")]
    text: String,
    /// In thousandths.
    quantity_milli: i64,
    /// In whole minor units.
    unit_price: i64,
    /// In hundredths of a per cent.
    tax_bp: i32,
}

impl From<LineBody> for Line {
    fn from(line: LineBody) -> Self {
        let LineBody { text, quantity_milli, unit_price, tax_bp } = line;
        Self { text, quantity_milli, unit_price, tax_bp }
    }
}

/// A line with what it comes to.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceLine)]
pub(crate) struct LineView {
    text: String,
    quantity_milli: i64,
    unit_price: i64,
    tax_bp: i32,
    net: i64,
    tax: i64,
    /// What can still be credited of it, before tax.
    left: i64,
}

/// The tax of one rate.
#[derive(Serialize, ToSchema)]
#[schema(as = InvoiceRate)]
pub(crate) struct RateView {
    tax_bp: i32,
    net: i64,
    tax: i64,
}

pub(super) fn rates(totals: Totals) -> Vec<RateView> {
    let view = |RateSum { tax_bp, net, tax }| RateView { tax_bp, net, tax };
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
        let rates = rates(Totals::of_lines(&lines));
        let left = ledger::left_to_credit(conn, id)?;
        let view = |(line, left): (Line, i64)| LineView {
            net: line.net(),
            tax: line.tax(),
            text: line.text,
            quantity_milli: line.quantity_milli,
            unit_price: line.unit_price,
            tax_bp: line.tax_bp,
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
