#![doc = include_str!("../README.md")]

pub mod tokens;
pub mod usernames;
pub mod users;

mod error;
pub use error::Error;
