#![doc = include_str!("../README.md")]

pub mod filters;
pub mod mergers;
pub mod privacy;
pub mod versions;

mod error;
pub use error::Error;
