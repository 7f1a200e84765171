//! What every request meets before and after its handler, and the files of the browser application.

mod bundle;
mod extract;
mod frame;
mod guard;
mod headers;
mod once;
mod peer;
mod recent;

pub use bundle::Bundle;
pub(crate) use extract::{Body, Id, IdempotencyKey, Ids, Input, Paging, input, query};
pub(crate) use frame::frame;
pub(crate) use once::Once;
pub(crate) use peer::Peer;
pub use peer::{BadNetwork, Network};
pub(crate) use recent::{Recent, require_recent};
