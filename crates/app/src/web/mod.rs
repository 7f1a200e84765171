//! What every request meets before and after its handler, and the files of the browser application.

mod bundle;
mod compress;
mod extract;
mod frame;
mod guard;
mod head;
mod headers;
mod metrics;
mod once;
mod peer;
mod recent;
pub(crate) mod text;
mod throttle;

pub use bundle::Bundle;
pub(crate) use extract::{
    Body, Id, IdempotencyKey, Ids, Input, Paging, SmallBody, input, paging_of, query,
    refuse_other_media,
};
pub use frame::HANDLER_LIMIT;
pub(crate) use frame::frame;
pub(crate) use head::Head;
pub use metrics::Metrics;
pub(crate) use once::Once;
pub(crate) use peer::Peer;
pub(crate) use recent::{Recent, require_recent};
pub use throttle::{Throttle, Ticks, monotonic};
