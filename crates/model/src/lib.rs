#![doc = include_str!("../README.md")]

mod breaker;
mod client;
mod endpoint;
mod events;
mod failure;
mod figures;
#[cfg(test)]
mod tests;

pub use client::{Client, Limits, PATIENT_SILENCE, PATIENT_TOTAL, Question, Turn};
pub use endpoint::Endpoint;
pub use failure::Failure;
pub use figures::Figure;
