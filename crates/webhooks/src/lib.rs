#![doc = include_str!("../README.md")]

pub mod deliveries;
pub mod endpoints;
pub mod mergers;
pub mod privacy;
pub mod sending;

mod error;
mod kinds;
mod secret;

pub use error::Error;
pub use kinds::EventKind;
pub use secret::Secret;
