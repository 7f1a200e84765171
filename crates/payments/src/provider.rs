//! The port: what any provider of payments is asked.

use kernel::money::Currency;
use kernel::{Instant, InvoiceId};

use crate::event::Event;
use crate::signature::{self, BadSignature};
use crate::{Failure, Stripe, Subject};

/// What is to be paid.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// For which invoice.
    pub invoice: InvoiceId,
    /// What the person who pays reads.
    pub title: String,
    /// In whole minor units.
    pub amount: i64,
    /// Of what.
    pub currency: Currency,
    /// Asking twice with the same key makes one page.
    pub key: String,
    /// Where the person returns to once it is paid.
    pub paid_url: String,
    /// Where the person returns to who changes their mind.
    pub back_url: String,
}

/// The provider's page for that.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Page {
    /// What the provider calls it.
    pub id: String,
    /// Where it is; absent once it cannot be paid at.
    pub url: Option<String>,
    /// What it asks for.
    pub amount: i64,
    /// Until when.
    pub expires_at: Option<Instant>,
}

/// What has become of such a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Outcome {
    /// The page.
    pub page: Page,
    /// The invoice that it was made for; absent where somebody else made it.
    pub invoice: Option<InvoiceId>,
    /// What was paid in; absent where it is one that no invoice has.
    pub currency: Option<Currency>,
    /// What was received.
    pub received: i64,
    /// What of it was given back.
    pub refunded: i64,
    /// What the provider calls the payment.
    pub reference: Option<String>,
}

/// Where invoices are paid online.
#[derive(Debug)]
pub enum Provider {
    /// Nowhere: staff record what comes.
    Manual,
    /// At Stripe.
    Stripe(Box<Stripe>),
}

impl Provider {
    /// Whether invoices can be paid online.
    pub fn is_online(&self) -> bool {
        matches!(self, Self::Stripe(_))
    }

    /// Makes a page where somebody can pay.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn begin(&self, wanted: &Wanted) -> Result<Page, Failure> {
        match self {
            Self::Manual => Err(Failure::Manual),
            Self::Stripe(stripe) => stripe.begin(wanted).await,
        }
    }

    /// What has become of what an event is about; `None` where the provider knows no such page.
    ///
    /// # Errors
    /// [`Failure`].
    pub async fn look(&self, subject: &Subject) -> Result<Option<Outcome>, Failure> {
        match self {
            Self::Manual => Err(Failure::Manual),
            Self::Stripe(stripe) => stripe.look(subject).await,
        }
    }

    /// Reads an event that the provider has signed.
    ///
    /// # Errors
    /// [`BadSignature`], also where it is signed and is no event.
    pub fn read(&self, header: &str, body: &[u8], now: Instant) -> Result<Event, BadSignature> {
        match self {
            Self::Manual => Err(BadSignature::Unknown),
            Self::Stripe(stripe) => {
                signature::verify(stripe.secret(), header, body, now.timestamp())?;
                Event::read(body).ok_or(BadSignature::Malformed)
            }
        }
    }
}
