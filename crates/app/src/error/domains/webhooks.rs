//! Errors of webhooks, as the caller sees them.

use crate::error::ApiError;

impl From<webhooks::Error> for ApiError {
    fn from(e: webhooks::Error) -> Self {
        use webhooks::Error as E;
        let text = e.to_string();
        match e {
            E::NoWebhook | E::NoDelivery => Self::not_found(),
            E::BadUrl(_) => Self::invalid_field("url", "format", text),
            E::NoEvents => Self::invalid_field("events", "length", text),
            E::TooMany => Self::conflict("too_many_webhooks", text),
            E::StaleVersion => Self::conflict("stale_version", text),
            E::TooOld => Self::conflict("too_old", text),
            E::NotSending | E::Refused(_) => Self::conflict("not_now", text),
            E::Queue(e) => e.into(),
            E::Db(e) => e.into(),
        }
    }
}
