#![doc = include_str!("../README.md")]

pub mod codes;

mod error;
pub use error::Error;
