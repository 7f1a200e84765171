#![doc = include_str!("../README.md")]

pub mod cases;
pub mod examinations;
pub mod levels;
pub mod mergers;
pub mod needs;
pub mod privacy;
pub mod signals;

mod error;

pub use error::Error;
