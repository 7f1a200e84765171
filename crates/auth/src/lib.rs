#![doc = include_str!("../README.md")]

pub mod tokens;
pub mod users;

mod error;
pub use error::Error;
