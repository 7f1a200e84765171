#![doc = include_str!("../README.md")]

pub mod bank;
pub mod grids;
pub mod mergers;
pub mod privacy;
pub mod tries;

mod error;

pub use error::Error;
