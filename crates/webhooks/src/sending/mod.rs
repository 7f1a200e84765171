//! One try to send an event: the signature, where it may not go, and the request. No database.

mod call;
mod ranges;
mod sign;
mod target;
#[cfg(test)]
mod tests;

pub use call::{
    Call, Message, Names, Outcome, RESPONSE_BYTES, SystemNames, TIMEOUT, Trouble, Verb, request,
    send,
};
pub use ranges::is_public;
pub use sign::sign;
pub use target::{Fault, Target};
