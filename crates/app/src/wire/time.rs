//! An instant on the wire.

use kernel::Instant;
use kernel::chrono::{DateTime, Utc};
use serde::Serialize;
use utoipa::ToSchema;

/// An instant, RFC 3339 in UTC.
#[derive(Serialize, ToSchema)]
#[schema(value_type = String, format = DateTime)]
pub(crate) struct Time(DateTime<Utc>);

impl From<Instant> for Time {
    fn from(at: Instant) -> Self {
        Self(at)
    }
}
