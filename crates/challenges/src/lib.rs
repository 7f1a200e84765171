#![doc = include_str!("../README.md")]

pub mod judging;
pub mod privacy;
pub mod problems;
pub mod submissions;
pub mod suites;

mod error;

pub use error::Error;
