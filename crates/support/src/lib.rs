#![doc = include_str!("../README.md")]

pub mod attachments;
pub mod canned;
pub mod conversations;
pub mod mails;
pub mod mergers;
pub mod messages;
pub mod notes;
pub mod privacy;
pub mod replies;
pub mod times;

mod error;

pub use error::Error;
