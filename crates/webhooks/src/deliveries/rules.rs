//! A delivery and when it is tried. Pure.

use sha2::{Digest, Sha256};
use std::time::Duration;

use chrono::TimeDelta;
use kernel::uuid::Uuid;
use kernel::{CompanyId, DeliveryId, Instant, WebhookEventId, WebhookId};

use super::machine::{Event, State};
use crate::endpoints::Ended;
use crate::sending::{Outcome, Target, Trouble};

/// For how many days a delivery is kept and can be sent again. Source: product.md §19.
pub const REPLAY_DAYS: i64 = 30;
/// What the type of a test event is. No act brings it about.
pub const TEST: &str = "webhook.test";
/// The longest body, in bytes.
pub const MAX_BODY: usize = 8192;

const SECOND: u64 = 1;
const MINUTE: u64 = 60 * SECOND;
const HOUR: u64 = 60 * MINUTE;

/// How long after the try before it each try is made. Source: interop.md.
pub const SCHEDULE: [Duration; 10] = [
    Duration::from_secs(0),
    Duration::from_secs(5 * SECOND),
    Duration::from_secs(5 * MINUTE),
    Duration::from_secs(30 * MINUTE),
    Duration::from_secs(2 * HOUR),
    Duration::from_secs(5 * HOUR),
    Duration::from_secs(10 * HOUR),
    Duration::from_secs(14 * HOUR),
    Duration::from_secs(20 * HOUR),
    Duration::from_secs(24 * HOUR),
];

/// A host that a company is sent events at, as the queue counts it: the same host of another company is another
/// receiver, so that nobody waits for somebody else's. `None` where nothing can be sent there.
pub(super) fn receiver(company: CompanyId, url: &str) -> Option<Uuid> {
    let target = Target::parse(url, true).ok()?;
    let named = Sha256::digest(format!("{company} {}", target.host()).as_bytes());
    Uuid::from_slice(named.get(..16)?).ok()
}

/// How long to wait once it was tried so many times; `None` after the last.
pub fn wait_after(tries: i32) -> Option<TimeDelta> {
    let next = SCHEDULE.get(usize::try_from(tries).ok()?)?;
    TimeDelta::from_std(*next).ok()
}

/// What a try means for the delivery, of which it is the `tries`th, and for the webhook.
pub(super) fn consequence(outcome: &Outcome, tries: i32) -> (Event, Ended) {
    match outcome {
        _ if outcome.is_success() => (Event::Deliver, Ended::Arrived),
        Outcome::Answered { status: 410, .. } => (Event::Exhaust, Ended::Gone),
        _ if wait_after(tries).is_some() => (Event::Retry, Ended::Failed),
        _ => (Event::Exhaust, Ended::Failed),
    }
}

/// An event on its way to one webhook.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Delivery {
    /// Its id.
    pub id: DeliveryId,
    /// Where to.
    pub webhook: WebhookId,
    /// Which event: the receiver knows it by this.
    pub event: WebhookEventId,
    /// The type of the event.
    pub kind: String,
    /// The JSON.
    pub body: String,
    /// What has become of it.
    pub state: State,
    /// How often it was tried.
    pub tries: i32,
    /// When it is tried next.
    pub next_try_at: Option<Instant>,
    /// What the last try was answered.
    pub status: Option<i32>,
    /// Why the last try was not answered.
    pub error: Option<Trouble>,
    /// The beginning of the last answer.
    pub response: Option<String>,
    /// Which delivery it repeats.
    pub replay_of: Option<DeliveryId>,
    /// When it was made.
    pub created_at: Instant,
    /// When it was tried last.
    pub tried_at: Option<Instant>,
}

impl Delivery {
    /// Whether it can be sent again.
    pub fn is_replayable(&self, now: Instant) -> bool {
        now - self.created_at < TimeDelta::days(REPLAY_DAYS)
    }
}
