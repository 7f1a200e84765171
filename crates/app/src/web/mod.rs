//! What every request meets before and after its handler, and the files of the browser application.

mod bundle;
mod extract;
mod frame;
mod guard;
mod headers;
mod once;

pub use bundle::Bundle;
pub(crate) use extract::{Body, Id, IdempotencyKey, Ids, Input, Paging, input};
pub(crate) use frame::frame;
pub(crate) use once::Once;
