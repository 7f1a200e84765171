//! What staff do with an issued invoice.

use ::billing::ledger::{Cut, Receipt};
use actix_web::HttpResponse;
use actix_web::http::StatusCode;
use actix_web::web::{Data, Json};
use db::Conn;
use flows::{Reviewer, billing as acts};
use kernel::chrono::NaiveDate;
use kernel::{InvoiceId, PaymentId, Seen};
use serde::Deserialize;
use utoipa::ToSchema;
use validator::Validate;

use super::views::StaffBody;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{Body, Id, IdempotencyKey, Once, Viewer, input, text};
use crate::wire::{InvoiceReminder, PaymentMethod};

/// A draft to be issued.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct IssueInvoice {
    /// The version that was read.
    version: i32,
}

/// A payment to be recorded.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RecordPayment {
    /// Of the invoice, as it was read.
    version: i32,
    /// In whole minor units.
    amount: i64,
    /// A day of the last year, today at the latest.
    received_on: NaiveDate,
    method: PaymentMethod,
    /// At most 120 characters.
    #[serde(default, deserialize_with = "text::trimmed_or_none")]
    reference: Option<String>,
}

/// A payment to be taken back.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct ReversePayment {
    /// Of the invoice, as it was read.
    version: i32,
    /// 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// What is credited of one line.
#[derive(Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreditLine {
    /// The place of the line, from 1.
    position: i32,
    /// Before tax, in whole minor units.
    net: i64,
}

/// A credit note to be made.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct CreditInvoice {
    /// Of the invoice, as it was read.
    version: i32,
    /// Null for everything that is left.
    lines: Option<Vec<CreditLine>>,
    /// What the company reads, 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// An invoice to be voided or written off.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct EndInvoice {
    /// The version that was read.
    version: i32,
    /// For the history, 1 to 2000 characters.
    #[serde(deserialize_with = "text::trimmed")]
    reason: String,
}

/// A reminder to be sent.
#[derive(Deserialize, Validate, ToSchema)]
#[serde(deny_unknown_fields)]
pub(crate) struct RemindOfInvoice {
    /// The version that was read.
    version: i32,
    template: InvoiceReminder,
}

input!(IssueInvoice, RecordPayment, ReversePayment, CreditInvoice, EndInvoice, RemindOfInvoice);

/// One act in one transaction, and the invoice as it is then.
async fn act(
    state: &State,
    viewer: &Viewer,
    id: InvoiceId,
    act: impl FnOnce(&mut Conn, &Reviewer) -> flows::Result<()> + Send + 'static,
) -> Result<Json<StaffBody>, ApiError> {
    let (by, today) = (state.reviewer(viewer), state.clock.now().date_naive());
    let done = state.db.write(move |conn| {
        act(conn, &by)?;
        StaffBody::read(conn, id, today)
    });
    Ok(Json(done.await?))
}

/// Gives an invoice its number and mails the company. From then on its content stays.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/issue", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = IssueInvoice,
    responses((status = 200, body = StaffBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn issue_invoice(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
    body: Body<IssueInvoice>,
) -> Result<Json<StaffBody>, ApiError> {
    let seen = Seen::at(id, body.value.version);
    act(&state, &viewer, id, move |conn, by| acts::issue(conn, by, seen).map(drop)).await
}

/// Records a payment. What is beyond what is owed is the company's credit.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/payments", tag = "billing",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = RecordPayment,
    responses((status = 201, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn record_payment(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<InvoiceId>, Body<RecordPayment>),
) -> Result<HttpResponse, ApiError> {
    let (by, today) = (state.reviewer(&viewer), state.clock.now().date_naive());
    let route = "POST /api/billing/invoices/{id}/payments";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let RecordPayment { version, amount, received_on, method, reference } = body.value;
    let receipt = Receipt { amount, received_on, method: method.0, reference };
    once.run(&state, move |conn| {
        acts::pay(conn, &by, Seen::at(id.0, version), &receipt)?;
        Ok((StatusCode::CREATED, StaffBody::read(conn, id.0, today)?))
    })
    .await
}

/// Takes a payment back.
#[utoipa::path(post, path = "/api/billing/payments/{id}/reverse", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = ReversePayment,
    responses((status = 200, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn reverse_payment(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<PaymentId>,
    body: Body<ReversePayment>,
) -> Result<Json<StaffBody>, ApiError> {
    let (by, today) = (state.reviewer(&viewer), state.clock.now().date_naive());
    let ReversePayment { version, reason } = body.value;
    let done = state.db.write(move |conn| {
        let invoice = acts::reverse(conn, &by, (id, version), &reason)?;
        StaffBody::read(conn, invoice.id, today)
    });
    Ok(Json(done.await?))
}

/// Makes a credit note, which takes off what it names or everything that is left.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/credit-notes", tag = "billing",
    security(("bearer" = [])),
    params(("id" = Uuid, Path), ("Idempotency-Key" = Option<String>, Header)),
    request_body = CreditInvoice,
    responses((status = 201, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn credit_invoice(
    state: Data<State>,
    viewer: Viewer,
    key: IdempotencyKey,
    (id, body): (Id<InvoiceId>, Body<CreditInvoice>),
) -> Result<HttpResponse, ApiError> {
    let (by, today) = (state.reviewer(&viewer), state.clock.now().date_naive());
    let route = "POST /api/billing/invoices/{id}/credit-notes";
    let once = Once { user: viewer.user.id, key, route, digest: body.digest };
    let CreditInvoice { version, lines, reason } = body.value;
    let cut = |CreditLine { position, net }| Cut { position, net };
    let cuts: Option<Vec<Cut>> = lines.map(|lines| lines.into_iter().map(cut).collect());
    once.run(&state, move |conn| {
        acts::correct(conn, &by, Seen::at(id.0, version), cuts.as_deref(), &reason)?;
        Ok((StatusCode::CREATED, StaffBody::read(conn, id.0, today)?))
    })
    .await
}

/// Takes an invoice back before anything was paid on it, and mails the company.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/void", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = EndInvoice,
    responses((status = 200, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn void_invoice(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
    body: Body<EndInvoice>,
) -> Result<Json<StaffBody>, ApiError> {
    let EndInvoice { version, reason } = body.value;
    let seen = Seen::at(id, version);
    act(&state, &viewer, id, move |conn, by| acts::void(conn, by, seen, &reason).map(drop)).await
}

/// No longer expects an invoice to be paid.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/write-off", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = EndInvoice,
    responses((status = 200, body = StaffBody), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody)))]
pub(crate) async fn write_off_invoice(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
    body: Body<EndInvoice>,
) -> Result<Json<StaffBody>, ApiError> {
    let EndInvoice { version, reason } = body.value;
    let seen = Seen::at(id, version);
    act(&state, &viewer, id, move |conn, by| acts::write_off(conn, by, seen, &reason).map(drop))
        .await
}

/// Mails the company a reminder, every three days at most.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/remind", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)), request_body = RemindOfInvoice,
    responses((status = 200, body = StaffBody), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody)))]
pub(crate) async fn remind_of_invoice(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
    body: Body<RemindOfInvoice>,
) -> Result<Json<StaffBody>, ApiError> {
    let RemindOfInvoice { version, template } = body.value;
    let seen = Seen::at(id, version);
    act(&state, &viewer, id, move |conn, by| acts::remind(conn, by, seen, template.0).map(drop))
        .await
}
