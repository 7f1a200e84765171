#![doc = include_str!("../README.md")]

pub mod connections;
pub mod exchanges;
pub mod mergers;
pub mod privacy;
pub mod starts;

mod error;
mod key;

pub use error::Error;
pub use key::{BEGINNING, Key, Remote};
