//! What is to be done on the ledger for what a provider says. Pure.

use kernel::{CheckoutId, Instant, InvoiceId, PaymentId};

/// A page of the provider's where an invoice is paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Session {
    /// What the provider calls it.
    pub id: String,
    /// Where it is, while it is open.
    pub url: Option<String>,
    /// What it asks for, in whole minor units of the invoice's currency.
    pub amount: i64,
    /// Until when it can be paid at.
    pub expires_at: Option<Instant>,
}

/// Such a page, and what came of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Checkout {
    /// Its id.
    pub id: CheckoutId,
    /// What is paid there.
    pub invoice: InvoiceId,
    /// Where it is.
    pub url: Option<String>,
    /// What it asks for.
    pub amount: i64,
    /// Until when it can be paid at.
    pub expires_at: Option<Instant>,
    /// What of it is on the ledger.
    pub settled: i64,
    /// As which payment.
    pub payment: Option<PaymentId>,
}

/// What has to be done.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Step {
    /// A payment to be taken back.
    pub reverse: Option<PaymentId>,
    /// An amount to be recorded.
    pub record: Option<i64>,
}

impl Checkout {
    /// Whether somebody could pay there now.
    pub(super) fn is_open(&self, now: Instant) -> bool {
        self.url.is_some() && self.settled == 0 && self.expires_at.is_some_and(|end| end > now)
    }

    /// What has to be done where the provider has `received` so much and given back `refunded` of it: nothing where
    /// the ledger says so already. Events may come in any order and twice.
    pub fn step(&self, received: i64, refunded: i64) -> Option<Step> {
        let kept = (received - refunded).max(0);
        if kept == self.settled {
            return None;
        }
        Some(Step { reverse: self.payment, record: (kept > 0).then_some(kept) })
    }
}
