#![doc = include_str!("../README.md")]

mod event;
mod failure;
mod provider;
mod signature;
mod stripe;
#[cfg(test)]
mod tests;

pub use event::{Event, Subject};
pub use failure::Failure;
pub use provider::{Outcome, Page, Provider, Wanted};
pub use signature::{BadSignature, TOLERANCE_S, sign};
pub use stripe::{Account, Stripe};
