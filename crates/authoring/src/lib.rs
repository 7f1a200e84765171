#![doc = include_str!("../README.md")]

pub mod checklist;
pub mod checks;
pub mod drafts;
mod error;
pub mod mergers;
pub mod privacy;

pub use error::Error;
