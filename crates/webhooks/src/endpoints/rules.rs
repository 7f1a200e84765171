//! A webhook, and what is wrong with one that is to be made. Pure.

use kernel::{CompanyId, Instant, UserId, WebhookId};

use super::machine::State;
use crate::sending::Target;
use crate::{Error, EventKind};

/// How many webhooks a company has at most. Source: product.md §19.
pub const MAX_ENDPOINTS: i64 = 5;
/// For how many hours the secret before signs beside the new one. Source: interop.md.
pub const OVERLAP_HOURS: i64 = 24;
/// After how many hours without success a webhook counts as failing.
pub const FAILING_HOURS: i64 = 24;
/// After how many days without success a webhook is disabled.
pub const DISABLED_DAYS: i64 = 5;
/// The longest address, in characters.
pub const MAX_URL: usize = 500;

/// What a company wants to be sent, and where.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Wanted {
    /// The address.
    pub url: String,
    /// The events.
    pub events: Vec<EventKind>,
    /// Whether the address may be this machine, as on a development server.
    pub local: bool,
}

impl Wanted {
    /// The same with the address in its normal form and each event once.
    ///
    /// # Errors
    /// [`Error::BadUrl`]; [`Error::NoEvents`].
    pub(super) fn checked(&self) -> Result<Self, Error> {
        let url = kernel::text::trimmed(&self.url);
        if url.chars().count() > MAX_URL {
            return Err(Error::BadUrl("An address has at most 500 characters."));
        }
        let target = Target::parse(url, self.local).map_err(|fault| Error::BadUrl(fault.text()))?;
        let mut events = self.events.clone();
        events.sort_unstable();
        events.dedup();
        if events.is_empty() {
            return Err(Error::NoEvents);
        }
        Ok(Self { url: target.as_str().to_owned(), events, local: self.local })
    }
}

/// A webhook that is to be made.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct New {
    /// Whose it is.
    pub company: CompanyId,
    /// Who makes it.
    pub by: UserId,
    /// What is sent where.
    pub wanted: Wanted,
}

/// A webhook as its company's owners see it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Webhook {
    /// Its id.
    pub id: WebhookId,
    /// Whose it is.
    pub company: CompanyId,
    /// Where events are sent.
    pub url: String,
    /// Which.
    pub events: Vec<EventKind>,
    /// Whether they are.
    pub state: State,
    /// Grows with every change.
    pub version: i32,
    /// Until when the secret before signs as well.
    pub old_secret_until: Option<Instant>,
    /// Since when nothing has arrived, where something failed.
    pub failing_since: Option<Instant>,
    /// Why it is disabled.
    pub reason: Option<String>,
    /// When it was made.
    pub created_at: Instant,
}
