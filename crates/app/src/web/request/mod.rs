//! What a handler takes out of a request.

mod extract;
mod filter;
mod once;
mod peer;
pub(crate) mod text;
mod upload;

pub(crate) use extract::{
    Body, EventBody, Id, IdempotencyKey, Ids, Input, Paging, SmallBody, input, paging_of, query,
    refuse_other_media,
};
pub(crate) use filter::{day, filter, is_day};
pub(crate) use once::Once;
pub(crate) use peer::Peer;
pub(crate) use upload::{Archive, PATIENCE, Sending, Sent, is_archive_for};
