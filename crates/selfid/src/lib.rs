#![doc = include_str!("../README.md")]

pub mod answers;
pub mod apart;
pub mod impact;
pub mod privacy;

mod error;
pub use error::Error;
