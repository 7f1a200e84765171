//! What can go wrong in this crate.

use kernel::Refused;

use crate::deliveries::REPLAY_DAYS;
use crate::endpoints::MAX_ENDPOINTS;

/// Why an act on a webhook was refused.
#[derive(Debug, thiserror::Error)]
pub enum Error {
    /// There is no such webhook, or it is another company's.
    #[error("There is no such webhook.")]
    NoWebhook,
    /// There is no such delivery, or it is another company's.
    #[error("There is no such delivery.")]
    NoDelivery,
    /// The address is none that events can be sent to.
    #[error("{0}")]
    BadUrl(&'static str),
    /// No event was chosen.
    #[error("Choose at least one event.")]
    NoEvents,
    /// The company has as many as it may.
    #[error("A company can have {} webhooks.", MAX_ENDPOINTS)]
    TooMany,
    /// It was changed in the meantime.
    #[error("This was changed in the meantime. Look at it again.")]
    StaleVersion,
    /// The delivery is too old to be sent again.
    #[error("A delivery can be sent again for {} days.", REPLAY_DAYS)]
    TooOld,
    /// Nothing is sent there now.
    #[error("This webhook is paused or disabled. Resume it first.")]
    NotSending,
    /// The state does not allow the step.
    #[error(transparent)]
    Refused(#[from] Refused),
    /// The queue failed.
    #[error(transparent)]
    Queue(#[from] queue::Error),
    /// The database failed.
    #[error(transparent)]
    Db(#[from] db::Error),
}

impl From<diesel::result::Error> for Error {
    fn from(e: diesel::result::Error) -> Self {
        Self::Db(e.into())
    }
}
