#![doc = include_str!("../README.md")]

pub mod codes;
pub mod privacy;

mod error;
pub use error::Error;
