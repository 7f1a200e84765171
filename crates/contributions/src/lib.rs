#![doc = include_str!("../README.md")]

pub mod evidence;
pub mod mergers;
pub mod metrics;
pub mod privacy;
pub mod reports;

mod error;
pub use error::Error;
