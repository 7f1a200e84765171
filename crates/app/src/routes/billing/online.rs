//! Invoices that are paid at a payment provider, and what the provider says of them.

use actix_web::web::{Data, Json};
use actix_web::{HttpRequest, HttpResponse};
use flows::billing::online::{self, Applied, Asking};
use kernel::{CompanyId, InvoiceId};
use serde::Serialize;
use utoipa::ToSchema;

use super::company::payer;
use crate::State;
use crate::error::{ApiError, ProblemBody};
use crate::web::{EventBody, Id, Member, Viewer};
use crate::wire::Time;

/// A page of the provider's where an invoice is paid.
#[derive(Serialize, ToSchema)]
#[schema(as = PaymentPage)]
pub(crate) struct PageView {
    url: String,
    /// In whole minor units of the invoice's currency.
    amount: i64,
    /// Until when it can be paid there.
    expires_at: Option<Time>,
}

async fn page(
    state: &State,
    viewer: &Viewer,
    invoice: InvoiceId,
    company: Option<CompanyId>,
) -> Result<Json<PageView>, ApiError> {
    let asking = Asking { invoice, company, by: state.reviewer(viewer) };
    let made = online::page((&state.db, &state.payments), asking).await?;
    let url = made.url.ok_or_else(|| ApiError::unavailable("payment_unavailable"))?;
    Ok(Json(PageView { url, amount: made.amount, expires_at: made.expires_at.map(Time::from) }))
}

/// The page where the company pays what one of its invoices still asks for. Where one is open, it is that one.
#[utoipa::path(post, path = "/api/companies/me/invoices/{id}/payment-page", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = PageView), (status = 403, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 409, body = ProblemBody),
        (status = 503, body = ProblemBody)))]
pub(crate) async fn pay_my_invoice(
    state: Data<State>,
    viewer: Viewer,
    member: Member,
    Id(id): Id<InvoiceId>,
) -> Result<Json<PageView>, ApiError> {
    let company = payer(&member)?;
    page(&state, &viewer, id, Some(company)).await
}

/// The same for staff, who send it to the company.
#[utoipa::path(post, path = "/api/billing/invoices/{id}/payment-page", tag = "billing",
    security(("bearer" = [])), params(("id" = Uuid, Path)),
    responses((status = 200, body = PageView), (status = 404, body = ProblemBody),
        (status = 409, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn make_payment_page(
    state: Data<State>,
    viewer: Viewer,
    Id(id): Id<InvoiceId>,
) -> Result<Json<PageView>, ApiError> {
    page(&state, &viewer, id, None).await
}

/// What came of an event.
#[derive(Serialize, ToSchema)]
#[schema(as = PaymentEventResult)]
pub(crate) struct ReceivedView {
    /// Whether anything followed from it.
    applied: bool,
}

/// Takes an event that Stripe has signed. What has become of the payment is asked of Stripe, whatever the event
/// says. An event that is known, or from which nothing follows, is answered with 200 as well.
#[utoipa::path(post, path = "/api/webhooks/stripe", tag = "public",
    params(("Stripe-Signature" = String, Header)),
    responses((status = 200, body = ReceivedView), (status = 400, body = ProblemBody),
        (status = 404, body = ProblemBody), (status = 503, body = ProblemBody)))]
pub(crate) async fn receive_stripe_event(
    state: Data<State>,
    req: HttpRequest,
    body: EventBody,
) -> Result<HttpResponse, ApiError> {
    if !state.payments.is_online() {
        return Err(ApiError::not_found());
    }
    let mut given = req.headers().get_all("stripe-signature");
    let (first, second) = (given.next(), given.next());
    let header = first.filter(|_| second.is_none()).and_then(|value| value.to_str().ok());
    let bad = || ApiError::bad_request("bad_signature", "This was not signed by Stripe just now.");
    let read = state.payments.read(header.ok_or_else(bad)?, &body.0, state.clock.now());
    let event = read.map_err(|reason| {
        tracing::warn!(%reason, "payment.event_refused");
        bad()
    })?;
    let known = event.clone();
    if state.db.read(move |conn| online::is_handled(conn, &known)).await? {
        return Ok(HttpResponse::Ok().json(ReceivedView { applied: false }));
    }
    let outcome = match &event.subject {
        Some(subject) => state.payments.look(subject).await.map_err(flows::Error::from)?,
        None => None,
    };
    let sender = state.sender();
    let done = state.db.write(move |conn| {
        let applied = online::apply(conn, &sender, &event, outcome)?;
        tracing::info!(event.kind, ?applied, "payment.event");
        Ok::<_, flows::Error>(applied)
    });
    let applied = done.await? == Applied::Settled;
    Ok(HttpResponse::Ok().json(ReceivedView { applied }))
}
