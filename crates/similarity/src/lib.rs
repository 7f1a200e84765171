#![doc = include_str!("../README.md")]

pub mod findings;
pub mod fingerprints;
pub mod index;
pub mod mergers;
pub mod overlap;
pub mod privacy;
pub mod rule;
pub mod tokens;

mod error;

pub use error::Error;
pub use findings::{Finding, findings_of};
