#![doc = include_str!("../README.md")]

pub mod applications;
pub mod privacy;

mod error;
pub use error::Error;
