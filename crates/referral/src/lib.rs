#![doc = include_str!("../README.md")]

pub mod codes;
pub mod mergers;
pub mod network;
pub mod privacy;

mod error;
pub use error::Error;
