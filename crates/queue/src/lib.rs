#![doc = include_str!("../README.md")]

pub mod jobs;
pub mod live;
pub mod outbox;
pub mod privacy;
pub mod workers;

mod error;
mod notify;
#[cfg(test)]
mod tests;

pub use error::Error;
