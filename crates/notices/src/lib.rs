#![doc = include_str!("../README.md")]

pub mod digest;
pub mod feeds;
pub mod inbox;
pub mod mergers;
pub mod privacy;
pub mod settings;

mod error;
pub use error::Error;
