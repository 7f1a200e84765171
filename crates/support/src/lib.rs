#![doc = include_str!("../README.md")]

pub mod attachments;
pub mod canned;
pub mod conversations;
pub mod messages;
pub mod notes;
pub mod privacy;

mod error;

pub use error::Error;
